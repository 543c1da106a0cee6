import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A host that comes back while it is called")
struct ArenaReentrancyTests {
  /// What a host does in a callback.
  private static let deeds: [String] = [
    "stop", "cancel", "scroll", "up 10 60", "down 10 160", "move 10 400",
    "wait 900", "insert",
  ]

  /// Touches that make each kind of call.
  private static let scripts: [String] = [
    "down 10 60, up 10 60", "down 10 60, wait 500, move 10 330, up 10 330",
    "down 200 200, move 150 200, move 100 200, up 100 200",
    "down 390 300, move 40 300, up 40 300",
    "down 200 60, move 150 60, up 150 60",
    "down 200 60, move 200 260, move 200 300, up 200 300",
    "mouse 10 60, move 10 80, move 10 330, up 10 330",
    "mouse 10 60 ctrl, up 10 60", "down 10 160, up 10 160",
  ]

  @Test("Everything comes to its end", arguments: scripts, deeds)
  func comesToRest(_ script: String, _ deed: String) throws {
    // Once at each call, and then at all of them.
    for place in 0..<64 {
      let arena = try ArenaScript("select press swipe turn pull reorder")
      // A tap highlights at its end.
      arena.select.highlightDelay = script == "down 10 160, up 10 160" ? 80 : 0
      arena.isAtStart = script.contains("200 260")
      var calls = 0
      var depth = 0
      var open = OpenEnds()
      arena.onNote = { [unowned arena] text in
        open.note(text)
        defer { calls += 1 }
        guard depth < 3, place == 63 || calls == place else { return }
        depth += 1
        arena.takeStep(deed)
        if deed == "insert" { open.insert() }
        depth -= 1
      }
      _ = arena.run(script)
      arena.onNote = { open.note($0) }
      arena.arena.cancel()
      #expect(open.unended == nil, "call \(place)")
      #expect(!arena.arena.isClaimed && !arena.arena.isPossible)
      #expect(arena.arena.deadline == nil)
      #expect(arena.select.selection.highlightedItem == nil)
      #expect(!arena.reorder.isDragging)
      #expect(arena.swipe.recognizer.draggedItem == nil)
      #expect(!arena.turn.recognizer.isDragging)
      #expect(arena.host.violation == nil)
      // And it still works.
      arena.onNote = nil
      arena.select.highlightDelay = 0
      _ = arena.run("down 10 720, up 10 720, wait 20")
      if arena.pull.recognizer.state == .holding { arena.pull.end() }
      #expect(arena.run("down 10 760, up 10 760") == "")
      #expect(arena.run("down 10 60, up 10 60").hasSuffix("select a, -a"))
    }
  }

  @Test("A menu that ends all touches claims nothing")
  func endsInPress() throws {
    let script = try ArenaScript("press select reorder")
    script.hasMenu = true
    script.onNote = { [unowned script] in
      if $0.hasPrefix("press") { script.arena.cancel() }
    }
    #expect(script.run("down 10 60, wait 500") == "+a, press a, -a")
    #expect(!script.arena.isClaimed)
    #expect(!script.reorder.isDragging)
  }

  @Test("An action may delete its row at once")
  func deletes() throws {
    let script = try ArenaScript("swipe select")
    script.onNote = { [unowned script] in
      if $0.hasPrefix("do") {
        script.arena.dataDidChange { $0.item == 2 ? nil : $0 }
      }
    }
    #expect(
      script.run("down 390 300, move 40 300, up 40 300")
        == "+c, -c, swipe, c at -230, arm, c to 0, do c 0")
    #expect(script.swipe.recognizer.openItem == nil)
  }
}
