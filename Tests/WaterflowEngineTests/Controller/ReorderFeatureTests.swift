import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Dragging items by a controller")
final class ReorderFeatureTests {
  final class Cells: ReorderSurface {
    var log: [String] = []
    var down: [CellID] = []
    /// Called when the data is to follow a move.
    var onMove: () -> Void = {}

    func canMove(_ item: ItemPath) -> Bool { item.item != 9 }
    func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath? {
      proposed
    }
    func lift(_ cell: CellID) { log.append("lift") }
    func place(_ cell: CellID, in frame: LayoutRect) {
      log.append("at \(Int(frame.y))")
    }
    func gapMoved() { log.append("gap") }
    func drop(_ cell: CellID) { log.append("drop") }
    func putDown(_ cell: CellID) { down.append(cell) }
    func announceMove(to item: ItemPath, among count: Int) {
      log.append("\(item.item) of \(count)")
    }
    func didMove(_ move: Move<ItemPath>) {
      log.append("move \(move.from.item) to \(move.to.item)")
      onMove()
    }
  }

  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let cells: Cells
  private let feature: ReorderFeature<RecordingSurface, Cells>

  init() throws {
    surface = try RecordingSurface(rows: [10])
    controller = surface.controller
    cells = Cells()
    feature = ReorderFeature(controller, cells)
  }

