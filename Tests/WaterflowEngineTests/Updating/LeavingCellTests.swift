import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Cells on their way")
struct LeavingCellTests {
  private func host() throws -> RecordingHost {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.scroll(to: 1_000)
    return host
  }

  /// The one played transition of a cell.
  private func step(_ host: RecordingHost, _ cell: Int32?) -> CellTransition? {
    host.plays.last?.first { $0.cell.rawValue == cell }
  }

  @Test(
    "What is inserted slides in, what is removed slides out, the rest moves")
  func phases() throws {
    let host = try host()
    let (gone, kept) = (host.cell(showing: 11), host.cell(showing: 12))
    let pushed = host.cell(showing: 13)
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(11..<12))
      $0.insertItems(at: RecordingHost.paths(12..<14))
    }
    #expect(host.plays.count == 1)
    #expect(step(host, gone)?.phase == .leaves)
    #expect(
      step(host, gone)?.from
        == LayoutRect(x: 0, y: 1_100, width: 100, height: 100))
    #expect(
      step(host, gone)?.to
        == LayoutRect(x: -100, y: 1_100, width: 100, height: 100))
    #expect(step(host, kept)?.phase == .moves)
    #expect(step(host, kept)?.from.y == 1_200)
    #expect(step(host, kept)?.to.y == 1_100)
    let new = host.cell(showing: 12)
    #expect(step(host, new)?.phase == .enters)
    #expect(
      step(host, new)?.from
        == LayoutRect(x: -100, y: 1_200, width: 100, height: 100))
    #expect(step(host, new)?.to.x == 0)
    // Item 13 is item 14 now, at 1,400: just out of view.
    #expect(step(host, pushed)?.phase == .leaves)
    #expect(step(host, pushed)?.to.y == 1_400)
    #expect(host.engine.leavingCells == 2)
    #expect(host.engine.pooledCells == 0)
    host.endTransitions(at: 249)
    #expect(host.engine.leavingCells == 2)
    host.endTransitions(at: 250)
    #expect(host.engine.leavingCells == 0)
    #expect(host.engine.pooledCells == 2)
    #expect(host.violation == nil)
  }

  @Test("What is on its way out stays on screen where content shifts above it")
  func shifted() throws {
    let host = try host()
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(11..<12))
      $0.insertItems(at: RecordingHost.paths(12..<13))
    }
    let gone = try #require(host.plays.last?.first { $0.phase == .leaves })
    func frame() throws -> LayoutRect {
      try #require(host.screen.cells[gone.cell.rawValue]?.shown?.frame)
    }
    let shown = try frame()
    #expect(host.engine.leavingCells == 1)
    for (item, distance) in [(3, 60.0), (4, 30)] {
      let earlier = try frame()
      try host.engine.resize(
        [
          (
            ItemPath(section: 0, item: item),
            ItemSize(width: 100, height: 100 + distance)
          )
        ],
        at: 10, host: host)
      let later = try frame()
      #expect(later.y == earlier.y + distance)
    }
    #expect(host.engine.offset.y == 1_090)
    // The next update takes it on from there.
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(13..<14))
    }
    #expect(host.plays.count == 2)
    let later = try frame()
    #expect(later.y - host.engine.offset.y == shown.y - 1_000)
    #expect(host.violation == nil)
  }

  @Test("From right to left the leading edge is the right one")
  func mirrored() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400), direction: .rightToLeft)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [100, 100])
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(0..<1))
    }
    #expect(step(host, host.cell(showing: 0))?.from.x == 100)
  }

  @Test("What comes into view comes from where it was")
  func entersFromOutside() throws {
    let host = try host()
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(11..<12))
    }
    let entered = step(host, host.cell(showing: 13))
    #expect(entered?.phase == .enters)
    #expect(entered?.from.y == 1_400)
    #expect(entered?.to.y == 1_300)
    // One that comes from far away, too.
    try host.apply(animated: true, at: 300) {
      $0.moveItem(
        from: ItemPath(section: 0, item: 70),
        to: ItemPath(section: 0, item: 12))
    }
    #expect(step(host, host.cell(showing: 12))?.from.y == 7_000)
  }

  @Test("A leaving cell whose item is scrolled to comes back as it is")
  func scrolledTo() throws {
    let host = try host()
    let cell = host.cell(showing: 13)
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(12..<13))
    }
    let asked = host.asked.count
    host.scroll(to: 1_100, at: 100)
    #expect(host.cell(showing: 14) == cell)
    #expect(host.engine.leavingCells == 0)
    #expect(host.asked.count == asked, "its cell was not filled anew")
    host.scroll(to: 1_000, at: 400)
    #expect(host.violation == nil)
  }

  @Test("A leaving cell whose item comes back or is deleted follows it")
  func updatedAgain() throws {
    let host = try host()
    let cell = host.cell(showing: 13)
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(12..<13))
    }
    // Halfway the inserted item goes again.
    try host.apply(animated: true, at: 100) {
      $0.deleteItems(at: RecordingHost.paths(12..<13))
    }
    #expect(host.cell(showing: 13) == cell)
    #expect(step(host, cell)?.phase == .moves)
    #expect(step(host, cell)?.from.y == 1_400)
    #expect(step(host, cell)?.to.y == 1_300)
    #expect(host.engine.leavingCells == 1)
    host.endTransitions(at: 1_000)
    // Now it leaves and is deleted on the way, while items come above.
    try host.apply(animated: true, at: 1_000) {
      $0.insertItems(at: RecordingHost.paths(12..<13))
    }
    try host.apply(animated: true, at: 1_100) {
      $0.deleteItems(at: RecordingHost.paths(14..<15))
      $0.insertItems(at: RecordingHost.paths(0..<1))
    }
    #expect(host.engine.leavingCells == 1)
    let shown = cell.flatMap { host.screen.cells[$0]?.shown }
    #expect(shown?.frame.y == 1_500, "where it was on screen")
    host.scroll(to: 1_200, at: 1_200)
    #expect(host.cell(showing: 15) != cell, "it shows what is gone")
    host.endTransitions(at: 1_250)
    #expect(host.engine.leavingCells == 0)
    #expect(host.violation == nil)
  }

  @Test("A leaving cell that is sent elsewhere has the time of another way")
  func sentElsewhere() throws {
    let host = try host()
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(12..<13))
    }
    // Item 13 is item 14 now, on its way below; then it goes to the top.
    #expect(host.engine.leavingCells == 1)
    try host.apply(animated: true, at: 200) {
      $0.moveItem(
        from: ItemPath(section: 0, item: 14), to: ItemPath(section: 0, item: 0))
    }
    host.endTransitions(at: 250)
    #expect(host.engine.leavingCells == 1)
    host.endTransitions(at: 450)
    #expect(host.engine.leavingCells == 0)
    #expect(host.violation == nil)
  }

  @Test("A reload, a rotation and an update at once take leaving cells away")
  func interrupted() throws {
    for way in 0..<3 {
      let host = try host()
      try host.apply(animated: true) {
        $0.deleteItems(at: RecordingHost.paths(11..<13))
      }
      #expect(host.engine.leavingCells == 2)
      switch way {
      case 0: host.reload(at: 10)
      case 1:
        let offset = try host.engine.resize(
          to: LayoutSize(width: 200, height: 400))
        host.engine.update(offset: offset, at: 10, host: host)
      default:
        try host.apply(at: 10) {
          $0.insertItems(at: RecordingHost.paths(0..<1))
        }
      }
      #expect(host.engine.leavingCells == 0)
      #expect(host.screen.shownCount == 4)
      #expect(host.engine.pooledCells + 4 == host.screen.cells.count)
      #expect(host.violation == nil)
    }
  }

  @Test("Cells that nobody sees leaving go to the pool at once")
  func outOfSight() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    host.engine.overscan = 200
    host.scroll(to: 1_000)
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(8..<9))
      $0.deleteItems(at: RecordingHost.paths(15..<16))
    }
    #expect(host.engine.leavingCells == 0)
    #expect(host.violation == nil)
  }

  @Test("Without a duration nothing is animated")
  func noDuration() throws {
    let host = try host()
    host.engine.transitionDuration = 0
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(11..<12))
    }
    #expect(host.plays.isEmpty)
    #expect(host.engine.leavingCells == 0)
  }

  @Test("A host that calls back while cells are emptied gets its pass later")
  func callsBack() throws {
    let host = try host()
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(11..<13))
    }
    host.onReuse = { host, _ in host.scroll(to: 2_000, at: 300) }
    host.endTransitions(at: 300)
    host.onReuse = nil
    #expect(host.shownItems == [20, 21, 22, 23])
    #expect(host.engine.leavingCells == 0)
    #expect(host.screen.violation == nil)
  }
}
