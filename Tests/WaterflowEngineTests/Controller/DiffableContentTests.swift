import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("What a diffable data source shows")
struct DiffableContentTests {
  private let content = DiffableContent<Int, String, RecordingSurface>()
  private let surface: RecordingSurface

  // Rows of 100, of which four are in view.
  init() throws {
    surface = try RecordingSurface(rows: [0])
    surface.source = { [content] in content.current.itemCounts }
  }

  private func apply(_ items: [String]) throws {
    var snapshot = Snapshot<Int, String>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items, toSection: 0)
    content.applyUsingReloadData(
      snapshot, on: surface.controller, completion: nil)
  }

  @Test("A place is that of the first item in view, and found again by it")
  func position() throws {
    let names = (0..<20).map { "row \($0)" }
    try apply(names)
    #expect(content.position(in: surface.controller) == nil)
    surface.scroll(to: LayoutPoint(x: 0, y: 730))
    let position = try #require(content.position(in: surface.controller))
    #expect(position.item == "row 7" && position.distance == -30)
    try apply(["new", "newer"] + names)
    surface.scroll(to: .zero)
    #expect(content.restore(position, in: surface.controller))
    #expect(surface.engine.offset.y == 930)
    try apply(Array(names.prefix(7)))
    #expect(!content.restore(position, in: surface.controller))
  }

  @Test("A section has as many items as were shown last, others have none")
  func counts() throws {
    try apply(["a", "b"])
    #expect(content.numberOfItems(inSection: 0) == 2)
    #expect(content.numberOfItems(inSection: 1) == 0)
    #expect(content.numberOfItems(inSection: -1) == 0)
  }

  @Test("What is held stays so where its section is read anew")
  func anchoredItem() throws {
    var snapshot = Snapshot<Int, String>()
    try snapshot.appendSections([0])
    let names = (0..<20).map { "row \($0)" }
    try snapshot.appendItems(names, toSection: 0)
    content.apply(
      snapshot, on: surface.controller, animated: false, completion: nil)
    surface.scroll(to: LayoutPoint(x: 0, y: 730))
    surface.controller.anchoredItem = ItemPath(section: 0, item: 9)
    var next = Snapshot<Int, String>()
    try next.appendSections([7])
    try next.appendItems(["new", "newer"] + names, toSection: 7)
    content.apply(
      next, on: surface.controller, animated: false, completion: nil)
    #expect(
      surface.controller.anchoredItem == ItemPath(section: 0, item: 11))
    #expect(surface.engine.offset.y == 930)
  }

  @Test("A place is named as the data has it, also in a drag")
  func positionInDrag() throws {
    try apply((0..<20).map { "row \($0)" })
    let feature = ReorderFeature(
      surface.controller, ReorderFeatureTests.Cells())
    defer { surface.end() }
    surface.scroll(to: LayoutPoint(x: 0, y: 230))
    #expect(feature.begin(ItemPath(section: 0, item: 2)))
    feature.move(to: LayoutPoint(x: 200, y: 480))
    let position = try #require(content.position(in: surface.controller))
    #expect(position.item == "row 3" && position.distance == -30)
  }
}
