import WaterflowLayout

// Row n is at 100 n.
extension Scenario {
  private static let twoHeaders = Setting(
    pages: [
      [
        Setting.rows(10, "a", header: 50), Setting.rows(10, "b", header: 50),
      ]
    ], uses: [.selection])

  static let selections: [Scenario] = [
    Scenario(
      "A tap highlights, asks and selects",
      .list(10, .selection),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1", "select a1?",
        "selected a1", "unhighlighted a1", selected: "a1")),
    Scenario(
      "A tap replaces the selection where only one item can be selected",
      .list(10, .selection),
      on(.select(at(0)), selected: "a0"),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1", "select a1?",
        "deselected a0", "selected a1", "unhighlighted a1", selected: "a1")),
    Scenario(
      "A second tap takes away where several can be selected, if it may",
      .list(10, .multipleSelection),
      on(.select(at(1)), selected: "a1"),
      on(.refuse(["deselect a1"])),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1", "deselect a1?",
        "unhighlighted a1"),
      on(.refuse([])),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1", "deselect a1?",
        "deselected a1", "unhighlighted a1", selected: "")),
    Scenario(
      "A refused highlight selects nothing, a refused selection neither",
      .list(10, .selection),
      on(.refuse(["highlight a1", "select a2"])),
      on(.tap(150, 150), "highlight a1?"),
      on(
        .tap(150, 250), "highlight a2?", "highlighted a2", "select a2?",
        "unhighlighted a2")),
    Scenario(
      "Items are selected with no delegate to ask",
      Setting(uses: [.selection], hasDelegate: false),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7 a8 a9",
      on(.tap(150, 60), selected: "a1"),
      on(.tap(150, 100), selected: "a2")),
    Scenario(
      "A finger that rests highlights, and one that goes on takes it away",
      .list(20, .selection),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(
        .drag(150, 40, over: 100), "unhighlighted a1",
        shows: "a1 a2 a3 a4", offset: 100),
      on(.wait(200)),
      on(.lift)),
    Scenario(
      "A touch that the system takes away selects nothing",
      .list(10, .selection),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(.cancelTouch, "unhighlighted a1")),
    Scenario(
      "An update under a finger highlights and selects the item, not its place",
      .list(10, .selection),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(.update([.insert("x", at(9))]), "done true"),
      on(
        .lift, "select a1?", "selected a1", "unhighlighted a1",
        selected: "a1")),
    Scenario(
      "An item that goes under a finger is selected by nobody",
      .list(10, .selection),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(.update([.delete(at(1))]), "done true", shows: "a0 a2 a3 a4"),
      on(.lift)),
    Scenario(
      "A click with a mouse selects",
      .list(10, .selection),
      on(
        .click(150, 250), "highlight a2?", "highlighted a2",
        "select a2?", "selected a2", "unhighlighted a2", selected: "a2")),
    Scenario(
      "A mouse clicks an item also where a wheel turns meanwhile",
      .list(100, .selection),
      on(.press(150, 150), "highlight a1?", "highlighted a1"),
      on(
        .handScroll(40), "unhighlighted a1", shows: "a0 a1 a2 a3 a4",
        offset: 40),
      on(
        .lift, "highlighted a1", "select a1?", "selected a1",
        "unhighlighted a1", selected: "a1"),
      on(.press(150, 150), "highlight a1?", "highlighted a1"),
      on(
        .handScroll(100), "unhighlighted a1", shows: "a1 a2 a3 a4 a5",
        offset: 140),
      on(.lift)),
    Scenario(
      "A finger that rests for long is told, and then selects nothing",
      .list(10, .selection, .longPress),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(.wait(400), "press a1?", "unhighlighted a1"),
      on(.lift)),
    Scenario(
      "A long press that is not wanted selects as any other tap",
      .list(10, .selection, .longPress),
      on(.refuse(["press a1"])),
      on(.touch(150, 150)),
      on(.wait(700), "highlight a1?", "highlighted a1", "press a1?"),
      on(
        .lift, "select a1?", "selected a1", "unhighlighted a1",
        selected: "a1")),
    Scenario(
      "A tap on a header is told",
      Setting(
        pages: [[Setting.rows(10, header: 50)]], uses: [.selection]),
      on(.tap(150, 20), "tapped header 0")),
    Scenario(
      "What a program selects is told to nobody, and there has to be an item",
      .list(4, .multipleSelection),
      on(.select(at(2)), selected: "a2"),
      on(.select(at(4))),
      on(.select(at(0, 1))),
      on(.deselect(at(3))),
      on(.deselect(at(2)), selected: "")),
    Scenario(
      "A program selects any items at once, as far as they are there",
      .list(6, .multipleSelection),
      on(.selectOnly([at(4), at(1), at(2), at(1)]), selected: "a1 a2 a4"),
      on(.selectOnly([at(6), at(2), at(0, 1)]), selected: "a2"),
      on(.selectOnly([]), selected: "")),
    Scenario(
      "Of several that a program selects it is the first, where one can be",
      .list(4, .selection),
      on(.selectOnly([at(3), at(1)]), selected: "a1"),
      on(.selectOnly([at(7)]), selected: "")),
    Scenario(
      "An item that comes back on its way out looks as it is by then",
      .list(20, .selection),
      on(.select(at(0)), selected: "a0"),
      on(
        .begin((0..<4).map { .insert("x\($0)", at($0)) }),
        shows: "x0 x1 x2 x3"),
      on(.wait(50)),
      on(.deselect(at(4)), selected: ""),
      on(
        .begin((0..<4).map { .delete(at($0)) }), shows: "a0 a1 a2 a3"),
      on(.wait(1_000), "done false", "done true")),
    Scenario(
      "Another way of holding headers keeps the selection",
      twoHeaders,
      on(.select(at(3)), selected: "a3"),
      on(
        .scroll(300), "pin 0", shows: "a2 a3 a4 a5 a6", offset: 300,
        bars: "0@0"),
      on(
        .scroll(1_200), "pin 1", shows: "b1 b2 b3 b4", offset: 1_200,
        bars: "0@0 1@50"),
      on(.pin(.untilNext), bars: "1@0"),
      on(.pin(.stacked), bars: "0@0 1@50")),
    Scenario(
      "Headers that pin no more, and again, keep the selection",
      twoHeaders,
      on(.select(at(3)), selected: "a3"),
      on(
        .scroll(1_200), "pin 0", "pin 1", shows: "b1 b2 b3 b4", offset: 1_200,
        bars: "0@0 1@50"),
      on(.pins(0, false), "unpin 0", bars: "1@0"),
      on(.pins(0, true), "pin 0", bars: "0@0 1@50"),
      on(.pins(7, true)),
      on(.unpinAll, "unpin 0", "unpin 1", bars: ""),
      on(.pins(1, true), "pin 1", bars: "1@0"),
      on(.update([.delete(at(0))]), "done true", offset: 1_100),
      on(.reload, "pin 0", bars: "0@0 1@50", selected: "")),
  ]
}
