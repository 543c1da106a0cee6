import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("One touch, one gesture")
struct ArenaTests {
  @Test(
    "What becomes of a touch",
    arguments: [
      // A tap, off and back, and beside.
      ("down 10 60, up 10 60", "+a, select a, -a"),
      (
        "down 10 60, move 10 160, move 10 140, up 10 140",
        "+a, -a, +a, select a, -a"
      ),
      ("down 10 60, up 10 160", "+a, -a"),
      ("down 10 720, up 10 720", ""),
      ("down 10 20, up 12 24", "tap H"),
      ("down 10 680, up 10 680", "tap F"),
      ("down 10 20, up 10 60", ""),
      ("down 10 60, cancel", "+a, -a"),
      ("down 10 60, scroll, up 10 60", "+a, -a"),
      ("down 10 20, scroll, up 10 20", ""),
      // A mouse clicks also where a wheel turns meanwhile.
      ("mouse 10 60, scroll, up 10 60", "+a, -a, +a, select a, -a"),
      (
        "mouse 10 60, scroll, move 10 65, scroll, up 10 69",
        "+a, -a, +a, -a, +a, select a, -a"
      ),
      ("mouse 10 20, scroll, up 10 20", "tap H"),
      ("mouse 10 140, scroll, up 10 160", "+a, -a"),
      ("mouse 10 720, scroll, up 10 720", ""),
      ("mouse 10 60, scroll, stop, up 10 60", "+a, -a"),
      ("mouse 10 60 shift, scroll, up 10 60", "+a, -a, +a, select a, -a"),
      ("mouse 10 60, scroll, move 10 160, move 10 69", "+a, -a, +a"),
      ("mouse 10 60, scroll, insert, up 10 160", "+a, -a, +b, select b, -b"),
      (
        "mouse 200 200, scroll, move 100 200, up 100 200",
        "+b, -b, +b, select b, -b"
      ),
      ("down 10 20, insert, up 10 20", "tap H"),
      ("down 10 60, stop, up 10 60", "+a, -a"),
      ("fling 10 60, up 10 60", ""),
      ("fling 10 20, up 10 20", ""),
      // An end whose event was lost.
      ("down 10 60, down 10 160, up 10 160", "+a, -a, +b, select b, -b"),
      // Two fingers: the second one ends a highlight and does nothing else.
      ("down 10 60, down 10 160 1, up 10 160 1, up 10 60", "+a, -a"),
      (
        "down 10 60, down 10 160 1, up 10 60, move 10 170 1, up 10 170 1",
        "+a, -a"
      ),
      // Numbers that are none.
      ("down nan 60, up nan 60", ""),
      ("down 10 60, move inf 60, up 10 60", "+a, select a, -a"),
      ("down 10 60, up nan 60", "+a, -a"),
    ])
  func taps(_ script: String, _ result: String) throws {
    #expect(try ArenaScript("select swipe").run(script) == result)
  }

  @Test(
    "A swipe against a scroll",
    arguments: [
      // Down a row that could be swiped: never claimed.
      ("down 200 200, move 202 215, move 180 260, up 100 260", "+b, -b"),
      // Claimed by its first sample past 10 points; a scroll changes nothing.
      (
        "down 200 200, move 180 200, scroll, move 150 200, up 150 200",
        "+b, -b, swipe, b at -20, b at -50, b to -100"
      ),
      // A scroll that comes first takes it away.
      ("down 200 200, scroll, move 100 200, up 100 200", "+b, -b"),
      // 22.5 degrees: 41 along to 100 across, not 42.
      (
        "down 200 200, move 100 241, cancel",
        "+b, -b, swipe, b at -100, b to 0"
      ),
      ("down 200 200, move 100 242, up 100 242", "+b, select b, -b"),
      // Towards a side without actions, and on a row without any.
      ("down 200 300, move 260 300, up 260 300", "+c, select c, -c"),
      ("down 200 60, move 100 60, up 100 60", "+a, select a, -a"),
      // The last sample decides as any other.
      ("down 200 200, up 100 200", "+b, -b, swipe, b at -100, b to -100"),
      // A tap elsewhere closes what is open, and does no more.
      (
        "down 200 200, move 100 200, up 100 200, down 10 60, up 10 60",
        "+b, -b, swipe, b at -100, b to -100, b to 0"
      ),
      (
        "down 200 200, move 100 200, up 100 200, down 10 200, up 10 200",
        "+b, -b, swipe, b at -100, b to -100, b to 0"
      ),
      (
        "down 200 200, move 100 200, up 100 200, scroll",
        "+b, -b, swipe, b at -100, b to -100, b to 0"
      ),
      // What is performed comes last, when nothing else is to be told.
      (
        "down 390 300, move 40 300, up 40 300",
        "+c, -c, swipe, c at -230, arm, c to 0, do c 0"
      ),
      // A second finger does not let go of it, nor take it over.
      (
        "down 200 200, move 180 200, down 10 60 1, move 200 60 1, up 200 60 1, cancel",
        "+b, -b, swipe, b at -20, caught, b to 0"
      ),
      // Nothing else before all fingers are up.
      (
        "down 200 200, move 100 200, down 10 60 1, up 100 200, move 10 90 1, down 10 60, up 10 60, up 10 90 1, down 10 60 2, up 10 60 2",
        "+b, -b, swipe, b at -100, caught, b to -100, caught, b to 0"
      ),
      (
        "down 200 200, move 100 200, stop",
        "+b, -b, swipe, b at -100, b to 0"
      ),
    ])
  func swipes(_ script: String, _ result: String) throws {
    #expect(try ArenaScript("select swipe").run(script) == result)
  }

