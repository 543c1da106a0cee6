import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Items that come next")
struct PrefetchTests {
  /// Items of 100 in a viewport of 400, and 200 to look ahead.
  private func host() throws -> RecordingHost {
    let host = RecordingHost(try .column(of: 100))
    host.engine.prefetchLength = 200
    return host
  }

  /// What was announced and taken back since the last call.
  private func told(_ host: RecordingHost) -> [[Int]] {
    defer { (host.prefetches, host.cancellations) = ([], []) }
    return [host.prefetches, host.cancellations].map {
      $0.flatMap { $0 }.map(\.item)
    }
  }

  @Test("are announced once each, in order, and never while on screen")
  func announcesOnce() throws {
    let host = try host()
    host.scroll(to: 0)
    #expect(told(host) == [[4, 5], []])
    host.scroll(to: 0)
    host.scroll(to: 50)
    // Item 4 shows since 50, where 600 to 650 come next.
    #expect(told(host) == [[6], []])
    host.scroll(to: 99)
    #expect(told(host) == [[], []])
    host.scroll(to: 1_000)
    // 5 and 6 were leapt over.
    #expect(told(host) == [[14, 15], [5, 6]])
  }

  @Test("are taken back by the names that they have in another section")
  func otherSection() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.engine.prefetchLength = 200
    host.scroll(to: 1_000)
    #expect(told(host) == [[14, 15], []])
    try host.apply {
      $0.insertSections([1])
      $0.moveItem(
        from: ItemPath(section: 0, item: 15),
        to: ItemPath(section: 1, item: 0))
    }
    // It is far behind the others now.
    #expect(host.prefetches == [[ItemPath(section: 0, item: 15)]])
    #expect(host.cancellations == [[ItemPath(section: 1, item: 0)]])
    #expect(host.violation == nil)
  }

  @Test("are taken back when the direction turns")
  func turns() throws {
    let host = try host()
    host.scroll(to: 1_000)
    #expect(told(host) == [[14, 15], []])
    host.scroll(to: 990)
    // The viewport shows 9 to 13; from 790 to 990 lie 7 and 8.
    #expect(told(host) == [[7, 8], [14, 15]])
    host.scroll(to: 990)
    #expect(told(host) == [[], []])
    host.scroll(to: 700)
    #expect(told(host) == [[5, 6], []])
    host.scroll(to: 0)
    #expect(told(host) == [[], [5, 6]])
    host.scroll(to: 1)
    #expect(told(host) == [[5, 6], []])
  }

  @Test("that were shown may be announced again later")
  func announcesAgain() throws {
    let host = try host()
    host.scroll(to: 0)
    host.scroll(to: 200)
    #expect(told(host) == [[4, 5, 6, 7], []])
    host.scroll(to: 1_000)
    host.scroll(to: 800)
    #expect(told(host) == [[14, 15, 6, 7], [6, 7, 14, 15]])
  }

  @Test("lie behind the overscan, whose items have cells")
  func overscan() throws {
    let host = try host()
    host.engine.overscan = 150
    host.scroll(to: 0)
    // Cells to 550; from there to 750.
    #expect(told(host) == [[6, 7], []])
    host.engine.overscan = -1
    host.scroll(to: 0)
    #expect(told(host) == [[4, 5], [6, 7]])
  }

  @Test("are not looked for without a length, and taken back by none")
  func off() throws {
    let host = try host()
    host.engine.prefetchLength = 0
    for offset in [0, 500, 100, 9_600] as [Double] { host.scroll(to: offset) }
    #expect(host.prefetches.isEmpty && host.cancellations.isEmpty)
    host.engine.prefetchLength = 200
    host.scroll(to: 100)
    // Where it was before, nobody has followed: it has come from the start.
    #expect(told(host) == [[5, 6], []])
    for length in [0, -5, .nan, -.infinity] as [Double] {
      host.engine.prefetchLength = length
      host.scroll(to: 100)
    }
    #expect(told(host) == [[], [5, 6]])
  }

  @Test("are all there are for a length without end")
  func endless() throws {
    let host = try host()
    host.engine.prefetchLength = .infinity
    host.scroll(to: 5_000)
    #expect(told(host) == [Array(54..<100), []])
    host.scroll(to: 4_900)
    #expect(told(host) == [Array(0..<49), Array(54..<100)])
  }

  @Test("are announced anew after a reload, whose items are other ones")
  func reload() throws {
    let host = try host()
    host.scroll(to: 0)
    #expect(told(host) == [[4, 5], []])
    host.reload(try .column(of: 5))
    #expect(told(host) == [[4], []])
    host.reload(try .column(of: 0))
    #expect(told(host) == [[], []])
    host.reload(try .column(of: 100))
    #expect(told(host) == [[4, 5], []])
  }

  @Test("may be scrolled to by who is told of them")
  func callsBack() throws {
    let host = try host()
    host.onPrefetch = { host in
      host.onPrefetch = nil
      host.scroll(to: 300)
    }
    host.scroll(to: 0)
    #expect(host.engine.offset.y == 300)
    #expect(told(host) == [[4, 5, 7, 8], []])
  }

  @Test("come from the left where reading starts at the right")
  func rightToLeft() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 50), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 100, count: 20))
    let host = RecordingHost(layout)
    host.engine.prefetchLength = 200
    host.engine.update(offset: LayoutPoint(x: 1_000, y: 0), at: 0, host: host)
    // Items 6 to 9 show, and the travel was away from item 0.
    #expect(host.shownItems == [6, 7, 8, 9])
    #expect(told(host) == [[10, 11], []])
    host.engine.update(offset: LayoutPoint(x: 1_100, y: 0), at: 0, host: host)
    #expect(told(host) == [[3, 4], [10, 11]])
  }

  @Test("are what a scan of all items finds, pass by pass")
  func random() throws {
    let failure = try firstFailure(0..<150) { random in
      try PrefetchProgram(&random).run(&random)
    }
    #expect(failure == nil)
  }

  @Test("stay announced under the names that an update gives them")
  func renamed() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.engine.prefetchLength = 200
    host.scroll(to: 0)
    #expect(told(host) == [[4, 5], []])
    try host.apply { $0.insertItems(at: RecordingHost.paths(0..<1)) }
    // They are 5 and 6 now, and 4 has left the view.
    #expect(told(host) == [[4], [6]])
  }

  @Test("go on ahead where late sizes move the content under the view")
  func shifted() throws {
    let host = try host()
    host.scroll(to: 1_000)
    #expect(told(host) == [[14, 15], []])
    try host.engine.resize(
      [(ItemPath(section: 0, item: 0), ItemSize(width: 0, height: 50))],
      at: 0, host: host)
    #expect(host.engine.offset.y == 950)
    #expect(told(host) == [[], []])
  }
}
