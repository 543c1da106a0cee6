import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The pool")
struct PoolTests {
  @Test("The cell that was pooled last is handed out first")
  func lastInFirstOut() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    host.answer = { _, _ in nil }
    host.scroll(to: 5_000)
    #expect(host.emptied.map(\.rawValue) == [0, 1, 2, 3])
    host.answer = nil
    host.scroll(to: 1_000)
    #expect(host.reused.map(\.rawValue) == [3, 2, 1, 0])
    #expect(host.made.count == 4)
  }

  @Test("A pooled cell only stands in for elements of its kind")
  func kinds() throws {
    let host = RecordingHost(try .column(of: 100))
    host.kind = { ReuseKind($0.item < 50 ? 1 : 2) }
    host.scroll(to: 0)
    host.scroll(to: 9_000)
    #expect(host.made.count == 8)
    #expect(host.reused.isEmpty)
    host.scroll(to: 1_000)
    #expect(host.made.count == 8)
    for (_, cell) in host.screen.cells where cell.shown != nil {
      #expect(cell.kind == 1)
    }
  }

  @Test("The pool survives a reload")
  func survivesReload() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 50)
    host.reload(try .column(of: 3), offset: .zero)
    #expect(host.made.count == 5)
    #expect(host.reused.count == 3)
    #expect(host.engine.pooledCells == 2)
    host.reload(try .column(of: 100))
    #expect(host.made.count == 5)
    #expect(host.engine.pooledCells == 1)
    #expect(host.violation == nil)
  }

  @Test("A reload puts every cell away before it asks for one")
  func reloadRecyclesAll() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    let before = host.log.count
    host.reload()
    let codes = host.log[before...].map(\.code)
    #expect(codes == [.hide, .hide, .hide, .hide, .show, .show, .show, .show])
    #expect(host.emptied.count == 4)
  }

  @Test("More cells of a kind than the cap are destroyed, the oldest first")
  func cap() throws {
    let host = RecordingHost(try .column(of: 100))
    host.engine.poolCap = 1
    host.scroll(to: 0)
    host.scroll(to: 1e6)
    #expect(host.engine.pooledCells == 1)
    #expect(
      host.log.filter { $0.code == .destroy }.map(\.cell) == [0, 1, 2])
    #expect(host.engine.counters.cellsDestroyed == 3)
    host.scroll(to: 0)
    #expect(host.reused == [CellID(rawValue: 3)])
    #expect(host.violation == nil)
  }

  @Test("The number of a destroyed cell is used again")
  func numbersAreDense() throws {
    let host = RecordingHost(try .column(of: 100))
    host.engine.poolCap = 0
    for step in 0..<20 {
      host.scroll(to: 0)
      host.scroll(to: Double(2_000 + step * 100))
    }
    #expect(host.made.allSatisfy { $0.rawValue < 8 })
    #expect(host.violation == nil)
  }

  @Test(
    "A cell that nobody asked for in 5 seconds is destroyed, not earlier",
    arguments: [false, true])
  func lifetime(trims: Bool) throws {
    let host = RecordingHost(try .column(of: 100))
    func pass(at time: Double) {
      if trims {
        host.engine.trimPool(at: time, host: host)
      } else {
        host.scroll(to: 1e6, at: time)
      }
    }
    host.scroll(to: 0, at: 1_000)
    host.scroll(to: 1e6, at: 2_000)
    pass(at: 7_000)
    #expect(host.engine.pooledCells == 4)
    pass(at: 7_001)
    #expect(host.engine.pooledCells == 0)
    #expect(host.screen.cells.isEmpty)
  }

  @Test("Only cells that wait too long go; those pooled later stay")
  func lifetimeOfEach() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0, at: 0)
    host.answer = { _, _ in nil }
    host.scroll(to: 200, at: 1_000)
    host.scroll(to: 1e6, at: 3_000)
    host.engine.trimPool(at: 6_500, host: host)
    #expect(host.screen.cells.keys.sorted() == [2, 3])
  }

  @Test("Emptying the pool leaves the cells on screen alone")
  func emptyPool() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 50)
    host.reload(try .column(of: 2), offset: .zero)
    #expect(host.engine.pooledCells == 3)
    host.engine.emptyPool(host: host)
    #expect(host.engine.pooledCells == 0)
    #expect(host.shownItems == [0, 1])
    #expect(host.screen.cells.count == 2)
    #expect(host.violation == nil)
  }
}
