import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Pinned headers through updates")
struct UpdatePinTests {
  /// Three sections with headers of 40 and 20 items of 10: 240 points each.
  private func host(_ mode: PinMode) throws -> PinLog {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 200))
    layout.pinMode = mode
    for _ in 0..<3 {
      try layout.appendSection(
        style, lengths: Array(repeating: 10, count: 20))
    }
    return PinLog(layout)
  }

  private var style: SectionStyle {
    SectionStyle(mode: .list, header: 40, pinsHeader: true)
  }

  private func header(_ section: Int) -> ElementID {
    ElementID(kind: .header, section: section)
  }

  private func perform(
    _ host: PinLog, to newCounts: [Int], animated: Bool = false,
    _ change: (inout BatchUpdate) -> Void
  ) throws {
    var update = BatchUpdate()
    change(&update)
    let layout = host.engine.layout
    let counts = (0..<layout.sectionCount).map {
      layout.itemCount(inSection: $0)
    }
    let plan = try update.plan(oldCounts: counts, newCounts: newCounts)
    host.scroll(to: host.engine.offset.y)
    let style = style
    try host.engine.perform(
      plan, animated: animated, at: 0, host: host,
      sizeOfItem: { _ in ItemSize(width: 0, height: 10) },
      styleOfSection: { _ in style })
  }

  @Test("A section inserted before gives pinned headers numbers, no events")
  func renumbered() throws {
    let host = try host(.section)
    host.scroll(to: 300)
    #expect(host.pinned == [header(0), header(1)])
    let cell = host.engine.liveCell(showing: header(1))?.cell
    try perform(host, to: [20, 5, 20, 20]) { $0.insertSections([1]) }
    // Section 1 is new, lies before the view, and is pinned from now on.
    #expect(host.events.map(\.element) == [header(1)])
    #expect(host.events.allSatisfy { $0.isPinned })
    #expect(host.engine.offset.y == 390)
    #expect(host.engine.liveCell(showing: header(2))?.cell == cell)
    try perform(host, to: [20, 20, 20]) { $0.deleteSections([1]) }
    // What is gone tells nothing.
    #expect(host.events.isEmpty)
    #expect(host.engine.liveCell(showing: header(1))?.cell == cell)
    #expect(host.pinned == [header(0), header(1)])
  }

  @Test(
    "A pinned section that moves away is told once, one that is read anew not")
  func moved() throws {
    let host = try host(.section)
    host.scroll(to: 300)
    try perform(host, to: [20, 20, 20], animated: true) {
      $0.moveSection(from: 0, to: 2)
    }
    // The second section is the first one now, and stays in view.
    #expect(host.events.map(\.element) == [header(2)])
    #expect(host.events.map(\.isPinned) == [false])
    #expect(host.engine.offset.y == 60)
    try perform(host, to: [30, 20, 20]) { $0.reloadSections([0]) }
    #expect(host.events.isEmpty)
    #expect(host.pinned == [header(0)])
  }

  @Test("Headers pin and unpin once where an update takes the view along")
  func deletedAround() throws {
    for mode in [PinMode.section, .stacked, .untilNext] {
      let host = try host(mode)
      host.scroll(to: 300)
      let before = host.pinned
      try perform(host, to: [0, 0, 0]) {
        for section in 0..<3 {
          $0.deleteItems(
            at: (0..<20).map { ItemPath(section: section, item: $0) })
        }
      }
      // Three headers are left and fit: the view is at the start.
      #expect(host.engine.offset.y == 0)
      #expect(Set(host.events.map(\.element)) == before)
      #expect(host.events.count == before.count)
      #expect(host.events.allSatisfy { !$0.isPinned })
    }
  }

  @Test("Footers that rest are not told of by an update elsewhere")
  func restingFooters() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 200))
    layout.pinMode = .section
    for _ in 0..<3 {
      try layout.appendSection(
        SectionStyle(mode: .list, footer: 40, pinsFooter: true),
        lengths: Array(repeating: 10, count: 20))
    }
    let host = PinLog(layout)
    host.scroll(to: 100)
    // The first footer rests in view, from 200 to 240.
    #expect(host.pinned.count == 2)
    try perform(host, to: [20, 20, 21]) {
      $0.insertItems(at: [ItemPath(section: 2, item: 0)])
    }
    #expect(host.events.isEmpty)
  }
}
