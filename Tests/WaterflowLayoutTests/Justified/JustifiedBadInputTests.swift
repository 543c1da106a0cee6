import Testing
import WaterflowLayout

@Suite("Justified rows of bad input")
struct JustifiedBadInputTests {
  private static let all: [RowBreaking] = [.greedy, .balanced, .even]

  private func rules(_ breaking: RowBreaking) -> JustifiedRows {
    JustifiedRows(rowHeight: 100, breaking: breaking)
  }

  @Test("A photo of no height has a row of nothing", arguments: all)
  func zero(breaking: RowBreaking) throws {
    let layout = try justifiedLayout([1, 1, 0, 1], rules(breaking))
    let frames = itemFrames(of: layout)
    let warnings = WarningLog(layout)
    #expect(rows(of: frames).map(\.count) == [2, 1, 1])
    #expect(isNear(frames.map(\.y), [0, 0, 229, 237]))
    #expect(isNear(frames.map(\.height), [221, 221, 0, 100]))
    #expect(frames[2].x == 0 && frames[2].width == 450)
    let last = try justifiedLayout([1, 0], rules(breaking))
    #expect(itemFrames(of: last)[1].height == 0)
    #expect(itemFrames(of: last)[1].width == 450)
    #expect(warnings.list.isEmpty)
  }

  @Test(
    "A ratio that is negative or no number counts as 0, with one warning",
    arguments: all, [-1.0, -Double.infinity, .nan, -Double.nan, -1e-300])
  func counted(breaking: RowBreaking, value: Double) throws {
    let layout = try justifiedLayout([1], rules(breaking))
    let log = WarningLog(layout)
    try layout.appendItems(toSection: 0, lengths: [2, value, 1, value, 1])
    let path = ItemPath(section: 0, item: 2)
    #expect(log.take() == [.itemLengthsClamped(first: path, count: 2)])
    while layout.layOutMore(.max) {}
    let plain = try justifiedLayout([1, 2, 0, 1, 0, 1], rules(breaking))
    #expect(unequal(layout, plain) == nil)
    try layout.setLength(value, ofItem: ItemPath(section: 0, item: 0))
    let first = ItemPath(section: 0, item: 0)
    #expect(log.take() == [.itemLengthsClamped(first: first, count: 1)])
  }

  @Test("A size without a ratio counts as 0, with one warning")
  func withoutRatio() throws {
    let layout = try justifiedLayout([], rules(.even))
    let log = WarningLog(layout)
    let sizes = [(3.0, 2.0), (0, 2), (-3, 2), (3, .nan), (4, 4)]
    try layout.appendItems(toSection: 0, count: sizes.count) {
      ItemSize(width: sizes[$0].0, height: sizes[$0].1)
    }
    let path = ItemPath(section: 0, item: 1)
    #expect(log.list == [.itemLengthsClamped(first: path, count: 3)])
    #expect(itemFrames(of: layout)[2].height == 0)
  }

  @Test(
    "An infinite ratio is refused, and one too high for the line",
    arguments: all, [Double.infinity, 1e300, 37_283])
  func refused(breaking: RowBreaking, value: Double) throws {
    // 37,283 times 450 is more than 16,777,215.
    let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 1))
    #expect(throws: fault) {
      try justifiedLayout([1, value, 1], rules(breaking))
    }
    let layout = try justifiedLayout([1, 1, 1], rules(breaking))
    let frames = itemFrames(of: layout)
    #expect(throws: fault) {
      try layout.setLength(value, ofItem: ItemPath(section: 0, item: 1))
    }
    #expect(throws: fault) {
      try layout.insertItems(
        at: ItemPath(section: 0, item: 0), lengths: [1, value])
    }
    #expect(itemFrames(of: layout) == frames)
    #expect(layout.isComplete)
  }

  @Test("In a line that is broad enough, twice its breadth is too high")
  func refusedInBroadLine() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 8_388_608, height: 600))
    let style = SectionStyle(mode: .justified(rules(.greedy)))
    #expect(throws: LayoutError.itemTooLong(ItemPath(section: 0, item: 1))) {
      try layout.appendSection(style, lengths: [1, 2, 1])
    }
    try layout.appendSection(style, lengths: [1, 1.999_999, 1])
    #expect(layout.itemCount(inSection: 0) == 3)
  }

  @Test("The highest photo is one, until the line gets wider", arguments: all)
  func highest(breaking: RowBreaking) throws {
    let layout = try justifiedLayout([37_282, 0.1], rules(breaking))
    #expect(isNear([itemFrames(of: layout)[0].height], [16_776_900]))
    let size = LayoutSize(width: 451, height: 600)
    #expect(throws: LayoutError.itemTooLong(ItemPath(section: 0, item: 0))) {
      try layout.resize(to: size)
    }
    #expect(layout.viewport.width == 450)
    #expect(isNear([itemFrames(of: layout)[0].height], [16_776_900]))
  }

  @Test(
    "A row height below 1 point counts as 1, with a warning",
    arguments: all, [0.5, 0, -5, .nan])
  func height(breaking: RowBreaking, value: Double) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 99))
    let log = WarningLog(layout)
    let ratios = [1.0, 2, 0.25, 1]
    var style = SectionStyle(
      mode: .justified(JustifiedRows(rowHeight: value, breaking: breaking)))
    try layout.appendSection(style, lengths: ratios)
    #expect(log.list == [.styleClamped(section: 0)])
    style.mode = .justified(JustifiedRows(rowHeight: 1, breaking: breaking))
    #expect(layout.style(ofSection: 0) == style)
    let plain = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 99))
    try plain.appendSection(style, lengths: ratios)
    #expect(unequal(layout, plain) == nil)
  }

  @Test(
    "Bounds that are negative or no numbers count as 0, with a warning",
    arguments: [-1.0, .nan, -Double.infinity])
  func bounds(value: Double) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 99))
    let log = WarningLog(layout)
    var rules = JustifiedRows(
      rowHeight: 90, breaking: .even, shrink: value, stretch: value,
      lastRow: .justified)
    try layout.appendSection(
      SectionStyle(mode: .justified(rules)), lengths: [1, 2])
    #expect(log.list == [.styleClamped(section: 0)])
    (rules.shrink, rules.stretch) = (0, 0)
    #expect(layout.style(ofSection: 0)?.mode == .justified(rules))
  }

  @Test("A last row may fill the line however high that makes it")
  func endless() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 450, height: 99))
    let log = WarningLog(layout)
    try layout.appendSection(
      SectionStyle(
        mode: .justified(
          JustifiedRows(
            rowHeight: 90, stretch: .infinity, lastRow: .justified))),
      lengths: [2])
    #expect(log.list == [])
    #expect(layout.contentLength == 900)
  }

  @Test("Photos so wide that they are not even thin have rows of their own")
  func thin() throws {
    for breaking in Self.all {
      let layout = try justifiedLayout(
        [1, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1], rules(breaking))
      let frames = itemFrames(of: layout)
      #expect(rows(of: frames).map(\.count) == [1, 1, 1, 1, 2])
      #expect(frames.allSatisfy { $0.isFinite && $0.width > 0 })
      #expect(isNear(frames[1...3].map(\.width), [450, 450, 450]))
    }
  }
}
