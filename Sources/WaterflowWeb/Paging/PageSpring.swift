/// A spring that takes a page to its place as fast as one can that does not
/// swing.
struct PageSpring {
  /// Where the page is, in points.
  private(set) var position: Double
  private let end: Double
  /// In points a millisecond.
  private var velocity: Double
  private var time: Double?

  /// How stiff it is: after a third of a second next to nothing is left.
  private static var frequency: Double { 0.022 }

  /// It is reckoned in steps of so many milliseconds.
  private static var step: Double { 2 }

  /// A frame that comes later than this stands for one that came in time.
  private static var longestFrame: Double { 64 }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - start: where the page is, in points.
  ///   - end: where it is to go.
  ///   - velocity: how fast it is on its way, in points a second.
  init(from start: Double, to end: Double, velocity: Double) {
    position = start
    self.end = end
    self.velocity = velocity / 1_000
  }

  /// Whether what is left cannot be seen.
  var isAtRest: Bool {
    abs(position - end) < 0.5 && abs(velocity) < 0.05
  }

  /// Lets time pass, up to a time in milliseconds.
  mutating func advance(to now: Double) {
    let last = time ?? now - 16
    time = now
    var left = min(max(now - last, 0), Self.longestFrame)
    while left > 0 {
      let step = min(left, Self.step)
      left -= step
      let pull =
        Self.frequency * Self.frequency * (end - position)
        - 2 * Self.frequency * velocity
      velocity += pull * step
      position += velocity * step
    }
  }
}
