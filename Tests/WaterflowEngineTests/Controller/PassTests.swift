import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Passes of a controller")
struct PassTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  init() throws {
    surface = try RecordingSurface(rows: [50])
    controller = surface.controller
  }

  @Test("Passes that are asked for come once, with the next frame")
  func requested() {
    for count in 1...2 {
      controller.requestPass()
      controller.requestPass()
      #expect(surface.passes == count - 1)
      surface.frame()
      #expect(surface.passes == count && !surface.isFrameRequested)
    }
  }

  @Test("What waits for a callback to end is not done if that ends the view")
  func ended() {
    var isDone = false
    surface.onFill = { [surface, controller] in
      surface.onFill = {}
      controller.whenQuiet { isDone = true }
      controller.end()
    }
    controller.pass(at: LayoutPoint(x: 0, y: 2_000), time: 0)
    #expect(!isDone && surface.filled.contains(20))
  }
}
