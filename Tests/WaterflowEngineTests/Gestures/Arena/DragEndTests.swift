import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Drags that end before they are over")
struct DragEndTests {
  private static func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  /// A drag of items, each a point longer than the one before it and the first
  /// of 100, in a viewport of 400.
  private final class Stage {
    let host: RecordingHost
    /// What the gesture finds; nil once it has gone.
    let reorder: ReorderGesture<RecordingHost>
    var drops: [Move<ItemPath>?] = []

    var engine: CollectionEngine<RecordingHost> { host.engine }

    init(_ counts: [Int], flows: Bool = false) throws {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 400, height: 400))
      for (section, count) in counts.enumerated() {
        let mode: SectionMode = flows && section > 0 ? .flow() : .list
        try layout.appendSection(SectionStyle(mode: mode), count: count) {
          ItemSize(width: 400, height: 100 + Double($0))
        }
      }
      host = RecordingHost(layout, allowsRenaming: true)
      host.engine.transitionDuration = 0
      host.scroll(to: 0)
      reorder = ReorderGesture(engine: host.engine, host: host)
      reorder.sizeOfItem = { item, _ in
        ItemSize(width: 400, height: 100 + Double(item.item))
      }
      reorder.dropped = { [unowned self] in drops.append($0) }
    }

    deinit { host.onPerform = nil }

    /// Lifts the first item, and takes its gap along.
    func drag(to y: Double = 160) {
      #expect(
        reorder.lift(path(0), at: LayoutPoint(x: 9, y: 50), time: 0))
      reorder.drag(to: LayoutPoint(x: 9, y: y), time: 1)
    }

    /// Reads all anew in the midst of a pass, once cells have been told for
    /// the so many-th time.
    func reloads(atCall call: Int = 1) {
      var calls = 0
      host.onPerform = { host in
        calls += 1
        guard calls == call else { return }
        host.onPerform = nil
        host.reload()
      }
    }

    /// The heights of the items of the first section.
    var heights: [Double?] {
      let layout = engine.layout
      return (0..<layout.itemCount(inSection: 0)).map {
        layout.frame(ofItem: path($0))?.height
      }
    }

    func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(!reorder.isDragging, sourceLocation: sourceLocation)
      #expect(reorder.draggedItem == nil, sourceLocation: sourceLocation)
      #expect(engine.draggedElement == nil, sourceLocation: sourceLocation)
      #expect(host.violation == nil, sourceLocation: sourceLocation)
    }
  }

  @Test("Called off as it is asked where it may go, it scrolls no further")
  func askedWhileScrolling() throws {
    let stage = try Stage([20])
    stage.drag(to: 60)
    stage.host.scroll(to: 320)
    let reorder = stage.reorder
    reorder.target = { [unowned reorder] in
      reorder.cancel()
      return $0.to
    }
    #expect(reorder.step(at: 20) == nil)
    #expect(stage.drops == [nil])
    stage.expectRest()
  }

  @Test(
    "A reload while a key moves an item takes it back",
    arguments: [(FocusMove.down, 1), (.end, 1), (.end, 2)])
  func keyReloads(way: FocusMove, call: Int) throws {
    let stage = try Stage([20])
    let heights = stage.heights
    stage.reloads(atCall: call)
    #expect(stage.reorder.move(Self.path(1), way, at: 0) == nil)
    #expect(stage.heights == heights && stage.drops == [])
    stage.expectRest()
  }

  @Test("A key's move that the layout refuses leaves everything")
  func keyRefused() throws {
    let stage = try Stage([2, 3], flows: true)
    stage.reorder.sizeOfItem = { _, _ in ItemSize(width: 9, height: .infinity) }
    #expect(stage.reorder.move(Self.path(1), .down, at: 0) == nil)
    #expect(stage.heights == [100, 101] && stage.drops == [])
    stage.expectRest()
    stage.reorder.sizeOfItem = { _, _ in ItemSize(width: 9, height: 9) }
    #expect(
      stage.reorder.move(Self.path(1), .down, at: 0)?.to == Self.path(0, 1))
  }

  @Test("A key's move that is refused leaves the drag that began meanwhile")
  func keyRefusedForAnother() throws {
    let stage = try Stage([2, 3], flows: true)
    let reorder = stage.reorder
    var isLifted = false
    // Right before the move, when what has waited is done.
    stage.host.engine.waiting.append(
      WaitingWork { [unowned reorder, unowned engine = stage.engine] in
        engine.endDragQuietly()
        isLifted = reorder.lift(
          Self.path(0), at: LayoutPoint(x: 9, y: 50), time: 0)
      })
    reorder.sizeOfItem = { _, _ in ItemSize(width: 9, height: .infinity) }
    #expect(reorder.move(Self.path(1), .down, at: 0) == nil)
    #expect(isLifted && reorder.isDragging)
    #expect(stage.engine.draggedElement == ElementID(Self.path(0)))
    reorder.cancel()
    stage.expectRest()
  }

  @Test("Without such an item nothing is lifted")
  func liftsNothing() throws {
    let stage = try Stage([5])
    let point = LayoutPoint(x: 9, y: 9)
    #expect(!stage.reorder.lift(Self.path(9), at: point, time: 0))
    #expect(stage.reorder.move(Self.path(9), .down, at: 0) == nil)
    stage.expectRest()
  }

  @Test("A reload as an item is dropped out of view gives up the drag")
  func dropReloads() throws {
    for cancels in [false, true] {
      let stage = try Stage([20])
      stage.drag(to: 60)
      // Its gap goes out of view, and its cell stays.
      stage.host.scroll(to: 800)
      stage.reloads()
      if cancels { stage.reorder.cancel() } else { stage.reorder.drop(at: 2) }
      #expect(stage.drops == [nil])
      stage.expectRest()
    }
  }

  @Test("A reload as an item is taken back does not take it back twice")
  func takeBackReloads() throws {
    let stage = try Stage([20])
    let heights = stage.heights
    stage.drag()
    #expect(stage.heights != heights)
    stage.reloads()
    stage.reorder.cancel()
    #expect(stage.heights == heights && stage.drops == [nil])
    stage.expectRest()
  }

  @Test("Out of a section with sizes of its own, an item has its own again")
  func ownSizeAgain() throws {
    for reloads in [false, true] {
      let stage = try Stage([2, 5], flows: true)
      stage.reorder.sizeOfItem = { _, _ in ItemSize(width: 400, height: 33) }
      stage.drag(to: 290)
      #expect(stage.engine.layout.itemCount(inSection: 1) == 6)
      stage.reorder.sizeOfItem = { _, _ in ItemSize(width: 1, height: 1) }
      if reloads { stage.host.reload() } else { stage.reorder.cancel() }
      #expect(stage.heights == [100, 101] && stage.drops == [nil])
      stage.expectRest()
    }
  }

  @Test("What waits for data to be read may end a drag before its gap moves")
  func endsBeforeGapMoves() throws {
    for cancels in [false, true] {
      let stage = try Stage([20])
      stage.drag()
      stage.reorder.dropped = { [unowned stage] in
        stage.drops.append($0)
        if stage.drops.count == 1 { stage.host.reload() }
      }
      // The reload waits for the pass that comes of it.
      stage.reorder.dataWillChange()
      if cancels {
        stage.drag(to: 50)
        stage.reorder.cancel()
      } else {
        stage.drag()
      }
      #expect(stage.heights == (0..<20).map { 100 + Double($0) })
      #expect(stage.drops == [nil, nil])
      stage.expectRest()
    }
  }

  @Test("Called off as others lose the touch, it does not begin")
  func losesTouch() throws {
    let script = try ArenaScript("select reorder")
    script.onNote = { [unowned script] in
      if $0 == "-a" { script.reorder.cancel() }
    }
    #expect(script.run("mouse 10 60, move 10 80, move 10 230") == "+a, -a")
    #expect(!script.reorder.isDragging)
  }

  // MARK: - Moves of a gap

  @Test("In a callback none is carried out")
  func inUse() throws {
    let stage = try Stage([20])
    var fault: LayoutError?
    stage.host.onPerform = { host in
      host.onPerform = nil
      do throws(LayoutError) {
        try host.engine.carryOut(
          Move(from: Self.path(0), to: Self.path(2)), at: 0, host: host,
          sizeOfItem: { _ in ItemSize(width: 9, height: 9) })
      } catch {
        fault = error
      }
    }
    stage.host.scroll(to: 120)
    #expect(fault == .inUse)
    #expect(stage.heights.first == 100)
  }

  @Test("A drag cannot be taken back in data that has not its places any more")
  func placesGone() throws {
    // From where to where it was dragged, what is left, and what is missing.
    let cases: [(ItemPath, ItemPath, [Int], LayoutError)] = [
      (Self.path(0), Self.path(0, 1), [2], .noSuchSection(1, count: 1)),
      (Self.path(0, 1), Self.path(0), [2], .noSuchSection(1, count: 1)),
      (
        Self.path(0), Self.path(1), [1, 3], .noSuchItem(Self.path(1), count: 1)
      ),
    ]
    for (from, to, left, fault) in cases {
      let stage = try Stage(left)
      #expect(throws: fault) {
        try stage.engine.carryOut(
          Move(from: to, to: from), at: 0, host: stage.host,
          sizeOfItem: { _ in ItemSize(width: 400, height: 100) })
      }
    }
  }

  @Test("A gap that a layout does not have goes nowhere in it")
  func noGap() throws {
    let stage = try Stage([9])
    var drag = try #require(
      ReorderSession(
        lifting: Self.path(7), at: LayoutPoint(x: 9, y: 50),
        in: stage.engine.layout, viewport: stage.engine.viewport))
    let other = try Stage([3]).engine.layout
    let move = drag.move(
      to: LayoutPoint(x: 9, y: 250), in: other,
      viewport: Viewport(offset: .zero, size: other.viewport))
    #expect(move == nil && drag.path == Self.path(7))
  }
}

private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
