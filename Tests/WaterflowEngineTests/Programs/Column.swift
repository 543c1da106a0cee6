import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension CollectionLayout {
  /// Returns a list of items of one length in a viewport of 100 by 400 points.
  static func column(
    of count: Int, length: Double = 100
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: length, count: count))
    return layout
  }

  /// Returns a waterfall of four lanes in a viewport of 400 by 800 points,
  /// with lengths from 40 to 360 points.
  static func waterfall(of count: Int) throws -> CollectionLayout {
    var random = SplitMix64(seed: 4)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4))),
      lengths: (0..<count).map { _ in random.length(40...360) })
    return layout
  }
}
