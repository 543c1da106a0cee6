import Testing

@testable import WaterflowLayout

@Suite("What queries look at")
struct QueryWorkTests {
  @Test("Where a lane ends, they do not go on through the others")
  func unevenLanes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), order: .given), lineSpacing: 4),
      count: 100_000
    ) { ItemSize(width: 0, height: 40, lane: $0 < 3 ? 0 : 1) }
    guard case .lanes(let body) = layout.sections[0].body else {
      Issue.record("other items")
      return
    }
    var chunks: [ClosedRange<Int>] = []
    ChunkSearch.run(body) {
      $0.find(
        between: .zero, and: Fixed(points: 500).raw, into: &chunks)
    }
    #expect(chunks.reduce(0) { $0 + $1.count } <= 4)
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 300, height: 500), into: &visible)
    #expect(visible.elements.map(\.id.item) == Array(0..<15))
  }
}
