import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("What is read in a controller")
struct ReadingFeatureTests {
  private let surface: RecordingSurface
  private let reading: ReadingFeature<RecordingSurface>

  init() throws {
    surface = try RecordingSurface(rows: [50])
    reading = ReadingFeature(
      surface.controller, beside: FocusFeature(surface.controller))
    surface.reading = reading
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("Who reads a header or a footer goes on with its section")
  func readSupplement() {
    for kind in [ElementKind.header, .footer] {
      reading.came(to: ElementID(kind: kind, section: 0))
      surface.counts = [1, 50]
      surface.controller.performBatchUpdates { $0.batch.insertSections([0]) }
      #expect(reading.element == ElementID(kind: kind, section: 1))
      surface.counts = [50]
      surface.controller.performBatchUpdates { $0.batch.deleteSections([0]) }
      #expect(reading.element == ElementID(kind: kind, section: 0))
    }
  }

  @Test("Who reads a header lets the focused item keep its cell in an update")
  func focusedMeanwhile() throws {
    let focus = FocusFeature(surface.controller)
    let reading = ReadingFeature(surface.controller, beside: focus)
    surface.reading = reading
    focus.isPresent = true
    focus.focus(path(2))
    let cell = try #require(
      surface.engine.liveCell(showing: ElementID(path(2))))
    reading.came(to: ElementID(kind: .header, section: 0))
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    surface.counts = [51]
    surface.controller.performBatchUpdates {
      $0.batch.insertItems(at: [path(0)])
    }
    #expect(focus.focusedItem == path(3))
    #expect(
      surface.engine.liveCell(showing: ElementID(path(3)))?.cell == cell.cell)
    #expect(surface.engine.liveCell(showing: ElementID(path(2))) == nil)
  }

  @Test("Who reads a header that goes lets the focused item keep its cell")
  func focusedAsHeaderGoes() throws {
    let surface = try RecordingSurface(rows: [1, 50])
    let focus = FocusFeature(surface.controller)
    let reading = ReadingFeature(surface.controller, beside: focus)
    surface.reading = reading
    focus.isPresent = true
    let item = ItemPath(section: 1, item: 2)
    focus.focus(item)
    let cell = try #require(surface.engine.liveCell(showing: ElementID(item)))
    reading.came(to: ElementID(kind: .header, section: 0))
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    surface.counts = [50]
    surface.controller.performBatchUpdates { $0.batch.deleteSections([0]) }
    #expect(reading.element == nil)
    #expect(focus.focusedItem == path(2))
    #expect(
      surface.engine.liveCell(showing: ElementID(path(2)))?.cell == cell.cell)
  }

  @Test("What is read no longer by the end of a callback does not come in view")
  func readBriefly() {
    surface.counts = [51]
    surface.controller.performBatchUpdates {
      $0.batch.insertItems(at: [path(0)])
      reading.came(to: ElementID(path(40)))
      reading.came(to: nil)
    }
    #expect(surface.engine.offset == .zero && reading.element == nil)
  }
}
