import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Touches and the selection")
struct TouchSelectionTests {
  /// What is selected before, what happens, what comes of it, and what is
  /// selected and highlighted afterwards.
  struct Row: CustomTestStringConvertible {
    var before = ""
    var script: String
    var log: String
    var after: String

    init(_ before: String, _ script: String, _ log: String, _ after: String) {
      self.before = before
      self.script = script
      self.log = log
      self.after = after
    }

    var testDescription: String { "\(before): \(script)" }
  }

  static let single = [
    // A tap, in the order that UICollectionView documents.
    Row("", "down a,up a", "highlight a?, +a, select a?, select a, -a", "a"),
    Row(
      "b", "down a,up a",
      "highlight a?, +a, select a?, deselect b, select a, -a", "a"),
    Row("a", "down a,up a", "highlight a?, +a, select a?, select a, -a", "a"),
    // While the finger is down.
    Row("", "down a", "highlight a?, +a", "+a"),
    Row("", "down a,move a", "highlight a?, +a", "+a"),
    Row("", "down a,move b", "highlight a?, +a, -a", ""),
    Row("", "down a,move -", "highlight a?, +a, -a", ""),
    Row("", "down a,move b,move b", "highlight a?, +a, -a", ""),
    Row("", "down a,move b,move a", "highlight a?, +a, -a, +a", "+a"),
    Row("", "down a,move -,move a", "highlight a?, +a, -a, +a", "+a"),
    Row(
      "", "down a,move -,move a,move b,move a,up a",
      "highlight a?, +a, -a, +a, -a, +a, select a?, select a, -a", "a"),
    // Lifted elsewhere: nothing but the highlight changes.
    Row("c", "down a,up b", "highlight a?, +a, -a", "c"),
    Row("c", "down a,up -", "highlight a?, +a, -a", "c"),
    Row("c", "down a,move b,up b", "highlight a?, +a, -a", "c"),
    // Lifted over the item again, without a move before: no highlight that
    // would go at once.
    Row(
      "", "down a,move b,up a", "highlight a?, +a, -a, select a?, select a",
      "a"),
    // Beside all items.
    Row("c", "down -", "", "c"),
    Row("c", "down -,move a,up a", "", "c"),
    // Scrolling begins.
    Row("c", "down a,cancel", "highlight a?, +a, -a", "c"),
    Row("c", "down a,cancel,move a,up a", "highlight a?, +a, -a", "c"),
    Row("c", "down a,move -,cancel", "highlight a?, +a, -a", "c"),
    Row("c", "cancel", "", "c"),
    // Events without their beginning, or twice.
    Row("c", "move a", "", "c"),
    Row("c", "up a", "", "c"),
    Row(
      "", "down a,up a,up a", "highlight a?, +a, select a?, select a, -a",
      "a"),
    Row(
      "", "down a,down b", "highlight a?, +a, highlight b?, -a, +b", "+b"),
    Row("", "down a,down -", "highlight a?, +a, -a", ""),
    // By the program, without questions.
    Row("", "select a", "select a", "a"),
    Row("b", "select a", "deselect b, select a", "a"),
    Row("abd", "select b", "deselect a, deselect d, select b", "b"),
    Row("a", "deselect a", "deselect a", ""),
    Row("a", "deselect b", "", "a"),
    Row("a", "down b,reload", "highlight b?, +b", ""),
    Row("a", "down b,reload,move b,up b", "highlight b?, +b", ""),
  ]

  @Test("One item at a time", arguments: single)
  func selectsOne(row: Row) {
    let script = TouchScript(selected: row.before)
    #expect(script.run(row.script) == row.log)
    #expect(script.state == row.after)
  }

  static let multiple = [
    Row("", "down a,up a", "highlight a?, +a, select a?, select a, -a", "a"),
    Row(
      "b", "down a,up a", "highlight a?, +a, select a?, select a, -a", "ab"),
    Row(
      "ab", "down a,up a", "highlight a?, +a, deselect a?, deselect a, -a",
      "b"),
    Row(
      "", "down a,up a,down a,up a",
      "highlight a?, +a, select a?, select a, -a, "
        + "highlight a?, +a, deselect a?, deselect a, -a", ""),
    Row("ab", "down a,move b,up b", "highlight a?, +a, -a", "ab"),
    Row("ab", "down a,cancel", "highlight a?, +a, -a", "ab"),
    Row("ac", "select b", "select b", "abc"),
    Row("ac", "select c", "select c", "ac"),
    Row("ac", "deselect a", "deselect a", "c"),
    Row("ac", "reload", "", ""),
  ]

