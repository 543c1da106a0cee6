import Testing
import WaterflowLayout

@Suite("Where justified rows stand")
struct JustifiedBoxTests {
  private let ratios = [0.5, 1.0, 2, 1, 0.75, 1.5, 1, 1, 0.25, 1, 3]

  private func style(_ breaking: RowBreaking) -> SectionStyle {
    SectionStyle(
      mode: .justified(JustifiedRows(rowHeight: 100, breaking: breaking)),
      header: 20, footer: 10,
      insets: Insets(top: 5, left: 7, bottom: 3, right: 11), lineSpacing: 6,
      interitemSpacing: 4)
  }

  @Test(
    "Header and footer span all, insets narrow the rows",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func boxes(breaking: RowBreaking) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 418, height: 99))
    try layout.appendSection(style(breaking), lengths: ratios)
    let naive = NaiveRows(
      ratios: ratios, available: 400, gap: 4,
      rules: JustifiedRows(rowHeight: 100, breaking: breaking))
    #expect(wrongRows(of: layout, naive) == nil)
    let header = layout.frame(of: ElementID(kind: .header, section: 0))
    #expect(header == LayoutRect(x: 0, y: 0, width: 418, height: 20))
    let last = try #require(itemFrames(of: layout).last)
    let footer = try #require(
      layout.frame(of: ElementID(kind: .footer, section: 0)))
    #expect(
      isNear(
        [footer.y, layout.contentLength], [last.maxY + 3, last.maxY + 13]))
    #expect(footer.width == 418)
  }

  @Test(
    "Sizes tell ratios, whatever their scale",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func sizes(breaking: RowBreaking) throws {
    let viewport = LayoutSize(width: 418, height: 99)
    let (one, other) = (
      try CollectionLayout(viewport: viewport),
      try CollectionLayout(viewport: viewport)
    )
    try one.appendSection(style(breaking), lengths: ratios)
    try other.appendSection(style(breaking), count: ratios.count) {
      let across = [1.0, 64, 4_096][$0 % 3]
      return ItemSize(width: across, height: ratios[$0] * across)
    }
    #expect(unequal(one, other) == nil)
  }

  @Test(
    "Right to left mirrors the rows, insets included",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func mirrored(breaking: RowBreaking) throws {
    let viewport = LayoutSize(width: 418, height: 99)
    let left = try CollectionLayout(viewport: viewport)
    let right = try CollectionLayout(
      viewport: viewport, direction: .rightToLeft)
    try left.appendSection(style(breaking), lengths: ratios)
    try right.appendSection(style(breaking), lengths: ratios)
    #expect(left.contentLength == right.contentLength)
    for (one, other) in zip(itemFrames(of: left), itemFrames(of: right)) {
      #expect(one.y == other.y && one.height == other.height)
      #expect(isNear([other.x, other.width], [418 - one.maxX, one.width]))
    }
  }

  @Test(
    "On the horizontal axis rows are columns that fill the height",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft],
    [RowBreaking.greedy, .balanced, .even])
  func columns(direction: UserInterfaceLayoutDirection, breaking: RowBreaking)
    throws
  {
    let rows = try CollectionLayout(
      viewport: LayoutSize(width: 412, height: 99))
    let columns = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 412), axis: .horizontal,
      direction: direction)
    var style = style(breaking)
    style.insets = Insets(6)
    try rows.appendSection(style, lengths: ratios)
    // A ratio is the extent along the axis divided by the one across.
    try columns.appendSection(style, lengths: ratios)
    #expect(rows.contentLength == columns.contentLength)
    for (row, column) in zip(itemFrames(of: rows), itemFrames(of: columns)) {
      let start =
        direction == .leftToRight
        ? column.x : columns.contentLength - column.maxX
      #expect(
        isNear(
          [row.x, row.y, row.width, row.height],
          [column.y, start, column.height, column.width]))
    }
  }

  @Test("Edges move to pixels, and every row still fills the line")
  func pixels() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 448, height: 99), scale: 1)
    try layout.appendSection(
      SectionStyle(
        mode: .justified(JustifiedRows(rowHeight: 100)), lineSpacing: 8,
        interitemSpacing: 7), lengths: Array(repeating: 1, count: 9))
    // 427 / 4 is 106.75: edges at 106.75, 113.75, 220.5, 227.5, ...
    let frames = itemFrames(of: layout)
    #expect(frames[0] == LayoutRect(x: 0, y: 0, width: 107, height: 107))
    #expect(frames[1].x == 114)
    #expect(frames[3].x == 341)
    #expect(frames[3].maxX == 448)
    // 114.75 to 221.5, of which a hair decides, and 229.5.
    #expect(frames[4].y == 115)
    #expect(layout.contentLength == 2 * 114.75 + 100)
  }

  @Test("A row that changes its height moves what stands behind the section")
  func followed() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 418, height: 99))
    try layout.appendSection(style(.balanced), lengths: ratios)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [10])
    let list = ItemPath(section: 1, item: 0)
    #expect(
      layout.frame(ofItem: list)?.y
        == layout.frame(of: ElementID(kind: .footer, section: 0))?.maxY)
    try layout.setLength(20, ofItem: ItemPath(section: 0, item: 4))
    while layout.layOutMore(.max) {}
    #expect(
      layout.frame(ofItem: list)?.y
        == layout.frame(of: ElementID(kind: .footer, section: 0))?.maxY)
    #expect(layout.contentLength == (layout.frame(ofItem: list)?.maxY ?? 0))
  }
}
