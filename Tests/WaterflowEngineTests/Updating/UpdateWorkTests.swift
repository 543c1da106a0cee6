import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("What updates cost")
struct UpdateWorkTests {
  private func host(stable: Bool) throws -> RecordingHost {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    let mode: SectionMode =
      stable
      ? .waterfall(lanes: .fixed(4), assignment: .stable) : .list
    try layout.appendSection(
      SectionStyle(mode: mode),
      lengths: (0..<100_000).map { 60 + Double($0 * 7 % 40) })
    return RecordingHost(layout, allowsRenaming: true)
  }

  @Test(
    "An item inserted before 100,000 others moves them without laying them out",
    arguments: [false, true], [0.0, 100_000])
  func insertFirst(stable: Bool, y: Double) throws {
    let host = try host(stable: stable)
    host.scroll(to: y)
    let layout = host.engine.layout
    let (placed, touched) = (layout.itemsLaidOut, layout.recordsTouched)
    let (asked, operations) = (host.asked.count, host.log.count)
    let live = host.engine.liveCells.count
    try host.apply { $0.insertItems(at: RecordingHost.paths(0..<1)) }
    // One block of items is placed anew, and its neighbours' sums change:
    // the square root of 100,000 is 316.
    #expect(layout.itemsLaidOut - placed <= 1_024)
    #expect(layout.recordsTouched - touched <= 8 * 316)
    let shown = Set(host.engine.liveCells.map(\.element))
    #expect(shown.count <= live + 4)
    #expect(host.asked.count - asked <= (y == 0 ? 4 : 8))
    #expect(host.log.count - operations <= 3 * (live + 4))
    #expect(host.violation == nil)
  }

  @Test("An update out of sight hands over the content's size and nothing else")
  func outOfSight() throws {
    let host = try host(stable: false)
    host.scroll(to: 5_000)
    let (asked, log) = (host.asked.count, host.log.count)
    try host.apply(animated: true) {
      $0.insertItems(at: [ItemPath(section: 0, item: 50_000)])
      $0.deleteItems(at: [ItemPath(section: 0, item: 70_000)])
      $0.moveItem(
        from: ItemPath(section: 0, item: 80_000),
        to: ItemPath(section: 0, item: 60_000))
    }
    #expect(host.log.dropFirst(log).map(\.code) == [.resizeContent])
    #expect(host.asked.count == asked)
    #expect(host.plays.isEmpty)
    try host.apply(animated: true) { _ in }
    #expect(host.log.count == log + 1)
  }

  @Test("Only what comes into view is asked for")
  func newlyVisible() throws {
    let host = RecordingHost(try .column(of: 100_000), allowsRenaming: true)
    host.scroll(to: 1_000)
    let asked = host.asked.count
    try host.apply {
      $0.deleteItems(at: RecordingHost.paths(11..<13))
      $0.insertItems(at: RecordingHost.paths(11..<12))
    }
    // One new item, and the one that the missing one lets in.
    #expect(host.asked.dropFirst(asked).map(\.item) == [11, 13])
  }

  @Test("So many changes that all is laid out anew lead to the same")
  func reversed() throws {
    let host = RecordingHost(try .column(of: 2_000), allowsRenaming: true)
    for item in 0..<2_000 {
      try host.engine.layout.setLength(
        50 + Double(item % 60), ofItem: ItemPath(section: 0, item: item))
    }
    host.scroll(to: 0)
    let cell = host.cell(showing: 0)
    let leaving = host.shownItems.count
    let lengths = (0..<2_000).map { 50 + Double($0 % 60) }
    try host.apply(animated: true) {
      for item in 0..<2_000 {
        $0.moveItem(
          from: ItemPath(section: 0, item: item),
          to: ItemPath(section: 0, item: 1_999 - item))
      }
    }
    var y = 0.0
    for item in 0..<2_000 {
      let frame = host.engine.layout.frame(
        ofItem: ItemPath(section: 0, item: item))
      #expect(frame?.y == y && frame?.height == lengths[1_999 - item])
      y += lengths[1_999 - item]
    }
    #expect(host.cell(showing: 1_999) == cell, "on its way there")
    #expect(host.engine.leavingCells == leaving)
    #expect(host.engine.offset == .zero)
    #expect(host.violation == nil)
  }

  @Test("What was seen of a waterfall stays in its lane, and nothing overlaps")
  func seen() throws {
    let failure = try firstFailure(0..<150) { random in
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 300, height: 400))
      try layout.appendSection(
        SectionStyle(
          mode: .waterfall(lanes: .fixed(3), assignment: .seen),
          estimatesLengths: true),
        lengths: (0..<60).map { _ in random.length(20...200) })
      let host = RecordingHost(layout, allowsRenaming: true)
      var needs = (0..<60).map { _ in random.length(20...200) }
      host.need = {
        LayoutSize(
          width: 100, height: needs[Int($0.element.item) % needs.count])
      }
      var lanes: [Int: Double] = [:]
      for step in 0..<12 {
        let seen = host.shownItems.max() ?? -1
        for item in 0..<(seen + 1) {
          lanes[item] =
            layout.frame(ofItem: ItemPath(section: 0, item: item))?.x
        }
        switch random.int(0...3) {
        case 0:
          let count = layout.itemCount(inSection: 0)
          try host.apply(length: random.length(20...200)) {
            $0.insertItems(at: [ItemPath(section: 0, item: count)])
          }
        case 1:
          needs[random.int(0...59)] = 77
          try host.engine.resize(
            [
              (
                ItemPath(section: 0, item: random.int(0...59)),
                ItemSize(width: 0, height: random.length(20...200))
              )
            ], at: 0, host: host)
        default: host.scroll(to: host.engine.offset.y + random.length(0...300))
        }
        for (item, x) in lanes {
          let now = layout.frame(ofItem: ItemPath(section: 0, item: item))?.x
          if now != x { return "step \(step): item \(item) jumped" }
        }
        let frames = NaiveScreen(layout).elements.map(\.frame)
        for lane in 0..<3 {
          let column = frames.filter { $0.x == Double(lane) * 100 }
          for (above, below) in zip(column, column.dropFirst())
          where below.y != above.maxY {
            return "step \(step): \(below) is not right below \(above)"
          }
        }
        if let violation = host.violation { return violation }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
