/// The speed and direction in which content travels.
struct ScrollVelocity {
  /// Points a millisecond, away from the content's start if positive.
  private var velocity = 0.0
  /// When the last step was; the first of all is no travel.
  private var time = -Double.infinity
  /// Steps since that time that are too close to it to tell a speed.
  private var gathered = 0.0
  /// How far ahead at most, in points.
  private var longest = 0.0

  /// Two steps that are further apart are no travel, in milliseconds.
  private static var pause: Double { 100 }

  /// Over less than this no speed is told, in milliseconds: browsers round
  /// their clocks to as much as one.
  private static var shortest: Double { 4 }

  /// How slowly the speed falls, in milliseconds: frames are of unequal length,
  /// and cells that a slower one gives back are wanted again by the next.
  private static var memory: Double { 100 }

  /// Notes a step.
  ///
  /// - Parameters:
  ///   - distance: how far, in points along the axis; a leap is no travel.
  ///   - time: when, in milliseconds.
  ///   - longest: the greatest distance to look ahead, in points.
  ///   - lead: how long ahead, in milliseconds; faster than that distance in
  ///     this time nothing is, or it would take long to fall.
  mutating func move(
    by distance: Double, at time: Double, longest: Double, lead: Double
  ) {
    let elapsed = time - self.time
    self.longest = longest
    let isTravel =
      elapsed >= 0 && elapsed < Self.pause
      && distance <= ScrollWindow.leap && distance >= -ScrollWindow.leap
    guard isTravel else {
      velocity = 0
      gathered = 0
      self.time = time
      return
    }
    // A pass for another reason says nothing about the speed.
    if distance == 0 { return }
    gathered += distance
    if elapsed < Self.shortest { return }
    let fastest = lead > 0 ? longest / lead : 0
    let latest = min(max(gathered / elapsed, -fastest), fastest)
    let before = velocity * latest < 0 ? 0 : velocity
    // Half of what it rises by at once is for the frame that is due, and the
    // other half leaves it time: cells that are missing would show, but all in
    // one pass would hold it up.
    let share =
      before.magnitude > latest.magnitude
      ? elapsed / (Self.memory + elapsed) : 0.5
    velocity = before + (latest - before) * share
    gathered = 0
    self.time = time
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
