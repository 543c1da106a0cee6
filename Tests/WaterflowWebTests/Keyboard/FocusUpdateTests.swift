import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Focus through updates")
  struct FocusUpdateTests {
    typealias Key = KeyStage.Key

    private func path(_ item: Int) -> ItemPath {
      ItemPath(section: 0, item: item)
    }

    @Test("Focus follows its item, which keeps its cell")
    func follows() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(2)
      let cell = stage.view.cellForItem(at: path(2))
      let calls = stage.focusCalls
      stage.stage.rows.count = 103
      try stage.view.insertItems(at: [path(0), path(1), path(2)])
      #expect(stage.view.cellForItem(at: path(5)) === cell)
      // It has it already.
      #expect(stage.focusCalls == calls)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 6)
    }

    @Test("What comes to the place of a removed item gets the focus")
    func removed() throws {
      let stage = try KeyStage(count: 4)
      stage.focus(2)
      stage.stage.rows.count = 3
      try stage.view.deleteItems(at: [path(2)])
      #expect(stage.focusedRow == 2)
      stage.stage.rows.count = 2
      try stage.view.deleteItems(at: [path(2)])
      #expect(stage.focusedRow == 1)
      stage.stage.rows.count = 0
      try stage.view.deleteItems(at: [path(0), path(1)])
      #expect(stage.stage.last("focus") == [-1])
      #expect(!stage.press(Key.up))
    }

    @Test("A removed item far away leaves the view itself the focus")
    func removedFarAway() throws {
      let stage = try KeyStage(count: 1_000)
      stage.focus(2)
      viewScrolled(stage.stage.number, 20_000, 16)
      stage.stage.rows.count = 999
      try stage.view.deleteItems(at: [path(2)])
      #expect(stage.stage.last("focus") == [-1])
      #expect(stage.view.focusedIndexPath == nil)
      #expect(stage.view.contentOffset.y == 19_950)
    }

    @Test("An item read anew has the focus in its new cell, in view or not")
    func reloaded() throws {
      let stage = try KeyStage(count: 1_000)
      stage.focus(2)
      try stage.view.reloadItems(at: [path(2)])
      #expect(stage.view.cellForItem(at: path(2)) != nil)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 3)
      viewScrolled(stage.stage.number, 20_000, 16)
      stage.stage.rows.asked = []
      try stage.view.reloadItems(at: [path(3)])
      #expect(stage.stage.rows.asked == [3])
      #expect(stage.view.cellForItem(at: path(3)) != nil)
      #expect(stage.press(Key.up))
      #expect(stage.focusedRow == 2)
    }

    @Test("All data anew: the same place has the focus if it is in view")
    func allAnew() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(2)
      stage.view.reloadData()
      #expect(stage.view.cellForItem(at: path(2)) != nil)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 3)
      viewScrolled(stage.stage.number, 3_000, 16)
      stage.view.reloadData()
      #expect(stage.stage.last("focus") == [-1])
    }

    @Test("An item that a key moves is followed and stays in view")
    func carried() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(1)
      stage.view.reorderDelegate = Mover()
      #expect(stage.press(Key.end, KeyStage.alt))
      // Row 99 ends at 5,020.
      #expect(stage.view.contentOffset.y == 4_820)
      stage.view.reorderDelegate = nil
      #expect(!stage.press(Key.up, KeyStage.alt))
      #expect(stage.press(Key.up))
      #expect(stage.focusedRow == 98)
    }

    @Test("A cell that is asked for may send the focus elsewhere")
    func inCallback() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(0)
      stage.stage.rows.onCell = { [view = stage.view] in
        if $0 == 20 { view.focusItem(at: path(50)) }
      }
      viewScrolled(stage.stage.number, 900, 16)
      #expect(stage.view.focusedIndexPath == path(50))
      #expect(stage.focusedRow == 50)
      // Row 50 ends at 2,570.
      #expect(stage.view.contentOffset.y == 2_370)
    }

    @Test("During a drag the page's names are those of the layout")
    func dragged() throws {
      let stage = try KeyStage(count: 100)
      let mover = Mover()
      stage.view.reorderDelegate = mover
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
      stage.view.updateInteractiveMovementTargetPosition(
        LayoutPoint(x: 10, y: 150))
      // Rows 1, 2, 0 and 3 are in view.
      stage.focus(1)
      #expect(stage.view.focusedIndexPath == path(2))
      cellEdited(stage.stage.number, 1, 0, 1)
      #expect(stage.view.editedIndexPath == path(2))
      stage.view.editedIndexPath = path(1)
      #expect(stage.view.engine.editedElement == ElementID(path(0)))
      stage.view.endInteractiveMovement()
      #expect(stage.view.focusedIndexPath == path(1))
      #expect(stage.view.editedIndexPath == path(0))
    }

    private final class Mover: WaterflowReorderDelegate {
      func waterflowView(
        _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
      ) {}
    }
  }
}
