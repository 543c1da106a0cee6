import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// A hand on a recorded page: what it does reaches the view as the page's own
/// events would.
struct Hand {
  private let kept: PageRecorder
  private let listener: Int32

  init(on stage: Stage) throws { try self.init(on: stage.page) }

  init(on page: PageRecorder) throws {
    kept = page
    let watch = try #require(kept.calls.last { $0.name == "watch" })
    listener = Int32(watch.numbers[0])
  }

  /// Tests of other suites may have had another page since.
  private var page: PageRecorder {
    PageRecorder.current = kept
    return kept
  }

  /// Bits of the page's answer.
  static let claimed = 1.0
  static let used = 2.0

  @discardableResult
  func down(
    _ x: Double, _ y: Double, at time: Double, kind: PointerKind = .touch,
    keys: RangeSelection.Modifier = .plain, onControl: Bool = false,
    pointer: Double = 0
  ) -> Double {
    tell(
      0, x, y, time, pointer, Double(kind.rawValue), Double(keys.rawValue),
      onControl)
  }

  @discardableResult
  func move(
    _ x: Double, _ y: Double, at time: Double, pointer: Double = 0
  ) -> Double { tell(1, x, y, time, pointer) }

  @discardableResult
  func up(
    _ x: Double, _ y: Double, at time: Double, pointer: Double = 0
  ) -> Double { tell(2, x, y, time, pointer) }

  @discardableResult
  func cancel(at time: Double, pointer: Double = 0) -> Double {
    tell(3, 0, 0, time, pointer)
  }

  /// The platform scrolls with the finger.
  func loses(at time: Double) { tell(4, 0, 0, time) }

  /// The window loses the focus.
  func leave(at time: Double) { tell(5, 0, 0, time) }

  @discardableResult
  func escape(at time: Double) -> Double { tell(6, 0, 0, time) }

  /// An arrow is pressed on the actions of an item.
  @discardableResult
  func arrow(left isLeft: Bool, at time: Double) -> Double {
    tell(isLeft ? 8 : 9, 0, 0, time)
  }

  /// A short touch.
  func tap(
    _ x: Double, _ y: Double, at time: Double, kind: PointerKind = .touch,
    keys: RangeSelection.Modifier = .plain, onControl: Bool = false
  ) {
    down(x, y, at: time, kind: kind, keys: keys, onControl: onControl)
    up(x, y, at: time + 20)
  }

  /// Lets time pass and fires the timers that are due by then.
  func wait(until time: Double) {
    page.time = time
    for timer in timers where timer.delay >= 0 { timerFired(timer.number) }
  }

  /// Fires what waits for the next frame.
  func frame(at time: Double) {
    page.time = time
    let frames = page.calls.filter { $0.name == "requestFrame" }
    page.calls.removeAll { $0.name == "requestFrame" }
    for frame in frames { timerFired(Int32(frame.numbers[0])) }
  }

  private var timers: [(delay: Double, number: Int32)] {
    page.calls.filter { $0.name == "schedule" }.map {
      ($0.numbers[0], Int32($0.numbers[1]))
    }
  }

  @discardableResult
  private func tell(
    _ code: Double, _ x: Double, _ y: Double, _ time: Double,
    _ pointer: Double = 0, _ kind: Double = 0, _ keys: Double = 0,
    _ onControl: Bool = false
  ) -> Double {
    page.time = time
    guard let samples = page.samples?.assumingMemoryBound(to: Double.self)
    else { return .nan }
    let values = [x, y, time, pointer, kind, keys, onControl ? 1 : 0, 0]
    for (index, value) in values.enumerated() { samples[index] = value }
    eventFired(listener, code)
    return samples[7]
  }
}
