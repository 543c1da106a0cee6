import Foundation

/// The time that everything here goes by; it moves only when a test says so.
@MainActor
package enum TestClock {
  /// Frames a second, as on a fast display.
  package static let frameRate = 120.0

  /// Seconds since the test began.
  package private(set) static var now: TimeInterval = 0

  private static var events: [Event] = []
  private static var animators: [FrameAnimator] = []
  private static var scheduled = 0
  private static var frames = 0

  /// Goes back to 0 and forgets what was to happen.
  package static func reset() {
    now = 0
    events = []
    animators = []
    scheduled = 0
    frames = 0
  }

  /// Lets time go by: what is due happens in its order, animations advance
  /// frame by frame, and layout is done after each.
  ///
  /// - Parameter seconds: Nothing happens unless this is 0 or more and finite.
  package static func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { return }
    let end = now + seconds
    Display.turn()
    while let next = nextInstant, next <= end {
      now = max(now, next)
      runDueEvents()
      if Double(frames + 1) / frameRate <= now { stepFrame() }
      Display.turn()
    }
    now = end
    frames = max(frames, Int((now * frameRate).rounded(.down)))
    Display.turn()
  }

  static func schedule(
    in seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) {
    scheduled += 1
    events.append(
      Event(time: now + seconds, number: scheduled, action: action))
    events.sort { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  static func add(_ animator: FrameAnimator) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
  }

  private static var nextInstant: TimeInterval? {
    let frame =
      animators.isEmpty
      ? nil : max(now, Double(frames + 1) / frameRate)
    guard let event = events.first?.time else { return frame }
    return frame.map { min($0, event) } ?? event
  }

  private static func runDueEvents() {
    while let event = events.first, event.time <= now {
      events.removeFirst()
      event.action()
    }
  }

  private static func stepFrame() {
    frames = max(frames + 1, Int((now * frameRate).rounded(.down)))
    for animator in animators { animator.step(to: now) }
    animators.removeAll { $0.isDone }
  }

  private struct Event {
    let time: TimeInterval
    let number: Int
    let action: @MainActor () -> Void
  }
}
