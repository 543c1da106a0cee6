import Testing
import WaterflowLayout

@Suite("Lanes that have been seen")
struct SeenLaneTests {
  @Test("What has been seen keeps its lane, and the rest goes shortest first")
  func lateSize() throws {
    let layout = try layout(.seen, [10, 10, 10, 10, 10, 10])
    layout.markSeen(throughItem: 2, inSection: 0)
    try layout.setLength(25, ofItem: ItemPath(section: 0, item: 0))
    // Item 2 stays below item 0; items 3 to 5 fill up the other lane first.
    #expect(lanes(layout) == [0, 1, 0, 1, 1, 1])
    #expect(tops(layout) == [0, 0, 25, 10, 20, 30])
  }

  @Test(
    "Where nothing is said, estimates keep lanes that were seen",
    arguments: [
      (LaneAssignment?.none, [0, 1, 0, 1] as [Int32]),
      (.recomputed, [0, 1, 1, 1]), (.stable, [0, 1, 0, 1]),
    ])
  func estimates(said: LaneAssignment?, expected: [Int32]) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), assignment: said),
        estimatesLengths: true),
      lengths: [10, 10, 10, 10])
    layout.markSeen(throughItem: 2, inSection: 0)
    try layout.setLength(35, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == expected)
  }

  @Test("Where lengths are no estimates, lanes are recomputed")
  func noEstimates() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2))),
      lengths: [10, 10, 10, 10])
    layout.markSeen(throughItem: 3, inSection: 0)
    try layout.setLength(35, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 1, 1])
  }

  @Test("One that was seen stays so by another length", arguments: 0...8)
  func resized(_ item: Int) throws {
    let layout = try layout(.seen, Array(repeating: 10, count: 20))
    // The last one is in the lane that grows.
    layout.markSeen(throughItem: 8, inSection: 0)
    let seen = lanes(layout).prefix(9)
    try layout.setLength(13, ofItem: ItemPath(section: 0, item: item))
    try layout.setLength(500, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout).prefix(9) == seen)
  }

  @Test("As long as nothing was seen, everything is placed anew")
  func nothingSeen() throws {
    let layout = try layout(.seen, [10, 10, 10])
    layout.markSeen(throughItem: -1, inSection: 0)
    try layout.setLength(25, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 1])
  }

  @Test("An item that comes before what was seen counts as seen")
  func insertBefore() throws {
    let layout = try layout(.seen, [10, 10, 10, 10])
    layout.markSeen(throughItem: 1, inSection: 0)
    try layout.insertItems(
      at: ItemPath(section: 0, item: 0), lengths: [5])
    #expect(lanes(layout) == [0, 0, 1, 1, 0])
    try layout.setLength(50, ofItem: ItemPath(section: 0, item: 0))
    // The lanes of the first three are kept.
    #expect(lanes(layout) == [0, 0, 1, 1, 1])
  }

  @Test("Telling of less than before takes nothing back")
  func lessThanBefore() throws {
    let layout = try layout(.seen, [10, 10, 10])
    layout.markSeen(throughItem: .max, inSection: 0)
    layout.markSeen(throughItem: 0, inSection: 0)
    layout.markSeen(throughItem: .min, inSection: 0)
    try layout.setLength(25, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 0])
    try layout.removeItems(0..<1, inSection: 0)
    #expect(lanes(layout) == [1, 0])
    #expect(tops(layout) == [0, 0])
  }

  @Test("A stable lane keeps all items, and new ones go where it is shortest")
  func stable() throws {
    let layout = try layout(.stable, [10, 10, 10, 10])
    try layout.setLength(100, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 0, 1])
    try layout.appendItems(toSection: 0, lengths: [10, 10])
    #expect(lanes(layout) == [0, 1, 0, 1, 1, 1])
    try layout.moveItem(
      from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 5))
    // What stays keeps its lane; what moves is placed.
    #expect(lanes(layout) == [1, 0, 1, 1, 1, 0])
  }

  @Test("What is put back has been seen as far as before")
  func putBack() throws {
    let layout = try layout(.seen, [10, 10, 10, 10, 10, 10])
    layout.markSeen(throughItem: 5, inSection: 0)
    let detached = try #require(layout.detachedItems(3..<6, inSection: 0))
    try layout.removeItems(3..<6, inSection: 0)
    try layout.insert(detached, inSection: 0)
    try layout.setLength(40, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 0, 1, 0, 1])
    #expect(tops(layout) == [0, 0, 40, 10, 50, 20])
  }

  @Test("A number of lanes that changes places everything anew")
  func restyle() throws {
    let layout = try layout(.seen, [10, 30, 10, 10])
    layout.markSeen(throughItem: 3, inSection: 0)
    try layout.setStyle(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(3), assignment: .seen)), ofSection: 0)
    #expect(lanes(layout) == [0, 1, 2, 0])
    try layout.setLength(90, ofItem: ItemPath(section: 0, item: 0))
    #expect(lanes(layout) == [0, 1, 2, 0])
    try layout.setStyle(
      SectionStyle(mode: .list, lineSpacing: 1), ofSection: 0)
    #expect(tops(layout) == [0, 91, 122, 133])
  }

  @Test("What a flow knows goes to lanes, by length or by ratio")
  func fromFlow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 50))
    try layout.appendSection(SectionStyle(mode: .flow()), count: 3) {
      ItemSize(width: 20, height: Double(10 * ($0 + 1)))
    }
    try layout.appendSection(SectionStyle(mode: .list), lengths: [5])
    try layout.moveItem(
      from: ItemPath(section: 0, item: 2), to: ItemPath(section: 1, item: 1))
    #expect(
      layout.frame(ofItem: ItemPath(section: 1, item: 1))
        == LayoutRect(x: 0, y: 25, width: 100, height: 30))
    try layout.setStyle(
      SectionStyle(mode: .waterfall(lanes: .fixed(2), sizing: .aspect)),
      ofSection: 0)
    // 50 wide: half and once as tall.
    #expect(
      layout.frame(ofItem: ItemPath(section: 0, item: 0))
        == LayoutRect(x: 0, y: 0, width: 50, height: 25))
    #expect(
      layout.frame(ofItem: ItemPath(section: 0, item: 1))
        == LayoutRect(x: 50, y: 0, width: 50, height: 50))
  }

  // MARK: - Shapes

  private func layout(
    _ assignment: LaneAssignment, _ lengths: [Double]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 50))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), assignment: assignment)),
      lengths: lengths)
    return layout
  }

  private func lanes(_ layout: CollectionLayout) -> [Int32] {
    allElements(of: layout).map(\.lane)
  }

  private func tops(_ layout: CollectionLayout) -> [Double] {
    allElements(of: layout).map(\.frame.y)
  }
}
