import SeededRandom
import WaterflowLayout

extension SplitMix64 {
  /// Returns a ratio as photos have it, now and then one of a panorama or of a
  /// tower, or of nothing at all.
  ///
  /// Any number may come, so that no two ways to break rows are equally good.
  mutating func ratio() -> Double {
    switch int(0...19) {
    case 0: 0
    case 1: Double.random(in: 0.01...0.3, using: &self)
    case 2: Double.random(in: 2.5...30, using: &self)
    default: Double.random(in: 0.3...2.5, using: &self)
    }
  }

  /// Returns rules of justified rows.
  mutating func justifiedRows() -> JustifiedRows {
    JustifiedRows(
      rowHeight: length(12...300),
      breaking: pick([.greedy, .balanced, .even]),
      shrink: pick([0.6, 0.6, 0.6, 0, 0.3, 0.9, 1.25]),
      stretch: pick([1.9, 1.9, 0, 1.2, 4]),
      lastRow: pick([.natural, .justified, .previous]))
  }
}
