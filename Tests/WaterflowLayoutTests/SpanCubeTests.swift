import Testing
import WaterflowLayout

@Suite("All small waterfalls with spans")
struct SpanCubeTests {
  @Test(
    "Every row of up to four spanning items equals the reference",
    arguments: 1...4,
    [
      PlacementOrder.shortestLane, .roundRobin, .roundRobinReversed,
      .readingOrder(tolerance: 0), .readingOrder(tolerance: 1),
    ])
  func everyRow(lanes: Int, order: PlacementOrder) throws {
    for count in 1...4 {
      try check(lanes, order, count: count, kinds: [1, 2, 4], spacing: 1)
    }
  }

  @Test(
    "Every row of five items of one or two lanes equals the reference",
    arguments: 2...4)
  func five(lanes: Int) throws {
    try check(lanes, .shortestLane, count: 5, kinds: [1, lanes], spacing: 0)
  }

  private func check(
    _ lanes: Int, _ order: PlacementOrder, count: Int, kinds: [Int],
    spacing: Double
  ) throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes), order: order),
      lineSpacing: spacing, interitemSpacing: spacing)
    let sizes = kinds.flatMap { span in
      [0.0, 2].map { ItemSize(width: 0, height: $0, span: span) }
    }
    let viewport = LayoutSize(width: 128, height: 1)
    try withEveryRow(of: sizes, count: count) { items in
      let layout = try CollectionLayout(viewport: viewport)
      try layout.appendSection(style, count: count) { items[$0] }
      if let problem = difference(layout, style, items) {
        Issue.record("\(items.map { ($0.height, $0.span) }): \(problem)")
      }
    }
  }
}
