import Testing
import WaterflowLayout

@Suite("What is at a point, and what a window shows")
struct HitTests {
  @Test("Where a displaced tail lies over what is before it, it is found")
  func tail() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    for _ in 0..<2 {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [100, 100])
    }
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 1, offset: LayoutPoint(x: 0, y: -150))
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    let found = layout.element(at: LayoutPoint(x: 50, y: 75), in: viewport)
    #expect(found?.id.path == ItemPath(section: 1, item: 0))
    #expect(found?.frame.y == 50)
  }

  @Test("A least length moves mirrored content that was looked at before")
  func leastLength() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 100), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [100, 100])
    var visible = VisibleElements()
    layout.query(
      in: LayoutRect(x: 0, y: 0, width: 400, height: 100), into: &visible)
    #expect(visible.elements.map(\.frame.x) == [100, 0])
    layout.minimumContentLength = 300
    layout.query(
      in: LayoutRect(x: 100, y: 0, width: 400, height: 100), into: &visible)
    #expect(visible.elements.map(\.frame.x) == [200, 100])
  }
}
