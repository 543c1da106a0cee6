import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A view's touches, and the arena in which gestures compete for them.
@MainActor
final class ViewGestures {
  let arena: GestureArena
  let recognizer = ArenaRecognizer()

  private weak var view: WaterflowView?
  /// Finds what is under a finger.
  private let finder: TouchFinder
  /// When the arena is looked at again, in milliseconds.
  private var nextLook: Double?

  /// Installs the recogniser in a view.
  init(_ view: WaterflowView) {
    self.view = view
    let finder = TouchFinder(view)
    self.finder = finder
    arena = GestureArena { finder.element(at: $0) }
    recognizer.gestures = self
    view.addGestureRecognizer(recognizer)
    view.panGestureRecognizer.require(toFail: recognizer)
  }

  // MARK: - Touches

  func began(_ touch: UITouch, _ pointer: Int32) {
    guard let view else { return }
    finder.touchedView = touch.view
    // One that joins others in scrolling is nothing else; one on a remote moves
    // the focus.
    guard !view.isDragging, touch.type != .indirect else { return }
    arena.began(
      sample(touch, pointer), touch.type == .indirectPointer ? .mouse : .touch,
      isMoving: view.isCoasting)
  }

  func moved(_ touch: UITouch, _ pointer: Int32) {
    arena.moved(sample(touch, pointer))
  }

  func ended(_ touch: UITouch, _ pointer: Int32) {
    // A tap on a button is the button's.
    if !arena.isClaimed, touch.view is SwipeActionButton {
      return arena.cancelled(pointer: pointer)
    }
    arena.ended(sample(touch, pointer))
  }

  func cancelled(_ pointer: Int32) {
    arena.cancelled(pointer: pointer)
  }

  private func sample(_ touch: UITouch, _ pointer: Int32) -> PointerSample {
    PointerSample(
      pointer: pointer, position: view?.viewportPoint(of: touch) ?? .zero,
      time: touch.timestamp * 1_000)
  }

  // MARK: - Time

  /// Looks again when a gesture wants to know that time has passed.
  func wait() {
    guard let view, let deadline = arena.deadline, deadline != nextLook else {
      return
    }
    nextLook = deadline
    view.schedule(max(0, deadline - view.now())) { [weak self] in
      self?.look(at: deadline)
    }
  }

  private func look(at deadline: Double) {
    guard nextLook == deadline else { return }
    nextLook = nil
    guard let view, recognizer.state != .failed else { return }
    // Timers and clocks differ by a little.
    arena.elapsed(at: max(deadline, view.now()))
    recognizer.follow()
  }
}

/// Finds what is under a finger: nothing where the finger came down on what an
/// app has put above the cells.
@MainActor
private final class TouchFinder {
  weak var touchedView: UIView?
  private weak var view: WaterflowView?

  init(_ view: WaterflowView) { self.view = view }

  func element(at point: Point) -> ElementID? {
    guard let view, let touchedView else { return nil }
    let offset = view.engine.offset
    let place = Point(x: point.x + offset.x, y: point.y + offset.y)
    let found = view.engine.layout.element(at: place, in: view.engine.viewport)
    guard let id = found?.id, let live = view.engine.liveCell(showing: id),
      let cell = view.host.cell(live.cell)
    else { return nil }
    // The finger may go on to other cells.
    let isOnCell = touchedView.isDescendant(of: cell)
    return isOnCell || view.holdsCell(touchedView) ? id : nil
  }
}
