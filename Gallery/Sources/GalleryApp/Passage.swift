/// Whether content passes by so fast that pictures would only load for nothing.
struct Passage {
  /// Whether it does.
  private(set) var isFast = false

  private var position = 0.0
  private var time = 0.0

  /// What stays in view for less than this is passing by, in milliseconds.
  private static let glimpse = 400.0
  /// Over less than this no speed is told, in milliseconds.
  private static let shortest = 8.0
  /// Without a step for so long, content is at rest, in milliseconds.
  static let rest = 100.0

  /// Notes where content is now.
  ///
  /// - Returns: whether it has just become slow.
  mutating func move(to position: Double, viewport: Double, at time: Double)
    -> Bool
  {
    let elapsed = time - self.time
    guard elapsed >= Self.shortest else { return false }
    let wasFast = isFast
    isFast = abs(position - self.position) * Self.glimpse > viewport * elapsed
    self.position = position
    self.time = time
    return wasFast && !isFast
  }

  /// Ends it if there was no step for a while; returns whether it has ended.
  mutating func end(at time: Double) -> Bool {
    if time - self.time >= Self.rest { isFast = false }
    return !isFast
  }
}
