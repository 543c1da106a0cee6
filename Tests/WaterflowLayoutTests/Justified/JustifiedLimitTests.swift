import Testing
import WaterflowLayout

@Suite("Justified rows at the end of the coordinate space")
struct JustifiedLimitTests {
  /// An item that alone in its line is as long as an item may be.
  private let longest = 16_777_215.0 / 100

  private func layout(
    _ count: Int, rowHeight: Double = 16_777_215, breaking: RowBreaking
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    try layout.appendSection(
      SectionStyle(
        mode: .justified(
          JustifiedRows(rowHeight: rowHeight, breaking: breaking))),
      lengths: Array(repeating: longest, count: count))
    return layout
  }

  @Test(
    "Items for which there is no room are refused, and nothing has moved",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func refused(breaking: RowBreaking) throws {
    let layout = try layout(16_380, breaking: breaking)
    let length = layout.contentLength
    #expect(length == 16_380 * 16_777_215)
    let paths = [0, 1, 8_000, 16_379].map { ItemPath(section: 0, item: $0) }
    let frames = paths.map { layout.frame(ofItem: $0) }
    for place in [0, 5_000, 16_380] {
      #expect(throws: LayoutError.contentTooLong(section: 0)) {
        try layout.insertItems(
          at: ItemPath(section: 0, item: place),
          lengths: Array(repeating: longest, count: 10))
      }
    }
    #expect(layout.itemCount(inSection: 0) == 16_380)
    #expect(layout.contentLength == length)
    #expect(paths.map { layout.frame(ofItem: $0) } == frames)
  }

  @Test(
    "Content longer than numbers go is refused, and all of it is taken back")
  func beyond() throws {
    let layout = try layout(3, breaking: .greedy)
    let before = (0..<3).map {
      layout.frame(ofItem: ItemPath(section: 0, item: $0))
    }
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try layout.insertItems(
        at: ItemPath(section: 0, item: 1),
        lengths: Array(repeating: longest, count: 40_000))
    }
    let after = (0..<3).map {
      layout.frame(ofItem: ItemPath(section: 0, item: $0))
    }
    #expect(after == before)
    #expect(layout.itemCount(inSection: 0) == 3)
    #expect(layout.contentLength == 3 * 16_777_215)
  }

  @Test(
    "A line of next to nothing holds what it can",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func hairline(breaking: RowBreaking) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    try layout.appendSection(
      SectionStyle(
        mode: .justified(JustifiedRows(rowHeight: 1, breaking: breaking)),
        insets: Insets(top: 0, left: 50, bottom: 0, right: 49.999999996)),
      lengths: Array(repeating: 1e9, count: 600))
    #expect(layout.contentLength.isFinite)
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: 599)) != nil)
  }

  @Test("Rows stay one under the other while a change behind one is pending")
  func twoChanges() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 100))
    try layout.appendSection(
      SectionStyle(mode: .justified(JustifiedRows(rowHeight: 100))),
      lengths: Array(repeating: 1, count: 8_192))
    try layout.removeItems(0..<1, inSection: 0)
    #expect(!layout.isComplete)
    try layout.setLength(1, ofItem: ItemPath(section: 0, item: 1_450))
    var end = 0.0
    var top = 0.0
    for item in 0..<8_191 {
      let frame = try #require(
        layout.frame(ofItem: ItemPath(section: 0, item: item)))
      if frame.y != top {
        #expect(abs(frame.y - end) < 1e-6, "item \(item)")
        top = frame.y
      }
      end = frame.maxY
    }
  }

  @Test("Long items that share rows find room, as one by one they would not")
  func sharing() throws {
    let layout = try layout(20_000, rowHeight: 1e6, breaking: .greedy)
    try layout.insertItems(
      at: ItemPath(section: 0, item: 100),
      lengths: Array(repeating: longest, count: 20_000))
    #expect(layout.itemCount(inSection: 0) == 40_000)
    #expect(layout.contentLength < 40_000 * 16_777_215 / 10)
  }

  @Test("What fits after all is taken, though its items are many")
  func fits() throws {
    let layout = try layout(16_380, breaking: .greedy)
    try layout.insertItems(
      at: ItemPath(section: 0, item: 100),
      lengths: Array(repeating: 1 / 100.0, count: 10))
    #expect(layout.itemCount(inSection: 0) == 16_390)
    #expect(layout.contentLength < 16_381 * 16_777_215)
  }
}
