/// Puts the distances of a style right and remembers what it met.
struct DistanceClamp {
  /// Whether a distance was infinite or too long for the coordinate space.
  private(set) var foundTooLong = false
  /// Whether a distance was negative or not a number.
  private(set) var foundUnusable = false

  /// Brings a negative or not-a-number distance to 0.
  @inline(never) mutating func callAsFunction(_ distance: inout Double) {
    if distance > Fixed.longest {
      foundTooLong = true
    } else if !(distance >= 0) {
      foundUnusable = true
      distance = 0
    }
  }
}
