import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("The focus in a controller")
struct FocusFeatureTests {
  private let surface: RecordingSurface
  private let focus: FocusFeature<RecordingSurface>
  private let reading: ReadingFeature<RecordingSurface>

  // Four rows of 100 are in view.
  init() throws {
    surface = try RecordingSurface(rows: [50])
    focus = FocusFeature(surface.controller)
    reading = ReadingFeature(surface.controller, beside: focus)
    surface.reading = reading
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func press(
    _ action: KeyCommand.Action, shift: Bool = false, alt: Bool = false
  ) -> Bool {
    focus.obey(KeyCommand(action, shift: shift, command: false, alt: alt))
  }

  private var hasFocus: Int? {
    surface.engine.liveCells.first { $0.cell == surface.focusedCell }?
      .element.path.item
  }

  @Test("Keys do nothing while the focus is elsewhere, however it left")
  func elsewhere() {
    #expect(!press(.move(.down)) && !press(.press))
    focus.isPresent = true
    #expect(press(.move(.down)) && hasFocus == 0)
    focus.isPresent = false
    #expect(surface.focusedCell == nil)
    #expect(!press(.move(.down)) && !press(.selectAll))
    #expect(focus.item == path(0))
    focus.isPresent = true
    #expect(surface.log == ["focus 0", "focus none", "focus 0"])
  }

  @Test("A key that is pressed as the focus leaves selects nothing")
  func pressed() {
    let selection = SelectionFeature(surface.controller)
    focus.came(to: path(1))
    #expect(press(.press))
    focus.isPresent = false
    #expect(!focus.release(isCancelled: false))
    #expect(
      surface.log == ["focus 1", "+1", "-1", "focus none"])
    #expect(selection.selectedItems == [])
  }

  @Test("What a key does with the item that has the focus is seen")
  func revealed() {
    let answers = KeyAnswers()
    surface.controller.add(answers)
    focus.came(to: path(1))
    for action in [KeyCommand.Action.press, .showActions] {
      surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
      var offset: Double?
      answers.answer = { [unowned surface] _ in
        offset = surface.engine.offset.y
        return true
      }
      #expect(press(action))
      #expect(offset == 100)
    }
    // Where no cells are handed out the item is shown all the same.
    surface.hasCells = false
    surface.reload()
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(press(.showActions) && surface.engine.offset.y == 100)
  }

  @Test("A key goes past items that refuse, and back from the ends")
  func refused() {
    focus.came(to: path(0))
    surface.refusals = ["focus 1?", "focus 2?", "focus 49?"]
    #expect(press(.move(.down)) && focus.focusedItem == path(3))
    #expect(press(.move(.end)) && focus.focusedItem == path(48))
    surface.refusals.insert("focus 0?")
    #expect(press(.move(.home)) && focus.focusedItem == path(3))
  }

  @Test("What the platform gives to an item that refuses goes back, or on")
  func givenBack() {
    surface.refusals = ["focus 1?"]
    focus.came(to: path(1))
    #expect(hasFocus == 2)
    focus.came(to: path(1))
    #expect(hasFocus == 2)
    surface.refusals = Set((0..<50).map { "focus \($0)?" })
    focus.isPresent = false
    focus.came(to: path(3))
    #expect(focus.focusedItem == nil && surface.focusedCell == nil)
  }

  @Test("An item that refuses the focus leaves it out of view, too")
  func leftFarAway() {
    focus.came(to: path(1))
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    surface.refusals = ["focus 32?"]
    surface.focusedCell = nil
    focus.came(to: path(32))
    #expect(surface.engine.offset.y == 3_000 && hasFocus == 1)
    #expect(press(.move(.down)) && hasFocus == 2)
  }

  @Test("Its cell and that of the read item stay out of view")
  func kept() {
    focus.came(to: path(1))
    reading.came(to: ElementID(path(2)))
    let cells = (surface.cell(ofItem: 1), surface.cell(ofItem: 2))
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(surface.cell(ofItem: 1) == cells.0)
    #expect(surface.cell(ofItem: 2) == cells.1)
    #expect(surface.controller.visibleItems == (30...33).map(path))
    reading.came(to: ElementID(path(33)))
    surface.scroll(to: .zero)
    #expect(surface.controller.visibleItems == (0...3).map(path))
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    reading.came(to: ElementID(path(2)))
    reading.came(to: nil)
    focus.isPresent = false
    surface.scroll(to: LayoutPoint(x: 0, y: 3_100))
    #expect(surface.cell(ofItem: 1) == nil && surface.cell(ofItem: 2) == nil)
  }

