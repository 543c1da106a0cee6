import WaterflowLayout

/// How something goes to its place by itself, as a spring would that does not
/// swing, for what is moved frame by frame.
///
/// ```swift
/// let motion = SettleMotion(from: 120, to: 375, velocity: 900, at: now)
/// // Once a frame:
/// place(at: motion.position(at: now))
/// if motion.isOver(at: now) { finish() }
/// ```
public struct SettleMotion: Equatable, Sendable {
  /// How long it takes, in milliseconds; a thousandth of the way is left then.
  public static let duration = 400.0

  /// Where it goes, in points.
  public let target: Double
  private let way: Double
  private let velocity: Double
  private let start: Double

  /// Creates a motion that begins at a time in milliseconds.
  ///
  /// - Parameters:
  ///   - position: where it begins, in points.
  ///   - target: where it goes, in points.
  ///   - velocity: in points a second.
  ///   - time: on any clock in milliseconds.
  public init(
    from position: Double, to target: Double, velocity: Double = 0,
    at time: Double
  ) {
    self.target = target
    way = position - target
    self.velocity = velocity.isFinite ? velocity / 1_000 : 0
    start = time
  }

  /// Whether it is there at a time.
  public func isOver(at time: Double) -> Bool {
    !(time - start < Self.duration)
  }

  /// Where it is at a time, in points; it never goes beyond its target.
  public func position(at time: Double) -> Double {
    guard !isOver(at: time) else { return target }
    let elapsed = max(0, time - start)
    // (1 + 9.2) * exp(-9.2) is a thousandth.
    let stiffness = 9.2 / Self.duration
    let rest =
      (way + (velocity + stiffness * way) * elapsed)
      * Self.decay(stiffness * elapsed)
    return rest * way < 0 ? target : target + rest
  }

  /// exp(-x), for hosts without a mathematics library.
  private static func decay(_ x: Double) -> Double {
    // The series converges at once on a small part of the way.
    let part = x / 64
    var power = 1 - part + part * part / 2 - part * part * part / 6
    for _ in 0..<6 { power *= power }
    return power
  }
}
