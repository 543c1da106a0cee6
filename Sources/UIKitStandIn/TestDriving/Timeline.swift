import Foundation

/// What happens, and when, in one test.
///
/// Tests run side by side and take turns on the main actor, so a time that all
/// share would pass in one while another sets itself up. Each test is a task
/// of its own, by which its timeline is found.
@MainActor
final class Timeline {
  private static var known: [Int: Timeline] = [:]

  static var current: Timeline {
    let task = withUnsafeCurrentTask { $0?.hashValue } ?? 0
    if let timeline = known[task] { return timeline }
    let timeline = Timeline()
    known[task] = timeline
    return timeline
  }

  // Seconds by which a sum of frames may miss the frame it means.
  private static let rounding = 1e-6

  private(set) var now: TimeInterval = 0
  private var events: [Event] = []
  private var animators: [any FrameAnimator] = []
  private var scheduled = 0
  private var frames = 0
  private var shown: [WeakWindow] = []
  var isScreenRead = false
  var readElement: AnyObject?
  var told: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  var onTell: (UIAccessibility.Notification, Any?) -> Void = { _, _ in }
  /// What a person has felt.
  var impacts = 0
  var selectionChanges = 0

  var windows: [UIWindow] {
    shown.removeAll { $0.window == nil }
    return shown.compactMap(\.window)
  }

  func reset() {
    now = 0
    events = []
    animators = []
    scheduled = 0
    frames = 0
    isScreenRead = false
    readElement = nil
    told = []
    onTell = { _, _ in }
    impacts = 0
    selectionChanges = 0
  }

  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    Display.turn()
    while let next = nextInstant, next <= end + Self.rounding {
      now = max(now, next)
      runDueEvents()
      if instant(ofFrame: frames + 1) <= now { stepFrame() }
      Display.turn()
    }
    now = max(now, end)
    frames = max(frames, framesPassed)
    Display.turn()
  }

  func schedule(
    in seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) {
    scheduled += 1
    events.append(
      Event(time: now + seconds, number: scheduled, action: action))
    events.sort { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  func add(_ animator: any FrameAnimator) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
  }

  var callsFrames: Bool { animators.contains { !$0.isDone } }

  func show(_ window: UIWindow) {
    shown.append(WeakWindow(window: window))
  }

  private func instant(ofFrame frame: Int) -> TimeInterval {
    Double(frame) / TestClock.frameRate
  }

  private var framesPassed: Int {
    Int(((now + Self.rounding) * TestClock.frameRate).rounded(.down))
  }

  private var nextInstant: TimeInterval? {
    let frame =
      animators.isEmpty ? nil : max(now, instant(ofFrame: frames + 1))
    guard let event = events.first?.time else { return frame }
    return frame.map { min($0, event) } ?? event
  }

  private func runDueEvents() {
    while let event = events.first, event.time <= now {
      events.removeFirst()
      event.action()
    }
  }

  private func stepFrame() {
    frames = max(frames + 1, framesPassed)
    for animator in animators { animator.step(to: now) }
    animators.removeAll { $0.isDone }
  }

  private struct Event {
    let time: TimeInterval
    let number: Int
    let action: @MainActor () -> Void
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
