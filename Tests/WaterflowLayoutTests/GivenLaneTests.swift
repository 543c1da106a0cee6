import Testing
import WaterflowLayout

@Suite("Lanes that items say")
struct GivenLaneTests {
  @Test(
    "Every row of up to four items in up to three lanes equals the reference",
    arguments: 1...3)
  func everyRow(lanes: Int) throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes), order: .given), lineSpacing: 1,
      interitemSpacing: 1)
    let sizes = [-1, 0, 1, 2, 7].flatMap { lane in
      [1, 2].map { ItemSize(width: 0, height: 2, span: $0, lane: lane) }
    }
    for count in 1...4 {
      try withEveryRow(of: sizes, count: count) { items in
        let layout = try layout(style, items)
        let naive = NaiveLayout(
          viewport: layout.viewport,
          sections: [NaiveSection(style: style, items: items)])
        if let problem = difference(layout, naive) {
          Issue.record("\(items.map { ($0.lane, $0.span) }): \(problem)")
        }
      }
    }
  }

  @Test("Items of one lane keep their order, however uneven the lanes are")
  func order() throws {
    let layout = try layout(
      style(lanes: 3), [50, 10, 10, 10].map { item($0, lane: 1) })
    #expect(lanes(layout) == [1, 1, 1, 1])
    #expect(tops(layout) == [0, 50, 60, 70])
  }

  @Test("A lane that is not there counts as the nearest")
  func outOfRange() throws {
    let items = [-5, 0, 2, 3, .max, .min].map { item(10, lane: $0) }
    let layout = try layout(style(lanes: 3), items)
    #expect(lanes(layout) == [0, 0, 2, 2, 2, 0])
  }

  @Test(
    "Lanes that are not there are told once a change, by its new items alone",
    arguments: [1, 3, 17])
  func outOfRangeIsTold(count: Int) throws {
    let layout = try layout(style(lanes: count), [])
    let warnings = WarningLog(layout)
    let strays = [0, -1, count - 1, count, .max, .min]
    try layout.appendItems(toSection: 0, count: 6) {
      item(10, lane: strays[$0])
    }
    #expect(warnings.take() == [clamped(first: 1, count: 4)])
    // Those that stand where new ones come are known.
    try layout.appendItems(toSection: 0, count: 2) { _ in item(10, lane: 300) }
    #expect(warnings.take() == [clamped(first: 6, count: 2)])
    try layout.insertItems(at: path(3), count: 2) { _ in item(10, lane: 0) }
    try layout.insertItems(at: path(2), count: 3) { item(10, lane: -$0) }
    #expect(warnings.take() == [clamped(first: 3, count: 2)])
    try layout.setLength(20, ofItem: path(1))
    try layout.moveItem(from: path(1), to: path(7))
    try layout.removeItems(0..<2, inSection: 0)
    #expect(warnings.take() == [])
    try layout.setSize(item(10, lane: count), ofItem: path(4))
    #expect(warnings.take() == [clamped(first: 4, count: 1)])
    try layout.setSize(item(10, lane: 0), ofItem: path(4))
    #expect(warnings.take() == [])
  }

  @Test("Nothing is told of what is refused, nor where no lanes are given")
  func untoldLanes() throws {
    let layout = try layout(style(lanes: 2), [])
    let warnings = WarningLog(layout)
    #expect(throws: LayoutError.self) {
      try layout.appendItems(toSection: 0, count: 2) {
        item($0 == 0 ? 10 : .infinity, lane: 9)
      }
    }
    let plain = SectionStyle(mode: .waterfall(lanes: .fixed(2)))
    try layout.appendSection(plain, count: 1) { _ in item(10, lane: 9) }
    // The second does not fit beside the edge, which is no fault of its lane.
    try layout.appendItems(toSection: 0, count: 2) {
      item(10, lane: $0, span: 2)
    }
    #expect(warnings.list == [])
  }

  @Test("Fewer lanes, as on a narrower screen, are no fault of the items")
  func fewerLanes() throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .minimumWidth(50), order: .given))
    let layout = try layout(style, (0..<100).map { item(10, lane: $0 % 2) })
    let warnings = WarningLog(layout)
    try layout.resize(to: LayoutSize(width: 60, height: 100))
    #expect(layout.numberOfLanes(inSection: 0) == 1)
    try layout.insertItems(at: path(5), count: 1) { _ in item(10, lane: 0) }
    try layout.setStyle(self.style(lanes: 1), ofSection: 0)
    #expect(warnings.take() == [])
    try layout.insertItems(at: path(5), count: 1) { _ in item(10, lane: 1) }
    #expect(warnings.take() == [clamped(first: 5, count: 1)])
  }

  @Test("A spanning item starts no further than it fits")
  func span() throws {
    let layout = try layout(
      style(lanes: 3),
      [item(30, lane: 2), item(10, lane: 2, span: 2), item(10, lane: 0)])
    #expect(lanes(layout) == [2, 1, 0])
    #expect(tops(layout) == [0, 30, 0])
  }

  @Test("On a wider screen items go where they belong again")
  func thereAndBack() throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .minimumWidth(100), order: .given))
    let said = [0, 2, 1, 2, 3, 0]
    let layout = try layout(style, said.map { item(10, lane: $0) })
    try layout.resize(to: LayoutSize(width: 100, height: 100))
    #expect(lanes(layout) == [0, 0, 0, 0, 0, 0])
    try layout.resize(to: LayoutSize(width: 250, height: 100))
    #expect(lanes(layout) == [0, 1, 1, 1, 1, 0])
    try layout.resize(to: LayoutSize(width: 400, height: 100))
    #expect(lanes(layout) == said.map { Int32($0) })
  }

  @Test(
    "A late length moves only what is below it in its lane",
    arguments: [LaneAssignment.recomputed, .stable, .seen])
  func lateLength(assignment: LaneAssignment) throws {
    let mode = SectionMode.waterfall(
      lanes: .fixed(2), order: .given, assignment: assignment)
    let items = [0, 1, 0, 1].map { item(10, lane: $0) }
    let layout = try layout(SectionStyle(mode: mode), items)
    layout.markSeen(throughItem: 0, inSection: 0)
    try layout.setLength(90, ofItem: ItemPath(section: 0, item: 0))
    #expect(layout.isComplete)
    #expect(lanes(layout) == [0, 1, 0, 1])
    #expect(tops(layout) == [0, 0, 90, 10])
  }

  @Test("Another size may come with another lane, whatever the assignment")
  func otherLane() throws {
    let mode = SectionMode.waterfall(
      lanes: .fixed(2), order: .given, assignment: .stable)
    let layout = try layout(
      SectionStyle(mode: mode), [0, 1, 0].map { item(10, lane: $0) })
    try layout.setSize(
      item(20, lane: 1), ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [1, 1, 0])
    #expect(tops(layout) == [0, 20, 0])
  }

  @Test("Lengths in one piece stand in the first lane, also after a refusal")
  func lengthsAlone() throws {
    let layout = try layout(style(lanes: 3), [item(10, lane: 2)])
    // What is refused leaves its lanes where new items come.
    #expect(throws: LayoutError.self) {
      try layout.appendItems(toSection: 0, count: 9) {
        item($0 == 8 ? .infinity : 1, lane: 2)
      }
    }
    try layout.appendItems(toSection: 0, lengths: [10, 10])
    #expect(lanes(layout) == [2, 0, 0])
  }

  @Test("What has said no lane yet stands in the first one")
  func fromAnotherOrder() throws {
    let layout = try layout(
      SectionStyle(mode: .waterfall(lanes: .fixed(2))),
      [30, 10, 10].map { item($0, lane: 0) })
    try layout.setStyle(style(lanes: 2), ofSection: 0)
    #expect(lanes(layout) == [0, 0, 0])
    try layout.setSize(
      item(10, lane: 1), ofItem: ItemPath(section: 0, item: 1))
    #expect(lanes(layout) == [0, 1, 0])
  }

  private func clamped(first: Int, count: Int) -> LayoutWarning {
    .itemLanesClamped(first: path(first), count: count)
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func style(lanes: Int) -> SectionStyle {
    SectionStyle(mode: .waterfall(lanes: .fixed(lanes), order: .given))
  }

  private func item(
    _ height: Double, lane: Int, span: Int = 1
  ) -> ItemSize {
    ItemSize(width: 0, height: height, span: span, lane: lane)
  }

  private func layout(
    _ style: SectionStyle, _ items: [ItemSize]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 128, height: 100))
    try layout.appendSection(style, count: items.count) { items[$0] }
    return layout
  }

  private func elements(_ layout: CollectionLayout) -> [LayoutElement] {
    (0..<layout.itemCount(inSection: 0)).compactMap {
      layout.element(ElementID(kind: .item, section: 0, item: $0))
    }
  }

  private func lanes(_ layout: CollectionLayout) -> [Int32] {
    elements(layout).map(\.lane)
  }

  private func tops(_ layout: CollectionLayout) -> [Double] {
    elements(layout).map(\.frame.y)
  }
}
