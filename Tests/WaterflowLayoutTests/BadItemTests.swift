import Testing
import WaterflowLayout

@Suite("Bad items")
struct BadItemTests {
  private static let unusable: [Double] = [
    -1, -.infinity, -1e300, -.leastNonzeroMagnitude, .nan,
  ]
  private static let tooLong: [Double] = [.infinity, 1e300, 16_777_216]

  @Test(
    "A negative or not-a-number length counts as 0, with one warning",
    arguments: [1, 3, 13], unusable)
  func counted(lanes: Int, value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let style = waterfall(lanes)
    try layout.appendSection(style, lengths: [4, value, 5, value, 6])
    #expect(warnings.list == [clamped(first: 1, count: 2)])
    try layout.appendItems(toSection: 0, lengths: [7, 8, value])
    #expect(
      warnings.list
        == [clamped(first: 1, count: 2), clamped(first: 7, count: 1)])

    let plain = try self.layout()
    try plain.appendSection(style, lengths: [4, 0, 5, 0, 6, 7, 8, 0])
    #expect(unequal(layout, plain) == nil)
  }

  @Test(
    "An infinite or absurd length is refused by name",
    arguments: [1, 3, 13], tooLong)
  func refused(lanes: Int, value: Double) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 2))
    #expect(throws: fault) {
      // What was put right before is not told: nothing came of it.
      try layout.appendSection(waterfall(lanes), lengths: [-1, 2, value, 3])
    }
    #expect(warnings.list.isEmpty)
    #expect(layout.sectionCount == 0)
    #expect(layout.itemsLaidOut == 0)
  }

  @Test("Minus zero is a length of nothing, and the longest length is one")
  func limits() throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    try layout.appendSection(
      waterfall(2), lengths: [-0.0, 16_777_215, -0.0, .leastNonzeroMagnitude])
    #expect(warnings.list.isEmpty)
    #expect(layout.contentSize.height == 16_777_215)
    #expect(allElements(of: layout).map(\.frame.y) == [0, 0, 0, 0])
  }

  @Test(
    "A bad width or height of a flow counts as 0, with one warning",
    arguments: unusable)
  func flowCounted(value: Double) throws {
    let items = [
      ItemSize(width: 20, height: 10), ItemSize(width: value, height: 30),
      ItemSize(width: 20, height: value),
      ItemSize(width: value, height: value),
    ]
    let put = [
      ItemSize(width: 20, height: 10), ItemSize(width: 0, height: 30),
      ItemSize(width: 20, height: 0), ItemSize(width: 0, height: 0),
    ]
    let layout = try layout()
    let warnings = WarningLog(layout)
    let style = SectionStyle(mode: .flow(), interitemSpacing: 3)
    try layout.appendSection(style, count: 4) { items[$0] }
    #expect(warnings.list == [clamped(first: 1, count: 3)])
    let plain = try self.layout()
    try plain.appendSection(style, count: 4) { put[$0] }
    #expect(unequal(layout, plain) == nil)
  }

  @Test(
    "An infinite or absurd width or height of a flow is refused by name",
    arguments: tooLong)
  func flowRefused(value: Double) throws {
    for bad in [
      ItemSize(width: value, height: 1), ItemSize(width: 1, height: value),
      ItemSize(width: value, height: -1), ItemSize(width: .nan, height: value),
    ] {
      let layout = try layout()
      let warnings = WarningLog(layout)
      let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 1))
      #expect(throws: fault) {
        try layout.appendSection(SectionStyle(mode: .flow()), count: 3) {
          $0 == 1 ? bad : ItemSize(width: 1, height: 1)
        }
      }
      #expect(warnings.list.isEmpty)
      #expect(layout.sectionCount == 0)
    }
  }

  @Test("Minus zero is a size of nothing in a flow")
  func flowMinusZero() throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    try layout.appendSection(SectionStyle(mode: .flow()), count: 2) { _ in
      ItemSize(width: -0.0, height: -0.0)
    }
    #expect(warnings.list.isEmpty)
    #expect(layout.contentSize == LayoutSize(width: 100, height: 0))
  }

  @Test(
    "An aspect without a ratio counts as 0, with one warning",
    arguments: [
      ItemSize(width: 0, height: 10), ItemSize(width: -0.0, height: 10),
      ItemSize(width: 0, height: 0), ItemSize(width: -4, height: 10),
      ItemSize(width: .nan, height: 10), ItemSize(width: 4, height: .nan),
      ItemSize(width: 4, height: -10), ItemSize(width: -.infinity, height: 1),
    ])
  func aspectCounted(size: ItemSize) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    try layout.appendSection(aspect(2), count: 3) {
      $0 == 1 ? size : ItemSize(width: 1, height: 1)
    }
    #expect(warnings.list == [clamped(first: 1, count: 1)])
    #expect(allElements(of: layout).map(\.frame.height) == [50, 0, 50])
  }

  @Test(
    "An aspect that is infinite or absurdly long is refused by name",
    arguments: [
      ItemSize(width: .infinity, height: 10),
      ItemSize(width: 10, height: .infinity),
      ItemSize(width: .infinity, height: .infinity),
      ItemSize(width: 0, height: .infinity),
      ItemSize(width: 1, height: 1e300),
      ItemSize(width: .leastNonzeroMagnitude, height: 1),
    ])
  func aspectRefused(size: ItemSize) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 0))
    #expect(throws: fault) {
      try layout.appendSection(aspect(2), count: 1) { _ in size }
    }
    #expect(warnings.list.isEmpty)
  }

  @Test("An infinite aspect is refused in lanes of no width too")
  func infiniteInNoWidth() throws {
    let layout = try CollectionLayout(viewport: .zero)
    let fault = LayoutError.itemTooLong(ItemPath(section: 0, item: 0))
    #expect(throws: fault) {
      try layout.appendSection(aspect(2), lengths: [.infinity])
    }
  }

  @Test("A list and a waterfall do not read what they do not use")
  func unread() throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    for style in [SectionStyle(mode: .list), waterfall(3)] {
      try layout.appendSection(style, count: 2) {
        ItemSize(width: $0 == 0 ? .nan : .infinity, height: 5)
      }
    }
    #expect(warnings.list.isEmpty)
    #expect(layout.contentSize.height == 15)
  }

  @Test(
    "No items, or fewer, are none",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(3)),
    ], [0, -1, .min])
  func none(mode: SectionMode, count: Int) throws {
    let layout = try layout()
    let warnings = WarningLog(layout)
    let style = SectionStyle(
      mode: mode, header: 4, footer: 5, insets: Insets(3), lineSpacing: 9)
    func neverAsked(_ item: Int) -> ItemSize {
      Issue.record("was asked for item \(item)")
      return ItemSize(width: 1, height: 1)
    }
    try layout.appendSection(style, count: count, sizeOfItem: neverAsked)
    try layout.appendItems(
      toSection: 0, count: count, sizeOfItem: neverAsked)
    #expect(layout.itemCount(inSection: 0) == 0)
    #expect(layout.contentSize == LayoutSize(width: 100, height: 15))
    #expect(warnings.list.isEmpty)
  }

  @Test("Empty buffers add a section without items")
  func emptyBuffers() throws {
    let layout = try layout()
    let none: [Double] = []
    let slice = none[...]
    try layout.appendSection(waterfall(3), lengths: none)
    try layout.appendSection(waterfall(3), lengths: slice.span)
    try layout.appendItems(toSection: 1, lengths: slice.span)
    #expect(layout.sectionCount == 2)
    #expect(layout.contentSize == LayoutSize(width: 100, height: 0))
    #expect(allElements(of: layout).isEmpty)
  }

  private func layout() throws -> CollectionLayout {
    try CollectionLayout(viewport: LayoutSize(width: 100, height: 99))
  }

  private func waterfall(_ lanes: Int) -> SectionStyle {
    SectionStyle(mode: .waterfall(lanes: .fixed(lanes)))
  }

  private func aspect(_ lanes: Int) -> SectionStyle {
    SectionStyle(mode: .waterfall(lanes: .fixed(lanes), sizing: .aspect))
  }

  private func clamped(first: Int, count: Int) -> LayoutWarning {
    .itemLengthsClamped(
      first: ItemPath(section: 0, item: first), count: count)
  }
}
