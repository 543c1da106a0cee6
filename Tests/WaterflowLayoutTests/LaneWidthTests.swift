import Testing

@testable import WaterflowLayout

@Suite("Lanes of a set width")
struct LaneWidthTests {
  @Test(
    "Every small breadth, width and spacing equals the reference",
    arguments: [LaneRemainder.margin, .gap], 0...2)
  func everyWidth(remainder: LaneRemainder, spacing: Int) throws {
    let items = [1, 2, 1, 1, 3].map {
      ItemSize(width: 1, height: 2, span: $0)
    }
    for width in 0...9 {
      for breadth in 0...32 {
        let style = SectionStyle(
          mode: .waterfall(
            lanes: .width(Double(width), remainder: remainder)),
          insets: Insets(1), interitemSpacing: Double(spacing))
        // Without any extent as many fit as there can be.
        if width + spacing == 0 { continue }
        let layout = try layout(style, breadth: breadth, items)
        let naive = NaiveLayout(
          viewport: layout.viewport,
          sections: [NaiveSection(style: style, items: items)])
        if let problem = difference(layout, naive) {
          Issue.record("\(width) in \(breadth): \(problem)")
        }
      }
    }
  }

  @Test("The rest is behind the last lane")
  func margin() throws {
    let layout = try layout(.width(90), breadth: 324)
    #expect(layout.numberOfLanes(inSection: 0) == 3)
    #expect(frames(layout).map(\.x) == [10, 110, 210])
    #expect(frames(layout).allSatisfy { $0.width == 90 })
  }

  @Test("The rest is spread between lanes, and the last one ends at the inset")
  func gap() throws {
    let layout = try layout(.width(90, remainder: .gap), breadth: 324)
    #expect(frames(layout).map(\.x) == [10, 117, 224])
    #expect(frames(layout).last?.maxX == 314)
  }

  @Test("An item across lanes spans what is between them")
  func span() throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .width(90, remainder: .gap), sizing: .aspect),
      insets: Insets(10), interitemSpacing: 10)
    let layout = try layout(
      style, breadth: 324, [ItemSize(width: 1, height: 2, span: 2)])
    #expect(frames(layout).first?.width == 197)
    #expect(frames(layout).first?.height == 394)
  }

  @Test("A single lane that does not fit keeps its width")
  func tooNarrow() throws {
    for remainder in [LaneRemainder.margin, .gap] {
      let layout = try layout(
        .width(500, remainder: remainder), breadth: 320)
      #expect(layout.numberOfLanes(inSection: 0) == 1)
      #expect(frames(layout).first?.x == 10)
      #expect(frames(layout).first?.width == 500)
    }
  }

  @Test("From right to left the first lane stands at the right")
  func mirrored() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 100), direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .width(100))), lengths: [9, 9])
    #expect(frames(layout).map(\.x) == [220, 120])
  }

  @Test("Another breadth adds lanes of the same width")
  func resize() throws {
    let layout = try layout(.width(90), breadth: 320)
    try layout.resize(to: LayoutSize(width: 420, height: 100))
    #expect(layout.numberOfLanes(inSection: 0) == 4)
    #expect(frames(layout).allSatisfy { $0.width == 90 })
  }

  @Test(
    "A width that is none counts as 0, and that is told",
    arguments: [-1.0, .nan, -.infinity])
  func unusable(width: Double) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 100))
    let warnings = WarningLog(layout)
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .width(width)), interitemSpacing: 100),
      lengths: [9])
    #expect(warnings.take() == [.styleClamped(section: 0)])
    #expect(layout.numberOfLanes(inSection: 0) == 4)
    #expect(frames(layout).first?.width == 0)
  }

  @Test("An endless width is refused", arguments: [.infinity, 1e9])
  func endless(width: Double) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 100))
    #expect(throws: LayoutError.styleOutOfRange(section: 0)) {
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .width(width))), lengths: [9])
    }
  }

  @Test(
    "As many lanes stand side by side as their width was worked out for",
    arguments: [2, 3, 4, 5, 6, 7])
  func divided(lanes: Int) throws {
    for breadth in 100...1_600 {
      for gap in [0, 1, 2, 4, 8, 10, 12, 16] {
        let width = Double(breadth - (lanes - 1) * gap) / Double(lanes)
        for count in [LaneCount.minimumWidth(width), .width(width)] {
          let (found, _) = count.resolved(
            available: Double(breadth), spacing: Double(gap))
          #expect(found == lanes, "\(breadth) with gaps of \(gap)")
        }
      }
    }
  }

  private func layout(
    _ lanes: LaneCount, breadth: Int
  ) throws -> CollectionLayout {
    let style = SectionStyle(
      mode: .waterfall(lanes: lanes), insets: Insets(10),
      interitemSpacing: 10)
    let items = (0..<3).map { _ in ItemSize(width: 1, height: 5) }
    return try layout(style, breadth: breadth, items)
  }

  private func layout(
    _ style: SectionStyle, breadth: Int, _ items: [ItemSize]
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: Double(breadth), height: 100))
    try layout.appendSection(style, count: items.count) { items[$0] }
    return layout
  }

  private func frames(_ layout: CollectionLayout) -> [LayoutRect] {
    (0..<layout.itemCount(inSection: 0)).compactMap {
      layout.frame(ofItem: ItemPath(section: 0, item: $0))
    }
  }
}
