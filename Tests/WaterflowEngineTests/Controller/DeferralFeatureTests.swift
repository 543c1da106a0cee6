import Testing
import WaterflowLayout

@testable import WaterflowEngine

extension RecordingSurface {
  func loadContent(of cell: CellID) {
    guard controller.defersLoading else { return }
    let live = engine.liveCells.first { $0.cell == cell }
    log.append("load \(live?.element.item ?? -1)")
    onLoad()
  }
}

@Suite("Content that waits until it can be read")
struct DeferralFeatureTests {
  private let surface: RecordingSurface
  private let feature: DeferralFeature<RecordingSurface>

  init() throws { try self.init(reach: .infinity) }

  private init(reach: Double) throws {
    surface = try RecordingSurface(rows: [1_000])
    feature = DeferralFeature(surface.controller, reach: reach)
    surface.controller.add(feature)
  }

  private func scroll(to position: Double) {
    surface.controller.scroll(to: LayoutPoint(x: 0, y: position))
  }

  /// Goes on by so many points a frame.
  private func travel(_ frames: Int, by distance: Double) {
    for _ in 0..<frames {
      surface.wait(16)
      scroll(to: surface.engine.offset.y + distance)
    }
  }

  private func takeLog() -> [String] {
    defer { surface.log = [] }
    return surface.log
  }

  @Test("A controller tells whether content waits, and may let it load again")
  func told() throws {
    let surface = try RecordingSurface(rows: [1_000])
    let controller = surface.controller
    #expect(!controller.defersContent && !controller.isDeferringContent)
    controller.deferContent(false)
    #expect(!controller.defersContent)
    controller.deferContent(true)
    #expect(controller.defersContent && !controller.isDeferringContent)
    for _ in 0..<20 {
      surface.wait(16)
      controller.scroll(
        to: LayoutPoint(x: 0, y: surface.engine.offset.y + 500))
    }
    #expect(controller.isDeferringContent)
    controller.deferContent(false)
    #expect(!controller.defersContent && !controller.isDeferringContent)
  }

  @Test("What shows before the feature has loaded")
  func shownBefore() {
    surface.controller.didPass()
    #expect(takeLog() == [])
  }

  @Test("What is around the viewport loads after all that is in it")
  func overscan() {
    surface.engine.overscan = 150
    scroll(to: 5_000)
    #expect(
      takeLog() == [51, 52, 50, 53, 49, 54, 48, 55].map { "load \($0)" })
  }

  @Test("What is further out than content reaches loads as it comes nearer")
  func farOverscan() throws {
    try Self(reach: 150).expectFarOverscan()
  }

  private func expectFarOverscan() {
    surface.engine.overscan = 450
    scroll(to: 5_000)
    #expect(surface.engine.liveCells.count == 14)
    #expect(
      takeLog() == [51, 52, 50, 53, 49, 54, 48, 55].map { "load \($0)" })
    surface.wait(1_000)
    scroll(to: 5_060)
    #expect(takeLog() == ["load 56"])
    feature.isEnabled = false
    #expect(takeLog() == [57, 47, 58, 46, 59].map { "load \($0)" })
  }

  @Test("A data source is told on the way, and before it is asked for cells")
  func toldBefore() {
    var told: [Bool] = []
    surface.onFill = { told.append(feature.isDeferring) }
    // It holds on to who holds it.
    defer { surface.onFill = {} }
    travel(4, by: 100)
    #expect(told == [false, true, true, true])
    surface.wait(100)
    surface.frame()
    #expect(!feature.isDeferring)
  }

  @Test("A step that is told late is before the next frame, and is travel")
  func busyMachine() {
    travel(10, by: 100)
    _ = takeLog()
    // The timer is called first, after a pause in which nothing was told.
    surface.wait(300)
    #expect(surface.isFrameRequested)
    scroll(to: 5_000)
    surface.frame(after: 0)
    #expect(feature.isDeferring && takeLog() == [])
    surface.wait(100)
    surface.frame()
    #expect(!feature.isDeferring)
    #expect(takeLog() == [51, 52, 50, 53].map { "load \($0)" })
    // Nothing goes on at rest.
    surface.wait(1_000)
    #expect(!surface.isFrameRequested)
  }

  @Test("A cell that scrolls as it loads leaves the others to where that goes")
  func scrollsInLoading() {
    var isFirst = true
    defer { surface.onLoad = {} }
    surface.onLoad = {
      if isFirst {
        isFirst = false
        scroll(to: 8_000)
      }
    }
    scroll(to: 5_000)
    #expect(takeLog() == [51, 81, 82, 80, 83].map { "load \($0)" })
  }

  @Test("A reload in loading, which begins anew, fills cells that load once")
  func reloadsInLoading() {
    var isFirst = true
    defer { surface.onLoad = {} }
    surface.onLoad = {
      if isFirst {
        isFirst = false
        surface.controller.whenQuiet { surface.reload() }
      }
    }
    scroll(to: 5_000)
    #expect(takeLog() == [51, 1, 2, 0, 3].map { "load \($0)" })
  }

  @Test("A cell that is kept out of view loads when it comes back")
  func keptAway() {
    travel(10, by: 100)
    _ = takeLog()
    surface.engine.keptElements = [ElementID(ItemPath(section: 0, item: 11))]
    scroll(to: 5_000)
    surface.wait(100)
    surface.frame()
    #expect(takeLog() == [51, 52, 50, 53].map { "load \($0)" })
    surface.wait(100)
    scroll(to: 1_000)
    #expect(takeLog() == [11, 12, 10, 13].map { "load \($0)" })
  }

  @Test("Content that only gets another name for its place does not travel")
  func shifted() throws {
    travel(1, by: 1_000)
    _ = takeLog()
    for step in 0..<6 {
      surface.wait(16)
      surface.controller.performBatchUpdates(animated: false) { update in
        surface.counts = [1_000 + 50 * (step + 1)]
        update.batch.insertItems(
          at: (0..<50).map { ItemPath(section: 0, item: $0) })
      }
      #expect(!feature.isDeferring)
    }
    #expect(surface.engine.offset.y == 31_000)
  }

  @Test("Where nothing is to wait any more, all has loaded and goes on loading")
  func disabled() {
    travel(10, by: 100)
    _ = takeLog()
    feature.isEnabled = true
    #expect(feature.isDeferring && takeLog() == [])
    feature.isEnabled = false
    #expect(takeLog() == [11, 12, 10, 13].map { "load \($0)" })
    travel(2, by: 100)
    #expect(!feature.isDeferring)
    #expect(takeLog() == ["load 14", "load 15"])
    surface.wait(1_000)
    surface.frame()
    #expect(takeLog() == [])
  }

  @Test("Nothing is told after the end")
  func ended() {
    travel(10, by: 100)
    _ = takeLog()
    surface.end()
    travel(10, by: 100)
    surface.wait(1_000)
    #expect(takeLog() == [])
  }

  @Test("An engine keeps nothing alive that its controller has let go of")
  func letGo() throws {
    weak var gone: DeferralFeature<RecordingSurface>?
    do {
      let surface = try RecordingSurface(rows: [10])
      let feature = DeferralFeature(surface.controller)
      surface.controller.add(feature)
      gone = feature
    }
    #expect(gone == nil)
  }
}
