import WaterflowLayout

/// A finger that scrolls a vertical platform, once it has gone further than a
/// tap would and no gesture has it.
struct Pan {
  private static let slack = 10.0

  private var last: LayoutPoint?
  private(set) var isScrolling = false

  mutating func began(_ x: Double, _ y: Double) {
    last = LayoutPoint(x: x, y: y)
    isScrolling = false
  }

  mutating func ended() {
    last = nil
    isScrolling = false
  }

  /// Returns how far the content goes by a move.
  mutating func moved(_ x: Double, _ y: Double, isClaimed: Bool) -> Double? {
    guard !isClaimed, let last else { return nil }
    var way = last.y - y
    if !isScrolling {
      guard abs(way) >= Self.slack else { return nil }
      isScrolling = true
      way -= way < 0 ? -Self.slack : Self.slack
    }
    self.last = LayoutPoint(x: x, y: y)
    return way
  }
}
