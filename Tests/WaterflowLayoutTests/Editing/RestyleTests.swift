import Testing
import WaterflowLayout

@Suite("Other styles for the same items")
struct RestyleTests {
  private static let longest = 16_777_215.0
  /// As many of the longest items leave 16,384 points of the longest content.
  private static let most = 16_384

  private let viewport = LayoutSize(width: 100, height: 99)

  private func layout(
    _ style: SectionStyle, _ items: [ItemSize]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(viewport: viewport)
    try layout.appendSection(style, count: items.count) { items[$0] }
    return layout
  }

  @Test("What is put right in another style is told")
  func corrected() throws {
    let items = (1...9).map { ItemSize(width: 20, height: Double($0)) }
    let layout = try layout(SectionStyle(mode: .list), items)
    let log = WarningLog(layout)
    var style = SectionStyle(mode: .waterfall(lanes: .fixed(2)), header: -1)
    try layout.setStyle(style, ofSection: 0)
    #expect(log.take() == [.styleClamped(section: 0)])
    style.header = 0
    #expect(layout.style(ofSection: 0) == style)
    #expect(unequal(layout, try self.layout(style, items)) == nil)

    style.mode = .waterfall(lanes: .fixed(0))
    try layout.setStyle(style, ofSection: 0)
    #expect(log.take() == [.laneCountClamped(section: 0)])
    style.mode = .waterfall(lanes: .fixed(1))
    let single = try self.layout(style, items)
    for item in items.indices {
      let path = ItemPath(section: 0, item: item)
      #expect(layout.frame(ofItem: path) == single.frame(ofItem: path))
    }
  }

  @Test("A header that finds no room is refused", arguments: [0, 5_000])
  func noRoom(length: Double) throws {
    let layout = try CollectionLayout(viewport: viewport)
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: Self.longest, count: Self.most))
    var style = SectionStyle(mode: .list)
    try layout.appendSection(style, lengths: [length])
    let frame = layout.frame(ofItem: ItemPath(section: 1, item: 0))
    for header in [16_384 - length, 20_000] {
      style.header = header
      #expect(throws: LayoutError.contentTooLong(section: 1)) {
        try layout.setStyle(style, ofSection: 1)
      }
    }
    #expect(layout.style(ofSection: 1)?.header == 0)
    #expect(layout.frame(ofItem: ItemPath(section: 1, item: 0)) == frame)
    style.header = 16_383 - length
    try layout.setStyle(style, ofSection: 1)
    #expect(
      layout.frame(ofItem: ItemPath(section: 1, item: 0))?.y
        == Double(Self.most) * Self.longest + style.header)
  }

  @Test("Neither are other sizes that find no room, nor impossible styles")
  func noRoomForSizes() throws {
    let layout = try CollectionLayout(viewport: viewport)
    let style = SectionStyle(mode: .list)
    try layout.appendSection(
      style, lengths: Array(repeating: Self.longest, count: Self.most))
    try layout.appendSection(style, lengths: [10])
    let size = layout.contentSize
    for (header, length, error) in [
      (.infinity, 10, .styleOutOfRange(section: 1)),
      (20_000, 10, .contentTooLong(section: 1)),
      (16_384, 0, .contentTooLong(section: 1)),
      (0, 16_384, .contentTooLong(section: 1)),
    ] as [(Double, Double, LayoutError)] {
      #expect(throws: error) {
        try layout.setStyle(
          SectionStyle(mode: .list, header: header), ofSection: 1
        ) { _ in ItemSize(width: 0, height: length) }
      }
      #expect(layout.style(ofSection: 1) == style)
      #expect(layout.contentSize == size)
    }
    try layout.setStyle(style, ofSection: 1) { _ in
      ItemSize(width: 0, height: 16_383)
    }
    #expect(
      layout.frame(ofItem: ItemPath(section: 1, item: 0))?.height == 16_383)
  }

  @Test("Lines are no list where all their items in a row are too long")
  func linesTooLong() throws {
    let tall = ItemSize(width: 30, height: Self.longest)
    // Three a line.
    let layout = try layout(
      SectionStyle(mode: .flow()),
      Array(repeating: tall, count: 2 * Self.most))
    let size = layout.contentSize
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try layout.setStyle(SectionStyle(mode: .list), ofSection: 0)
    }
    #expect(layout.style(ofSection: 0)?.mode == .flow())
    #expect(layout.contentSize == size)
  }

  @Test("A section without items may flow: no width is missing")
  func empty() throws {
    let layout = try layout(SectionStyle(mode: .list), [])
    try layout.setStyle(SectionStyle(mode: .flow()), ofSection: 0)
    let size = ItemSize(width: 30, height: 20)
    try layout.appendItems(toSection: 0, count: 4) { _ in size }
    // Three lie side by side.
    #expect(layout.contentLength == 40)
  }

  @Test("An item without breadth has no ratio: it counts as 0, and is told")
  func noRatio() throws {
    let layout = try layout(
      SectionStyle(mode: .flow()),
      [ItemSize(width: 30, height: 40), ItemSize(width: 0, height: 40)])
    let log = WarningLog(layout)
    try layout.setStyle(
      SectionStyle(mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
      ofSection: 0)
    let second = ItemPath(section: 0, item: 1)
    #expect(log.list == [.itemLengthsClamped(first: second, count: 1)])
    #expect(layout.frame(ofItem: second)?.height == 0)
    #expect(layout.contentLength.rounded() == 133)
  }
}
