import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Selecting in an arena")
struct SelectGestureTests {
  private static func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test(
    "A finger highlights after 80 ms, a shorter tap at its end",
    arguments: [
      ("down 10 60, up 10 60", "+a, select a, -a"),
      ("down 10 60, wait 79, wait 1", "+a"),
      ("down 10 60, wait 79, scroll, wait 9, up 10 60", ""),
      ("down 10 60, move 10 160, wait 90", ""),
      ("down 10 60, move 10 160, wait 90, move 10 60", "+a"),
      ("down 10 60, move 10 160, wait 90, move 10 165", ""),
      (
        "down 10 60, wait 90, move 10 160, move 10 60, up 10 60",
        "+a, -a, +a, select a, -a"
      ),
      ("down 10 60, up 10 160", ""),
      ("down 10 60, down 10 160 1, wait 90", ""),
      ("down 10 60, insert, wait 90", "+b"),
      ("mouse 10 60", "+a"),
    ])
  func waits(_ script: String, _ result: String) throws {
    let arena = try ArenaScript("select")
    arena.select.highlightDelay = 80
    #expect(arena.run(script) == result)
  }

  @Test(
    "What is refused is not highlighted, or not selected",
    arguments: [
      ("highlight a?", ""), ("select a?", "+a, -a"),
    ])
  func refuses(_ question: String, _ result: String) throws {
    let arena = try ArenaScript("select")
    arena.refusals = [question]
    #expect(arena.run("down 10 60, up 10 60") == result)
    #expect(arena.select.selection.selectedItems.isEmpty)
  }

  @Test(
    "Keys with a mouse mean what RangeSelection says; with a finger, nothing",
    arguments: [
      (
        "mouse 10 60, up 10 60, mouse 10 260 shift, up 10 260",
        "+a, select a, -a, +c, select b, select c, -c", "abc"
      ),
      (
        "mouse 10 60, up 10 60, mouse 10 260 ctrl, up 10 260",
        "+a, select a, -a, +c, select c, -c", "ac"
      ),
      (
        "mouse 10 60 ctrl, up 10 60, mouse 10 60 ctrl, up 10 60",
        "+a, select a, -a, +a, deselect a, -a", ""
      ),
      (
        "mouse 10 60, up 10 60, mouse 10 160 shift, up 10 260",
        "+a, select a, -a, +b, -b", "a"
      ),
      // A tap is where Shift extends from.
      (
        "down 10 260, up 10 260, mouse 10 60 shift, up 10 60",
        "+c, select c, -c, +a, select a, select b, -a", "abc"
      ),
      (
        "down 10 60, up 10 60, insert, mouse 10 260 shift, up 10 260",
        "+a, select a, -a, +c, select c, -c", "bc"
      ),
    ])
  func extends(
    _ script: String, _ result: String, _ selected: String
  ) throws {
    let arena = try ArenaScript("select")
    arena.select.selection.allowsMultipleSelection = true
    #expect(arena.run(script) == result)
    let letters = arena.select.selection.selectedItems.map {
      String(UnicodeScalar(UInt8(97 + $0.item)))
    }
    #expect(letters.joined() == selected)
  }

