import WaterflowLayout

/// A finger that goes evenly from one place to another, frame by frame.
struct Glide {
  /// How long a hand takes that scrolls, in milliseconds, and how long it
  /// rests then.
  static let handTime = 100.0
  static let rest = 300.0

  private let start: LayoutPoint
  private let end: LayoutPoint
  private let duration: Double

  init(
    from start: LayoutPoint, to end: LayoutPoint, _ milliseconds: Double
  ) {
    self.start = start
    self.end = end
    duration = milliseconds
  }

  /// Calls with each place and the time before it.
  func run(_ step: (LayoutPoint, Double) -> Void) {
    let steps = max(1, Int((duration * 120 / 1_000).rounded()))
    for number in 1...steps {
      let part = Double(number) / Double(steps)
      step(
        LayoutPoint(
          x: start.x + (end.x - start.x) * part,
          y: start.y + (end.y - start.y) * part),
        duration / Double(steps))
    }
  }
}
