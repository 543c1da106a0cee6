import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The data of a controller")
struct DataTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  // Four rows of 100 are in view.
  init() throws {
    surface = try RecordingSurface(rows: [50])
    controller = surface.controller
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func has(_ item: Int) -> Bool {
    controller.isInData(ElementID(path(item)))
  }

  @Test("After a refused update nothing is asked for that the data has not")
  func refused() {
    surface.counts = [3]
    controller.performBatchUpdates { $0.batch.deleteItems(at: [path(0)]) }
    #expect(surface.takeLog() == ["refused"])
    #expect(has(2) && !has(3))
    #expect(controller.isInData(ElementID(kind: .header, section: 0)))
    #expect(!controller.isInData(ElementID(kind: .header, section: 1)))
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    surface.filled = []
    surface.scroll(to: .zero)
    #expect(surface.filled == [0, 1, 2])
  }

  @Test("A reload, and an update that is taken, make up for a refused one")
  func madeUpFor() {
    surface.counts = [3]
    controller.performBatchUpdates { _ in }
    surface.counts = [60]
    surface.reload()
    #expect(has(59) && surface.cell(ofItem: 3) != nil)
    surface.counts = [3]
    controller.performBatchUpdates { _ in }
    surface.counts = [61]
    controller.performBatchUpdates { $0.batch.insertItems(at: [path(60)]) }
    #expect(surface.takeLog() == ["refused", "refused"] && has(60))
  }

  @Test("Sections that are shown elsewhere are so after a reload")
  func displaced() {
    let displacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: 50, y: 0))
    controller.engine.layout.sectionDisplacement = displacement
    surface.reload()
    #expect(controller.engine.layout.sectionDisplacement == displacement)
  }

  @Test("Another extent moves nothing that a finger holds")
  func held() {
    surface.scroll(to: LayoutPoint(x: 0, y: 4_600))
    surface.isTracking = true
    let count = surface.offsets.count
    let environment = LayoutEnvironment(
      viewport: LayoutSize(width: 400, height: 800))
    controller.resize(to: environment)
    #expect(surface.offsets.count == count && surface.passesWanted == 1)
    surface.isTracking = false
    controller.resize(to: environment)
    #expect(surface.offsets.last == 4_200)
  }

  @Test("Sizes are made once the data is read that is due")
  func lateSizes() {
    surface.counts = [51]
    surface.isReloadDue = true
    var known: ItemSize?
    controller.setSizes {
      known = controller.engine.layout.size(ofItem: path(50))
      return [(path(50), ItemSize(width: 400, height: 300))]
    }
    #expect(known != nil)
    #expect(controller.engine.layout.frame(ofItem: path(50))?.height == 300)
  }
}
