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
