import Testing
import WaterflowLayout

@Suite("Refused appends")
struct RefusedAppendTests {
  private static let longest = 16_777_215.0

  private static let modes: [SectionMode] = [
    .list,
    .waterfall(lanes: .fixed(1)),
    .waterfall(lanes: .fixed(3)),
    .waterfall(lanes: .fixed(12)),
    .waterfall(lanes: .fixed(13)),
    .waterfall(lanes: .fixed(40)),
    .waterfall(lanes: .fixed(3), sizing: .aspect),
    .flow(),
  ]

  @Test(
    "An infinite item in the middle is named and leaves every frame",
    arguments: modes, [0, 5, 64, 100, 300])
  func infiniteItem(mode: SectionMode, count: Int) throws {
    let (layout, before, size) = try threeSections(mode, count: count)
    let fault = LayoutError.itemTooLong(
      ItemPath(section: 1, item: count + 150))
    #expect(throws: fault) {
      try layout.appendItems(toSection: 1, count: 200) { item in
        ItemSize(width: 30, height: item == 150 ? .infinity : 20)
      }
    }
    #expect(unequal(allElements(of: layout), before) == nil)
    #expect(layout.contentSize == size)
    try checkAppend(to: layout, mode, count: count)
  }

  @Test(
    "Items beyond the coordinate space are refused and leave every frame",
    arguments: modes)
  func tooMuchContent(mode: SectionMode) throws {
    let (layout, before, size) = try threeSections(mode, count: 100)
    #expect(throws: LayoutError.contentTooLong(section: 1)) {
      // One a line in the flow; half as long in lanes of aspect ratios.
      try layout.appendItems(toSection: 1, count: 20_000) { _ in
        ItemSize(width: 64, height: Self.longest)
      }
    }
    #expect(unequal(allElements(of: layout), before) == nil)
    #expect(layout.contentSize == size)
    try checkAppend(to: layout, mode, count: 100)
  }

  @Test(
    "Items whose very last one ends too low are refused and leave every frame",
    arguments: [SectionMode.list, .flow(alignment: .bottom)])
  func lastEndsTooLow(mode: SectionMode) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [20_000])
    try layout.appendSection(SectionStyle(mode: mode), count: 2) { item in
      ItemSize(width: 40, height: Double(5 + item))
    }
    let before = allElements(of: layout)
    let size = layout.contentSize
    #expect(throws: LayoutError.contentTooLong(section: 1)) {
      // 2^38 less 2^14: too long only behind the first section.
      try layout.appendItems(toSection: 1, count: 1 << 14) { _ in
        ItemSize(width: 100, height: Self.longest)
      }
    }
    #expect(unequal(allElements(of: layout), before) == nil)
    #expect(layout.contentSize == size)
  }

  @Test("A section that does not fit is not there afterwards")
  func refusedSection() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 99))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [1, 2])
    #expect(throws: LayoutError.self) {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [.infinity])
    }
    #expect(layout.sectionCount == 1)
    #expect(layout.contentSize == LayoutSize(width: 99, height: 3))
    #expect(layout.itemsLaidOut == 2)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [4])
    #expect(layout.contentSize == LayoutSize(width: 99, height: 7))
  }

  @Test("A section before a long one grows only as far as the content may")
  func growthBeforeLongSection() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 99))
    let list = SectionStyle(mode: .list)
    try layout.appendSection(list, lengths: [10])
    let long = Array(repeating: Self.longest, count: 16_000)
    try layout.appendSection(list, lengths: long)
    let size = layout.contentSize
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try layout.appendItems(
        toSection: 0, lengths: Array(long.prefix(400)))
    }
    #expect(layout.contentSize == size)
    #expect(layout.itemCount(inSection: 0) == 1)
  }

  @Test("Sections without items are refused beyond the coordinate space too")
  func emptySections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 99))
    let style = SectionStyle(
      mode: .list, header: Self.longest, footer: Self.longest,
      insets: Insets(Self.longest))
    #expect(throws: LayoutError.self) {
      for _ in 0..<10_000 { try layout.appendSection(style, lengths: []) }
    }
    #expect(layout.contentSize.height <= 274_877_906_944)
    #expect(layout.contentSize.height >= 0)
  }

  @Test("A width that makes the content too long is refused")
  func refusedResize() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1, height: 99))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
      lengths: Array(repeating: 160, count: 10_000))
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: Self.longest, count: 10_000))
    let before = layout.contentSize
    #expect(throws: LayoutError.self) {
      try layout.resize(to: LayoutSize(width: 100_000, height: 99))
    }
    #expect(layout.contentSize == before)
    #expect(layout.viewport == LayoutSize(width: 1, height: 99))
  }

  @Test("A width that makes one item too long is refused")
  func refusedAspect() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 10, height: 99))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
      lengths: [1, 1e6])
    let before = allElements(of: layout)
    let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 1))
    #expect(throws: fault) {
      try layout.resize(to: LayoutSize(width: 100, height: 99))
    }
    #expect(unequal(allElements(of: layout), before) == nil)
    #expect(layout.itemsLaidOut == 2)
  }

  @Test("There is nothing to append to in a section that is not there")
  func noSuchSection() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 99))
    for section in [0, -1, .max, .min] {
      #expect(throws: LayoutError.noSuchSection(section, count: 0)) {
        try layout.appendItems(toSection: section, lengths: [1])
      }
    }
  }

  @Test("A flow does not take lengths without widths")
  func widthsMissing() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 99))
    #expect(throws: LayoutError.widthsMissing(section: 0)) {
      try layout.appendSection(SectionStyle(mode: .flow()), lengths: [1])
    }
    try layout.appendSection(SectionStyle(mode: .flow()), count: 1) { _ in
      ItemSize(width: 10, height: 20)
    }
    #expect(throws: LayoutError.widthsMissing(section: 0)) {
      try layout.appendItems(toSection: 0, lengths: [1])
    }
    #expect(layout.itemCount(inSection: 0) == 1)
  }

  // MARK: - Shapes

  /// Creates a layout whose middle section is to be lengthened.
  private func threeSections(
    _ mode: SectionMode, count: Int
  ) throws -> (CollectionLayout, [LayoutElement], LayoutSize) {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [7])
    try layout.appendSection(
      style(mode), count: count, sizeOfItem: size(ofItem:))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [9])
    return (layout, allElements(of: layout), layout.contentSize)
  }

  private func style(_ mode: SectionMode) -> SectionStyle {
    SectionStyle(mode: mode, header: 3, lineSpacing: 2, interitemSpacing: 1)
  }

  private func size(ofItem item: Int) -> ItemSize {
    ItemSize(width: 32, height: Double(item % 11))
  }

  /// Appends after a refusal and compares with a layout that refused nothing.
  private func checkAppend(
    to layout: CollectionLayout, _ mode: SectionMode, count: Int
  ) throws {
    try layout.appendItems(toSection: 1, count: 90) {
      size(ofItem: count + $0)
    }
    let (_, expected, contentSize) = try threeSections(
      mode, count: count + 90)
    #expect(unequal(allElements(of: layout), expected) == nil)
    #expect(layout.contentSize == contentSize)
  }
}