  @Test("At the end a key scrolls back to the item, and then is for others")
  func ends() {
    focus.came(to: path(0))
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(press(.move(.up)) && surface.engine.offset.y == 0)
    #expect(!press(.move(.up)))
  }

  @Test("Shift extends from the focus; from what was clicked, where that was")
  func extends() {
    let selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    focus.came(to: path(1))
    #expect(press(.move(.down), shift: true))
    #expect(selection.selectedItems == [path(1), path(2)])
    #expect(press(.selectAll) && selection.selectedItems.count == 50)
    _ = selection.activate(path(0))
    #expect(press(.move(.down), shift: true))
    #expect(selection.selectedItems == (0...3).map(path))
  }

  @Test("All are selected before any item has the focus, where many can be")
  func all() {
    let selection = SelectionFeature(surface.controller)
    #expect(!press(.selectAll) && selection.selectedItems == [])
    selection.allowsMultipleSelection = true
    #expect(press(.selectAll) && selection.selectedItems.count == 50)
    #expect(focus.focusedItem == nil)
    // Also while nothing is selected by it.
    selection.selectedItemSet = ItemSet()
    surface.engine.draggedElement = ElementID(path(0))
    #expect(press(.selectAll) && selection.selectedItems == [])
    surface.engine.draggedElement = nil
    // Without items the key is the page's.
    surface.counts = [0]
    surface.reload()
    #expect(!press(.selectAll))
  }

