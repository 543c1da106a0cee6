import Testing
import WaterflowLayout

@Suite("Items that keep their own width")
struct ItemAlignmentTests {
  private static let alignments: [ItemAlignment] = [
    .filled, .leading, .center, .trailing,
  ]

  @Test(
    "Every row of three items equals the reference", arguments: alignments,
    [
      SectionMode.list, .waterfall(lanes: .fixed(2)),
      .waterfall(lanes: .fixed(3), order: .given),
      .waterfall(lanes: .fixed(2), sizing: .aspect),
    ])
  func everyRow(alignment: ItemAlignment, mode: SectionMode) throws {
    let style = SectionStyle(
      mode: mode, insets: Insets(2), lineSpacing: 1, interitemSpacing: 4,
      itemAlignment: alignment)
    let sizes = [1.0, 8, 64, 512].flatMap { width in
      [1, 2].map { ItemSize(width: width, height: 8, span: $0, lane: 1) }
    }
    for scale in [0.0, 1] {
      try withEveryRow(of: sizes, count: 3) { items in
        let layout = try CollectionLayout(
          viewport: LayoutSize(width: 108, height: 9), scale: scale)
        try layout.appendSection(style, count: 3) { items[$0] }
        let naive = NaiveLayout(
          viewport: layout.viewport, scale: scale,
          sections: [NaiveSection(style: style, items: items)])
        if let problem = difference(layout, naive) {
          Issue.record("\(items.map { ($0.width, $0.span) }): \(problem)")
        }
      }
    }
  }

  @Test("A narrower item stands where the section says", arguments: alignments)
  func place(alignment: ItemAlignment) throws {
    let layout = try layout(alignment, [ItemSize(width: 40, height: 9)])
    let expected: (x: Double, width: Double) =
      switch alignment {
      case .filled: (0, 100)
      case .leading: (0, 40)
      case .center: (30, 40)
      case .trailing: (60, 40)
      }
    #expect(frame(layout, 0)?.x == expected.x)
    #expect(frame(layout, 0)?.width == expected.width)
  }

  @Test("A wider one is as wide as its lane, and so is one of no width")
  func lanesWidth() throws {
    let widths = [101.0, .infinity, -1, .nan]
    let layout = try layout(
      .center, widths.map { ItemSize(width: $0, height: 9) })
    for item in widths.indices {
      #expect(frame(layout, item)?.width == 100)
    }
    try layout.appendItems(toSection: 0, lengths: [9])
    #expect(frame(layout, 4)?.width == 100)
  }

  @Test("Along a horizontal axis an item keeps its own height")
  func horizontal() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 200), axis: .horizontal)
    try layout.appendSection(
      SectionStyle(mode: .list, itemAlignment: .trailing), count: 1
    ) { _ in ItemSize(width: 30, height: 50) }
    #expect(
      frame(layout, 0) == LayoutRect(x: 0, y: 150, width: 30, height: 50))
  }

  @Test("From right to left the leading edge is the right one")
  func mirrored() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 100), direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .list, itemAlignment: .leading), count: 1
    ) { _ in ItemSize(width: 30, height: 50) }
    #expect(frame(layout, 0)?.x == 170)
  }

  @Test("Items keep their widths through what happens to others")
  func edits() throws {
    let layout = try layout(
      .leading, (0..<1_500).map { width(Double($0 % 90)) })
    try layout.removeItems(0..<10, inSection: 0)
    try layout.insertItems(at: ItemPath(section: 0, item: 600), count: 700) {
      _ in width(95)
    }
    try layout.setLength(50, ofItem: ItemPath(section: 0, item: 5))
    try layout.moveItem(
      from: ItemPath(section: 0, item: 6), to: ItemPath(section: 0, item: 0))
    let expected =
      [16.0] + (10..<16).map { Double($0) } + (17..<20).map { Double($0) }
    #expect((0..<10).map { frame(layout, $0)?.width } == expected)
    #expect(frame(layout, 1_299)?.width == 95)
    #expect(frame(layout, 1_300)?.width == Double(610 % 90))
    #expect(frame(layout, 2_189)?.width == Double(1_499 % 90))
  }

  @Test("A query finds items where they stand")
  func query() throws {
    let layout = try layout(.trailing, [width(10), width(20), width(30)])
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 200, height: 500), into: &visible)
    #expect(visible.elements.map(\.frame.x) == [90, 180, 70])
  }

  @Test("What flowed is as wide as its lane until its width is told")
  func afterFlow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 100))
    try layout.appendSection(SectionStyle(mode: .flow()), count: 2) { _ in
      width(30)
    }
    try layout.setStyle(
      SectionStyle(mode: .list, itemAlignment: .center), ofSection: 0)
    #expect(frame(layout, 1)?.width == 200)
    try layout.setSize(width(30), ofItem: ItemPath(section: 0, item: 1))
    #expect(frame(layout, 1)?.x == 85)
    #expect(frame(layout, 1)?.width == 30)
  }

  @Test("Another alignment lays nothing out")
  func restyle() throws {
    let layout = try layout(.leading, [width(10), width(20)])
    let before = layout.itemsLaidOut
    var style = try #require(layout.style(ofSection: 0))
    style.itemAlignment = .trailing
    try layout.setStyle(style, ofSection: 0)
    #expect(frame(layout, 0)?.x == 90)
    #expect(layout.itemsLaidOut == before)
  }

  @Test("A width costs 16 bytes an item, where it is kept")
  func memory() throws {
    let items = (0..<10_000).map { _ in width(9) }
    let plain = try layout(.filled, items).storageBytes
    let aligned = try layout(.center, items).storageBytes
    #expect(aligned - plain == 160_000)
  }

  private func width(_ width: Double) -> ItemSize {
    ItemSize(width: width, height: 9)
  }

  private func layout(
    _ alignment: ItemAlignment, _ items: [ItemSize]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 100))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2)), itemAlignment: alignment),
      count: items.count
    ) { items[$0] }
    return layout
  }

  private func frame(_ layout: CollectionLayout, _ item: Int) -> LayoutRect? {
    layout.frame(ofItem: ItemPath(section: 0, item: item))
  }
}
