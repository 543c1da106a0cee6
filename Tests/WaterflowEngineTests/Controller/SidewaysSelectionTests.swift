import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Selecting by a drag where content scrolls sideways")
struct SidewaysSelectionTests {
  private func stage(_ rows: [Int] = [20]) throws -> SelectionStage {
    try SelectionStage(rows: rows, axis: .horizontal)
  }

  @Test("A pan up or down selects where something is selected already")
  func pan() throws {
    let stage = try stage()
    stage.selection.select(stage.path(3))
    stage.touch(50, 100)
    stage.move(52, 150)
    #expect(stage.arena.isClaimed && stage.selected == [0, 3])
    stage.arena.ended(stage.sample(52, 150))
    // One along the axis scrolls.
    stage.touch(150, 100)
    stage.move(200, 110)
    #expect(!stage.arena.isClaimed && stage.selected == [0, 3])
  }

  @Test("A rectangle shows as it is, and as much of it as may be in view")
  func marquee() throws {
    let stage = try stage()
    stage.mouse(20, 390)
    stage.move(120, 300)
    #expect(
      stage.cells.marquee == LayoutRect(x: 20, y: 300, width: 100, height: 90))
    #expect(stage.selected == [0, 1])
    stage.surface.controller.scroll(to: LayoutPoint(x: 1_500, y: 0))
    stage.surface.frame()
    // From a viewport before what is in view to the mouse at 1,620.
    #expect(
      stage.cells.marquee
        == LayoutRect(x: 1_100, y: 300, width: 520, height: 90))
    #expect(stage.selected == Array(0..<17))
  }

  @Test("A finger covers what is beside it up and down")
  func range() throws {
    let stage = try stage()
    stage.press(150, 200)
    stage.move(250, 900)
    #expect(stage.selected == [1, 2])
    stage.move(50, -500)
    #expect(stage.selected == [0, 1])
  }

  @Test("Between lines the item counts that is nearest along the axis")
  func gaps() throws {
    let stage = try stage([4, 5])
    let surface = stage.surface
    // Two lanes of 200 points: item 2 ends at 250, item 3 below it at 200;
    // a header goes from 250 to 350.
    surface.styles[0] = SectionStyle(mode: .waterfall(lanes: .fixed(2)))
    surface.styles[1] = SectionStyle(mode: .list, header: 100)
    surface.told[0] = [100, 100, 150, 100]
    surface.reload()
    stage.press(50, 100)
    // Below item 2 nothing stands any more.
    stage.move(230, 350)
    #expect(stage.selected == [0, 1, 2])
    stage.move(50, 100)
    stage.move(300, 350)
    #expect(stage.selected == [0, 1, 2])
    // Back from behind the header, the nearest on the way is before item 4.
    stage.move(390, 350)
    #expect(
      stage.selection.selectedItems
        == (0..<4).map(stage.path) + [ItemPath(section: 1, item: 0)])
    stage.move(300, 350)
    #expect(
      stage.selection.selectedItems.last == ItemPath(section: 1, item: 0))
  }
}
