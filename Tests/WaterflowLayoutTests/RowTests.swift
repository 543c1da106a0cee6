import Testing
import WaterflowLayout

@Suite("Items by row and lane")
struct RowTests {
  @Test(
    "Every small waterfall answers as its items count",
    arguments: 1...4,
    [
      PlacementOrder.shortestLane, .roundRobinReversed,
      .readingOrder(tolerance: 1), .given,
    ])
  func everyRow(lanes: Int, order: PlacementOrder) throws {
    let mode = SectionMode.waterfall(lanes: .fixed(lanes), order: order)
    let sizes = [
      ItemSize(width: 0, height: 1), ItemSize(width: 0, height: 3, lane: 1),
      ItemSize(width: 0, height: 2, span: 2, lane: 2),
    ]
    for count in 0...4 {
      try withEveryRow(of: sizes, count: count) { items in
        let layout = try layout(mode, count) { items[$0] }
        if let problem = wrongRow(in: layout, section: 0) {
          Issue.record("\(items.map { ($0.height, $0.span) }): \(problem)")
        }
      }
    }
  }

  @Test("Appended items are counted behind those before, block after block")
  func append() throws {
    let layout = try layout(.waterfall(lanes: .fixed(3)), 2) { height($0) }
    for added in [1, 1, 509, 1, 1_100] {
      let first = layout.itemCount(inSection: 0)
      #expect(wrongRow(in: layout, section: 0) == nil)
      try layout.appendItems(toSection: 0, count: added) { height(first + $0) }
    }
    #expect(wrongRow(in: layout, section: 0) == nil)
  }

  @Test(
    "Rows follow what is inserted, removed and laid out later",
    arguments: [LaneAssignment.recomputed, .stable, .seen])
  func changes(assignment: LaneAssignment) throws {
    let mode = SectionMode.waterfall(lanes: .fixed(4), assignment: assignment)
    let layout = try layout(mode, 2_000) { height($0) }
    layout.markSeen(throughItem: 900, inSection: 0)
    #expect(wrongRow(in: layout, section: 0) == nil)
    for place in [1_999, 1_024, 511, 0] {
      try layout.setLength(99, ofItem: ItemPath(section: 0, item: place))
      try layout.insertItems(
        at: ItemPath(section: 0, item: place), count: 3
      ) { height($0) }
      layout.layOutMore(300)
      try layout.removeItems(place..<place + 1, inSection: 0)
      #expect(wrongRow(in: layout, section: 0) == nil)
    }
    while layout.layOutMore(500) {}
    #expect(wrongRow(in: layout, section: 0) == nil)
    try layout.removeItems(100..<1_900, inSection: 0)
    try layout.setStyle(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))), ofSection: 0)
    #expect(wrongRow(in: layout, section: 0) == nil)
  }

  @Test("An item across lanes belongs to the first of them alone")
  func spanning() throws {
    let layout = try layout(.waterfall(lanes: .fixed(2)), 3) {
      ItemSize(width: 0, height: 10, span: $0 == 1 ? 2 : 1)
    }
    let paths = (0..<3).map { ItemPath(section: 0, item: $0) }
    #expect(paths.map { layout.lane(ofItem: $0) } == [0, 0, 0])
    #expect(paths.map { layout.row(ofItem: $0) } == [0, 1, 2])
    #expect(layout.numberOfItems(inLane: 0, section: 0) == 3)
    #expect(layout.numberOfItems(inLane: 1, section: 0) == 0)
  }

  @Test("What is not there has no row")
  func nothing() throws {
    let layout = try layout(.waterfall(lanes: .fixed(2)), 3) { height($0) }
    for path in [(0, -1), (0, 3), (-1, 0), (1, 0)] {
      let path = ItemPath(section: path.0, item: path.1)
      #expect(layout.lane(ofItem: path) == nil)
      #expect(layout.row(ofItem: path) == nil)
    }
    #expect(layout.item(atRow: 0, lane: 2, inSection: 0) == nil)
    #expect(layout.item(atRow: 0, lane: -1, inSection: 0) == nil)
    #expect(layout.item(atRow: .max, lane: 0, inSection: 0) == nil)
    #expect(layout.item(atRow: 0, lane: 0, inSection: 1) == nil)
    #expect(layout.numberOfItems(inLane: 2, section: 0) == 0)
    #expect(layout.numberOfLanes(inSection: 0) == 2)
    #expect(layout.numberOfLanes(inSection: 1) == 0)
  }

  @Test("A list is one lane, and a flow has none")
  func otherModes() throws {
    let list = try layout(.list, 700) { height($0) }
    #expect(wrongRow(in: list, section: 0) == nil)
    #expect(list.numberOfLanes(inSection: 0) == 1)
    let flow = try layout(.flow(), 7) { height($0) }
    #expect(wrongRow(in: flow, section: 0) == nil)
    #expect(flow.numberOfLanes(inSection: 0) == 0)
  }

  @Test("Rows take memory once they are asked for, and little of it")
  func memory() throws {
    let layout = try layout(.waterfall(lanes: .fixed(4)), 100_000) {
      height($0)
    }
    let before = layout.storageBytes
    #expect(layout.lane(ofItem: ItemPath(section: 0, item: 9)) != nil)
    #expect(layout.storageBytes == before)
    #expect(layout.numberOfItems(inLane: 0, section: 0) > 20_000)
    let rows = layout.storageBytes - before
    #expect(rows > 0 && rows < 100_000 / 2)
  }

  private func height(_ item: Int) -> ItemSize {
    ItemSize(width: 0, height: Double(item * item % 37))
  }

  private func layout(
    _ mode: SectionMode, _ count: Int, _ size: (Int) -> ItemSize
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 128, height: 100))
    try layout.appendSection(
      SectionStyle(mode: mode), count: count, sizeOfItem: size)
    return layout
  }
}
