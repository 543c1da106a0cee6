import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Selecting by a drag in a controller")
final class MultipleSelectionFeatureTests {
  private let surface: RecordingSurface
  private let selection: SelectionFeature<RecordingSurface>
  private let cells = DraggedCells()
  private let feature: MultipleSelectionFeature<RecordingSurface, DraggedCells>
  private var arena: GestureArena {
    surface.controller.requireTouches().arena
  }

  /// Rows of 100 points, 20 of them; 400 points of them show.
  init() throws {
    surface = try RecordingSurface(rows: [20])
    selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    feature = MultipleSelectionFeature(
      surface.controller, selection, cells, allowsTwoFingers: true)
  }

  deinit { surface.end() }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private var selected: [Int] { selection.selectedItems.map(\.item) }

  private func sample(
    _ x: Double, _ y: Double, _ pointer: Int32 = 0
  ) -> PointerSample {
    PointerSample(
      pointer: pointer, position: LayoutPoint(x: x, y: y), time: surface.now)
  }

  /// Rests a finger until it selects.
  private func press(_ y: Double) {
    arena.began(sample(200, y), .touch)
    surface.controller.touches?.follow()
    surface.wait(600)
  }

  @Test("A drag ends where other cells are asked for and items are gone")
  func reloadedFewer() {
    let environment =
      LayoutEnvironment(viewport: surface.engine.layout.viewport)
    press(50)
    arena.moved(sample(200, 250))
    surface.controller.reload(.cells, in: environment)
    arena.moved(sample(200, 350))
    #expect(selected == [0, 1, 2, 3])
    surface.counts = [2]
    surface.controller.reload(.cells, in: environment)
    #expect(selected == [0, 1])
    arena.moved(sample(200, 50))
    arena.ended(sample(200, 50))
    #expect(selected == [0, 1])
  }

  @Test("Two fingers that go together select, one alone scrolls")
  func twoFingers() {
    arena.began(sample(200, 50), .touch)
    arena.moved(sample(200, 250))
    #expect(!arena.isClaimed && selected == [])
    arena.cancel()
    arena.began(sample(200, 50), .touch)
    arena.began(sample(250, 50, 1), .touch)
    arena.moved(sample(200, 55))
    #expect(!arena.isClaimed)
    arena.moved(sample(200, 250))
    #expect(arena.isClaimed && selected == [0, 1, 2])
    arena.ended(sample(200, 250))
    arena.ended(sample(250, 250, 1))
    #expect(cells.log == ["begin 0", "end"])
  }

  @Test("A third finger is no drag, nor are two where a page keeps them")
  func threeFingers() throws {
    arena.began(sample(200, 50), .touch)
    arena.began(sample(250, 50, 1), .touch)
    arena.began(sample(300, 50, 2), .touch)
    arena.moved(sample(200, 250))
    #expect(!arena.isClaimed && selected == [])
    let other = try RecordingSurface(rows: [20])
    let selection = SelectionFeature(other.controller)
    selection.allowsMultipleSelection = true
    _ = MultipleSelectionFeature(other.controller, selection, DraggedCells())
    let arena = other.controller.requireTouches().arena
    arena.began(sample(200, 50), .touch)
    arena.began(sample(250, 50, 1), .touch)
    arena.moved(sample(200, 250))
    #expect(!arena.isClaimed && selection.selectedItems == [])
    other.end()
  }

  @Test("Two fingers that rest select nothing")
  func restingFingers() {
    arena.began(sample(200, 50), .touch)
    arena.began(sample(250, 50, 1), .touch)
    surface.controller.requireTouches().follow()
    surface.wait(1_000)
    arena.elapsed(at: surface.now)
    #expect(!arena.isClaimed && selected == [] && cells.log == [])
  }

