import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("An item that stands open")
final class LiftedSwipeTests {
  private let surface: RecordingSurface
  private let host = Swipes()
  private let swipes: SwipeFeature<RecordingSurface, Swipes>
  private let cells = ReorderFeatureTests.Cells()
  private let reorders:
    ReorderFeature<RecordingSurface, ReorderFeatureTests.Cells>

  init() throws {
    surface = try RecordingSurface(rows: [100], length: 50)
    swipes = SwipeFeature(surface.controller, host)
    reorders = ReorderFeature(surface.controller, cells)
  }

  // A drag asks the surface, which holds the controller here.
  deinit { surface.end() }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("closes by a finger that lifts it to be moved")
  func finger() {
    #expect(swipes.open(path(1), at: .trailing))
    let arena = surface.controller.requireTouches().arena
    let point = LayoutPoint(x: 100, y: 75)
    arena.began(
      PointerSample(pointer: 1, position: point, time: surface.now), .touch)
    surface.wait(600)
    _ = host.takeLog()
    arena.elapsed(at: surface.now)
    #expect(reorders.gesture.isDragging && arena.isClaimed)
    #expect(swipes.openItem == nil && host.takeLog() == ["to 0"])
    reorders.gesture.cancel()
  }
}
