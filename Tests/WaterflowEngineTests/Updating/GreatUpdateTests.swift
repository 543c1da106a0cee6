import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Updates that make the layout anew")
struct GreatUpdateTests {
  private let lines = SectionStyle(mode: .flow(), header: 10)

  private func layout(
    _ sections: [(style: SectionStyle, lengths: [Double])]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    for section in sections {
      try layout.appendSection(section.style, count: section.lengths.count) {
        ItemSize(width: 30, height: section.lengths[$0])
      }
    }
    return layout
  }

  private func frames(_ layout: CollectionLayout) -> [LayoutRect?] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.itemCount(inSection: section)).map {
        layout.frame(ofItem: ItemPath(section: section, item: $0))
      }
    }
  }

  @Test("New sections have their own styles, kept ones theirs, with all sizes")
  func sections() throws {
    let list = SectionStyle(mode: .list)
    let host = RecordingHost(
      try layout([
        (list, [20, 30, 40]), (list, [50]), (lines, [11, 12, 13, 14]),
      ]), allowsRenaming: true)
    host.scroll(to: 0)
    var update = BatchUpdate()
    // More than an update in place is worth.
    update.insertSections(Array(0..<80))
    update.reloadSections([1])
    update.deleteItems(at: [ItemPath(section: 0, item: 1)])
    update.insertItems(at: [ItemPath(section: 82, item: 0)])
    let counts = Array(repeating: 1, count: 80) + [2, 2, 5]
    let plan = try update.plan(oldCounts: [3, 1, 4], newCounts: counts)
    #expect(plan.edits.count > 64)
    let before = host.engine.layout
    try host.engine.perform(
      plan, animated: false, at: 0, host: host,
      sizeOfItem: { ItemSize(width: 30, height: Double(60 + $0.item)) },
      styleOfSection: { _ in lines })
    #expect(host.engine.layout !== before)
    let expected = try layout(
      Array(repeating: (lines, [60]), count: 80)
        + [
          (list, [20, 40]), (lines, [60, 61]), (lines, [60, 11, 12, 13, 14]),
        ])
    #expect(frames(host.engine.layout) == frames(expected))
    #expect(host.engine.layout.contentSize == expected.contentSize)
  }

  @Test("The content's header goes through an update in the cell that it has")
  func contentHeader() throws {
    let layout = try CollectionLayout.column(of: 9)
    try layout.setContentHeader(length: 60)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let cell = host.screen.cellOfElement[.contentHeader]
    #expect(cell != nil)
    try host.apply(animated: true) {
      $0.insertItems(at: RecordingHost.paths(0..<2))
      $0.moveItem(
        from: ItemPath(section: 0, item: 8), to: ItemPath(section: 0, item: 2))
    }
    #expect(host.screen.cellOfElement[.contentHeader] == cell)
    // Out of view before an update, and in view after it.
    host.scroll(to: 500)
    host.engine.anchoredItem = ItemPath(section: 0, item: 5)
    #expect(host.screen.cellOfElement[.contentHeader] == nil)
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(0..<5))
    }
    #expect(host.engine.offset.y == 0)
    let step = host.plays.last?.first {
      $0.cell.rawValue == host.screen.cellOfElement[.contentHeader]
    }
    #expect(step?.phase == .enters)
    #expect(host.violation == nil)
  }

  @Test("The end of transitions that is told in a callback waits for its end")
  func endsInCallback() throws {
    let host = RecordingHost(try .column(of: 20), allowsRenaming: true)
    host.scroll(to: 300)
    try host.apply(animated: true) {
      $0.deleteItems(at: RecordingHost.paths(4..<5))
    }
    #expect(host.engine.leavingCells == 1)
    var left = -1
    host.onPerform = { host in
      host.onPerform = nil
      host.endTransitions(at: 900)
      left = host.engine.leavingCells
    }
    host.scroll(to: 420, at: 10)
    #expect(left == 1 && host.engine.leavingCells == 0)
    #expect(host.violation == nil)
  }

  @Test("In a callback, a scroll to an anchor goes as far as is known then")
  func scrollsInCallback() throws {
    let host = RecordingHost(try .column(of: 50), allowsRenaming: true)
    let anchor = ScrollAnchor(
      element: ElementID(kind: .item, section: 0, item: 20), distance: -30)
    host.onPerform = { host in
      host.onPerform = nil
      host.engine.scroll(to: anchor, time: 0, host: host)
    }
    host.scroll(to: 0)
    #expect(host.engine.offset.y == 2_030)
    let gone = ScrollAnchor(
      element: ElementID(kind: .item, section: 0, item: 50), distance: 0)
    #expect(host.engine.scroll(to: gone, time: 0, host: host) == nil)
    #expect(host.engine.offset.y == 2_030)
  }

  @Test("A host that measures, fetches and loads nothing shows what is known")
  func plainHost() throws {
    final class Plain: CollectionHost {
      let engine: CollectionEngine<Plain>
      init(_ layout: CollectionLayout) {
        engine = CollectionEngine(layout: layout)
      }
      func cell(for element: LayoutElement) -> CellID? {
        engine.dequeue(ReuseKind(1))
      }
      func prepareForReuse(_ cell: CellID) {}
      func perform(_ operations: UnsafeBufferPointer<CellOperation>) {}
    }
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list, estimatesLengths: true),
      lengths: Array(repeating: 100, count: 20))
    let host = Plain(layout)
    host.engine.measuresCells = true
    host.engine.prefetchLength = 800
    host.engine.nearEndLength = 900
    for y in stride(from: 0.0, through: 1_600, by: 100) {
      host.engine.update(
        offset: LayoutPoint(x: 0, y: y), at: y, host: host)
    }
    for y in [1_500.0, 200, 900] {
      host.engine.update(
        offset: LayoutPoint(x: 0, y: y), at: 2_000 - y, host: host)
    }
    var update = BatchUpdate()
    update.deleteItems(at: [ItemPath(section: 0, item: 0)])
    update.insertItems(at: [ItemPath(section: 0, item: 10)])
    try host.engine.perform(
      update.plan(oldCounts: [20], newCounts: [20]), animated: true, at: 3_000,
      host: host, sizeOfItem: { _ in ItemSize(width: 100, height: 100) },
      styleOfSection: { _ in SectionStyle(mode: .list) })
    host.engine.update(offset: host.engine.offset, at: 4_000, host: host)
    #expect(host.engine.leavingCells == 0)
    #expect(layout.contentLength == 2_000)
    #expect(host.engine.offset.y == 800)
    #expect(host.engine.liveCells.map(\.element.path.item) == [8, 9, 10, 11])
  }
}
