import WaterflowEngine
import WaterflowLayout

/// A view's touches.
final class ViewGestures: ArenaTouches {
  private let touches: TouchFeature<ViewHost>
  private weak var view: WaterflowView?
  /// Finds what is under a finger.
  let finder = TouchFinder(leavesCell: true)

  init(_ view: WaterflowView) {
    self.view = view
    finder.view = view
    touches = view.controller.requireTouches()
    super.init(view, touches.arena)
  }

  override var isCoasting: Bool { view?.isCoasting == true }

  override func viewportPoint(of touch: UITouch) -> LayoutPoint {
    view?.viewportPoint(of: touch) ?? .zero
  }

  override func wait() { touches.follow() }

  override func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent) {
    finder.touchedView = touch.view
    let isOnCell = touch.view.map { view?.holdsCell($0) == true } ?? false
    begin(touch, pointer, event, isOnCell: isOnCell)
  }

  override func ended(_ touch: UITouch, _ pointer: Int32) {
    // A tap on a button is the button's.
    if !arena.isClaimed, touch.view is SwipeActionButton {
      return cancelled(pointer)
    }
    super.ended(touch, pointer)
  }
}
