import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("The focus on its way, as an update comes in between")
struct FocusUpdateTests {
  private let surface: RecordingSurface
  private let focus: FocusFeature<RecordingSurface>

  // Four rows of 100 are in view.
  init() throws {
    surface = try RecordingSurface(rows: [50])
    focus = FocusFeature(surface.controller)
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  /// Inserts an item before all others as the next cell is filled, which waits
  /// until the callback is over.
  private func insertInCallback(_ next: @escaping () -> Void = {}) {
    surface.onFill = { [surface] in
      surface.onFill = {}
      surface.counts = [51]
      surface.controller.performBatchUpdates {
        $0.batch.insertItems(at: [ItemPath(section: 0, item: 0)])
      }
      next()
    }
  }

  @Test("Shift extends from where the focus was, by the name that has now")
  func extends() {
    let selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    // The next one is not in view.
    focus.came(to: path(7))
    insertInCallback()
    let isDone = focus.obey(
      KeyCommand(.move(.down), shift: true, command: false, alt: false))
    #expect(isDone && focus.focusedItem == path(9))
    #expect(selection.selectedItems == [path(8), path(9)])
  }

  @Test("A focus that waits behind an update comes into view all the same")
  func waits() throws {
    focus.isPresent = true
    insertInCallback { [focus] in
      focus.focus(ItemPath(section: 0, item: 40))
    }
    surface.scroll(to: LayoutPoint(x: 0, y: 1_000))
    #expect(focus.focusedItem == path(41))
    let shown = ElementID(path(41))
    let cell = try #require(surface.engine.liveCell(showing: shown))
    #expect(surface.focusedCell == cell.cell)
  }
}
