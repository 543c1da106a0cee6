/// Puts the distances of a style right and remembers what it met.
struct DistanceClamp {
  /// Whether a distance was infinite or too long for the coordinate space.
  private(set) var foundTooLong = false
  /// Whether a distance was negative or not a number.
  private(set) var foundUnusable = false

  /// Brings a distance that is less than another or not a number to that.
  @inline(never) mutating func callAsFunction(
    _ distance: inout Double, least: Double = 0
  ) {
    if distance > Fixed.longest {
      foundTooLong = true
    } else if !(distance >= least) {
      foundUnusable = true
      distance = least
    }
  }
}
