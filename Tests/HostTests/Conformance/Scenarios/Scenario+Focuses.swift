import WaterflowEngine
import WaterflowLayout

extension Scenario {
  static let focuses: [Scenario] = [
    Scenario(
      "Arrows go from item to item, and scroll no further than they must",
      .list(10, .focus),
      on(.focus(at(2)), "focused a2", focused: "a2"),
      on(.key(.move(.down)), "focus a3?", "focused a3", focused: "a3"),
      on(
        .key(.move(.down)), "focus a4?", "focused a4",
        shows: "a1 a2 a3 a4", offset: 100, focused: "a4")),
    // A cell that had the focus goes with the next pass.
    Scenario(
      "Arrows go past items that cannot have the focus, Home and End far",
      .list(20, .focus),
      on(.refuse(["focus a1", "focus a19"])),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(
        .key(.move(.down)), "focus a1?", "focus a2?", "focused a2",
        focused: "a2"),
      on(
        .key(.move(.end)), "focus a19?", "focus a18?", "focused a18",
        shows: "a2 a15 a16 a17 a18", offset: 1_500, focused: "a18"),
      on(
        .key(.move(.home)), "focus a0?", "focused a0", shows: "a0 a1 a2 a3 a18",
        offset: 0, focused: "a0")),
    Scenario(
      "The focus goes along by way of a section that goes",
      Setting(
        pages: [[Setting.rows(2), Setting.rows(2, "b")]], uses: [.focus]),
      shows: "a0 a1 b0 b1",
      on(.focus(at(1, 1)), "focused b1", focused: "b1"),
      on(
        .lie(
          named: [.deleteSection(1), .move(at(1, 1), at(0))],
          made: [.insert("b1", at(0)), .deleteSection(1)]),
        "done true", shows: "b1 a0 a1"),
      on(.key(.move(.down)), "focus a0?", "focused a0", focused: "a0")),
    Scenario(
      "A key selects the focused item",
      .list(10, .focus, .selection),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .key(.press), "highlight a1?", "highlighted a1", "select a1?",
        "selected a1", "unhighlighted a1", selected: "a1")),
    Scenario(
      "Shift extends the selection, and all can be selected",
      .list(5, .focus, .multipleSelection),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .key(.move(.down), .extend), "focus a2?", "focused a2", "select a1?",
        "select a2?", "selected a1", "selected a2", selected: "a1 a2",
        focused: "a2"),
      on(
        .key(.selectAll), "select a0?", "select a3?", "select a4?",
        "selected a0", "selected a3", "selected a4",
        selected: "a0 a1 a2 a3 a4")),
    Scenario(
      "A held key goes on, and no more once the focus has left",
      .list(20, .focus),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(.hold(.move(.down)), "focus a1?", "focused a1", focused: "a1"),
      on(.wait(410), "focus a2?", "focused a2", focused: "a2"),
      on(.wait(80), "focus a3?", "focused a3", focused: "a3"),
      on(.blur, "focused none", focused: ""),
      on(.wait(300)),
      on(.focus(at(3)), "focused a3", focused: "a3"),
      on(.wait(1_000)),
      on(.letGo)),
    Scenario(
      "A held key that is let go stops",
      .list(20, .focus),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(.hold(.move(.down)), "focus a1?", "focused a1", focused: "a1"),
      on(.letGo),
      on(.wait(1_000))),
    Scenario(
      "The focus goes with its item, and to what takes its place",
      .list(10, .focus),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .update([.insert("x", at(0))]), "done true", shows: "x a0 a1 a2"),
      on(
        .update([.delete(at(2))]), "focus a2?", "focused a2", "done true",
        shows: "x a0 a2 a3", focused: "a2")),
    Scenario(
      "The focused item keeps its cell out of view",
      .list(20, .focus),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(.scroll(1_000), shows: "a1 a10 a11 a12 a13", offset: 1_000),
      on(.blur, "focused none", focused: ""),
      on(.scroll(1_100), shows: "a11 a12 a13 a14", offset: 1_100)),
    Scenario(
      "An item that is typed into keeps its cell, with nothing else asked for",
      .list(20),
      on(.edit(at(1))),
      on(.scroll(1_000), shows: "a1 a10 a11 a12 a13", offset: 1_000),
      on(.edit(nil)),
      on(.scroll(1_100), shows: "a11 a12 a13 a14", offset: 1_100)),
    Scenario(
      "An item that is typed into keeps its cell as sizes are asked for anew",
      .list(20),
      on(.edit(at(1))),
      on(.lengths(["a0": 250])),
      on(.invalidate, shows: "a0 a1 a2"),
      on(
        .scroll(1_000), shows: "a1 a8 a9 a10 a11 a12",
        offset: 1_000)),
    Scenario(
      "In lanes arrows go to what lies beside",
      Setting(pages: [[Setting.rows(8, lanes: 2)]], uses: [.focus]),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7",
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(.key(.move(.right)), "focus a1?", "focused a1", focused: "a1"),
      on(.key(.move(.down)), "focus a3?", "focused a3", focused: "a3"),
      on(.key(.move(.left)), "focus a2?", "focused a2", focused: "a2")),
    Scenario(
      "A tap gives the focus where keys go on from",
      .list(10, .focus, .selection),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(
        .tap(150, 250), "highlight a2?", "highlighted a2", "focus a2?",
        "focused a2", "select a2?", "selected a2", "unhighlighted a2",
        selected: "a2", focused: "a2"),
      on(.key(.move(.down)), "focus a3?", "focused a3", focused: "a3")),
    Scenario(
      "Alt and an arrow take the item along",
      .list(5, .focus, .reordering),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .key(.move(.down), alt: true), "move a1?", "move to 0.2: a1",
        shows: "a0 a2 a1 a3")),
  ]
}
