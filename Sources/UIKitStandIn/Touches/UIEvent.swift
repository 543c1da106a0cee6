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

  /// Seconds on the clock when it happened.
  package let timestamp: TimeInterval

  init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = TestClock.now
    super.init()
  }
}
