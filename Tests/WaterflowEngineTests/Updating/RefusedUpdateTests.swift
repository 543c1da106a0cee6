import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Updates that are refused")
struct RefusedUpdateTests {
  @Test("An endless size midway leaves lanes, cells and offset as they were")
  func errorMidway() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 400))
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(3), assignment: .stable))
    try layout.appendSection(
      style, lengths: (0..<40).map { 50 + Double($0 * 37 % 90) })
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: [10, 20, 30])
    // Late sizes make lanes drift apart, so that nobody would choose them.
    for item in [0, 3, 6, 7, 30] {
      try layout.setLength(
        700, ofItem: ItemPath(section: 0, item: item))
    }
    let host = RecordingHost(layout)
    host.scroll(to: 333)
    let before = NaiveScreen(layout).elements
    let (cells, screen, log) = (
      host.engine.liveCells, host.screen.cellOfElement, host.log.count
    )
    var update = BatchUpdate()
    update.deleteItems(at: RecordingHost.paths(5..<9))
    update.deleteItems(at: RecordingHost.paths(38..<40))
    update.moveItem(
      from: ItemPath(section: 0, item: 20), to: ItemPath(section: 1, item: 1))
    update.moveSection(from: 1, to: 0)
    update.reloadItems(at: RecordingHost.paths(10..<11))
    update.insertItems(at: [ItemPath(section: 1, item: 0)])
    update.movedItems = [
      Move(
        from: ItemPath(section: 0, item: 20), to: ItemPath(section: 0, item: 1))
    ]
    let plan = try update.plan(oldCounts: [40, 3], newCounts: [4, 34])
    #expect(
      throws: LayoutError.itemTooLong(ItemPath(section: 1, item: 7))
    ) {
      try host.engine.perform(
        plan, animated: true, at: 5, host: host,
        sizeOfItem: {
          // The one that is read anew comes last of all.
          ItemSize(width: 9, height: $0.item == 7 ? .infinity : 9)
        }, styleOfSection: { _ in style })
    }
    let after = NaiveScreen(layout).elements
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before.map(\.frame) == after.map(\.frame))
    #expect(host.engine.liveCells == cells)
    #expect(host.screen.cellOfElement == screen)
    #expect(host.log.count == log)
    #expect(host.engine.offset == LayoutPoint(x: 0, y: 333))
    #expect(host.plays.isEmpty)
    #expect(host.engine.leavingCells == 0)
    #expect(host.violation == nil)
  }

  @Test("A plan for other data is refused")
  func otherCounts() throws {
    let host = RecordingHost(try .column(of: 10))
    host.scroll(to: 0)
    var update = BatchUpdate()
    update.insertItems(at: RecordingHost.paths(0..<1))
    let plan = try update.plan(oldCounts: [11], newCounts: [12])
    #expect(
      throws: LayoutError.itemCountMismatch(
        section: 0, expected: 10, actual: 11)
    ) { try perform(plan, host) }
    let two = try BatchUpdate().plan(oldCounts: [10, 1], newCounts: [10, 1])
    #expect(throws: LayoutError.noSuchSection(2, count: 1)) {
      try perform(two, host)
    }
    #expect(host.engine.layout.itemCount(inSection: 0) == 10)
  }

  @Test("In a callback an update is refused, and waits with whenIdle")
  func inCallback() throws {
    let host = RecordingHost(try .column(of: 100), allowsRenaming: true)
    var errors: [LayoutError] = []
    host.onPerform = { host in
      host.onPerform = nil
      do {
        try host.apply { $0.insertItems(at: RecordingHost.paths(0..<1)) }
      } catch { errors.append(error as? LayoutError ?? .viewportOutOfRange) }
      host.engine.whenIdle {
        _ = try? host.apply { $0.deleteItems(at: RecordingHost.paths(0..<98)) }
      }
    }
    host.scroll(to: 0)
    #expect(errors == [.inUse])
    #expect(host.shownItems == [0, 1])
    #expect(host.engine.layout.itemCount(inSection: 0) == 2)
    #expect(host.violation == nil)
  }

  @Test("While sizes are asked for, nothing else may change the layout")
  func whileAsked() throws {
    let host = RecordingHost(try .column(of: 10), allowsRenaming: true)
    host.scroll(to: 200)
    var update = BatchUpdate()
    update.insertItems(at: RecordingHost.paths(0..<1))
    let plan = try update.plan(oldCounts: [10], newCounts: [11])
    var refusals = 0
    try host.engine.perform(
      plan, animated: false, at: 0, host: host,
      sizeOfItem: { _ in
        for attempt in 0..<3 {
          do throws(LayoutError) {
            if attempt == 0 {
              _ = try host.engine.resize(to: LayoutSize(width: 50, height: 50))
            } else if attempt == 1 {
              try host.engine.resize([], at: 0, host: host)
            } else {
              _ = try host.engine.setStyles(ofSections: 0..<1) { _ in
                SectionStyle(mode: .list, header: 9)
              }
            }
          } catch { refusals += error == .inUse ? 1 : 0 }
        }
        host.scroll(to: 700)
        host.engine.emptyPool(host: host)
        return ItemSize(width: 0, height: 100)
      }, styleOfSection: { _ in SectionStyle(mode: .list) })
    #expect(refusals == 3)
    #expect(host.engine.offset == LayoutPoint(x: 0, y: 300))
    #expect(host.shownItems == [3, 4, 5, 6])
    #expect(host.violation == nil)
  }

  private func perform(_ plan: UpdatePlan, _ host: RecordingHost) throws {
    try host.engine.perform(
      plan, animated: false, at: 0, host: host,
      sizeOfItem: { _ in ItemSize(width: 1, height: 1) },
      styleOfSection: { _ in SectionStyle(mode: .list) })
  }
}
