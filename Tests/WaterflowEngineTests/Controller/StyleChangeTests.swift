import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Other styles for the items of a controller")
struct StyleChangeTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>

  // Four rows of 100 are in view.
  init() throws {
    surface = try RecordingSurface(rows: [50])
    controller = surface.controller
  }

  private func scroll(to y: Double) {
    surface.scroll(to: LayoutPoint(x: 0, y: y))
  }

  @Test("What is in view stays, and so does the end where it is kept")
  func keeps() {
    controller.engine.anchorsToEnd = true
    for (y, header, goal) in [
      // Row 10 is first in view.
      (1_000, 50, 1_050),
      // The end, and the end of 5,000 + 80 points.
      (4_650, 80, 4_680), (4_680, 20, 4_620),
    ] as [(Double, Double, Double)] {
      scroll(to: y)
      surface.style.header = header
      controller.invalidateStyles()
      #expect(controller.engine.layout.contentLength == 5_000 + header)
      #expect(surface.offsets.last == goal)
    }
  }

  @Test("What a finger holds waits for the next pass, and goes nowhere")
  func held() {
    scroll(to: 1_000)
    surface.isTracking = true
    let count = surface.offsets.count
    surface.style.header = 50
    controller.invalidateStyles()
    #expect(controller.engine.layout.contentLength == 5_050)
    #expect(surface.offsets.count == count && surface.passesWanted == 1)
  }

  @Test("Where the data is another one than is shown, it is read")
  func refusedData() {
    surface.counts = [3]
    controller.performBatchUpdates { _ in }
    #expect(surface.takeLog() == ["refused"])
    surface.style.header = 50
    controller.invalidateStyles()
    #expect(controller.knownCounts == [3])
    #expect(controller.engine.layout.contentLength == 350)
    #expect(controller.isInData(ItemPath(section: 0, item: 2)))
  }

  @Test("Sizes that are asked for anew are measured again in the same cells")
  func measured() {
    surface.need = {
      LayoutSize(
        width: $0.frame.width,
        height: $0.element.item.isMultiple(of: 2) ? 150 : 50)
    }
    controller.engine.measuresCells = true
    surface.style.estimatesLengths = true
    surface.reload()
    scroll(to: 1_000)
    let shown = controller.engine.liveCells
    surface.need = { LayoutSize(width: $0.frame.width, height: 100) }
    let asked = surface.filled.count
    controller.reload(.layout, in: environment)
    #expect(surface.filled.count == asked)
    #expect(controller.engine.liveCells.map(\.cell) == shown.map(\.cell))
    #expect(controller.engine.liveCells.allSatisfy { $0.frame.height == 100 })
  }

  @Test("An item whose size is forgotten out of view is measured as it comes")
  func forgotten() {
    var need = 150.0
    surface.need = { LayoutSize(width: $0.frame.width, height: need) }
    controller.engine.measuresCells = true
    surface.style.estimatesLengths = true
    surface.reload()
    let height = { [surface] (item: Int) in
      surface.engine.layout.frame(ofItem: ItemPath(section: 0, item: item))?
        .height
    }
    scroll(to: 3_000)
    need = 60
    for item in [0, 40] {
      controller.forgetMeasuredSize(
        ofItemAt: ItemPath(section: 0, item: item))
    }
    #expect(height(0) == 150)
    scroll(to: 0)
    #expect(height(0) == 60 && height(1) == 150)
    // One that is in view, with the next frame.
    controller.forgetMeasuredSize(ofItemAt: ItemPath(section: 0, item: 1))
    surface.frame()
    #expect(height(1) == 60)
  }

  @Test("Other styles of one section leave the lengths of others alone")
  func otherSections() {
    surface.need = { LayoutSize(width: $0.frame.width, height: 100) }
    surface.counts = [2, 50]
    controller.engine.measuresCells = true
    surface.style.estimatesLengths = true
    surface.reload()
    let given = ItemPath(section: 0, item: 0)
    controller.setLength(300, ofItemAt: given)
    surface.style.header = 50
    controller.invalidateStyles(ofSections: 1..<2)
    scroll(to: 1)
    let frame = controller.engine.layout.frame(of: ElementID(given))
    #expect(frame?.height == 300)
  }

  @Test("What a finger moves out of bounds is left there, all else is kept")
  func heldSizes() {
    surface.reload()
    surface.isTracking = true
    surface.holdsOffset = true
    // Row 10 is first in view; and what is before the first one.
    for (y, goal) in [(1_000, 1_200), (-60, -60)] as [(Double, Double)] {
      surface.length = 100
      surface.reload()
      scroll(to: y)
      surface.length = 120
      controller.reload(.layout, in: environment)
      #expect(controller.engine.layout.contentLength == 6_000)
      #expect(surface.offsets.last == goal)
    }
  }

  @Test("The start is one also where a platform has rounded it")
  func roundedStart() {
    surface.reload()
    controller.engine.contentInsets.top = 10.25
    scroll(to: -10)
    surface.style.header = 50
    controller.reload(.layout, in: environment)
    #expect(controller.engine.offset.y == -10.25)
    scroll(to: -10)
    controller.minimumContentLength = 9_000
    #expect(controller.engine.offset.y == -10.25)
  }

  @Test("An item that is there again is not scrolled to again")
  func goneTarget() {
    surface.reload()
    controller.scrollToItem(
      at: ItemPath(section: 0, item: 40), at: .start, animated: false)
    surface.counts = [10]
    controller.reload(.layout, in: environment)
    #expect(controller.engine.offset.y == 600)
    surface.counts = [60]
    controller.reload(.layout, in: environment)
    #expect(controller.engine.offset.y == 600)
  }

  @Test("In the middle of a pass another layout is refused")
  func refusedLayout() throws {
    let engine = controller.engine
    let layout = engine.layout
    let next = try CollectionLayout(viewport: layout.viewport)
    var found: LayoutError?
    surface.onFill = {
      do throws(LayoutError) {
        _ = try engine.replaceLayout(with: next, keepsCells: true)
      } catch {
        found = error
      }
    }
    scroll(to: 1_000)
    #expect(found == .inUse && engine.layout === layout)
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(viewport: controller.engine.layout.viewport)
  }
}
