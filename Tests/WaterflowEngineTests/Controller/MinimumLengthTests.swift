import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("The least length of content in a controller")
struct MinimumLengthTests {
  @Test("From right to left, longer content moves with its end: no scroll")
  func mirroredMinimumLength() throws {
    let surface = try RecordingSurface(
      rows: [20], axis: .horizontal, direction: .rightToLeft)
    let controller = surface.controller
    let element = ElementID(ItemPath(section: 0, item: 10))
    controller.jump(to: element, at: .start)
    let before = try #require(controller.engine.liveCell(showing: element))
    let offset = controller.engine.offset.x
    controller.minimumContentLength = 3_000
    #expect(controller.engine.offset.x == offset + 1_000)
    let after = try #require(controller.engine.liveCell(showing: element))
    #expect(after.frame.x == before.frame.x + 1_000)
    // The place that was gone to is kept still.
    #expect(controller.engine.scrollTarget?.element == element)
  }
}
