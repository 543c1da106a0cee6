import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Hosts that call back")
struct ReentrancyTests {
  @Test("An update asked for while a cell is filled runs right after the pass")
  func updateWhileAsked() throws {
    let host = RecordingHost(try .column(of: 100))
    var isFirst = true
    host.answer = { host, element in
      if isFirst {
        isFirst = false
        host.scroll(to: 3_000)
      }
      return host.dequeue(for: element)
    }
    host.scroll(to: 0)
    #expect(host.engine.counters.passes == 2)
    #expect(host.shownItems == [30, 31, 32, 33])
    #expect(host.violation == nil)
  }

  @Test("A reload asked for while performing shows the new data")
  func reloadWhilePerforming() throws {
    let host = RecordingHost(try .column(of: 100))
    let next = try CollectionLayout.column(of: 2)
    host.onPerform = { host in
      host.onPerform = nil
      host.reload(next)
    }
    host.scroll(to: 0)
    #expect(host.shownItems == [0, 1])
    #expect(host.screen.contentSize == next.contentSize)
    #expect(host.violation == nil)
  }

  @Test("A host that asks for updates without end gets eight passes a call")
  func endlessUpdates() throws {
    let host = RecordingHost(try .column(of: 100))
    var place = 0.0
    host.onPerform = { host in
      place += 100
      host.scroll(to: place)
    }
    host.scroll(to: 0)
    #expect(host.engine.counters.passes == 8)
    host.onPerform = nil
    host.scroll(to: 2_000)
    #expect(host.shownItems == [20, 21, 22, 23])
    #expect(host.violation == nil)
  }

  @Test("A host that reloads without end gets eight passes and catches up")
  func endlessReloads() throws {
    let host = RecordingHost(try .column(of: 100))
    host.answer = { host, element in
      host.reload()
      return host.dequeue(for: element)
    }
    host.scroll(to: 0)
    #expect(host.engine.counters.passes == 8)
    host.answer = nil
    let before = host.asked.count
    host.scroll(to: 0)
    #expect(host.asked.count == before + 4, "the reload is still owed")
    #expect(host.shownItems == [0, 1, 2, 3])
    #expect(host.violation == nil)
  }

  @Test("A cell dequeued outside of a pass returns to the pool with the next")
  func strayDequeue() throws {
    let host = RecordingHost(try .column(of: 100))
    let stray = host.engine.dequeue(ReuseKind(99))
    #expect(host.engine.pooledCells == 0)
    host.scroll(to: 0)
    #expect(host.engine.pooledCells == 1)
    #expect(host.emptied == [stray])
    #expect(host.engine.dequeue(ReuseKind(99)) == stray)
  }

  @Test("An element that got no cell is asked for again in the next pass")
  func askedAgain() throws {
    let host = RecordingHost(try .column(of: 100))
    host.answer = { host, element in
      element.id.item == 2 ? nil : host.dequeue(for: element)
    }
    host.scroll(to: 0)
    #expect(host.shownItems == [0, 1, 3])
    host.answer = nil
    host.scroll(to: 0)
    #expect(host.shownItems == [0, 1, 2, 3])
    #expect(host.asked.map { Int($0.item) } == [0, 1, 2, 3, 2])
  }

  @Test("A cell that shows another element is refused and stays where it is")
  func liveCellAnswered() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    let cell = host.cell(showing: 3)
    host.answer = { host, _ in host.engine.liveCells.last?.cell }
    host.scroll(to: 100)
    #expect(host.shownItems == [1, 2, 3])
    #expect(host.cell(showing: 3) == cell)
    #expect(host.violation == nil)
  }
}
