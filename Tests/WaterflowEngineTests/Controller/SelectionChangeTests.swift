import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("What changes while items are selected by a drag")
struct SelectionChangeTests {
  // MARK: - Before a drag

  @Test("A finger on no item begins nothing, however long it rests")
  func noItem() throws {
    let stage = try SelectionStage(rows: [3], header: 100)
    stage.press(200, 50)
    stage.move(200, 350)
    #expect(!stage.arena.isClaimed && stage.selected == [])
    #expect(stage.cells.log == [])
  }

  @Test("A move of a finger that rests may come before its timer")
  func movedInTime() throws {
    let stage = try SelectionStage()
    stage.touch(200, 150)
    stage.surface.wait(600)
    stage.move(201, 151)
    #expect(stage.arena.isClaimed && stage.selected == [1])
    #expect(stage.cells.log == ["begin 1"])
  }

  @Test("A drag begins at the item that was touched, by its path by then")
  func renamedBefore() throws {
    let stage = try SelectionStage()
    stage.touch(200, 150)
    stage.update(to: 21) { $0.insertItems(at: [stage.path(0)]) }
    stage.rest()
    #expect(stage.cells.log == ["begin 2"])
    #expect(stage.selected.contains(2))
  }

  @Test("Where the item is gone that was touched, none begins")
  func goneBefore() throws {
    let stage = try SelectionStage()
    stage.touch(200, 150)
    stage.update(to: 19) { $0.deleteItems(at: [stage.path(1)]) }
    stage.rest()
    #expect(!stage.arena.isClaimed && stage.cells.log == [])
    #expect(stage.selected == [])
  }

  @Test("Nor where it goes as others lose the touch")
  func goneAtClaim() throws {
    let stage = try SelectionStage()
    stage.surface.onNote = { [unowned stage] in
      guard $0 == "-1" else { return }
      stage.surface.onNote = { _ in }
      stage.update(to: 19) { $0.deleteItems(at: [stage.path(1)]) }
    }
    stage.press(200, 150)
    #expect(stage.surface.controller.knownCounts == [19])
    stage.move(200, 350)
    #expect(stage.cells.log == [] && stage.selected == [])
    stage.arena.ended(stage.sample(200, 350))
  }

  // MARK: - Data

  @Test("Without a drag an update takes along what is selected, and no more")
  func noDrag() throws {
    let stage = try SelectionStage()
    stage.selection.select(stage.path(3))
    stage.update(to: 21) { $0.insertItems(at: [stage.path(0)]) }
    #expect(stage.selected == [4] && stage.cells.log == [])
    stage.press(200, 50)
    #expect(stage.selected == [0, 4])
  }

  @Test("A rectangle stays where it is while items move under it")
  func marqueeStays() throws {
    let stage = try SelectionStage()
    stage.mouse(100, 250)
    stage.move(200, 350)
    #expect(stage.selected == [2, 3])
    stage.update(to: 21) { $0.insertItems(at: [stage.path(0)]) }
    #expect(stage.selected == [3, 4])
    stage.surface.frame()
    #expect(stage.selected == [2, 3])
    #expect(
      stage.cells.marquee == LayoutRect(x: 100, y: 250, width: 100, height: 100)
    )
  }

  @Test("A range goes back to its start where its end is gone")
  func endGone() throws {
    let stage = try SelectionStage(rows: [3])
    stage.press(200, 50)
    stage.move(200, 250)
    #expect(stage.selected == [0, 1, 2])
    stage.update(to: 2) { $0.deleteItems(at: [stage.path(2)]) }
    stage.surface.frame()
    // Behind the last item, the nearest on the way there is the last one.
    #expect(stage.selected == [0, 1])
    // And where there is no other, the end stays.
    stage.move(200, 260)
    #expect(stage.selected == [0, 1])
    stage.arena.ended(stage.sample(200, 260))
    #expect(stage.cells.log == ["begin 0", "end"])
  }

  @Test("What a layout has lost without a word covers nothing")
  func lost() throws {
    let stage = try SelectionStage()
    stage.press(200, 350)
    stage.move(200, 250)
    #expect(stage.selected == [2, 3])
    try stage.surface.engine.layout.removeItems(2..<20, inSection: 0)
    stage.move(200, 150)
    #expect(stage.selected == [2, 3])
    stage.arena.cancel()
    #expect(stage.cells.log == ["begin 3", "end"])
  }

  // MARK: - Calls in between

  @Test("A rectangle that meets no item is no drag for the app")
  func meetsNone() throws {
    let stage = try SelectionStage(rows: [1])
    stage.selection.select(stage.path(0))
    stage.mouse(200, 250)
    stage.move(200, 350)
    #expect(
      stage.cells.marquee == LayoutRect(x: 200, y: 250, width: 1, height: 100))
    #expect(stage.selected == [])
    stage.arena.ended(stage.sample(200, 350))
    #expect(stage.cells.marquee == nil && stage.cells.log == [])
  }

  @Test("Who ends a rectangle as it meets its first item is obeyed")
  func endedAtFirst() throws {
    let stage = try SelectionStage(rows: [3], header: 100)
    stage.cells.onBegin = { [unowned stage] in stage.feature.isEnabled = false }
    stage.mouse(200, 50)
    stage.move(100, 90)
    #expect(stage.cells.log == [] && stage.cells.marquee != nil)
    stage.move(100, 150)
    #expect(stage.cells.log == ["begin 0", "end"])
    #expect(stage.selected == [] && stage.cells.marquee == nil)
  }

  @Test("An app that selects while it is asked has its way")
  func selectsWhileAsked() throws {
    let stage = try SelectionStage()
    stage.press(200, 50)
    stage.surface.onNote = { [unowned stage] in
      guard $0 == "select 1?" else { return }
      stage.surface.onNote = { _ in }
      stage.selection.select(stage.path(9))
    }
    stage.move(200, 250)
    #expect(stage.selected == [0, 9])
    #expect(stage.cells.log == ["begin 0"])
  }
}
