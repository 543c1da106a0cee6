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

  @Test("A pass while an update is described comes with the next frame")
  func describing() {
    controller.performBatchUpdates { [controller, surface] _ in
      let passes = surface.passes
      controller.pass(at: LayoutPoint(x: 0, y: 300), time: 0)
      #expect(surface.passes == passes && surface.engine.offset == .zero)
    }
    let passes = surface.passes
    surface.frame()
    #expect(surface.passes == passes + 1 && !surface.isFrameRequested)
  }

  @Test("What waits for a pass counts for more than what was asked for in it")
  func waiting() {
    let engine = surface.engine
    var isFirst = true
    surface.onFill = { [surface] in
      guard isFirst else { return }
      isFirst = false
      engine.whenIdle { surface.scroll(to: LayoutPoint(x: 0, y: 500)) }
      engine.update(offset: LayoutPoint(x: 0, y: 300), at: 0, host: surface)
    }
    surface.scroll(to: LayoutPoint(x: 0, y: 900))
    surface.onFill = {}
    #expect(!isFirst && engine.offset.y == 500)
    #expect(surface.cell(ofItem: 5) != nil)
  }

  @Test("What cells ask for while they are filled is done one by one")
  func oneByOne() {
    var (depth, deepest, done) = (0, 0, 0)
    surface.onFill = { [controller] in
      controller.whenQuiet {
        depth += 1
        deepest = max(deepest, depth)
        controller.setLength(90, ofItemAt: ItemPath(section: 0, item: done))
        done += 1
        depth -= 1
      }
    }
    surface.reload()
    #expect(deepest == 1 && done >= 4)
  }

  @Test("Who asks for more each time goes on with the next pass")
  func endless() {
    var (reloads, isAsked, asks) = (0, false, true)
    surface.onFill = { [surface] in
      guard asks, !isAsked else { return }
      isAsked = true
      surface.controller.whenQuiet {
        isAsked = false
        reloads += 1
        surface.reload()
      }
    }
    surface.reload()
    let first = reloads
    #expect(first > 1_000)
    asks = false
    controller.pass(at: .zero, time: surface.now)
    #expect(reloads == first + 1)
    surface.onFill = {}
  }

  @Test("A reload shows some of the overscan, and each frame more of it")
  func overscan() {
    controller.overscanStep = 100
    controller.overscan = 250
    surface.reload()
    // No more before anybody has seen it, however many passes there are.
    controller.pass(at: .zero, time: surface.now)
    controller.pass(at: .zero, time: surface.now)
    var seen = [controller.engine.liveCells.count]
    for _ in 0..<4 where surface.isFrameRequested {
      surface.frame()
      seen.append(controller.engine.liveCells.count)
    }
    #expect(seen == [5, 5, 6, 7] && !surface.isFrameRequested)
    // Scrolled or changed, the view keeps it.
    controller.pass(at: LayoutPoint(x: 0, y: 500), time: surface.now)
    #expect(controller.engine.liveCells.count == 10)
    controller.minimumContentLength = 9_000
    #expect(controller.engine.liveCells.count == 10)
    surface.reload()
    #expect(controller.engine.liveCells.count == 6)
  }

  @Test("A leap shows what is in view first, a step on the way all")
  func overscanAfterLeap() {
    controller.overscanStep = 100
    controller.overscan = 300
    surface.reload()
    while surface.isFrameRequested { surface.frame() }
    // As far as the viewport and the overscan on both sides.
    controller.pass(at: LayoutPoint(x: 0, y: 1_000), time: surface.now)
    #expect(controller.engine.liveCells.count == 10)
    controller.pass(at: LayoutPoint(x: 0, y: 2_001), time: surface.now)
    var seen = [controller.engine.liveCells.count]
    while surface.isFrameRequested {
      surface.frame()
      seen.append(controller.engine.liveCells.count)
    }
    #expect(seen == [7, 7, 9, 11])
    controller.scrollToItem(
      at: ItemPath(section: 0, item: 5), at: .start, animated: false)
    #expect(controller.engine.liveCells.count == 6)
    while surface.isFrameRequested { surface.frame() }
    #expect(controller.engine.liveCells.count == 10)
    controller.jump(
      to: ScrollAnchor(
        element: ElementID(kind: .item, section: 0, item: 30), distance: 0))
    #expect(controller.engine.liveCells.count == 6)
  }

  @Test("In the frame of a leap nothing comes that is out of view")
  func overscanInFrameOfLeap() {
    controller.overscanStep = 100
    controller.overscan = 300
    surface.reload()
    while surface.isFrameRequested { surface.frame() }
    // Input is told of first in a frame, and passes after that.
    controller.pass(at: LayoutPoint(x: 0, y: 2_001), time: surface.now)
    #expect(controller.engine.liveCells.count == 7)
    surface.frame(after: 1)
    #expect(controller.engine.liveCells.count == 7)
    #expect(surface.isFrameRequested)
    surface.frame()
    #expect(controller.engine.liveCells.count == 9)
  }

  @Test("Overscan behind the content's end asks for no frames")
  func longOverscan() throws {
    let surface = try RecordingSurface(rows: [6])
    let controller = surface.controller
    controller.overscanStep = 100
    controller.overscan = .infinity
    surface.reload()
    var frames = 0
    while surface.isFrameRequested {
      surface.frame()
      frames += 1
    }
    #expect(frames == 6 && controller.engine.liveCells.count == 6)
    surface.counts = [50]
    surface.reload()
    while surface.isFrameRequested { surface.frame() }
    #expect(controller.engine.liveCells.count == 50)
  }

  @Test("Without a step overscan is there at once, and goes at once")
  func overscanAtOnce() {
    controller.overscan = 250
    surface.reload()
    #expect(!surface.isFrameRequested)
    #expect(controller.engine.liveCells.count == 7)
    controller.overscanStep = 100
    controller.overscan = 50
    controller.pass(at: .zero, time: surface.now)
    #expect(!surface.isFrameRequested)
    #expect(controller.engine.liveCells.count == 5)
  }

  @Test("Cells that nobody needs are destroyed on demand, and after a while")
  func pool() {
    let engine = controller.engine
    controller.pass(at: LayoutPoint(x: 0, y: 50), time: surface.now)
    controller.pass(at: LayoutPoint(x: 0, y: 0), time: surface.now)
    #expect(engine.pooledCells == 1)
    controller.emptyReusePool()
    #expect(engine.pooledCells == 0)
    controller.pass(at: LayoutPoint(x: 0, y: 50), time: surface.now)
    controller.pass(at: LayoutPoint(x: 0, y: 0), time: surface.now)
    surface.wait(engine.poolLifetime)
    #expect(engine.pooledCells == 1)
    surface.wait(200)
    #expect(engine.pooledCells == 0)
  }

  @Test("What comes to the pool later goes from there in time as well")
  func poolAgain() {
    let engine = controller.engine
    for _ in 0..<2 {
      controller.pass(at: LayoutPoint(x: 0, y: 50), time: surface.now)
      controller.pass(at: LayoutPoint(x: 0, y: 0), time: surface.now)
      #expect(engine.pooledCells == 1)
      surface.wait(engine.poolLifetime + 200)
      #expect(engine.pooledCells == 0)
    }
  }

  @Test("Emptied in a callback, the pool is emptied after it")
  func poolInCallback() {
    var pooled = -1
    controller.pass(at: LayoutPoint(x: 0, y: 50), time: 0)
    surface.onFill = { [surface, controller] in
      surface.onFill = {}
      controller.emptyReusePool()
      pooled = controller.engine.pooledCells
    }
    controller.pass(at: LayoutPoint(x: 0, y: 1_000), time: 0)
    #expect(pooled > 0 && controller.engine.pooledCells == 0)
  }

  @Test("Cells that have left go back to the pool, and from there in time")
  func transitions() {
    let engine = controller.engine
    surface.counts = [49]
    controller.performBatchUpdates {
      $0.batch.deleteItems(at: [ItemPath(section: 0, item: 1)])
    }
    #expect(engine.leavingCells == 1)
    surface.wait(engine.transitionDuration)
    controller.endTransitions(at: surface.now)
    #expect(engine.leavingCells == 0 && engine.pooledCells == 1)
    surface.wait(engine.poolLifetime + 200)
    #expect(engine.pooledCells == 0)
  }

  @Test("What an update leaves to be laid out is laid out when there is time")
  func layOut() throws {
    let surface = try RecordingSurface(rows: [])
    let controller = surface.controller
    surface.style.mode = .waterfall(lanes: .fixed(3))
    surface.counts = [60_000]
    surface.reload()
    let layout = controller.engine.layout
    for _ in 0..<2 {
      controller.setSizes {
        [(ItemPath(section: 0, item: 0), ItemSize(width: 9, height: 30))]
      }
      controller.setSizes {
        [(ItemPath(section: 0, item: 1), ItemSize(width: 9, height: 55))]
      }
      #expect(!layout.isComplete)
      // No more than one turn waits for it at a time.
      controller.scheduleRest()
      let passes = surface.passes
      surface.wait(0)
      #expect(layout.isComplete && surface.passes == passes + 1)
      controller.setSizes {
        (0...1).map {
          (ItemPath(section: 0, item: $0), ItemSize(width: 9, height: 100))
        }
      }
      surface.wait(0)
    }
  }

  @Test("The items in view are named as the data names them")
  func visible() {
    controller.pass(at: LayoutPoint(x: 0, y: 150), time: 0)
    #expect(
      controller.visibleItems == (1...5).map { ItemPath(section: 0, item: $0) })
    let header = ElementID(kind: .header, section: 0)
    #expect(controller.shownElement(of: header) == header)
    #expect(controller.dataElement(of: header) == header)
  }

  @Test("What the layout puts right is told, until the view ends")
  func warnings() {
    surface.length = -1
    surface.reload()
    #expect(
      surface.warnings == [
        .itemLengthsClamped(first: ItemPath(section: 0, item: 0), count: 50)
      ])
    let layout = controller.engine.layout
    controller.end()
    try? layout.setLength(-1, ofItem: ItemPath(section: 0, item: 0))
    #expect(surface.warnings.count == 1)
  }

  @Test("A scroll by hand is told to all who have to let go")
  func byHand() {
    let selection = SelectionFeature(controller)
    let focus = FocusFeature(controller)
    let arena = controller.requireTouches().arena
    let sample = PointerSample(position: LayoutPoint(x: 9, y: 50), time: 0)
    arena.began(sample, .touch)
    controller.scrolledByHand()
    arena.ended(sample)
    #expect(surface.log == ["+0", "-0"] && selection.selectedItems == [])
    #expect(focus.item == nil)
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
