import WaterflowLayout

/// How fast a finger is, from its samples of the last 100 ms.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(PointerSample(position: LayoutPoint(x: 0, y: 0), time: 0))
/// tracker.add(PointerSample(position: LayoutPoint(x: 8, y: 0), time: 16))
/// tracker.velocity(at: 16)  // 500 points a second to the right
/// ```
///
/// The velocity is the way from the first to the last of these samples by the
/// time between them: a single sample that is a little off changes little.
public struct VelocityTracker: Equatable, Sendable {
  /// Samples that are older say nothing about the speed, in milliseconds.
  public static let window = 100.0

  /// Over less than this no speed is told, in milliseconds: browsers round
  /// their clocks to as much as one.
  public static let shortest = 4.0

  /// Faster than this, in points a second, no finger is.
  public static let fastest = 100_000.0

  /// In order of time, no two at one.
  private var samples: [PointerSample] = []

  /// Creates a tracker that knows of no samples.
  public init() {}

  /// Takes a sample.
  ///
  /// One at the time of the last takes its place. One with a number that is
  /// infinite or none, or that is older than the last, counts for nothing.
  public mutating func add(_ sample: PointerSample) {
    guard sample.isUsable else { return }
    if let last = samples.last {
      if sample.time < last.time { return }
      if sample.time == last.time { samples.removeLast() }
    }
    samples.append(sample)
    let first = firstPlace(at: sample.time)
    if first > 0 { samples.removeFirst(first) }
  }

  /// Forgets all samples.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Tells the velocity at a time.
  ///
  /// - Parameter time: on the samples' clock, in milliseconds; that of the
  ///   last sample if it is earlier or no number.
  /// - Returns: points a second; zero for a finger that has not been heard of
  ///   for ``window``, or only just has.
  public func velocity(at time: Double) -> LayoutPoint {
    guard let last = samples.last else { return .zero }
    let now = time > last.time ? time : last.time
    let place = firstPlace(at: now)
    guard place < samples.count else { return .zero }
    let first = samples[place]
    let elapsed = last.time - first.time
    guard elapsed >= Self.shortest else { return .zero }
    return LayoutPoint(
      x: Self.clamped((last.position.x - first.position.x) / elapsed * 1_000),
      y: Self.clamped((last.position.y - first.position.y) / elapsed * 1_000))
  }

  /// The first sample that is not older than the window.
  private func firstPlace(at time: Double) -> Int {
    partition(samples.count) { samples[$0].time >= time - Self.window }
  }

  private static func clamped(_ speed: Double) -> Double {
    min(max(speed, -fastest), fastest)
  }
}