  @Test("Several items: a tap adds and takes away", arguments: multiple)
  func selectsSeveral(row: Row) {
    let script = TouchScript(multiple: true, selected: row.before)
    #expect(script.run(row.script) == row.log)
    #expect(script.state == row.after)
  }

  @Test("What is refused does not happen, and nothing after it")
  func refusals() {
    let tap = "down a,up a"
    let script = TouchScript(selected: "b")
    script.refusals = ["highlight a?"]
    #expect(script.run(tap) == "highlight a?")
    #expect(script.run("down a,move -,move a,up a") == "highlight a?")
    #expect(script.state == "b")
    script.refusals = ["select a?"]
    #expect(script.run(tap) == "highlight a?, +a, select a?, -a")
    #expect(script.state == "b")

    let toggle = TouchScript(multiple: true, selected: "ab")
    toggle.refusals = ["deselect a?"]
    #expect(toggle.run(tap) == "highlight a?, +a, deselect a?, -a")
    #expect(toggle.state == "ab")
    toggle.refusals = ["select c?"]
    #expect(
      toggle.run("down c,up c") == "highlight c?, +c, select c?, -c")
    #expect(toggle.state == "ab")
  }

  @Test("Without selection taps highlight, and keep what is selected")
  func disallowed() {
    let script = TouchScript(selected: "b")
    script.selection.allowsSelection = false
    #expect(script.run("down a,up a") == "highlight a?, +a, -a")
    #expect(script.state == "b")
    // The program selects all the same.
    #expect(script.run("select a") == "deselect b, select a")
  }

  @Test("Items are told apart by section and kept in order")
  func order() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    let paths = [(1, 0), (0, 7), (2, 3), (0, 2), (1, 0), (-1, 5)].map {
      ItemPath(section: $0.0, item: $0.1)
    }
    for path in paths { _ = selection.select(path) }
    #expect(
      selection.selectedItems == [
        paths[5], paths[3], paths[1], paths[0], paths[2],
      ])
    #expect(selection.isSelected(ItemPath(section: 1, item: 0)))
    #expect(!selection.isSelected(ItemPath(section: 0, item: 0)))
    #expect(!selection.isSelected(ItemPath(section: 9, item: 9)))
  }

  // MARK: - Owners that call back

  @Test(
    "An owner that reloads while it is asked selects nothing of the old data")
  func reloadsWhileAsked() {
    let script = TouchScript(selected: "b")
    script.whileAsked = { [unowned script] question in
      if question == "select a?" { script.selection.removeAll() }
    }
    #expect(script.run("down a,up a") == "highlight a?, +a, select a?")
    #expect(script.state == "")
    script.whileAsked = { [unowned script] _ in
      script.selection.removeAll()
    }
    #expect(script.run("down a,move a,up a") == "highlight a?")
    #expect(script.state == "")
  }

  @Test("A touch that another one replaces while its owner is asked is over")
  func touchesWhileAsked() {
    let script = TouchScript()
    let b = ItemPath(section: 0, item: 1)
    script.whileAsked = { [unowned script] question in
      script.whileAsked = nil
      _ = script.selection.touchBegan(on: b) { _ in true }
    }
    #expect(script.run("down a") == "highlight a?")
    #expect(script.state == "+b")
    #expect(script.run("up b") == "select b?, select b, -b")

    script.whileAsked = { [unowned script] question in
      guard question == "select a?" else { return }
      script.whileAsked = nil
      _ = script.selection.touchBegan(on: b) { _ in true }
    }
    #expect(script.run("down a,up a") == "highlight a?, +a, select a?")
    #expect(script.state == "b+b")
  }

  @Test("An owner that cancels or selects while it is asked is heard")
  func changesWhileAsked() {
    let script = TouchScript(selected: "b")
    script.whileAsked = { [unowned script] question in
      if question == "highlight a?" { _ = script.selection.touchCancelled() }
    }
    #expect(script.run("down a,up a") == "highlight a?")
    #expect(script.state == "b")

    let c = ItemPath(section: 0, item: 2)
    script.whileAsked = { [unowned script] question in
      if question == "select a?" { _ = script.selection.select(c) }
    }
    #expect(
      script.run("down a,up a")
        == "highlight a?, +a, select a?, deselect c, select a, -a")
    #expect(script.state == "a")

    let several = TouchScript(multiple: true, selected: "a")
    several.whileAsked = { [unowned several] question in
      if question == "deselect a?" {
        _ = several.selection.deselect(ItemPath(section: 0, item: 0))
      }
    }
    #expect(several.run("down a,up a") == "highlight a?, +a, deselect a?, -a")
    #expect(several.state == "")
  }
}

