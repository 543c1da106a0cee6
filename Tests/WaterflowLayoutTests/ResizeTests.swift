import SeededRandom
import Testing
import WaterflowLayout

@Suite("Another viewport")
struct ResizeTests {
  @Test(
    "A resized layout equals one made for that size from the start",
    arguments: 0..<5)
  func resizedEqualsFresh(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      var shape = RandomShape(&random)
      let layout = try shape.layout { _ in true }
      shape.viewport = LayoutSize(
        width: random.length(0...900), height: random.length(0...900))
      try layout.resize(to: shape.viewport)
      let fresh = try shape.layout { _ in false }
      return unequal(layout, fresh)
    }
    #expect(failure == nil)
  }

  @Test("Sections that are removed leave no content")
  func removed() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 90))
    try layout.appendSection(
      SectionStyle(mode: .list, header: 20), lengths: [1, 2])
    layout.removeAllSections()
    #expect(layout.sectionCount == 0)
    #expect(layout.contentSize == LayoutSize(width: 90, height: 0))
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 9, height: 9), into: &visible)
    #expect(visible.elements.isEmpty)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [5])
    #expect(layout.contentSize == LayoutSize(width: 90, height: 5))
  }
}
