/// The speed and direction in which content travels.
struct Travel {
  /// Points a millisecond, away from the content's start if positive.
  private var velocity = 0.0
  private var time = 0.0
  /// How far ahead at most, in points.
  private var longest = 0.0

  /// Two steps that are further apart are no travel, in milliseconds.
  private static var pause: Double { 100 }

  /// Notes a step.
  ///
  /// - Parameters:
  ///   - distance: how far, in points along the axis.
  ///   - time: when, in milliseconds.
  ///   - longest: the greatest distance to look ahead, in points.
  mutating func move(by distance: Double, at time: Double, longest: Double) {
    let elapsed = time - self.time
    self.time = time
    self.longest = longest
    guard elapsed > 0 && elapsed < Self.pause else {
      // Several steps at one time keep the speed; a rest ends it.
      if elapsed != 0 { velocity = 0 }
      return
    }
    velocity = distance / elapsed
  }

  /// How far before the viewport content comes in within a time, in points.
  func before(_ time: Double) -> Double { ahead(-velocity, time) }

  /// How far behind the viewport content comes in within a time, in points.
  func after(_ time: Double) -> Double { ahead(velocity, time) }

  private func ahead(_ velocity: Double, _ time: Double) -> Double {
    // The order of the arguments makes NaN a zero.
    min(max(0, velocity * time), longest)
  }
}
