import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Data that a controller cannot show")
struct RefusedDataTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let content = DiffableContent<Int, Int, RecordingSurface>()

  init() throws {
    surface = try RecordingSurface(rows: [])
    controller = surface.controller
    surface.source = { [content] in content.current.itemCounts }
    surface.reload()
  }

  private func snapshot(_ items: [Int]...) throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    for (section, items) in items.enumerated() {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func apply(_ snapshot: Snapshot<Int, Int>) {
    content.apply(
      snapshot, on: controller, animated: false, completion: nil)
  }

  private func has(_ item: Int) -> Bool {
    controller.isInData(ItemPath(section: 0, item: item))
  }

  @Test("A snapshot that is refused leaves all items of the one before")
  func refusedSnapshot() throws {
    let first = try snapshot([0, 1, 2])
    apply(first)
    surface.length = 1e12
    apply(try snapshot([3]))
    #expect(surface.takeLog() == ["failed"])
    #expect(content.current.itemIdentifiers == [0, 1, 2])
    #expect(controller.knownCounts == [3] && has(2))
  }

  @Test("So does one that is read from the start")
  func refusedReload() throws {
    apply(try snapshot([0, 1, 2]))
    // The view has something else than the earlier snapshot.
    surface.isReloadDue = true
    surface.length = 1e12
    apply(try snapshot([3]))
    #expect(surface.takeLog() == ["failed"])
    #expect(content.current.itemIdentifiers == [0, 1, 2])
    #expect(controller.knownCounts == [3] && has(2))
  }

  @Test("And one that is shown without a comparison")
  func refusedWithoutComparison() throws {
    apply(try snapshot([0, 1, 2]))
    surface.length = 1e12
    content.applyUsingReloadData(
      try snapshot([3, 4, 5]), on: controller, completion: nil)
    #expect(content.current.itemIdentifiers == [0, 1, 2])
    #expect(controller.knownCounts == [3])
  }

  @Test("Who is told may show another one at once")
  func mended() throws {
    apply(try snapshot([0, 1, 2]))
    let other = try snapshot([4, 5])
    surface.length = 1e12
    surface.onFailure = { [surface, content, controller] in
      surface.onFailure = {}
      surface.length = 100
      content.apply(
        other, on: controller, animated: false, completion: nil)
    }
    apply(try snapshot([3]))
    #expect(content.current.itemIdentifiers == [4, 5])
    #expect(controller.knownCounts == [2])
  }

  @Test("After a reload that is refused nobody asks for what is gone")
  func refusedData() throws {
    apply(try snapshot([0, 1, 2]))
    surface.source = { [1] }
    surface.length = 1e12
    surface.reload()
    #expect(controller.knownCounts == [3])
    #expect(has(0) && !has(1))
    surface.source = { [3] }
    controller.performBatchUpdates { _ in }
    #expect(has(2))
  }

  @Test("An update and a reload take a negative number of items for none")
  func negative() throws {
    apply(try snapshot([0, 1]))
    surface.source = { [-1] }
    controller.performBatchUpdates {
      $0.batch.deleteItems(
        at: [ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1)])
    }
    #expect(surface.takeLog() == [] && controller.knownCounts == [0])
  }

  @Test("What comes where nothing was is shown, and not announced")
  func fromNothing() throws {
    apply(try snapshot([0, 1, 2]))
    #expect(surface.announced == 0 && controller.knownCounts == [3])
    apply(try snapshot([0, 1]))
    #expect(surface.announced == 1)
    apply(Snapshot())
    apply(try snapshot([0]))
    #expect(surface.announced == 2 && surface.cell(ofItem: 0) != nil)
  }
}
