import Foundation

/// The time that everything here goes by; it moves only when a test says so.
///
/// Every test has its own, which begins with `reset()`:
///
///     TestClock.reset()
///     UIView.animate(withDuration: 0.2) { view.alpha = 0 } completion: { … }
///     TestClock.advance(by: 0.2)  // calls the completion
@MainActor
package enum TestClock {
  /// Frames a second, as on a fast display.
  package static let frameRate = 120.0

  /// Seconds since the test began.
  package static var now: TimeInterval { Timeline.current.now }

  /// Goes back to 0 and forgets what was to happen.
  package static func reset() {
    Timeline.current.reset()
  }

  /// Lets time go by: what is due happens in its order, animations advance
  /// frame by frame, and layout is done after each.
  ///
  /// - Parameter seconds: Nothing happens unless this is 0 or more and finite.
  package static func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { return }
    Timeline.current.advance(by: seconds)
  }

  /// Whether anything is called with each frame.
  package static var callsFrames: Bool { Timeline.current.callsFrames }

  /// Does something after some seconds, as a timer does.
  package static func schedule(
    in seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) {
    Timeline.current.schedule(in: seconds, action)
  }
}
