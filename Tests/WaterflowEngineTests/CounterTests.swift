import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The counters")
struct CounterTests {
  @Test("A long fling makes no more cells than ever show at once")
  func fling() throws {
    let host = RecordingHost(try .waterfall(of: 20_000))
    host.engine.overscan = 200
    let naive = NaiveScreen(host.engine.layout)
    let engine = host.engine
    var most = 0
    var y = 0.0
    while y < engine.layout.contentLength {
      host.scroll(to: y)
      most = max(most, engine.liveCells.count)
      y += 1_000
      #expect(engine.counters.cellsMade <= most)
    }
    let visible = naive.visible(in: engine.viewport.rect, overscan: 200)
    #expect(engine.liveCells.count == visible.count)
    #expect(engine.counters.cellsMade == most)
    #expect(engine.counters.cellsDestroyed == 0)
    #expect(engine.counters.reuseRate > 0.99)
    #expect(host.violation == nil)
  }

  @Test("Cells made, reused and records are what the host was told")
  func books() throws {
    let host = RecordingHost(try .column(of: 100))
    #expect(host.engine.counters.itemsLaidOut == 100)
    #expect(host.engine.counters.operations == 0)
    #expect(host.engine.counters.reuseRate == 0)
    host.scroll(to: 0)
    host.scroll(to: 250)
    let counters = host.engine.counters
    #expect(counters.passes == 2)
    #expect(counters.cellsMade == 5)
    #expect(counters.cellsReused == 2)
    #expect(counters.reuseRate == 2.0 / 7)
    // The content's size; 4 made and shown; 2 hidden, 1 made, 3 shown.
    #expect(counters.operations == 1 + 8 + 2 + 1 + 3)
    #expect(host.log.count == counters.operations)
    #expect(host.batches == [9, 6])
  }

  @Test("A pass with nothing to do hands nothing over")
  func quietPass() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    host.scroll(to: 0)
    host.scroll(to: 0)
    #expect(host.batches.count == 1)
    #expect(host.engine.counters.passes == 3)
  }

  @Test("Scrolling lays nothing out; a reload and a resize do what they must")
  func itemsLaidOut() throws {
    let host = RecordingHost(try .waterfall(of: 1_000))
    for step in 0..<100 { host.scroll(to: Double(step) * 500) }
    #expect(host.engine.counters.itemsLaidOut == 1_000)
    host.reload()
    #expect(host.engine.counters.itemsLaidOut == 1_000)
    host.reload(try .waterfall(of: 300))
    #expect(host.engine.counters.itemsLaidOut == 1_300)
    _ = try host.engine.resize(to: LayoutSize(width: 500, height: 300))
    #expect(host.engine.counters.itemsLaidOut == 1_300)
  }
}
