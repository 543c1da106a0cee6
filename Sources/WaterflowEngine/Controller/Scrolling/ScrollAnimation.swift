import WaterflowLayout

/// A scroll to an item that is under way.
///
/// Every frame it goes a part of what is left, wherever the item is by then:
/// estimates on the way may give way to measured lengths, and it still lands
/// where it should.
struct ScrollAnimation {
  /// Where it goes, as the data calls it; nil once that is gone.
  var item: ItemPath?
  let alignment: ScrollAlignment
  private let start: Double
  /// The part of the way behind it, from 0 to 1.
  private(set) var eased = 0.0

  /// How long it takes, in milliseconds.
  private static var duration: Double { 400 }

  /// From further away it begins as many viewports before its end.
  static var longestWay: Double { 20 }

  init(
    to item: ItemPath, _ alignment: ScrollAlignment, start: Double
  ) {
    self.item = item
    self.alignment = alignment
    self.start = start
  }

  /// Returns where to go from a position, in points, at a time.
  mutating func next(
    from position: Double, to end: Double, at time: Double
  ) -> Double {
    let progress = min(max(0, (time - start) / Self.duration), 1)
    // Slow, fast, slow.
    let eased = progress * progress * (3 - 2 * progress)
    guard eased < 1 else {
      self.eased = 1
      return end
    }
    let part = (eased - self.eased) / (1 - self.eased)
    self.eased = eased
    return position + (end - position) * part
  }
}
