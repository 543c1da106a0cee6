import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Updates where items say their lanes")
struct GivenLaneTests {
  @Test("An item that moves says its lane again, and keeps its length")
  func move() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    let mode = SectionMode.waterfall(lanes: .fixed(3), order: .given)
    try layout.appendSection(SectionStyle(mode: mode), count: 3) {
      ItemSize(width: 1, height: Double(10 * $0 + 10), lane: $0)
    }
    var update = BatchUpdate()
    update.moveItem(
      from: ItemPath(section: 0, item: 2), to: ItemPath(section: 0, item: 0))
    let plan = try update.plan(oldCounts: [3], newCounts: [3])
    var needs = LayoutNeeds()
    needs.update(layout)
    var asked: [ItemPath] = []
    let next = try plan.carryOut(
      on: layout, keepsLanes: needs.keepsLanes,
      sizeOfItem: {
        asked.append($0)
        return ItemSize(width: 1, height: 99, lane: 1)
      }, styleOfSection: { _ in SectionStyle(mode: mode) })
    #expect(next === layout)
    #expect(asked == [ItemPath(section: 0, item: 0)])
    let items = (0..<3).compactMap {
      layout.element(ElementID(kind: .item, section: 0, item: $0))
    }
    #expect(items.map(\.lane) == [1, 0, 1])
    #expect(items.map(\.frame.height) == [30, 10, 20])
    #expect(items.map(\.frame.y) == [0, 0, 30])
  }
}
