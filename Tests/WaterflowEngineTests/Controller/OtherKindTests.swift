import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Cells of another kind for items that are there")
final class OtherKindTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  init() throws {
    surface = try RecordingSurface(rows: [50])
    controller = surface.controller
    // From now on each cell is one of another kind.
    surface.refills = false
  }

  deinit { surface.end() }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("Items that are named twice get them as well")
  func namedTwice() {
    let old = (0..<4).map { surface.cell(ofItem: $0) }
    controller.performBatchUpdates { [self] _ in
      controller.reconfigureItems(at: [path(1), path(2)])
      controller.reconfigureItems(at: [path(2), path(3)])
    }
    let new = (0..<4).map { surface.cell(ofItem: $0) }
    #expect(new[0] == old[0])
    for item in 1...3 { #expect(new[item] != nil && new[item] != old[item]) }
  }

  @Test("What an update has sent away leaves all the same")
  func leaving() throws {
    let gone = try #require(surface.cell(ofItem: 0))
    let old = surface.cell(ofItem: 2)
    surface.counts = [49]
    controller.performBatchUpdates { [self] update in
      update.batch.deleteItems(at: [path(0)])
      controller.reconfigureItems(at: [path(2)])
    }
    #expect(surface.cell(ofItem: 1) != old)
    #expect(!surface.emptied.contains(gone))
    surface.wait(1_000)
    controller.endTransitions(at: surface.now)
    #expect(surface.emptied.contains(gone))
  }

  @Test("Cells that were there wait as long for another use as any")
  func pooled() throws {
    let old = try #require(surface.cell(ofItem: 1))
    surface.wait(60_000)
    controller.reconfigureItems(at: [path(1)])
    #expect(surface.emptied.first == old)
    #expect(controller.engine.pooledCells > 0)
  }

  @Test("Where the view was sent it stays")
  func target() {
    controller.scrollToItem(at: path(20), at: .start, animated: false)
    controller.reconfigureItems(at: [path(21)])
    #expect(controller.engine.scrollTarget != nil)
    #expect(controller.engine.offset.y == 2_000)
  }
}
