import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Runs of arrow keys")
struct FocusRunTests {
  @Test("begin a run anew in lanes of another extent")
  func lanesOfAnotherExtent() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1_200, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .minimumWidth(300))),
      lengths: Array(repeating: 100, count: 40))
    var focus = FocusMover()
    focus.focus(ItemPath(section: 0, item: 3))
    func walk(_ move: FocusMove) -> Int? {
      focus.move(
        move, in: layout, at: Viewport(offset: .zero, size: layout.viewport)
      )?.item
    }
    #expect(walk(.down) == 7)
    try layout.resize(to: LayoutSize(width: 600, height: 400))
    #expect(walk(.down) == 9 && walk(.down) == 11)
    try layout.resize(to: LayoutSize(width: 1_200, height: 400))
    #expect(walk(.up) == 7)
  }

  @Test("begin a run anew in the lane to which an item has been taken")
  func anotherLane() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .flow()), count: 30
    ) { _ in ItemSize(width: 100, height: 50) }
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    var focus = FocusMover()
    focus.focus(ItemPath(section: 0, item: 0))
    #expect(focus.move(.down, in: layout, at: viewport)?.item == 3)
    focus.rename(in: layout) { _ in ItemPath(section: 0, item: 4) }
    #expect(focus.move(.down, in: layout, at: viewport)?.item == 7)
  }

  @Test("forget where a run across began in lanes of another extent")
  func runAcross() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 400))
    // One long item beside many short ones.
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2))),
      lengths: [500] + Array(repeating: 50, count: 10))
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    for (width, item) in [(300.0, 7), (200, 5)] {
      try layout.resize(to: LayoutSize(width: 300, height: 400))
      var focus = FocusMover()
      focus.focus(ItemPath(section: 0, item: 7))
      #expect(focus.move(.left, in: layout, at: viewport)?.item == 0)
      try layout.resize(to: LayoutSize(width: width, height: 400))
      #expect(focus.move(.right, in: layout, at: viewport)?.item == item)
    }
  }
}
