import Testing
import WaterflowLayout

@Suite("From justified rows to other modes and back")
struct JustifiedRestyleTests {
  private let ratios = [0.5, 1.0, 2, 1, 0.75, 1.5, 1, 1.25, 0.25]
  private let first = ItemPath(section: 0, item: 0)

  private func style(_ mode: SectionMode) -> SectionStyle {
    SectionStyle(mode: mode, lineSpacing: 8, interitemSpacing: 8)
  }

  private var justified: SectionStyle {
    style(.justified(JustifiedRows(rowHeight: 100, breaking: .even)))
  }

  private func rows() throws -> CollectionLayout {
    try justifiedLayout(ratios, JustifiedRows(rowHeight: 100, breaking: .even))
  }

  @Test("Ratios are enough for a waterfall of ratios, and back again")
  func waterfall() throws {
    let layout = try rows()
    let mode = SectionMode.waterfall(lanes: .fixed(2), sizing: .aspect)
    try layout.setStyle(style(mode), ofSection: 0)
    let lanes = try CollectionLayout(viewport: layout.viewport)
    try lanes.appendSection(style(mode), lengths: ratios)
    #expect(unequal(layout, lanes) == nil)
    try layout.setStyle(justified, ofSection: 0)
    while layout.layOutMore(.max) {}
    #expect(unequal(layout, try rows()) == nil)
  }

  @Test(
    "They are not enough for lengths, nor for lines",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(2)),
    ])
  func refused(mode: SectionMode) throws {
    let layout = try rows()
    let frames = itemFrames(of: layout)
    #expect(throws: LayoutError.widthsMissing(section: 0)) {
      try layout.setStyle(style(mode), ofSection: 0)
    }
    #expect(layout.style(ofSection: 0) == justified)
    try layout.appendSection(style(mode), count: 1) { _ in
      ItemSize(width: 9, height: 9)
    }
    #expect(throws: LayoutError.widthsMissing(section: 1)) {
      try layout.moveItem(from: first, to: ItemPath(section: 1, item: 0))
    }
    #expect(itemFrames(of: layout) == frames)
    try layout.setStyle(style(mode), ofSection: 0) { _ in
      ItemSize(width: 9, height: 9)
    }
    #expect(layout.style(ofSection: 0)?.mode == mode)
  }

  @Test("The sizes of lines are ratios, too")
  func flow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 600))
    try layout.appendSection(style(.flow()), count: ratios.count) {
      ItemSize(width: 64, height: ratios[$0] * 64)
    }
    try layout.setStyle(justified, ofSection: 0)
    while layout.layOutMore(.max) {}
    #expect(unequal(layout, try rows()) == nil)
    try layout.appendSection(style(.flow()), count: 1) { _ in
      ItemSize(width: 64, height: 32)
    }
    try layout.moveItem(
      from: ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: 9))
    while layout.layOutMore(.max) {}
    let longer = try justifiedLayout(
      ratios + [0.5], JustifiedRows(rowHeight: 100, breaking: .even))
    #expect(itemFrames(of: layout) == itemFrames(of: longer))
  }

  @Test("A size of lines without a ratio counts as 0, and is told")
  func withoutRatio() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 600))
    try layout.appendSection(style(.flow()), count: 3) {
      ItemSize(width: $0 == 1 ? 0 : 40, height: 40)
    }
    let log = WarningLog(layout)
    try layout.setStyle(justified, ofSection: 0)
    let second = ItemPath(section: 0, item: 1)
    #expect(log.list == [.itemLengthsClamped(first: second, count: 1)])
    #expect(layout.frame(ofItem: second)?.height == 0)
  }

  @Test("An item goes from rows to a waterfall of ratios and comes back")
  func move() throws {
    let layout = try rows()
    try layout.appendSection(
      style(.waterfall(lanes: .fixed(1), sizing: .aspect)), lengths: [])
    let there = ItemPath(section: 1, item: 0)
    try layout.moveItem(from: first, to: there)
    #expect(layout.frame(ofItem: there)?.height == 225)
    try layout.moveItem(from: there, to: first)
    while layout.layOutMore(.max) {}
    #expect(itemFrames(of: layout) == itemFrames(of: try rows()))
  }

  @Test("A cell that was measured tells a ratio")
  func measured() throws {
    let layout = try rows()
    try layout.setMeasuredSize(LayoutSize(width: 50, height: 60), ofItem: first)
    while layout.layOutMore(.max) {}
    let other = try justifiedLayout(
      [1.2] + ratios.dropFirst(),
      JustifiedRows(rowHeight: 100, breaking: .even))
    #expect(unequal(layout, other) == nil)
  }

  @Test("Rows have no lanes")
  func lanes() throws {
    let layout = try rows()
    #expect(layout.numberOfLanes(inSection: 0) == 0)
    #expect(layout.lane(ofItem: first) == nil)
    #expect(layout.row(ofItem: first) == nil)
    #expect(layout.element(ElementID(first))?.lane == -1)
  }
}
