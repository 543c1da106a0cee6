import WaterflowEngine
import WaterflowLayout

/// The touches of a scroll view, and the arena in which gestures compete for
/// them.
@MainActor
class ArenaTouches {
  /// Decides whose a touch is.
  let arena: GestureArena
  let recognizer = ArenaRecognizer()
  private weak var scrollView: UIScrollView?

  /// Installs the recogniser in a scroll view.
  init(_ scrollView: UIScrollView, _ arena: GestureArena) {
    self.scrollView = scrollView
    self.arena = arena
    recognizer.gestures = self
    scrollView.addGestureRecognizer(recognizer)
    scrollView.panGestureRecognizer.require(toFail: recognizer)
  }

  /// Takes the recogniser away.
  func leave() { scrollView?.removeGestureRecognizer(recognizer) }

  /// Whether content goes on by itself, so that a touch stops it.
  var isCoasting: Bool { scrollView?.isDecelerating == true }

  /// Where a touch is, in points from the viewport's corner.
  func viewportPoint(of touch: UITouch) -> LayoutPoint {
    guard let scrollView else { return .zero }
    return LayoutPoint(touch.location(in: scrollView))
      .shift(from: LayoutPoint(scrollView.contentOffset))
  }

  /// Looks again when a gesture wants to know that time has passed.
  func wait() {}

  func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent) {
    begin(touch, pointer, event)
  }

  func moved(_ touch: UITouch, _ pointer: Int32) {
    arena.moved(sample(touch, pointer))
  }

  func ended(_ touch: UITouch, _ pointer: Int32) {
    arena.ended(sample(touch, pointer))
  }

  func cancelled(_ pointer: Int32) { arena.cancelled(pointer: pointer) }

  /// Tells the arena of a touch, unless it is of no gesture of ours; one on what
  /// an app has put above the cells selects nothing.
  final func begin(
    _ touch: UITouch, _ pointer: Int32, _ event: UIEvent, isOnCell: Bool = true
  ) {
    // One that joins others in scrolling is nothing else; one on a remote moves
    // the focus.
    guard let scrollView, !scrollView.isDragging, touch.type != .indirect,
      !event.isSecondary, !touch.movesThumb
    else { return }
    arena.began(
      sample(touch, pointer), touch.type == .indirectPointer ? .mouse : .touch,
      event.modifierFlags.modifier, isMoving: isCoasting || !isOnCell)
  }

  private func sample(_ touch: UITouch, _ pointer: Int32) -> PointerSample {
    PointerSample(
      pointer: pointer, position: viewportPoint(of: touch),
      time: touch.timestamp * 1_000)
  }
}

extension UITouch {
  /// Whether it is a slider's or a switch's, or in one: they need it for
  /// themselves.
  fileprivate var movesThumb: Bool {
    #if os(tvOS)
      return false
    #else
      var part = view
      while let one = part, !(one is UIScrollView) {
        if one is UISlider || one is UISwitch { return true }
        part = one.superview
      }
      return false
    #endif
  }
}

extension UIEvent {
  /// Whether it is a pointer's that asks for a menu, and presses nothing.
  var isSecondary: Bool {
    #if os(tvOS)
      return false
    #else
      return buttonMask.contains(.secondary)
    #endif
  }
}

extension UIKeyModifierFlags {
  /// What the keys make of a click or a drag.
  var modifier: RangeSelection.Modifier {
    let toggles = contains(.command) || contains(.control)
    if contains(.shift) { return toggles ? .add : .extend }
    return toggles ? .toggle : .plain
  }
}
