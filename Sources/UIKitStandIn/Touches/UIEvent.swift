import Foundation

/// What the touches of a window did at one time.
///
/// As UIKit documents: one object may tell of several touches.
@MainActor
open class UIEvent: NSObject {
  /// The touches of the event.
  ///
  /// As UIKit documents: those of all views.
  package let allTouches: Set<UITouch>?

  /// The keys that are held.
  ///
  /// As UIKit documents: none for events of a screen alone.
  open var modifierFlags: UIKeyModifierFlags { Keyboard.heldModifiers }

  /// The buttons of a pointer that are pressed.
  ///
  /// As UIKit documents: none where no pointer is.
  package var buttonMask: ButtonMask {
    (allTouches ?? []).reduce(into: []) { $0.formUnion($1.buttonMask) }
  }

  /// Seconds on the clock when it happened.
  package let timestamp: TimeInterval

  init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = TestClock.now
    super.init()
  }
}
