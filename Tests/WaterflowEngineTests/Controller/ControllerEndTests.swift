import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A controller that ends")
struct ControllerEndTests {
  private let surface: RecordingSurface
  private var controller: CollectionController<RecordingSurface> {
    surface.controller
  }

  init() throws { surface = try RecordingSurface(rows: [10]) }

  @Test("does nothing any more that was to be done when things are quiet")
  func quiet() {
    var done: [String] = []
    controller.whenQuiet { [self] in
      controller.performBatchUpdates { [self] _ in
        done.append("update")
        controller.end()
      }
    }
    controller.whenQuiet { done.append("later") }
    controller.performBatchUpdates { _ in done.append("another update") }
    controller.end()
    #expect(done == ["update"])
  }

  @Test("tells nobody of an update in which it ends")
  func update() {
    var told: [String] = []
    controller.performBatchUpdates(
      refused: { _ in told.append("refused") },
      completion: { _ in told.append("completed") }
    ) { [self] in
      $0.batch.deleteItems(at: [ItemPath(section: 0, item: 99)])
      controller.end()
    }
    surface.wait(1_000)
    #expect(told.isEmpty && surface.log.isEmpty)
  }

  @Test("lets go of gestures, also in the middle of a touch")
  func gestures() {
    final class Held {}
    weak var held: Held?
    let arena = controller.requireTouches().arena
    do {
      let object = Held()
      held = object
      let press = PressGesture()
      press.pressed = { _, _ in
        withExtendedLifetime(object) {}
        return false
      }
      arena.add(press)
    }
    _ = arena.began(
      PointerSample(
        pointer: 1, position: LayoutPoint(x: 10, y: 10), time: 0), .touch)
    #expect(held != nil && arena.deadline != nil)
    controller.end()
    #expect(held == nil && arena.deadline == nil)
  }
}
