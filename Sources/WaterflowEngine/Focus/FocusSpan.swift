/// A part of the axis, or of the direction across it, in points from where
/// reading starts.
struct FocusSpan: Equatable, Sendable {
  var lower: Double
  var upper: Double

  /// Spans that overlap by less only touch: positions are rounded.
  static var slack: Double { 1.0 / 512 }

  var middle: Double { lower + (upper - lower) / 2 }

  /// The same seen from the other end.
  var reversed: FocusSpan { FocusSpan(lower: -upper, upper: -lower) }

  /// Whether both have a part in common.
  func overlaps(_ other: FocusSpan) -> Bool {
    lower < other.upper - Self.slack && other.lower < upper - Self.slack
  }

  /// Whether it begins where another ends, or behind.
  func isBehind(_ other: FocusSpan) -> Bool {
    lower >= other.upper - Self.slack
  }

  /// How far a place is outside.
  func distance(to place: Double) -> Double {
    max(0, lower - place, place - upper)
  }

  /// How far another is away; 0 only if both overlap.
  func distance(to other: FocusSpan) -> Double {
    overlaps(other)
      ? 0 : max(Self.slack, lower - other.upper, other.lower - upper)
  }
}