  @Test(
    "A swipe comes before the turn of a page, and both before a tap",
    arguments: [
      (
        "down 200 200, move 150 200, up 150 200",
        "swipe, b at -50, b to -100"
      ),
      ("down 200 60, move 150 60, cancel", "turn, page at -50, page 1"),
      // Where the row has actions on the other side only.
      ("down 200 300, move 250 300, cancel", "turn, page at 50, page 1"),
      // Between 22.5 and 45 degrees.
      ("down 200 200, move 150 230, cancel", "turn, page at -50, page 1"),
      ("down 200 200, move 195 230, move 100 230, up 100 230", ""),
      ("down 200 60, scroll, move 100 60, up 100 60", ""),
    ])
  func pages(_ script: String, _ result: String) throws {
    #expect(try ArenaScript("turn swipe").run(script) == result)
  }

  @Test("A page that is on its way is caught at once, and an item is not")
  func catchesPage() throws {
    let script = try ArenaScript("turn select")
    script.turn.shown = { -120 }
    #expect(
      script.run("down 200 60, cancel")
        == "turn, page at -120, caught, page 1")
    #expect(!script.arena.isClaimed)
    script.turn.isTail = { $0?.kind == .footer }
    #expect(script.run("down 200 60, up 200 60") == "+a, select a, -a")
  }

  @Test(
    "Pulling at the start only",
    arguments: [
      (
        true, "down 200 60, move 200 100, up 200 100",
        "pull 21, dragging, idle, let go"
      ),
      (
        true, "down 200 60, move 200 260, up 200 260",
        "pull 97, dragging, armed, hold, holding, fire"
      ),
      (
        true, "down 200 60, move 200 260, move 200 62, up 200 62",
        "pull 97, dragging, armed, pull 1, back, idle, let go"
      ),
      (
        true, "down 200 60, move 200 260, cancel",
        "pull 97, dragging, armed, back, idle, let go"
      ),
      (true, "down 200 260, move 200 60, up 200 60", ""),
      (true, "down 200 60, move 260 90, up 260 90", ""),
      (true, "down 200 60, scroll, move 200 260, up 200 260", ""),
      (false, "down 200 60, move 200 260, up 200 260", ""),
      (true, "mouse 200 60, move 200 260, up 200 260", ""),
      // Held: what comes now scrolls.
      (
        true,
        "down 200 60, move 200 260, up 200 260, down 200 60, move 200 260, cancel",
        "pull 97, dragging, armed, hold, holding, fire"
      ),
    ])
  func pulls(_ isAtStart: Bool, _ script: String, _ result: String) throws {
    let arena = try ArenaScript("pull swipe")
    arena.isAtStart = isAtStart
    #expect(arena.run(script) == result)
    #expect(!arena.arena.isClaimed)
  }

  @Test(
    "A long press before a lift, and neither after a move",
    arguments: [
      (
        true, "down 10 60, wait 499, wait 1, move 10 400, up 10 400",
        "+a, press a, -a"
      ),
      (
        false, "down 10 60, wait 500, up 10 60",
        "+a, press a, -a, lift a, at 50, at 50, drop"
      ),
      // Without a timer, a sample tells.
      (
        true, "down 10 60, wait 499, move 12 60, move 12 60, up 12 60",
        "+a, press a, -a"
      ),
      // A move ends the wait, as do a scroll and a finger.
      (
        true, "down 10 60, move 10 80, wait 900, up 10 80",
        "+a, select a, -a"
      ),
      (true, "down 10 60, scroll, wait 900, up 10 60", "+a, -a"),
      (true, "down 10 60, down 10 160 1, wait 900, up 10 60", "+a, -a"),
      // An end without a timer is a tap.
      (true, "down 10 60, wait 490, up 10 60", "+a, select a, -a"),
      // A header is no item.
      (true, "down 10 20, wait 900, up 10 20", "tap H"),
    ])
  func presses(_ hasMenu: Bool, _ script: String, _ result: String) throws {
    let arena = try ArenaScript("press reorder select")
    arena.hasMenu = hasMenu
    #expect(arena.run(script) == result)
    #expect(!arena.arena.isClaimed && !arena.arena.isPossible)
  }

  @Test("Tells when a recogniser of the platform may give up")
  func isPossible() throws {
    let script = try ArenaScript("swipe turn press")
    #expect(!script.arena.isPossible)
    _ = script.run("down 10 60")
    #expect(script.arena.isPossible)
    #expect(script.arena.deadline == script.time + 500)
    _ = script.run("move 10 90")
    #expect(!script.arena.isPossible)
    #expect(script.arena.deadline == nil)
    _ = script.run("up 10 90, down 200 200, move 150 200")
    #expect(script.arena.isPossible && script.arena.isClaimed)
    _ = script.run("up 150 200")
    #expect(!script.arena.isPossible && !script.arena.isClaimed)
    let taps = try ArenaScript("select")
    _ = taps.run("down 10 60, move 10 70")
    #expect(taps.arena.isPossible)
    _ = taps.run("scroll")
    #expect(!taps.arena.isPossible)
  }

  @Test("Another gesture of a class takes the place of the first")
  func replaces() throws {
    let script = try ArenaScript("select")
    _ = script.run("down 10 60")
    let other = SelectGesture()
    var taps: [ItemPath] = []
    other.tappedItem = { taps.append($0) }
    script.arena.add(other)
    script.arena.add(other)
    // The touch is lost to the first, and the second has not seen it begin.
    #expect(script.select.selection.highlightedItem == nil)
    #expect(script.run("up 10 60, down 10 60, up 10 60") == "")
    #expect(taps == [ItemPath(section: 0, item: 0)])
    script.arena.remove(other)
    _ = script.run("down 10 60, up 10 60")
    #expect(taps.count == 1)
  }

  @Test("The first deadline is what a timer is set for")
  func firstDeadline() {
    let item = ElementID(kind: .item, section: 0, item: 1)
    let arena = GestureArena { _ in item }
    let select = SelectGesture()
    select.highlightDelay = 900
    arena.add(select)
    arena.add(PressGesture())
    let down = PointerSample(position: .zero, time: 10)
    arena.began(down, .touch)
    #expect(arena.deadline == 510)
    select.highlightDelay = 80
    arena.cancel()
    arena.began(down, .touch)
    #expect(arena.deadline == 90)
  }

  @Test("Nothing is pressed any more once the item is gone")
  func pressedItemGoes() {
    let item = ElementID(kind: .item, section: 0, item: 1)
    let arena = GestureArena { _ in item }
    let press = PressGesture()
    press.pressed = { _, _ in true }
    arena.add(press)
    arena.began(PointerSample(position: .zero, time: 10), .touch)
    #expect(arena.isPossible)
    arena.dataDidChange { _ in nil }
    #expect(arena.deadline == nil)
    #expect(!arena.isPossible)
    #expect(!arena.elapsed(at: 600))
  }

  @Test(
    "A touch is looked at for as long as something may come of it",
    arguments: [
      ("select", "down 10 60", true), ("select", "down 10 20", true),
      ("select", "down 10 760", false), ("pull", "down 10 60", true),
      ("pull", "down 10 60, move 10 30", false), ("swipe", "down 10 160", true),
      ("swipe", "down 10 60", false), ("press", "down 10 60", true),
      ("press", "down 10 60, move 10 90", false),
      ("reorder", "mouse 10 60", true), ("turn", "down 10 60", true),
    ])
  func possible(gesture: String, script: String, isPossible: Bool) throws {
    let arena = try ArenaScript(gesture)
    #expect(!arena.arena.isPossible)
    _ = arena.run(script)
    #expect(arena.arena.isPossible == isPossible)
    arena.arena.cancel()
    #expect(!arena.arena.isPossible)
  }

  @Test("Away from the content's start nothing may come of a pull")
  func noPull() throws {
    let script = try ArenaScript("pull")
    script.isAtStart = false
    _ = script.run("down 10 60")
    #expect(!script.arena.isPossible)
  }

  @Test("An item without actions has none performed")
  func performsNothing() throws {
    let script = try ArenaScript("swipe")
    var told = 0
    script.onNote = { if $0 != "row?" { told += 1 } }
    script.swipe.perform(0, at: .trailing, of: ItemPath(section: 0, item: 0))
    #expect(told == 0)
    script.swipe.perform(1, at: .trailing, of: ItemPath(section: 0, item: 1))
    #expect(told == 1)
  }
}