  @Test("A rectangle shows as far as a mouse goes out of the view")
  func marqueeOutside() {
    arena.began(sample(390, 20), .mouse)
    arena.moved(sample(300, 620))
    #expect(
      cells.marquee == LayoutRect(x: 300, y: 20, width: 90, height: 600))
    arena.moved(sample(300, 1_000))
    #expect(
      cells.marquee == LayoutRect(x: 300, y: 20, width: 90, height: 780))
  }

  @Test("Escape gives back what was selected before")
  func escape() {
    selection.select(path(3))
    press(150)
    arena.moved(sample(200, 290))
    #expect(selected == [1, 2, 3])
    #expect(surface.controller.obey(.escape))
    #expect(selected == [3] && cells.log == ["begin 1", "end"])
    arena.moved(sample(200, 350))
    #expect(selected == [3])
  }

  @Test("Shift extends from where a drag began")
  func anchor() {
    press(150)
    arena.moved(sample(200, 250))
    arena.ended(sample(200, 250))
    arena.began(sample(200, 350), .mouse, .extend)
    arena.ended(sample(200, 350))
    #expect(selected == [1, 2, 3])
  }

  @Test("A rectangle shows as it is, and as much of it as may be in view")
  func marquee() {
    arena.began(sample(390, 20), .mouse)
    arena.moved(sample(300, 120))
    #expect(
      cells.marquee == LayoutRect(x: 300, y: 20, width: 90, height: 100))
    #expect(selected == [0, 1])
    surface.controller.scroll(to: LayoutPoint(x: 0, y: 1_500))
    surface.frame()
    #expect(selected.count == 17)
    #expect(
      cells.marquee == LayoutRect(x: 300, y: 1_100, width: 90, height: 520))
    arena.ended(sample(300, 120))
    #expect(cells.marquee == nil && selected.count == 17)
  }

  @Test("A rectangle begins where content was touched, wherever that is now")
  func scrolledBefore() {
    arena.began(sample(100, 350), .mouse)
    surface.scroll(to: LayoutPoint(x: 0, y: 200))
    arena.moved(sample(200, 250))
    #expect(arena.isClaimed && selected == [3, 4])
    #expect(
      cells.marquee == LayoutRect(x: 100, y: 350, width: 100, height: 100))
  }

  @Test("A rectangle begins where content was touched that is elsewhere since")
  func shiftedBefore() {
    surface.scroll(to: LayoutPoint(x: 0, y: 500))
    arena.began(sample(100, 250), .mouse)
    surface.counts = [25]
    surface.controller.performBatchUpdates {
      $0.batch.insertItems(at: (0..<5).map { ItemPath(section: 0, item: $0) })
    }
    #expect(surface.engine.offset.y == 1_000)
    arena.moved(sample(200, 350))
    #expect(arena.isClaimed && selected == [12, 13])
    #expect(
      cells.marquee == LayoutRect(x: 100, y: 1_250, width: 100, height: 100))
    arena.ended(sample(200, 350))
  }

  @Test("Cells that are not there are selected as well, and look like it")
  func beyondCells() {
    press(50)
    arena.moved(sample(200, 399))
    while surface.isFrameRequested, surface.engine.offset.y < 1_600 {
      surface.frame()
    }
    #expect(selected == Array(0..<20))
    arena.ended(sample(200, 399))
    surface.frame()
    #expect(!surface.isFrameRequested)
    surface.controller.scroll(to: .zero)
    #expect(surface.look(of: 0) == "s" && surface.look(of: 3) == "s")
  }

  @Test("Who takes the selection away as a drag begins is obeyed")
  func reentry() {
    cells.onBegin = { [feature] in feature.isEnabled = false }
    defer { cells.onBegin = {} }
    press(50)
    arena.moved(sample(200, 250))
    #expect(selected == [] && cells.log == ["begin 0", "end"])
    #expect(cells.marquee == nil)
    arena.ended(sample(200, 250))
  }

  @Test("Nothing is told or shown once the view has ended")
  func ended() {
    // Whoever asks for it later would have another one made.
    let arena = arena
    press(50)
    cells.log = []
    _ = surface.takeLog()
    surface.end()
    arena.moved(sample(200, 250))
    arena.ended(sample(200, 250))
    #expect(!cells.log.contains("begin 0"))
  }

  @Test("A pan across selects only where something is selected already")
  func pan() {
    arena.began(sample(100, 50), .touch)
    arena.moved(sample(150, 52))
    #expect(!arena.isClaimed)
    arena.cancel()
    selection.select(path(3))
    arena.began(sample(100, 50), .touch)
    arena.moved(sample(105, 52))
    #expect(!arena.isClaimed && arena.isPossible)
    arena.moved(sample(150, 52))
    #expect(arena.isClaimed && selected == [0, 3])
    arena.ended(sample(150, 52))
    arena.began(sample(100, 150), .touch)
    arena.moved(sample(110, 200))
    #expect(!arena.isClaimed && selected == [0, 3])
  }

  @Test("Between lines the nearest item on the way there counts")
  func gaps() throws {
    let surface = try RecordingSurface(rows: [3, 5], header: 100)
    let selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    let cells = DraggedCells()
    _ = MultipleSelectionFeature(surface.controller, selection, cells)
    let arena = surface.controller.requireTouches().arena
    // Rows from 100 to 400, a header, and rows from 500 on.
    surface.controller.scroll(to: LayoutPoint(x: 0, y: 150))
    arena.began(sample(200, 120), .touch)
    arena.elapsed(at: surface.now + 600)
    // From row 1 to the middle of the header.
    arena.moved(sample(200, 300))
    #expect(
      selection.selectedItems == (1..<3).map { ItemPath(section: 0, item: $0) })
    surface.end()
  }
}

/// An app that lets several items be selected by a drag.
final class DraggedCells: MultipleSelectionSurface {
  var log: [String] = []
  var marquee: LayoutRect?
  var isWanted = true
  var onBegin: () -> Void = {}
  var onEnd: () -> Void = {}

  func shouldBeginSelecting(at item: ItemPath) -> Bool { isWanted }
  func didBeginSelecting(at item: ItemPath) {
    log.append("begin \(item.item)")
    onBegin()
  }
  func didEndSelecting() {
    log.append("end")
    onEnd()
  }
  func showMarquee(in frame: LayoutRect?) { marquee = frame }
}
