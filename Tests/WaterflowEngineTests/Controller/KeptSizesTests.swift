import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Sizes that cells have told, as their items are read anew")
struct KeptSizesTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("Those in view stay, by their new paths, where lengths are estimates")
  func inView() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [40, 40])
    try layout.appendSection(
      SectionStyle(mode: .list, estimatesLengths: true),
      lengths: Array(repeating: 60, count: 20))
    // In view: both items of the first section, and six of the second.
    let view = Viewport(offset: .zero, size: layout.viewport)
    var update = BatchUpdate()
    update.insertItems(at: [path(1, 0)])
    update.reloadItems(at: [path(0, 1), path(1, 2), path(1, 4), path(1, 6)])
    let plan = try update.plan(oldCounts: [2, 20], newCounts: [2, 21])
    let kept = plan.sizesInView(view, of: layout) { $0 != path(1, 4) }
    #expect(Array(kept.keys) == [path(1, 3)])
    #expect(kept[path(1, 3)]?.height == 60)
  }
}
