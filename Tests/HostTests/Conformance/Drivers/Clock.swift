/// A time that passes when a test says so, with frames as on a fast display.
final class Clock {
  private(set) var now = 0.0

  private static let frame = 1_000 / 120.0
  // Milliseconds by which a sum of frames may miss the frame it means.
  private static let rounding = 1e-3
  private var timers: [(time: Double, number: Int, body: () -> Void)] = []
  private var steps: [(Double) -> Bool] = []
  private var framesPassed = 0
  private var scheduled = 0

  /// Called whenever something has happened.
  var afterEach: () -> Void = {}

  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    scheduled += 1
    timers.append((now + delay, scheduled, body))
    timers.sort { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  func eachFrame(_ step: @escaping (Double) -> Bool) { steps.append(step) }

  func advance(by milliseconds: Double) {
    let end = now + milliseconds
    while let next = nextTime, next <= end + Self.rounding {
      now = max(now, next)
      fireTimers()
      if Double(framesPassed + 1) * Self.frame <= now + Self.rounding {
        stepFrame()
      }
    }
    now = max(now, end)
    framesPassed = max(framesPassed, frameCount)
  }

  private var frameCount: Int { Int((now + Self.rounding) / Self.frame) }

  private var nextTime: Double? {
    let frame =
      steps.isEmpty ? nil : max(now, Double(framesPassed + 1) * Self.frame)
    guard let timer = timers.first?.time else { return frame }
    return frame.map { min($0, timer) } ?? timer
  }

  private func fireTimers() {
    while let timer = timers.first, timer.time <= now {
      timers.removeFirst()
      timer.body()
      afterEach()
    }
  }

  private func stepFrame() {
    framesPassed = max(framesPassed + 1, frameCount)
    let steps = steps
    self.steps = []
    for step in steps {
      if step(now) { self.steps.append(step) }
      afterEach()
    }
  }
}
