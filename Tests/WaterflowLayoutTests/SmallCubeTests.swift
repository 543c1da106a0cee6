import Testing
import WaterflowLayout

@Suite("All small waterfalls")
struct SmallCubeTests {
  @Test(
    "Every row of up to six items in up to four lanes equals the reference",
    arguments: 1...4, [0.0, 1.0])
  func everyWaterfall(lanes: Int, spacing: Double) throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes)), lineSpacing: spacing,
      interitemSpacing: spacing)
    for count in 0...6 {
      try withEveryRow(of: [0, 1, 2], count: count) { heights in
        let layout = try CollectionLayout(
          viewport: LayoutSize(width: 128, height: 1))
        try layout.appendSection(style, lengths: heights)
        let items = heights.map { ItemSize(width: 0, height: $0) }
        if let problem = difference(layout, style, items) {
          Issue.record("heights \(heights): \(problem)")
        }
      }
    }
  }

  @Test(
    "Every small waterfall in pieces of one item equals the reference",
    arguments: 1...4, [0.0, 1.0])
  func everyWaterfallItemByItem(lanes: Int, spacing: Double) throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes)), lineSpacing: spacing)
    try withEveryRow(of: [0, 1, 2], count: 5) { heights in
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 128, height: 1))
      try layout.appendSection(style, lengths: [])
      for height in heights {
        try layout.appendItems(toSection: 0, lengths: [height])
      }
      let items = heights.map { ItemSize(width: 0, height: $0) }
      if let problem = difference(layout, style, items) {
        Issue.record("heights \(heights): \(problem)")
      }
    }
  }
}
