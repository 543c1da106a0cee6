import Testing

@testable import WaterflowLayout

@Suite("What queries look at")
struct QueryWorkTests {
  /// Items of 40 points in lanes that they come with.
  private func layout(
    count: Int = 100_000, spacing: Double, lane: (Int) -> Int
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), order: .given), lineSpacing: spacing),
      count: count
    ) { ItemSize(width: 0, height: 40, lane: lane($0)) }
    return layout
  }

  /// How many chunks of a lane are looked at for a part of the content.
  private func chunks(
    of layout: CollectionLayout, from start: Double, to end: Double
  ) throws -> Int {
    guard case .lanes(let body) = layout.sections[0].body else { return .max }
    var chunks: [ClosedRange<Int>] = []
    ChunkSearch.run(body) {
      $0.find(
        between: Fixed(floor: start).raw, and: Fixed(points: end).raw,
        into: &chunks)
    }
    return chunks.reduce(0) { $0 + $1.count }
  }

  @Test("Where a lane ends, they do not go on through the others")
  func unevenLanes() throws {
    let layout = try layout(spacing: 4) { $0 < 3 ? 0 : 1 }
    #expect(try chunks(of: layout, from: 0, to: 500) <= 4)
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 300, height: 500), into: &visible)
    #expect(visible.elements.map(\.id.item) == Array(0..<15))
  }

  @Test("Before a lane has items, they do not go through the others")
  func lateLanes() throws {
    // A board of lists: items come lane by lane.
    let layout = try layout(spacing: 4) { $0 / 50_000 }
    // What a query at the top asks for: a little more than the viewport.
    #expect(try chunks(of: layout, from: -1.0 / 1_024, to: 500) <= 4)
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 300, height: 100), into: &visible)
    #expect(
      visible.elements.map(\.id.item) == [0, 1, 2, 50_000, 50_001, 50_002])
  }

  @Test("Items without length are found at both ends of their lanes")
  func emptyItems() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2), order: .given)),
      count: 2_000
    ) { item in
      // In the second lane one at its start, and one behind all of it.
      let isEmpty = item == 700 || item == 1_999
      return ItemSize(
        width: 0, height: isEmpty ? 0 : 1,
        lane: isEmpty || item == 1_500 ? 1 : 0)
    }
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: -10, width: 300, height: 20), into: &visible)
    let found = visible.elements.filter { $0.lane == 1 }.map(\.id.item)
    #expect(found == [700, 1_500, 1_999])
  }

  @Test("What was asked for once as a whole is not looked through from then on")
  func wholeFirst() throws {
    let layout = try layout(spacing: 0) { $0 % 2 }
    var visible = VisibleElements()
    for height in [1e12, 5_000_000, 500] {
      layout.query(
        in: LayoutRect(x: 0, y: 0, width: 300, height: height), into: &visible)
    }
    #expect(visible.elements.count == 26)
    #expect(visible.window.elements.count <= 60)
  }

  @Test("Sections without items are not searched")
  func emptySections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    let style = SectionStyle(mode: .list)
    try layout.appendSection(style, lengths: [40, 40, 40])
    for _ in 0..<3 { try layout.appendSection(style, lengths: []) }
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 300, height: 500), into: &visible)
    #expect(visible.elements.count == 3)
    // What was found is kept for the next step.
    #expect(visible.window.elements.count == 3)
  }
}
