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

  @Test("Numbers of items for which there are no names are told")
  func tooMany() {
    surface.counts = [50, .max, .max]
    controller.performBatchUpdates { $0.batch.insertSections([1, 2]) }
    #expect(surface.takeLog() == ["failed"])
    #expect(controller.engine.layout.sectionCount == 1)
    surface.counts = [.max]
    surface.reload()
    #expect(surface.takeLog() == ["failed"])
    surface.counts = [20]
    surface.reload()
    #expect(surface.takeLog() == [] && controller.knownCounts == [20])
  }

  @Test("Numbers of sections for which there are no names are told")
  func tooManySections() {
    surface.sectionCount = .max
    surface.reload()
    #expect(surface.takeLog() == ["failed"])
    controller.performBatchUpdates { $0.batch.insertSections([1]) }
    #expect(surface.takeLog() == ["refused"])
    #expect(controller.engine.layout.sectionCount == 1 && !has(0))
    surface.sectionCount = nil
    surface.reload()
    #expect(surface.takeLog() == [] && has(0))
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

  @Test("Data that has gone is not held on to by what was shown of it")
  func released() {
    surface.scroll(to: LayoutPoint(x: 0, y: 100))
    weak let layout = controller.engine.layout
    #expect(layout?.sectionCount == 1)
    surface.counts = []
    surface.reload()
    #expect(layout == nil)
  }

  @Test("Data that has gone is not held on to by what came next in it")
  func releasedAhead() {
    controller.engine.prefetchLength = 200
    surface.scroll(to: LayoutPoint(x: 0, y: 100))
    weak let layout = controller.engine.layout
    surface.counts = []
    surface.reload()
    #expect(layout == nil)
  }

  @Test(
    "Data that has gone is not held on to by a drag that has selected of it",
    arguments: [false, true])
  func releasedByDrag(isOver: Bool) throws {
    let stage = try SelectionStage()
    stage.press(200, 50)
    stage.move(200, 250)
    #expect(stage.selected == [0, 1, 2])
    if isOver { stage.arena.ended(stage.sample(200, 250)) }
    weak let layout = stage.surface.engine.layout
    #expect(layout?.sectionCount == 1)
    stage.surface.counts = []
    stage.surface.reload()
    #expect(layout == nil)
  }

  @Test("Sections that are shown elsewhere are so after a reload")
  func displaced() {
    let displacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: 50, y: 0))
    controller.engine.layout.sectionDisplacement = displacement
    surface.reload()
    #expect(controller.engine.layout.sectionDisplacement == displacement)
  }

  @Test("A view that is kept at its end is there after a reload, if it was")
  func keptAtEnd() throws {
    let surface = try RecordingSurface(rows: [50])
    let engine = surface.controller.engine
    engine.anchorsToEnd = true
    surface.reload()
    #expect(engine.offset.y == 4_600)
    surface.counts = [60]
    surface.reload()
    #expect(engine.offset.y == 5_600)
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    surface.counts = [70]
    surface.reload()
    #expect(engine.offset.y == 3_000)
    surface.scroll(to: engine.endOffset)
    surface.controller.resize(
      to: LayoutEnvironment(viewport: LayoutSize(width: 400, height: 300)))
    #expect(engine.offset.y == 6_700)
  }

  @Test("A reload leaves content that a finger has pulled past its end there")
  func pulledPastEnd() {
    surface.reload()
    for (isHeld, offset) in [(true, -50.0), (false, 0)] {
      surface.scroll(to: LayoutPoint(x: 0, y: -50))
      surface.holdsOffset = isHeld
      surface.reload()
      #expect(surface.offsets.last == offset)
    }
  }

  @Test("A reload of items that are the same keeps the first in view")
  func keeping() {
    surface.reload()
    surface.scroll(to: LayoutPoint(x: 0, y: 1_000))
    #expect(controller.engine.anchor?.element == ElementID(path(10)))
    surface.length = 120
    controller.reload(
      .cells,
      in: LayoutEnvironment(viewport: controller.engine.layout.viewport))
    #expect(controller.engine.offset.y == 1_200)
  }

  @Test("A reload that is refused takes over another extent all the same")
  func refusedExtent() {
    surface.length = 1e12
    controller.reload(
      in: LayoutEnvironment(viewport: LayoutSize(width: 200, height: 400)))
    #expect(surface.takeLog() == ["failed"])
    #expect(controller.engine.layout.viewport.width == 200)
    #expect(surface.cell(ofItem: 3) != nil)
  }

  @Test("Another extent for which the style has no room is told")
  func refusedResize() throws {
    // Where all are as broad as high, lengths follow from the breadth.
    surface.style.mode = .waterfall(lanes: .fixed(1), sizing: .aspect)
    surface.reload()
    controller.resize(
      to: LayoutEnvironment(viewport: LayoutSize(width: 1e9, height: 400)))
    #expect(surface.takeLog() == ["failed"])
    #expect(controller.engine.layout.viewport.width == 400)
  }

  @Test("Least content keeps the start, or what is first in view")
  func leastContent() throws {
    let surface = try RecordingSurface(rows: [2])
    let controller = surface.controller
    controller.minimumContentLength = 1_000
    #expect(controller.minimumContentLength == 1_000)
    #expect(controller.engine.layout.contentSize.height == 1_000)
    #expect(surface.offsets == [0])
    surface.scroll(to: LayoutPoint(x: 0, y: 150))
    controller.minimumContentLength = 2_000
    #expect(surface.offsets.last == 150)
    controller.minimumContentLength = 2_000
    #expect(surface.offsets.count == 3)
  }

  @Test("Lengths that are told in one piece are as many as the items")
  func toldLengths() {
    surface.told = [0: [100, 100, 100, 70, 100]]
    surface.counts = [5]
    surface.reload()
    #expect(controller.engine.layout.frame(ofItem: path(3))?.height == 70)
    surface.counts = [6]
    controller.performBatchUpdates { $0.batch.insertItems(at: [path(0)]) }
    #expect(surface.takeLog() == ["failed"])
    surface.told = [0: [40, 100, 100, 100, 70, 100]]
    controller.performBatchUpdates { $0.batch.insertItems(at: [path(0)]) }
    #expect(surface.takeLog() == [])
    #expect(controller.engine.layout.frame(ofItem: path(0))?.height == 40)
    #expect(controller.engine.layout.frame(ofItem: path(4))?.height == 70)
    surface.counts = [7]
    surface.reload()
    #expect(surface.takeLog() == ["failed"])
  }

  @Test("Lengths alone make no section that flows")
  func toldWidths() {
    surface.counts = [50, 2]
    surface.styles = [1: SectionStyle(mode: .flow())]
    surface.told = [1: [20, 30]]
    controller.performBatchUpdates { $0.batch.insertSections([1]) }
    #expect(surface.takeLog() == ["failed"])
    #expect(controller.knownCounts == [50])
  }

  @Test(
    "A length is a ratio where proportions are kept",
    arguments: [LayoutAxis.vertical, .horizontal])
  func ratios(axis: LayoutAxis) {
    let mode = SectionMode.waterfall(lanes: .fixed(2), sizing: .aspect)
    let size = ItemSize(length: 3, span: 2, mode: mode, axis: axis)
    let expected =
      axis == .vertical
      ? ItemSize(width: 1, height: 3, span: 2)
      : ItemSize(width: 3, height: 1, span: 2)
    #expect(size == expected)
    #expect(
      ItemSize(length: 3, mode: .list, axis: axis)
        == ItemSize(width: 3, height: 3))
  }

  @Test("Environments are compared by what makes data be read again")
  func environments() {
    let one = LayoutEnvironment(viewport: LayoutSize(width: 40, height: 90))
    #expect(one.breadth == 40 && one.length == 90)
    var other = one
    other.viewport.width = 50
    other.contentInsets.top = 9
    #expect(other.differsInSizeAlone(from: one))
    other.margin.left = 5
    #expect(!other.differsInSizeAlone(from: one))
    #expect(other.differsInExtentAlone(from: one))
    other.axis = .horizontal
    #expect(!other.differsInExtentAlone(from: one))
    #expect(other.breadth == 90 && other.length == 50)
    #expect(!one.differsInSizeAlone(from: nil))
    #expect(!one.differsInExtentAlone(from: nil))
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
