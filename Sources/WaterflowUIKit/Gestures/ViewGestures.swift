import WaterflowEngine
import WaterflowLayout

/// A view's touches.
final class ViewGestures: ArenaTouches {
  private let touches: TouchFeature<ViewHost>
  /// Finds what is under a finger.
  let finder = TouchFinder(leavesCell: true)

  init(_ view: WaterflowView) {
    finder.view = view
    touches = view.controller.requireTouches()
    super.init(view, touches.arena)
  }

  override var isCoasting: Bool { finder.view?.isCoasting == true }

  override func viewportPoint(of touch: UITouch) -> LayoutPoint {
    finder.view?.viewportPoint(of: touch) ?? .zero
  }

  override func wait() { touches.follow() }

  override func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent) {
    finder.touchedView = touch.view
    let isOnCell = touch.view.flatMap { finder.view?.holdsCell($0) } ?? false
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
