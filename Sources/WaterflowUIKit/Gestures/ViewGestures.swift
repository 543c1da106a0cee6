import WaterflowEngine
import WaterflowLayout

/// A view's touches, and the arena in which gestures compete for them.
@MainActor
final class ViewGestures: ArenaTouches {
  let recognizer = ArenaRecognizer()

  private let touches: TouchFeature<ViewHost>
  private weak var view: WaterflowView?
  /// Finds what is under a finger.
  let finder = TouchFinder(leavesCell: true)

  /// Installs the recogniser in a view.
  init(_ view: WaterflowView) {
    self.view = view
    finder.view = view
    touches = view.controller.requireTouches()
    recognizer.gestures = self
    view.addGestureRecognizer(recognizer)
    view.panGestureRecognizer.require(toFail: recognizer)
  }

  var arena: GestureArena { touches.arena }

  // MARK: - Touches

  var scrollView: UIScrollView? { view }

  var isCoasting: Bool { view?.isCoasting == true }

  func viewportPoint(of touch: UITouch) -> LayoutPoint {
    view?.viewportPoint(of: touch) ?? .zero
  }

  func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent) {
    finder.touchedView = touch.view
    let isOnCell = touch.view.map { view?.holdsCell($0) == true } ?? false
    begin(touch, pointer, event, isOnCell: isOnCell)
  }

  func ended(_ touch: UITouch, _ pointer: Int32) {
    // A tap on a button is the button's.
    if !arena.isClaimed, touch.view is SwipeActionButton {
      return arena.cancelled(pointer: pointer)
    }
    arena.ended(sample(touch, pointer))
  }

  /// Looks again when a gesture wants to know that time has passed.
  func wait() { touches.follow() }
}
