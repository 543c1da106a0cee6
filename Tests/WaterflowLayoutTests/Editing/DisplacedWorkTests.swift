import Testing
import WaterflowLayout

@Suite("Work on displaced sections")
struct DisplacedWorkTests {
  /// Lays out what a viewport shows: nothing of that changes any more.
  private func expectFinal(_ layout: CollectionLayout, in viewport: Viewport) {
    layout.layOut(through: viewport)
    var visible = VisibleElements()
    layout.query(viewport, into: &visible)
    let shown = visible.elements
    layout.layOutMore(.max)
    layout.query(viewport, into: &visible)
    #expect(visible.elements == shown && !shown.isEmpty)
  }

  @Test("What is displaced is laid out where it shows")
  func shows() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    try layout.appendSection(SectionStyle(mode: .list, header: 44), lengths: [])
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))),
      lengths: (0..<20_000).map { Double(20 + $0 * $0 % 61) })
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 1, offset: LayoutPoint(x: 0, y: -50_000))
    try layout.insertItems(at: ItemPath(section: 1, item: 0), lengths: [77])
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    expectFinal(layout, in: viewport)
  }

  @Test("By a distance that is no number, what is before it is laid out still")
  func noNumber() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))),
      lengths: (0..<20_000).map { Double(20 + $0 * $0 % 61) })
    try layout.appendSection(SectionStyle(mode: .list), lengths: [10])
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 1, offset: LayoutPoint(x: 0, y: .nan))
    try layout.insertItems(at: ItemPath(section: 0, item: 0), lengths: [77])
    let viewport = Viewport(
      offset: LayoutPoint(x: 0, y: 100_000), size: layout.viewport)
    expectFinal(layout, in: viewport)
  }
}