  @Test("From the ends a key looks back, whichever way content goes")
  func refusedSideways() throws {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let surface = try RecordingSurface(
        rows: [50], axis: .horizontal, direction: direction)
      let focus = FocusFeature(surface.controller)
      focus.came(to: path(1))
      surface.refusals = ["focus 0?", "focus 49?", "focus 48?"]
      for (move, item) in [(FocusMove.end, 47), (.home, 1)] {
        let command = KeyCommand(
          .move(move), shift: false, command: false, alt: false)
        #expect(focus.obey(command) && focus.focusedItem == path(item))
      }
    }
  }

  @Test("Where no item can have the focus, keys are for others")
  func noneFocused() {
    surface.refusals = Set((0..<50).map { "focus \($0)?" })
    focus.isPresent = true
    #expect(!press(.move(.down)) && !press(.showActions) && !press(.press))
    #expect(focus.focusedItem == nil)
  }

  @Test("Where the focus goes on in a callback, only the last item is shown")
  func wentOn() {
    focus.isPresent = true
    surface.onFill = { [focus, surface] in
      surface.onFill = {}
      focus.focus(path(20))
      focus.focus(path(40))
    }
    surface.scroll(to: LayoutPoint(x: 0, y: 1_000))
    #expect(focus.focusedItem == path(40) && hasFocus == 40)
    #expect(!surface.filled.contains(20))
    let offset = surface.engine.offset
    surface.onFill = { [focus, surface] in
      surface.onFill = {}
      focus.focus(path(20))
      focus.focus(nil)
    }
    surface.controller.reconfigureItems(at: [path(40)])
    #expect(focus.focusedItem == nil && surface.engine.offset == offset)
  }

  @Test("An item that gets no cell takes the focus from none that has one")
  func noCell() {
    focus.came(to: path(3))
    surface.hasCells = false
    #expect(press(.move(.down), shift: true))
    #expect(focus.focusedItem == path(3) && hasFocus == 3)
    #expect(surface.engine.offset.y == 100 && surface.log == ["focus 3"])
    // Where none had it, it waits for a cell.
    focus.focus(nil)
    focus.focus(path(30))
    #expect(focus.focusedItem == path(30) && hasFocus == nil)
  }

  @Test("Keys go on from an item that is named, and nothing shows of that")
  func resumes() {
    focus.isPresent = true
    focus.resume(from: path(2))
    #expect(surface.focusedCell == nil && surface.log == [])
    #expect(press(.move(.down)) && hasFocus == 3)
  }

  @Test("The cell that had the focus stays where that is asked for")
  func remembered() {
    focus.came(to: path(1))
    let cell = surface.cell(ofItem: 1)
    focus.isPresent = false
    focus.remembersItem = true
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(cell != nil && surface.cell(ofItem: 1) == cell)
    focus.remembersItem = false
    surface.scroll(to: LayoutPoint(x: 0, y: 3_100))
    #expect(surface.cell(ofItem: 1) == nil)
  }

  @Test("Shift and Ctrl together add what is between")
  func adds() {
    let selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    focus.came(to: path(1))
    let both = KeyCommand(.move(.down), shift: true, command: true, alt: false)
    #expect(both.modifier == .add && focus.obey(both))
    #expect(selection.selectedItems == [path(1), path(2)])
  }

  @Test("While an item is dragged, keys take the focus nowhere")
  func dragged() throws {
    focus.came(to: path(1))
    surface.engine.draggedElement = ElementID(path(0))
    #expect(press(.move(.down)) && hasFocus == 1)
    surface.engine.draggedElement = nil
    #expect(press(.move(.down)) && hasFocus == 2)
  }

  @Test("What it does not do itself it asks of the other features")
  func others() {
    focus.came(to: path(1))
    #expect(!press(.press) && !press(.showActions) && !press(.escape))
    #expect(!press(.move(.down), alt: true))
    var asked: [String] = []
    let answers = KeyAnswers()
    surface.controller.add(answers)
    answers.answer = {
      switch $0 {
      case .carry(let item, let move): asked.append("\(item.item) \(move)")
      case .showActions(let item): asked.append("open \(item.item)")
      case .escape: asked.append("escape")
      default: return false
      }
      return true
    }
    #expect(press(.move(.down), alt: true) && press(.showActions))
    #expect(press(.escape))
    #expect(asked == ["1 down", "open 1", "escape"])
  }

  @Test("Keys that would select are for others where nothing can be")
  func unselectable() {
    let selection = SelectionFeature(surface.controller)
    let toggle = KeyCommand(.press, shift: false, command: true, alt: false)
    selection.allowsSelection = false
    focus.came(to: path(1))
    #expect(!press(.press) && !focus.obey(toggle))
    #expect(!focus.release(isCancelled: false))
    selection.allowsSelection = true
    #expect(focus.obey(toggle) && selection.selectedItems == [path(1)])
    #expect(press(.press) && focus.release(isCancelled: false))
  }

  @Test("An update takes it along, and it goes to what comes to its place")
  func renamed() {
    focus.came(to: path(2))
    surface.controller.rename { ItemPath(section: 0, item: $0.item + 1) }
    #expect(focus.item == path(3))
    surface.controller.rename { _ in nil }
    surface.controller.didPass()
    #expect(focus.focusedItem == path(3))
    #expect(surface.log == ["focus 2", "focus 3"])
  }

  @Test("An update that gives the item another path moves no focus")
  func notMoved() {
    focus.came(to: path(1))
    reading.came(to: ElementID(path(2)))
    surface.counts = [51]
    surface.controller.performBatchUpdates {
      $0.batch.insertItems(at: [path(0)])
    }
    #expect(focus.focusedItem == path(2))
    #expect(reading.element == ElementID(path(3)))
    #expect(surface.log == ["focus 1"])
  }

  @Test("A cell gives the focus away before it goes")
  func givenAway() throws {
    focus.came(to: path(0))
    let cell = try #require(surface.focusedCell)
    #expect(press(.move(.end)) && hasFocus == 49)
    #expect(surface.emptiedWithFocus == [])
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    #expect(surface.emptied.contains(cell))
  }

  @Test("A view that ends keeps nothing")
  func ended() {
    focus.came(to: path(2))
    surface.controller.end()
    #expect(surface.engine.keptElements == [])
    surface.scroll(to: LayoutPoint(x: 0, y: 3_000))
    #expect(surface.cell(ofItem: 2) == nil)
  }

  // MARK: - What an update takes

  private func delete(_ paths: [ItemPath], sections: [Int] = []) {
    var counts = surface.controller.knownCounts
    for path in paths { counts[path.section] -= 1 }
    for section in sections { counts.remove(at: section) }
    surface.counts = counts
    surface.controller.performBatchUpdates {
      $0.batch.deleteItems(at: paths)
      $0.batch.deleteSections(sections)
    }
  }

  @Test(
    "Where what comes to the place of a deleted item refuses, the next gets it")
  func deletedBeforeRefusal() {
    focus.came(to: path(2))
    // What were items 3 and 4.
    surface.refusals = ["focus 2?", "focus 3?"]
    delete([path(2)])
    // Scrolled into view, which ends at 400.
    #expect(focus.focusedItem == path(4) && hasFocus == 4)
    #expect(surface.engine.offset.y == 100)
    surface.refusals = Set((4..<50).map { "focus \($0)?" })
    delete([path(4)])
    #expect(focus.focusedItem == path(3) && hasFocus == 3)
    surface.refusals = Set((0..<50).map { "focus \($0)?" })
    delete([path(3)])
    #expect(focus.focusedItem == nil && surface.focusedCell == nil)
    #expect(
      surface.log == ["focus 2", "focus 4", "focus 3", "focus none"])
  }

  @Test("The first key goes to what is in view, not to what is kept around it")
  func firstKey() {
    surface.controller.overscan = 400
    surface.engine.overscan = 400
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    focus.isPresent = true
    #expect(press(.move(.down)) && focus.focusedItem == path(20))
  }
}
