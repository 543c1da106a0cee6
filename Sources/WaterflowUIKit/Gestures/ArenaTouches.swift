import WaterflowEngine
import WaterflowLayout

/// What an ``ArenaRecognizer`` tells of touches.
@MainActor
protocol ArenaTouches: AnyObject {
  /// Decides whose a touch is.
  var arena: GestureArena { get }

  /// What is scrolled.
  var scrollView: UIScrollView? { get }
  /// Whether content goes on by itself, so that a touch stops it.
  var isCoasting: Bool { get }

  /// Where a touch is, in points from the viewport's corner.
  func viewportPoint(of touch: UITouch) -> LayoutPoint

  /// Looks again when a gesture wants to know that time has passed.
  func wait()

  func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent)
  func ended(_ touch: UITouch, _ pointer: Int32)
}

extension ArenaTouches {
  /// Tells the arena of a touch, unless it is of no gesture of ours; one on what
  /// an app has put above the cells selects nothing.
  func begin(
    _ touch: UITouch, _ pointer: Int32, _ event: UIEvent, isOnCell: Bool = true
  ) {
    // One that joins others in scrolling is nothing else; one on a remote moves
    // the focus.
    guard let scrollView, !scrollView.isDragging, touch.type != .indirect
    else { return }
    arena.began(
      sample(touch, pointer), touch.type == .indirectPointer ? .mouse : .touch,
      event.modifierFlags.modifier, isMoving: isCoasting || !isOnCell)
  }

  func moved(_ touch: UITouch, _ pointer: Int32) {
    arena.moved(sample(touch, pointer))
  }

  func cancelled(_ pointer: Int32) { arena.cancelled(pointer: pointer) }

  func sample(_ touch: UITouch, _ pointer: Int32) -> PointerSample {
    PointerSample(
      pointer: pointer, position: viewportPoint(of: touch),
      time: touch.timestamp * 1_000)
  }
}

extension UIKeyModifierFlags {
  /// What the keys make of a click or a drag.
  fileprivate var modifier: RangeSelection.Modifier {
    let toggles = contains(.command) || contains(.control)
    if contains(.shift) { return toggles ? .add : .extend }
    return toggles ? .toggle : .plain
  }
}
