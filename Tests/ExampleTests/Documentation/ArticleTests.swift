import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("The articles of layout and engine")
struct ArticleTests {
  @Test("photos of known proportions stand in two lanes, and show in part")
  func layout() throws {
    // Lanes of 172.5 points, photos of 172.5 or 345.
    let layout = try photos([1, 2, 1, 1, 2], width: 375)
    let frames = (0..<5).compactMap {
      layout.frame(ofItem: ItemPath(section: 0, item: $0))
    }
    #expect(frames.map(\.x) == [10, 192.5, 10, 192.5, 10])
    #expect(frames.map(\.y) == [10, 10, 192.5, 365, 375])
    #expect(photos(of: layout, from: 0).map(\.item) == [0, 1, 2, 3, 4])
    #expect(photos(of: layout, from: 360).map(\.item) == [2, 3, 4])
  }

  @Test("a shelf holds what is visible and no more")
  func engine() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 200))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 50, count: 1_000))
    let shelf = Shelf(layout)
    for (time, top) in [0.0, 25, 30_000, 30_010].enumerated() {
      shelf.scroll(to: top, at: Double(time) * 1_000)
      let first = (top / 50).rounded(.down)
      let last = ((top + 200) / 50).rounded(.up)
      let expected = stride(from: first, to: last, by: 1).map { $0 * 50 }
      #expect(shelf.frames.values.map(\.y).sorted() == expected)
    }
    #expect(shelf.engine.counters.cellsMade <= 6)
  }
}
