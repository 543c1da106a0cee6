import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Dragging items by a controller")
struct ReorderFeatureTests {
  private final class Cells: ReorderSurface {
    var log: [String] = []
    let surface: RecordingSurface

    init(_ surface: RecordingSurface) { self.surface = surface }

    func canMove(_ item: ItemPath) -> Bool { item.item != 9 }
    func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath {
      proposed
    }
    func touched(_ item: ItemPath) { log.append("touch \(item.item)") }
    func lift(_ cell: CellID) { log.append("lift") }
    func place(_ cell: CellID, in frame: LayoutRect) {
      log.append("at \(Int(frame.y))")
    }
    func gapMoved() { log.append("gap") }
    func drop(_ cell: CellID) { log.append("drop") }
    func putDown(_ cell: CellID) {}
    func follow() {}
    func scroll(to offset: LayoutPoint) { surface.scroll(to: offset) }
    func rename(_ move: Move<ItemPath>) { log.append("rename") }
    func didMove(_ move: Move<ItemPath>) {
      log.append("move \(move.from.item) to \(move.to.item)")
    }
  }

  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let cells: Cells
  private let feature: ReorderFeature<RecordingSurface, Cells>

  init() throws {
    surface = try RecordingSurface(rows: [10])
    controller = surface.controller
    cells = Cells(surface)
    feature = ReorderFeature(controller, cells)
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("An item is lifted, placed, dropped and told, in this order")
  func order() {
    #expect(!feature.begin(path(9)) && !feature.begin(path(10)))
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    #expect(controller.dataPath(of: path(1)) == path(0))
    #expect(controller.dataPath(of: path(0)) == path(1))
    #expect(controller.shownPath(of: path(0)) == path(1))
    feature.drop()
    #expect(
      cells.log == [
        "lift", "at 0", "gap", "at 110", "drop", "rename", "move 0 to 1",
      ])
    #expect(controller.dataPath(of: path(1)) == path(1))
    #expect(surface.passesWanted == 1)
  }

  @Test("Frames scroll near an edge, keep the cell there, and end with a drag")
  func frames() {
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 399))
    for _ in 0..<10 { surface.frame() }
    let offset = controller.engine.offset.y
    #expect(offset > 100)
    #expect(cells.log.last == "at \(Int(offset + 349))")
    feature.drop()
    surface.frame()
    #expect(!surface.isFrameRequested)
    #expect(controller.engine.offset.y == offset)
  }

  @Test("After the end nothing is called")
  func end() {
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    controller.end()
    #expect(!feature.gesture.isDragging)
    let log = cells.log
    surface.frame()
    controller.didPass()
    #expect(cells.log == log && log.last == "drop")
    #expect(!surface.isFrameRequested)
  }
}