  @Test("A finger with Shift is a plain finger")
  func ignoresKeysOfFingers() throws {
    let script = try ArenaScript("select")
    script.select.selection.allowsMultipleSelection = true
    for (y, time) in [(60.0, 0.0), (260, 20)] {
      let sample = PointerSample(position: LayoutPoint(x: 9, y: y), time: time)
      script.arena.began(sample, .touch, .extend)
      script.arena.ended(sample)
    }
    #expect(
      script.select.selection.selectedItems == [Self.path(0), Self.path(2)])
  }

  @Test("Keys select, extend and toggle as clicks do")
  func activates() throws {
    let script = try ArenaScript("select")
    let select = script.select
    select.activate(Self.path(1))
    select.activate(Self.path(3))
    #expect(select.selection.selectedItems == [Self.path(3)])
    select.selection.allowsMultipleSelection = true
    select.activate(Self.path(1), .extend)
    #expect(select.selection.selectedItems == [1, 2, 3].map(Self.path))
    select.activate(Self.path(2))
    #expect(select.selection.selectedItems == [1, 3].map(Self.path))
    select.activate(Self.path(6))
    select.activate(ItemPath(section: 3, item: 0))
    #expect(select.selection.selectedItems == [1, 3].map(Self.path))
    script.refusals = ["select a?"]
    select.selectAll()
    #expect(select.selection.selectedItems == [1, 2, 3, 4, 5].map(Self.path))
    select.selection.allowsSelection = false
    select.activate(Self.path(1))
    #expect(select.selection.selectedItems.count == 5)
    script.arena.dataWasReloaded()
    #expect(select.selection.selectedItems.isEmpty)
    #expect(
      script.run("wait 0") == "")
  }

  @Test("A key that comes down while another is held presses nothing")
  func pressesOnce() throws {
    let script = try ArenaScript("select")
    _ = script.run("")
    script.select.pressBegan(on: Self.path(0))
    script.select.pressBegan(on: Self.path(1))
    #expect(script.select.pressEnded() && !script.select.pressEnded())
    #expect(script.select.selection.selectedItems == [Self.path(0)])
    #expect(script.run("wait 0") == "")
  }

  @Test("What is activated while a key is held is what is meant")
  func activatedBesideKey() throws {
    let script = try ArenaScript("select")
    _ = script.run("")
    script.select.pressBegan(on: Self.path(0))
    script.select.activate(Self.path(1))
    #expect(script.select.selection.selectedItems == [Self.path(1)])
    #expect(!script.select.pressEnded())
    #expect(script.run("wait 0") == "")
  }

  @Test("Who hears that a key's highlight goes may end the touch that ends it")
  func endedBeforeHighlight() throws {
    let script = try ArenaScript("select")
    _ = script.run("")
    script.select.pressBegan(on: Self.path(1))
    script.onNote = { [unowned script] in
      if $0 == "-b" { script.arena.cancel() }
    }
    #expect(script.run("down 10 60") == "-b")
    #expect(script.select.selection.highlightedItem == nil)
  }

  @Test(
    "Who hears of a selection may move, delete or reload what is highlighted",
    arguments: [
      ("move", "+a, select a, -b"), ("delete", "+a, select a"),
      ("reload", "+a, select a, -a"), ("cancel", "+a, select a, -a"),
    ], ["down 10 60, up 10 60", "mouse 10 60 ctrl, up 10 60"])
  func changedWhileTold(_ row: (String, String), touches: String) throws {
    let script = try ArenaScript("select")
    script.select.selection.allowsMultipleSelection = true
    script.onNote = { [unowned script] in
      guard $0 == "select a" else { return }
      switch row.0 {
      case "move": script.arena.dataDidChange { Self.path($0.item + 1) }
      case "delete": script.arena.dataDidChange { _ in nil }
      case "reload": script.arena.dataWasReloaded()
      default: script.arena.cancel()
      }
    }
    #expect(script.run(touches) == row.1)
    #expect(script.select.selection.highlightedItem == nil)
  }

  @Test(
    "Shift and Ctrl extend from the focus, selected already or not",
    arguments: [true, false])
  func extendsAdding(isSelected: Bool) throws {
    let select = try ArenaScript("select").select
    select.counts = { [6] }
    select.permits = { _ in true }
    select.show = { _ in }
    select.selection.allowsMultipleSelection = true
    _ = select.selection.select(Self.path(5))
    if isSelected { _ = select.selection.select(Self.path(1)) }
    select.extend(from: Self.path(1), to: Self.path(3), .add)
    #expect(select.selection.selectedItems == [1, 2, 3, 5].map(Self.path))
  }

  @Test("A decoration is no item, and nothing is tapped on it")
  func background() {
    let arena = GestureArena { _ in
      ElementID(kind: .background, section: 0)
    }
    let select = SelectGesture()
    var told = 0
    select.show = { _ in told += 1 }
    select.tapped = { _ in told += 1 }
    arena.add(select)
    let sample = PointerSample(position: LayoutPoint(x: 9, y: 9), time: 0)
    arena.began(sample, .touch)
    #expect(!arena.isPossible)
    arena.ended(sample)
    #expect(told == 0)
  }

  @Test("A click with keys on an item that is not highlighted selects nothing")
  func refusedClick() throws {
    let script = try ArenaScript("select")
    script.select.selection.allowsMultipleSelection = true
    script.refusals = ["highlight a?"]
    #expect(script.run("mouse 10 60 ctrl, up 10 60") == "")
    #expect(script.select.selection.selectedItems == [])
  }

  @Test("Selected items keep their names through updates under way")
  func renames() throws {
    let script = try ArenaScript("select")
    script.onNote = { [unowned script] text in
      guard text == "select a?" else { return }
      script.onNote = nil
      script.arena.dataDidChange { Self.path($0.item + 1) }
    }
    #expect(script.run("down 10 60, up 10 60") == "+a, select b, -b")
    #expect(script.select.selection.selectedItems == [Self.path(1)])
    // The touched item is gone, so that nobody is told.
    #expect(script.run("down 10 60") == "+a")
    script.arena.dataDidChange { $0.item == 0 ? nil : $0 }
    #expect(script.run("up 10 60") == "")
    #expect(script.select.selection.highlightedItem == nil)
  }
}
