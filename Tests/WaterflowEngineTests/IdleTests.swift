import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Passes that have little to do")
struct IdleTests {
  @Test("A cell that was taken between passes and not used waits again")
  func unused() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    let cell = host.engine.dequeue(ReuseKind(11))
    host.scroll(to: 0)
    #expect(host.engine.pooledCells == 1)
    #expect(host.emptied == [cell])
    #expect(host.engine.dequeue(ReuseKind(11)) == cell)
    #expect(host.violation == nil)
  }

  @Test("What was renamed by an update is told once")
  func renamed() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.scroll(to: 1_000)
    try host.apply { $0.insertItems(at: RecordingHost.paths(0..<1)) }
    let count = host.log.count
    host.scroll(to: 1_100)
    #expect(host.log.count == count)
  }

  @Test("An offset that is no number is the start")
  func noNumber() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 900)
    host.engine.update(offset: LayoutPoint(x: .nan, y: .nan), at: 0, host: host)
    #expect(host.engine.offset == .zero)
    #expect(host.shownItems == [0, 1, 2, 3])
  }

  @Test("An item read anew while its cell leaves gets a cell that is filled")
  func reloadedWhileLeaving() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.scroll(to: 1_000)
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(12..<14))
    }
    #expect(host.engine.leavingCells == 2)
    try host.apply(animated: true) {
      $0.reloadItems(at: RecordingHost.paths(14..<15))
    }
    let asked = host.asked.count
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(12..<14))
    }
    // Item 13 takes back the cell that was leaving; 12 is filled again.
    #expect(
      host.engine.liveCells.map(\.element.item) == [10, 11, 12, 13])
    #expect(host.asked.dropFirst(asked).map(\.item) == [12])
    #expect(host.violation == nil)
  }
}
