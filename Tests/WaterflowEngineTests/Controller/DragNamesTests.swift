import Testing
import WaterflowLayout

@testable import WaterflowEngine

/// While an item is dragged the layout has its gap, and the data the item.
@Suite("What things are called while an item is dragged")
final class DragNamesTests {
  private let surface: RecordingSurface
  private let controller: CollectionController<RecordingSurface>
  private let cells = ReorderFeatureTests.Cells()
  private let feature:
    ReorderFeature<RecordingSurface, ReorderFeatureTests.Cells>

  init() throws {
    surface = try RecordingSurface(rows: [3, 3])
    controller = surface.controller
    feature = ReorderFeature(controller, cells)
  }

  // A drag asks the surface, which holds the controller here.
  deinit { surface.end() }

  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("A path of no item stays one")
  func noItem() {
    dragAcross()
    let shown = controller.shownPath(of: path(.max, 1))
    #expect(controller.engine.layout.frame(ofItem: shown) == nil)
  }

  /// Lifts the first item, and takes its gap into the other section.
  private func dragAcross() {
    #expect(feature.begin(path(0)))
    feature.move(to: LayoutPoint(x: 200, y: 370))
    #expect(controller.knownCounts == [2, 4])
  }

  @Test("Nothing is asked about all items, and the key was for this")
  func selectAll() {
    let selection = SelectionFeature(controller)
    selection.allowsMultipleSelection = true
    dragAcross()
    surface.log = []
    #expect(selection.obey(.selectAll))
    #expect(selection.selectedItems.isEmpty && surface.log.isEmpty)
    feature.drop()
    #expect(selection.obey(.selectAll))
    #expect(selection.selectedItems.count == 6)
  }

  @Test("A program selects by what the data calls items")
  func selectedByProgram() {
    let selection = SelectionFeature(controller)
    selection.allowsMultipleSelection = true
    dragAcross()
    selection.select(path(2))
    selection.select(path(3, 1))
    #expect(selection.selectedItems == [path(2)])
  }

  @Test("So does one that selects several at once, and a key that adds one")
  func selectedTogether() {
    let selection = SelectionFeature(controller)
    selection.allowsMultipleSelection = true
    dragAcross()
    selection.selectedItemSet = ItemSet([path(2), path(3, 1)])
    #expect(selection.selectedItems == [path(2)])
    selection.selectedItemSet = ItemSet()
    #expect(selection.obey(.activate(path(2), .add)))
    #expect(selection.selectedItems == [path(2)])
    feature.drop()
    #expect(selection.selectedItems == [path(1)])
  }

  @Test("The focus that left meanwhile is remembered")
  func focus() {
    let focus = FocusFeature(controller)
    focus.remembersItem = true
    focus.isPresent = true
    focus.focus(path(2))
    dragAcross()
    focus.isPresent = false
    feature.drop()
    focus.isPresent = true
    #expect(focus.focusedItem == path(1))
  }

  @Test("Data that changes as a key moves an item ends that")
  func updateWhileKeyMoves() {
    controller.requireTouches().arena.add(feature.gesture)
    surface.onFill = { [unowned self] in
      surface.onFill = {}
      surface.counts = [4, 3]
      controller.performBatchUpdates { [self] in
        $0.batch.insertItems(at: [path(0)])
      }
    }
    surface.log = []
    #expect(!feature.carry(path(1), .end))
    #expect(surface.log == [] && cells.log == [])
    #expect(controller.knownCounts == [4, 3])
    #expect(controller.shownPath(of: path(1)) == path(1))
  }

  @Test("What is changed as a drop is shown waits for the data to follow")
  func updateWhileDropped() {
    surface.counts = [3, 3]
    dragAcross()
    cells.onMove = { [surface] in surface.counts = [2, 4] }
    surface.onPass = { [unowned self] in
      surface.onPass = {}
      controller.performBatchUpdates { [self] in
        surface.counts?[0] += 1
        $0.batch.insertItems(at: [path(0)])
      }
    }
    feature.drop()
    #expect(surface.log == [])
    #expect(surface.counts == [3, 4] && controller.knownCounts == [3, 4])
  }
}
