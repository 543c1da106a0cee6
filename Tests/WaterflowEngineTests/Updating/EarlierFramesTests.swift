import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Where elements were before an update")
struct EarlierFramesTests {
  @Test("Far ones come from where what is known ends, on their side")
  func far() throws {
    let viewport = LayoutSize(width: 50, height: 400)
    for (count, item, y) in [
      // Rows 6 to 17 are known, from 600 to 1,800.
      (50, 12, 1_200), (50, 2, 500), (50, 40, 1_800),
      // Where no item was, all come from behind what was in view.
      (0, 2, 1_800),
    ] as [(Int, Int, Double)] {
      let layout = try CollectionLayout.strip(
        of: count, .vertical, .leftToRight)
      let frames = EarlierFrames(
        layout,
        at: Viewport(offset: LayoutPoint(x: 0, y: 1_000), size: viewport))
      let frame = frames.frame(
        of: ElementID(kind: .item, section: 0, item: item),
        now: LayoutRect(x: 0, y: 7, width: 50, height: 100), in: layout)
      #expect(
        frame == LayoutRect(x: 0, y: y, width: 50, height: 100),
        "item \(item) of \(count)")
    }
  }
}
