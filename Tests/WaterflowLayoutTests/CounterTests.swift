import Testing
import WaterflowLayout

@Suite("Work that is counted")
struct CounterTests {
  private let sizes = (0..<500).map {
    ItemSize(width: 40, height: Double($0 % 13))
  }

  @Test(
    "Building n items and appending m places n and m",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(4)),
      .waterfall(lanes: .fixed(20), sizing: .aspect),
    ])
  func buildAndAppend(mode: SectionMode) throws {
    let layout = try layout()
    try layout.appendSection(SectionStyle(mode: mode), count: 400) { sizes[$0] }
    #expect(layout.itemsLaidOut == 400)
    try layout.appendItems(toSection: 0, count: 100) { sizes[400 + $0] }
    #expect(layout.itemsLaidOut == 500)
    try layout.appendItems(toSection: 0, count: 1) { sizes[$0] }
    #expect(layout.itemsLaidOut == 501)
  }

  @Test("Appending to one section places nothing of the others")
  func otherSections() throws {
    let layout = try layout()
    for _ in 0..<3 {
      try layout.appendSection(
        SectionStyle(mode: .list), lengths: [1, 2, 3])
    }
    try layout.appendItems(toSection: 0, lengths: [5])
    #expect(layout.itemsLaidOut == 10)
  }

  @Test("Asking for frames and what shows places nothing")
  func queries() throws {
    let layout = try layout()
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4))), count: 500
    ) { sizes[$0] }
    var visible = VisibleElements()
    for y in stride(from: -100.0, to: 2_000, by: 50) {
      layout.query(
        in: LayoutRect(x: 0, y: y, width: 300, height: 200), into: &visible)
      _ = layout.element(at: LayoutPoint(x: 10, y: y))
    }
    _ = allElements(of: layout)
    #expect(layout.itemsLaidOut == 500)
  }

  @Test("A new width places nothing where lanes keep their number")
  func resizeAbsolute() throws {
    let layout = try layout()
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4))), count: 500
    ) { sizes[$0] }
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .minimumWidth(100))), count: 500
    ) { sizes[$0] }
    try layout.appendSection(SectionStyle(mode: .list), count: 500) {
      sizes[$0]
    }
    try layout.resize(to: LayoutSize(width: 360, height: 500))
    #expect(layout.itemsLaidOut == 1_500)
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: 0))?.width == 90)
  }

  @Test("A new height places nothing at all")
  func resizeHeight() throws {
    let layout = try layout()
    try layout.appendSection(SectionStyle(mode: .flow()), count: 500) {
      sizes[$0]
    }
    try layout.resize(to: LayoutSize(width: 300, height: 900))
    #expect(layout.itemsLaidOut == 500)
    #expect(layout.viewport == LayoutSize(width: 300, height: 900))
  }

  @Test(
    "A new width places each item once where places depend on it",
    arguments: [
      SectionMode.flow(), .waterfall(lanes: .fixed(4), sizing: .aspect),
      .waterfall(lanes: .minimumWidth(100)),
    ])
  func resizeDependent(mode: SectionMode) throws {
    let layout = try layout()
    try layout.appendSection(SectionStyle(mode: mode), count: 500) { sizes[$0] }
    try layout.appendSection(SectionStyle(mode: .list), lengths: [1, 2, 3])
    try layout.resize(to: LayoutSize(width: 700, height: 500))
    #expect(layout.itemsLaidOut == 1_003)
  }

  private func layout() throws -> CollectionLayout {
    try CollectionLayout(viewport: LayoutSize(width: 300, height: 500))
  }
}