@Suite("A selection through updates")
struct SelectionUpdateTests {
  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  /// What an item inserted at the start does to paths; item 9 is deleted.
  private func shift(_ path: ItemPath) -> ItemPath? {
    path.item == 9 ? nil : ItemPath(section: 0, item: path.item + 1)
  }

  @Test("Items stay selected under their new paths, in order")
  func renamed() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    for item in [3, 9, 1] { _ = selection.select(path(item)) }
    selection.rename(shift)
    #expect(selection.selectedItems == [path(2), path(4)])
    selection.rename { $0.item == 2 ? path(50) : $0 }
    #expect(selection.selectedItems == [path(4), path(50)])
    #expect(selection.isSelected(path(50)))
  }

  @Test(
    "An update while the owner answers a tap selects the item under its path")
  func renamedWhileAsked() {
    let selection = TouchSelection()
    #expect(
      selection.touchBegan(on: path(3)) { _ in
        selection.rename(shift)
        return true
      } == [.highlight(path(4))])
    #expect(
      selection.touchEnded(on: path(4)) { _ in
        selection.rename(shift)
        return true
      } == [.select(path(5))])
    #expect(selection.selectedItems == [path(5)])
    #expect(selection.touchWasTold() == [.unhighlight(path(5))])
  }

  @Test("An item that is deleted while the owner answers is not selected")
  func deletedWhileAsked() {
    let selection = TouchSelection()
    _ = selection.touchBegan(on: path(9)) { _ in true }
    #expect(
      selection.touchEnded(on: path(9)) { _ in
        selection.rename(shift)
        return true
      }.isEmpty)
    #expect(selection.selectedItems.isEmpty)
    #expect(selection.highlightedItem == nil)
    #expect(
      selection.touchBegan(on: path(9)) { _ in
        selection.rename(shift)
        return true
      }.isEmpty)
    #expect(selection.highlightedItem == nil)
  }

  @Test("A touch stays on its item when an update gives it another path")
  func renamedUnderTouch() {
    let selection = TouchSelection()
    let old = ItemPath(section: 0, item: 3)
    let new = ItemPath(section: 0, item: 4)
    _ = selection.touchBegan(on: old) { _ in true }
    selection.rename { ItemPath(section: 0, item: $0.item + 1) }
    #expect(selection.touchMoved(on: old) == [.unhighlight(new)])
    #expect(selection.touchMoved(on: new) == [.highlight(new)])
    #expect(
      selection.touchEnded(on: new) { _ in true } == [.select(new)])
    #expect(selection.touchWasTold() == [.unhighlight(new)])
  }

  @Test("What is told of a touch that has ended leaves the next one alone")
  func touchedWhileTold() {
    let selection = TouchSelection()
    _ = selection.touchBegan(on: path(1)) { _ in true }
    _ = selection.touchEnded(on: path(1)) { _ in true }
    #expect(selection.highlightedItem == path(1))
    #expect(
      selection.touchBegan(on: path(2)) { _ in true }
        == [.unhighlight(path(1)), .highlight(path(2))])
    #expect(selection.touchWasTold().isEmpty)
    #expect(selection.highlightedItem == path(2))
  }
}
