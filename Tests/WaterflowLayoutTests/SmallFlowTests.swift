import Testing
import WaterflowLayout

@Suite("All small flows")
struct SmallFlowTests {
  @Test(
    "Every row of up to five items equals the reference however it is spread",
    arguments: [
      LineDistribution.justified, .leading, .center, .trailing,
    ], [LineAlignment.center, .top, .bottom])
  func everyFlow(
    distribution: LineDistribution, alignment: LineAlignment
  ) throws {
    let style = SectionStyle(
      mode: .flow(distribution: distribution, alignment: alignment),
      lineSpacing: 1, interitemSpacing: 2)
    let sizes = [
      ItemSize(width: 3, height: 4), ItemSize(width: 5, height: 1),
      ItemSize(width: 20, height: 0),
    ]
    // Three narrow items and their gaps fill a line exactly.
    let viewport = LayoutSize(width: 13, height: 1)
    for count in 0...5 {
      try withEveryRow(of: sizes, count: count) { items in
        let layout = try CollectionLayout(viewport: viewport)
        try layout.appendSection(style, count: count) { items[$0] }
        if let problem = difference(layout, style, items) {
          Issue.record("widths \(items.map(\.width)): \(problem)")
        }
      }
    }
  }
}
