import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Keys in a view of rows")
  struct KeyboardTests {
    typealias Key = KeyStage.Key

    @Test("Without being allowed, focus is nobody's business")
    func notAllowed() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      #expect(!stage.view.allowsFocus)
      #expect(keyPressed(stage.number, -1, 0, 0, 1) == 0)
      #expect(keyPressed(stage.number, Key.down, 0, 0, 1) == 0)
      #expect(!stage.page.calls.contains { $0.name == "focus" })
      #expect(!stage.page.calls.contains { $0.name == "allowFocus" })
      #expect(stage.view.engine.keptElements == [])
    }

    @Test("The page hears when focus is allowed and when not any more")
    func allowing() throws {
      let stage = try KeyStage(count: 10)
      stage.view.allowsFocus = true
      stage.focus(1)
      stage.view.allowsFocus = false
      #expect(!stage.press(Key.down))
      let told = stage.stage.page.calls.filter { $0.name == "allowFocus" }
      #expect(told.map(\.numbers) == [[1], [0]])
      #expect(stage.view.engine.keptElements == [])
    }

    @Test("Keys do nothing before an item has the focus")
    func withoutFocus() throws {
      let stage = try KeyStage(count: 10)
      for key in Key.left...Key.escape { #expect(!stage.press(key)) }
      #expect(!stage.press(99))
      #expect(stage.focusCalls == 0)
    }

    @Test("Where all items go, keys do nothing until the focus comes again")
    func allGone() throws {
      let stage = try KeyStage(count: 10)
      stage.focus(1)
      stage.stage.rows.count = 0
      stage.view.reloadData()
      stage.stage.rows.count = 10
      stage.view.reloadData()
      #expect(stage.view.focusedIndexPath == nil)
      #expect(!stage.press(Key.down))
      stage.focus(2)
      #expect(stage.press(Key.down) && stage.focusedRow == 3)
    }

    @Test("The focus that comes in a drag is at what the data has there")
    func duringDrag() throws {
      final class Order: WaterflowReorderDelegate {
        func waterflowView(
          _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
        ) {}
      }
      let stage = try KeyStage(count: 10)
      stage.view.reorderDelegate = Order()
      let first = ItemPath(section: 0, item: 0)
      #expect(stage.view.beginInteractiveMovementForItem(at: first))
      stage.view.updateInteractiveMovementTargetPosition(
        LayoutPoint(x: 150, y: 150))
      stage.focus(0)
      #expect(stage.view.focusedIndexPath == ItemPath(section: 0, item: 1))
      stage.view.cancelInteractiveMovement()
    }

    @Test("Arrows take the focus on and scroll no more than they must")
    func arrows() throws {
      // A header of 20, then rows of 50, in a viewport of 200.
      let stage = try KeyStage(count: 100)
      stage.focus(0)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 1)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 2)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.press(Key.down))
      // Row 3 ends at 220.
      #expect(stage.focusedRow == 3)
      #expect(stage.view.contentOffset.y == 20)
      #expect(stage.press(Key.up))
      #expect(stage.focusedRow == 2)
      #expect(stage.view.contentOffset.y == 20)
    }

    @Test("Home, End and the page keys go far, and the item is in view")
    func farKeys() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(1)
      #expect(stage.press(Key.end))
      #expect(stage.focusedRow == 99)
      // Row 99 ends at 5,020.
      #expect(stage.view.contentOffset.y == 4_820)
      #expect(stage.press(Key.pageUp))
      #expect(stage.focusedRow == 95)
      #expect(stage.press(Key.home))
      #expect(stage.focusedRow == 0)
      #expect(stage.view.contentOffset.y == 20)
      #expect(stage.press(Key.pageDown))
      #expect(stage.focusedRow == 4)
      #expect(stage.view.contentOffset.y == 70)
    }

    @Test("A header that is held covers nothing that gets the focus")
    func pinnedHeader() throws {
      let stage = try Stage(count: 100)
      stage.rows.style.pinsHeader = true
      stage.view.allowsFocus = true
      stage.view.reloadData()
      viewScrolled(stage.number, 1_020, 16)
      _ = keyPressed(stage.number, -1, 0, 0, 21)
      // Row 20 stands at 1,020; the header covers 20 of it.
      #expect(keyPressed(stage.number, Key.up, 0, 0, 21) == 1)
      #expect(stage.view.contentOffset.y == 1_000)
    }

    @Test("The focused cell stays out of view, and a key brings it back")
    func kept() throws {
      let stage = try KeyStage(count: 1_000)
      stage.focus(2)
      let path = ItemPath(section: 0, item: 2)
      let cell = try #require(stage.view.cellForItem(at: path) as? RowCell)
      for step in 1...5 {
        viewScrolled(stage.stage.number, 5_000 * Double(step), 16)
        #expect(stage.view.cellForItem(at: path) === cell)
        #expect(!stage.view.indexPathsForVisibleItems.contains(path))
      }
      #expect(cell.timesEmptied == 0)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 3)
      // Row 3 stands from 170 on, and comes in at the top.
      #expect(stage.view.contentOffset.y == 170)
      viewScrolled(stage.stage.number, 10_000, 600)
      #expect(stage.view.cellForItem(at: path) == nil)
    }

    @Test("At the end of the rows a key scrolls back to the one with the focus")
    func backToTheEnd() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(0)
      // Nothing to do here: the browser may scroll.
      #expect(!stage.press(Key.up))
      viewScrolled(stage.stage.number, 3_000, 16)
      #expect(stage.press(Key.up))
      #expect(stage.view.contentOffset.y == 20)
    }

    @Test("A cell that has lost the focus is recycled like any other")
    func blurred() throws {
      let stage = try KeyStage(count: 1_000)
      stage.focus(2)
      stage.blur()
      viewScrolled(stage.stage.number, 5_000, 16)
      let path = ItemPath(section: 0, item: 2)
      #expect(stage.view.cellForItem(at: path) == nil)
      #expect(!stage.press(Key.down))
    }

    @Test("Keys that act call who has asked for them, and nobody else")
    func hooks() throws {
      let stage = try KeyStage(count: 100)
      stage.focus(1)
      for key in [Key.enter, Key.space, Key.all, Key.menu, Key.escape] {
        #expect(!stage.press(key))
      }
      #expect(!stage.press(Key.down, KeyStage.alt))
      stage.view.allowsMultipleSelection = true
      #expect(stage.press(Key.enter))
      #expect(stage.selected == [1])
      #expect(stage.press(Key.space, KeyStage.command))
      #expect(stage.selected == [])
      #expect(stage.press(Key.all, KeyStage.command))
      #expect(stage.selected.count == 100)
      #expect(!stage.press(Key.menu))
      #expect(!stage.press(Key.down, KeyStage.alt))
      #expect(stage.press(Key.space))
      #expect(stage.selected.count == 99)
      #expect(stage.press(Key.down))
      #expect(stage.press(Key.down, KeyStage.shift))
      #expect(stage.selected == [1, 2, 3])
      // There is nothing to end.
      #expect(!stage.press(Key.escape))
    }

    @Test("Items that refuse the focus are passed by")
    func refused() throws {
      let stage = try KeyStage(count: 100)
      let refusal = Refusal { $0.item % 3 != 0 }
      stage.view.focusDelegate = refusal
      stage.focus(0)
      #expect(stage.press(Key.down))
      #expect(stage.focusedRow == 3)
      #expect(stage.press(Key.up))
      #expect(stage.focusedRow == 0)
      // Where the page gives it to one, it goes back.
      stage.focus(1)
      #expect(stage.focusedRow == 0)
      #expect(stage.view.focusedIndexPath?.item == 0)
      stage.blur()
      // From outside of the items, on to the next.
      stage.focus(1)
      #expect(stage.focusedRow == 3)
      #expect(refusal.told == [0, 3, 0, nil, 3])
      stage.blur()
      refusal.refuses = { _ in true }
      stage.focus(2)
      #expect(stage.stage.last("focus") == [-1])
      #expect(!stage.press(Key.down))
    }

    @Test("An item that somebody types into keeps its cell")
    func edited() throws {
      let stage = try Stage(count: 1_000)
      stage.view.reloadData()
      let path = ItemPath(section: 0, item: 2)
      let cell = try #require(stage.view.cellForItem(at: path))
      cellEdited(stage.number, 1, 0, 2)
      #expect(stage.visibleRows == [0, 1, 2, 3])
      viewScrolled(stage.number, 5_000, 16)
      #expect(stage.view.cellForItem(at: path) === cell)
      #expect(stage.visibleRows == [99, 100, 101, 102, 103])
      stage.rows.count = 1_001
      try stage.view.insertItems(at: [ItemPath(section: 0, item: 0)])
      #expect(stage.view.editedIndexPath == ItemPath(section: 0, item: 3))
      cellEdited(stage.number, -1, -1, 0)
      viewScrolled(stage.number, 6_000, 32)
      #expect(stage.view.cellForItem(at: ItemPath(section: 0, item: 3)) == nil)
    }

    private final class Refusal: WaterflowFocusDelegate {
      var refuses: (ItemPath) -> Bool
      var told: [Int?] = []

      init(_ refuses: @escaping (ItemPath) -> Bool) { self.refuses = refuses }

      func waterflowView(
        _ view: WaterflowView, canFocusItemAt path: ItemPath
      ) -> Bool { !refuses(path) }

      func waterflowView(
        _ view: WaterflowView, didMoveFocusTo path: ItemPath?
      ) { told.append(path?.item) }
    }

    @Test("A program gives the focus to an item, and takes it away")
    func program() throws {
      let stage = try KeyStage(count: 100)
      stage.view.focusItem(at: ItemPath(section: 0, item: 2))
      #expect(stage.focusedRow == 2)
      #expect(stage.press(Key.up))
      #expect(stage.focusedRow == 1)
      stage.view.focusItem(at: ItemPath(section: 0, item: 90))
      #expect(stage.focusedRow == 90)
      let calls = stage.focusCalls
      stage.view.focusItem(at: ItemPath(section: 3, item: 0))
      #expect(stage.focusCalls == calls)
      stage.view.focusItem(at: nil)
      #expect(stage.stage.last("focus") == [-1])
      #expect(stage.view.focusedIndexPath == nil)
    }

    @Test("Without a cell there the focus stays where it is")
    func noCell() throws {
      let stage = try KeyStage(count: 2)
      stage.focus(1)
      stage.stage.rows.count = 0
      stage.view.reloadData()
      #expect(stage.focusedRow == nil)
      #expect(stage.stage.last("focus") == [-1])
      #expect(!stage.press(Key.down))
      #expect(stage.view.engine.keptElements == [])
    }
  }
}