  // A drag asks the surface, which holds the controller here.
  deinit { surface.end() }

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
        "lift", "at 0", "gap", "at 110", "at 110", "drop", "move 0 to 1",
      ])
    #expect(controller.dataPath(of: path(1)) == path(1))
    #expect(surface.passesWanted == 1)
  }

  @Test("Nothing is dragged where what is shown is not the data")
  func refusedUpdate() {
    surface.counts = [8]
    controller.performBatchUpdates { _ in }
    #expect(!feature.begin(path(0)))
    #expect(feature.gesture.move(path(0), .down, at: 0) == nil)
    surface.reload()
    #expect(feature.begin(path(0)))
    feature.drop()
  }

  @Test("A reload that is refused ends a drag")
  func refusedReload() {
    controller.requireTouches().arena.add(feature.gesture)
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    surface.told = [0: [1, 2]]
    surface.reload()
    #expect(!feature.gesture.isDragging)
    #expect(controller.shownPath(of: path(0)) == path(0))
  }

  @Test("The items in view are named as the data has them, also in a drag")
  func visible() {
    #expect(feature.begin(path(0)))
    surface.scroll(to: LayoutPoint(x: 0, y: 500))
    feature.move(to: LayoutPoint(x: 200, y: 750))
    #expect(controller.shownPath(of: path(0)).item > 5)
    let items = controller.visibleItems.map(\.item)
    #expect(items.first == 0 && items == items.sorted())
    #expect(!items.contains(5))
    feature.gesture.cancel()
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

  @Test("A second drag scrolls near an edge as the first one did")
  func secondDrag() {
    for _ in 0..<2 {
      surface.scroll(to: .zero)
      #expect(feature.begin(path(1)))
      feature.move(to: LayoutPoint(x: 200, y: 399))
      for _ in 0..<10 { surface.frame() }
      #expect(controller.engine.offset.y > 100)
      feature.drop()
      surface.frame()
    }
  }

  @Test("Cells that go to the pool are put down, dropped a moment ago or not")
  func puttingDown() throws {
    let cell = try #require(surface.cell(ofItem: 0))
    #expect(feature.begin(path(0)))
    feature.drop()
    #expect(cells.down == [])
    surface.scroll(to: LayoutPoint(x: 0, y: 600))
    #expect(cells.down.contains(cell))
  }

  @Test("A program that selects while an item is dragged marks its cell")
  func selects() {
    let selection = SelectionFeature(controller)
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    selection.select(path(1))
    #expect(surface.look(of: 0) == "s" && surface.look(of: 1) == "")
  }

  @Test("A snapshot puts the item back first, and is an update as any other")
  func snapshot() throws {
    let surface = try RecordingSurface(rows: [3, 3])
    defer { surface.end() }
    let cells = Cells()
    let feature = ReorderFeature(surface.controller, cells)
    surface.controller.requireTouches().arena.add(feature.gesture)
    let selection = SelectionFeature(surface.controller)
    let content = DiffableContent<Int, Int, RecordingSurface>()
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems([0, 1, 2], toSection: 0)
    try snapshot.appendItems([3, 4, 5], toSection: 1)
    func apply() {
      content.apply(
        snapshot, on: surface.controller, animated: false, completion: nil)
    }
    apply()
    selection.select(path(1))
    let cell = try #require(surface.cell(ofItem: 0))
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 390))
    #expect(surface.controller.knownCounts == [2, 4])
    surface.counts = [4, 3]
    try snapshot.insertItems([6], beforeItem: 1)
    apply()
    #expect(cells.log.last == "drop" && !feature.gesture.isDragging)
    #expect(surface.controller.knownCounts == [4, 3])
    #expect(surface.cell(ofItem: 0) == cell)
    #expect(selection.selectedItems == [path(2)])
  }

  @Test("Another extent of the viewport puts the item back first")
  func resized() {
    controller.requireTouches().arena.add(feature.gesture)
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    var environment = LayoutEnvironment(
      viewport: LayoutSize(width: 400, height: 400))
    environment.contentInsets.top = 10
    controller.resize(to: environment)
    #expect(feature.gesture.isDragging)
    environment.viewport.width = 300
    controller.resize(to: environment)
    #expect(!feature.gesture.isDragging && cells.log.last == "drop")
    #expect(controller.dataPath(of: path(0)) == path(0))
  }

  @Test("The cell that is dropped has the focus all the time")
  func keepsFocus() throws {
    let focus = FocusFeature(controller)
    focus.isPresent = true
    focus.focus(path(0))
    let cell = try #require(surface.cell(ofItem: 0))
    var focused: [CellID?] = []
    surface.onPass = { [unowned surface] in
      focused.append(surface.focusedCell)
    }
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    feature.drop()
    #expect(focused == [cell, cell] && focus.focusedItem == path(1))
  }

  @Test("While an item is dragged, items are scrolled to by their data's paths")
  func scrollsTo() {
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    controller.scrollToItem(at: path(2), at: .start, animated: false)
    #expect(controller.engine.offset.y == 200)
    controller.scrollToItem(at: path(1), at: .start, animated: false)
    #expect(controller.engine.offset.y == 0)
  }

  @Test("An item without a cell is moved by a program, and nothing is shown")
  func outOfView() {
    #expect(feature.begin(path(8)) && feature.gesture.isDragging)
    #expect(cells.log == [])
    feature.drop()
    #expect(cells.log == [] && !feature.gesture.isDragging)
  }

  @Test("A key carries the focused item, and nothing slides where all is still")
  func keys() throws {
    let focus = FocusFeature(controller)
    focus.came(to: path(1))
    let down = KeyCommand(.move(.down), shift: false, command: false, alt: true)
    #expect(focus.obey(down) && surface.animations == 1)
    #expect(cells.log == ["move 1 to 2", "2 of 10"])
    #expect(focus.focusedItem == path(2))
    surface.canAnimate = false
    #expect(focus.obey(down) && surface.animations == 1)
    #expect(focus.focusedItem == path(3))
    #expect(controller.engine.transitionDuration == 250)
    // Item 9 does not move, and the key was for this all the same.
    focus.came(to: path(9))
    let count = cells.log.count
    #expect(focus.obey(down) && cells.log.count == count)
  }

  @Test("Where all is still, a drag is as well, and its cell is put down")
  func still() throws {
    surface.canAnimate = false
    let cell = try #require(surface.cell(ofItem: 0))
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    #expect(surface.animations == 0)
    feature.drop()
    #expect(!cells.log.contains("drop") && cells.down == [cell])
    #expect(controller.engine.transitionDuration == 250)
  }

  @Test("Escape takes the dragged item back")
  func escape() {
    let focus = FocusFeature(controller)
    focus.isPresent = true
    let escape = KeyCommand(.escape, shift: false, command: false, alt: false)
    #expect(!focus.obey(escape))
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    #expect(focus.obey(escape) && !feature.gesture.isDragging)
    #expect(cells.log.last == "drop")
    #expect(controller.dataPath(of: path(1)) == path(1))
  }

  @Test("A section with sizes of its own is asked about the dragged item's")
  func otherSizes() throws {
    let surface = try RecordingSurface(rows: [2, 2])
    defer { surface.end() }
    surface.styles = [1: SectionStyle(mode: .flow())]
    surface.reload()
    let feature = ReorderFeature(surface.controller, Cells())
    #expect(feature.begin(path(0)))
    surface.length = 130
    feature.move(to: LayoutPoint(x: 50, y: 290))
    #expect(surface.controller.knownCounts == [1, 3])
    let gap = ElementID(
      surface.controller.shownPath(of: path(0)))
    let frame = surface.engine.layout.frame(of: gap)
    #expect(frame?.width == 130 && frame?.height == 130)
    feature.gesture.cancel()
    #expect(surface.controller.knownCounts == [2, 2])
    #expect(surface.engine.layout.frame(ofItem: path(0))?.height == 100)
  }

  @Test("A cell that is taken away from a drag is put down, and not again")
  func cellTaken() throws {
    let cell = try #require(surface.cell(ofItem: 0))
    #expect(feature.begin(path(0)))
    surface.controller.willEmpty(cell)
    #expect(cells.down == [cell])
    feature.drop()
    #expect(cells.down == [cell] && !cells.log.contains("drop"))
  }

  @Test("Not enabled, it takes the item back, and no touch or key moves one")
  func disabled() {
    let arena = controller.requireTouches().arena
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 160))
    feature.isEnabled = false
    #expect(!feature.gesture.isDragging && cells.log.last == "drop")
    let log = cells.log
    surface.frame()
    func drag() {
      for (y, step) in [(50.0, 0.0), (150, 1), (260, 2)] {
        let sample = PointerSample(
          position: LayoutPoint(x: 9, y: y), time: step * 50)
        if step == 0 {
          arena.began(sample, .mouse)
        } else {
          arena.moved(sample)
        }
      }
    }
    drag()
    #expect(!feature.gesture.isDragging && cells.log == log)
    #expect(!controller.obey(.carry(path(0), .down)))
    arena.cancel()
    feature.isEnabled = true
    drag()
    #expect(feature.gesture.isDragging)
    arena.cancel()
    #expect(!feature.gesture.isDragging)
  }

  @Test("Ended in a pass, it puts its cell down at once")
  func endedInPass() throws {
    let cell = try #require(surface.cell(ofItem: 0))
    #expect(feature.begin(path(0)))
    surface.onFill = { [unowned self] in
      surface.onFill = {}
      feature.end()
      #expect(cells.down.contains(cell))
    }
    surface.scroll(to: LayoutPoint(x: 0, y: 300))
    #expect(!feature.gesture.isDragging)
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
