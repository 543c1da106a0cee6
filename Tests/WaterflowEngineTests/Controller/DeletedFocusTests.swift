import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("What has the focus, or is read, once its item is deleted")
struct DeletedFocusTests {
  private let surface: RecordingSurface
  private let focus: FocusFeature<RecordingSurface>
  private let reading: ReadingFeature<RecordingSurface>

  init() throws {
    surface = try RecordingSurface(rows: [50])
    focus = FocusFeature(surface.controller)
    reading = ReadingFeature(surface.controller, beside: focus)
    surface.reading = reading
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func come(to path: ItemPath, reads: Bool) {
    if reads {
      reading.came(to: ElementID(path))
    } else {
      focus.came(to: path)
    }
  }

  private func item(reads: Bool) -> ItemPath? {
    reads ? reading.element?.path : focus.focusedItem
  }

  private func update(
    _ counts: [Int], _ changes: @escaping (inout BatchUpdate) -> Void
  ) {
    surface.counts = counts
    surface.controller.performBatchUpdates { changes(&$0.batch) }
  }

  @Test(
    "From an emptied section it goes to the next item, or to the last before",
    arguments: [false, true])
  func emptiedSection(reads: Bool) throws {
    update([2, 1, 3]) {
      $0.deleteItems(at: (2..<50).map(path))
      $0.insertSections([1, 2])
    }
    come(to: ItemPath(section: 1, item: 0), reads: reads)
    update([2, 0, 3]) { $0.deleteItems(at: [ItemPath(section: 1, item: 0)]) }
    #expect(item(reads: reads) == ItemPath(section: 2, item: 0))
    update([2, 0]) { $0.deleteSections([2]) }
    #expect(item(reads: reads) == path(1))
    update([0, 0]) { $0.deleteItems(at: [path(0), path(1)]) }
    #expect(item(reads: reads) == nil)
  }

  @Test(
    "What comes to a deleted item's place is found whatever goes before it",
    arguments: [false, true])
  func deletedWithOthers(reads: Bool) throws {
    // What was item 3.
    come(to: path(2), reads: reads)
    update([47]) { $0.deleteItems(at: [path(0), path(1), path(2)]) }
    #expect(item(reads: reads) == path(0))
    // What came before it takes no place: what was item 3.
    come(to: path(2), reads: reads)
    update([47]) {
      $0.insertItems(at: [path(0)])
      $0.deleteItems(at: [path(2)])
    }
    #expect(item(reads: reads) == path(3))
    // What came in its stead does.
    update([47]) {
      $0.deleteItems(at: [path(3)])
      $0.insertItems(at: [path(3)])
    }
    #expect(item(reads: reads) == path(3))
    update([3, 47, 2]) { $0.insertSections([0, 2]) }
    #expect(item(reads: reads) == ItemPath(section: 1, item: 3))
    // Of its own section, which has another number.
    update([46, 2]) {
      $0.deleteSections([0])
      $0.deleteItems(at: [ItemPath(section: 1, item: 3)])
    }
    #expect(item(reads: reads) == path(3))
    // The section is gone, and another at its place.
    update([2]) { $0.deleteSections([0]) }
    #expect(item(reads: reads) == path(1))
  }

  @Test(
    "Along another axis the next gets it as well where one refuses",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: UserInterfaceLayoutDirection) throws {
    let surface = try RecordingSurface(
      rows: [50], axis: .horizontal, direction: direction)
    let focus = FocusFeature(surface.controller)
    surface.refusals = ["focus 5?"]
    focus.came(to: path(5))
    #expect(focus.focusedItem == path(6))
    focus.focus(path(2))
    // What were items 3 and 4.
    surface.refusals = ["focus 2?", "focus 3?"]
    surface.counts = [49]
    surface.controller.performBatchUpdates {
      $0.batch.deleteItems(at: [path(2)])
    }
    #expect(focus.focusedItem == path(4))
    surface.refusals = Set((4..<50).map { "focus \($0)?" })
    surface.counts = [48]
    surface.controller.performBatchUpdates {
      $0.batch.deleteItems(at: [path(4)])
    }
    #expect(focus.focusedItem == path(3))
  }
}
