import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Resizing while something else goes on")
struct ResizeAnchorTests {
  @Test("A resize that moves nothing asks for no scrolling, which ends flings")
  func leavesScrollAlone() {
    var window = ScrollWindow(contentLength: 5_000, viewportLength: 500)
    _ = window.scrolled(to: 1_234)
    window.resize(contentLength: 5_000, viewportLength: 560)
    #expect(window.correction == nil)
    #expect(window.offset == 1_234)
    window.resize(contentLength: 1_000, viewportLength: 560)
    #expect(window.correction == 440)
  }

  @Test("A displaced tail keeps its place by where it rests")
  func keepsDisplacedAnchor() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 200))
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(1), sizing: .aspect))
    try layout.appendSection(
      style, lengths: Array(repeating: 1, count: 50))
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: -30, y: 0))
    let host = RecordingHost(layout)
    host.scroll(to: 1_040)
    let offset = try host.engine.resize(to: LayoutSize(width: 50, height: 200))
    // Item 10 stood 40 above the edge; it rests at 500 now.
    #expect(offset == LayoutPoint(x: 0, y: 540))
  }
}
