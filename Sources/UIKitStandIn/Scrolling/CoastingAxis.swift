import Foundation

/// One axis of content that moves by itself.
///
/// Within the ends it keeps a part of its speed each millisecond, so it coasts
/// v / 1000 * r / (1 - r) points; past an end a critically damped spring brings
/// it back.
struct CoastingAxis {
  // The spring and the ends of motion are not documented; these look alike.
  private static let stiffness: CGFloat = 10.9
  private static let near: CGFloat = 0.5
  private static let slow: CGFloat = 20

  private(set) var velocity: CGFloat
  private(set) var isStill = false

  init(velocity: CGFloat) {
    self.velocity = velocity
  }

  /// Goes on for some seconds.
  ///
  /// - Returns: The new offset.
  mutating func step(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ seconds: CGFloat,
    rate: CGFloat, bounces: Bool
  ) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    if offset != end { return spring(offset, to: end, seconds) }
    let next = coast(offset, seconds, rate: min(max(0, rate), 0.9999))
    if range.contains(next) { return next }
    isStill = false
    if bounces, velocity != 0 { return next }
    velocity = 0
    isStill = true
    return min(max(next, range.lowerBound), range.upperBound)
  }

  private mutating func coast(
    _ offset: CGFloat, _ seconds: CGFloat, rate: CGFloat
  ) -> CGFloat {
    let kept = pow(rate, seconds * 1000)
    let left = velocity / 1000 * rate / (1 - rate)
    velocity *= kept
    guard abs(left * kept) >= Self.near else {
      velocity = 0
      isStill = true
      return offset + left
    }
    isStill = false
    return offset + left * (1 - kept)
  }

  private mutating func spring(
    _ offset: CGFloat, to end: CGFloat, _ seconds: CGFloat
  ) -> CGFloat {
    let past = offset - end
    let pull = velocity + Self.stiffness * past
    let damping = exp(-Self.stiffness * seconds)
    let next = (past + pull * seconds) * damping
    velocity = (velocity - Self.stiffness * pull * seconds) * damping
    isStill = abs(next) < Self.near && abs(velocity) < Self.slow
    guard isStill else { return end + next }
    velocity = 0
    return end
  }
}
