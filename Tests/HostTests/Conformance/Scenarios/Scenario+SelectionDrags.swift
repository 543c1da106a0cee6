import WaterflowLayout

// Row n is at 100 n.
extension Scenario {
  private static let dragged = Setting.list(
    20, .multipleSelection, .selectionDrags)

  /// Nine squares, three beside each other, 25 apart, and room below.
  private static let squares = Setting(
    pages: [[Setting.rows(9, lanes: 0)]],
    uses: [.multipleSelection, .selectionDrags], width: 350)

  private static let nine = "a0 a1 a2 a3 a4 a5 a6 a7 a8"

  /// A finger has rested on an item, and selects from there.
  private static func rests(
    on item: String, selected: String? = nil
  ) -> Beat {
    on(
      .wait(600), "highlight \(item)?", "highlighted \(item)",
      "drag from \(item)?", "unhighlighted \(item)", "dragging from \(item)",
      "select \(item)?", "selected \(item)", selected: selected ?? item)
  }

  static let selectionDrags: [Scenario] = [
    Scenario(
      "A finger that rests selects, and goes on to others and back",
      dragged,
      on(.touch(150, 50)),
      rests(on: "a0"),
      on(
        .drag(150, 250, over: 100), "select a1?", "selected a1", "select a2?",
        "selected a2", selected: "a0 a1 a2"),
      on(.drag(150, 150, over: 0), "deselected a2", selected: "a0 a1"),
      on(.lift, "dragged")),
    Scenario(
      "From an item that is selected it takes others away",
      dragged,
      on(.select(at(1)), selected: "a1"),
      on(.select(at(2)), selected: "a1 a2"),
      on(.touch(150, 150)),
      on(
        .wait(600), "highlight a1?", "highlighted a1", "drag from a1?",
        "unhighlighted a1", "dragging from a1", "deselect a1?",
        "deselected a1", selected: "a2"),
      on(
        .drag(150, 320, over: 0), "deselect a2?", "deselected a2",
        selected: ""),
      on(.drag(150, 180, over: 0), "selected a2", selected: "a2"),
      on(.lift, "dragged")),
    Scenario(
      "Items that may not be selected are left out",
      dragged,
      on(.refuse(["select a1"])),
      on(.touch(150, 50)),
      rests(on: "a0"),
      on(
        .drag(150, 250, over: 0), "select a1?", "select a2?", "selected a2",
        selected: "a0 a2"),
      on(
        .drag(150, 320, over: 0), "select a3?", "selected a3",
        selected: "a0 a2 a3"),
      on(.lift, "dragged")),
    Scenario(
      "A drag that is not wanted is a tap",
      dragged,
      on(.refuse(["drag from a0"])),
      on(.touch(150, 50)),
      on(.wait(600), "highlight a0?", "highlighted a0", "drag from a0?"),
      on(
        .lift, "select a0?", "selected a0", "unhighlighted a0",
        selected: "a0")),
    Scenario(
      "A touch that is taken away gives back what was selected",
      dragged,
      on(.select(at(3)), selected: "a3"),
      on(.touch(150, 50)),
      rests(on: "a0", selected: "a0 a3"),
      on(.cancelTouch, "deselected a0", "dragged", selected: "a3")),
    Scenario(
      "Nothing is selected by a drag where only one item can be",
      .list(20, .selection, .selectionDrags),
      on(.touch(150, 50)),
      on(.wait(600), "highlight a0?", "highlighted a0"),
      on(
        .lift, "select a0?", "selected a0", "unhighlighted a0",
        selected: "a0")),
    Scenario(
      "A finger goes across and selects once something is selected",
      dragged,
      on(.select(at(3)), selected: "a3"),
      on(.touch(50, 50)),
      on(
        .drag(150, 50, over: 0), "drag from a0?", "dragging from a0",
        "select a0?", "selected a0", selected: "a0 a3"),
      on(
        .drag(150, 150, over: 0), "select a1?", "selected a1",
        selected: "a0 a1 a3"),
      on(.lift, "dragged")),
    Scenario(
      "Content scrolls under a finger that selects near the edge",
      .list(7, .multipleSelection, .selectionDrags),
      on(.touch(150, 250)),
      rests(on: "a2"),
      on(
        .drag(150, 390, over: 0), "select a3?", "selected a3",
        selected: "a2 a3"),
      on(
        .wait(3_000), "select a4?", "selected a4", "select a5?",
        "selected a5", "select a6?", "selected a6", shows: "a3 a4 a5 a6",
        offset: 300, selected: "a2 a3 a4 a5 a6"),
      on(.lift, "dragged")),
    Scenario(
      "Content stays under a finger that begins near the edge and rests there",
      .list(7, .multipleSelection, .selectionDrags),
      on(.touch(150, 389)),
      rests(on: "a3"),
      on(.wait(1_000), offset: 0),
      on(.drag(150, 398, over: 0)),
      on(.wait(1_000), offset: 0),
      on(.drag(150, 400, over: 0)),
      on(
        .wait(3_000), "select a4?", "selected a4", "select a5?",
        "selected a5", "select a6?", "selected a6", shows: "a3 a4 a5 a6",
        offset: 300, selected: "a3 a4 a5 a6"),
      on(.lift, "dragged")),
    Scenario(
      "What comes between the first item and the finger is selected too",
      dragged,
      on(.touch(150, 50)),
      rests(on: "a0"),
      on(
        .drag(150, 150, over: 0), "select a1?", "selected a1",
        selected: "a0 a1"),
      on(
        .update([.insert("x", at(1))]), "select x?", "deselected a1",
        "selected x", "done true", shows: "a0 x a1 a2", selected: "a0 x"),
      on(.lift, "dragged")),
    Scenario(
      "A drag ends with the item at which it began",
      dragged,
      on(.touch(150, 50)),
      rests(on: "a0"),
      on(
        .drag(150, 150, over: 0), "select a1?", "selected a1",
        selected: "a0 a1"),
      on(
        .update([.delete(at(0))]), "dragged", "done true",
        shows: "a1 a2 a3 a4", selected: "a1"),
      on(.drag(150, 350, over: 0)),
      on(.lift)),
    Scenario(
      "A reload ends a drag, and nothing is selected",
      dragged,
      on(.touch(150, 50)),
      rests(on: "a0"),
      on(.reload, "dragged", selected: ""),
      on(.drag(150, 150, over: 0)),
      on(.lift)),
    Scenario(
      "A mouse draws a rectangle from beside the items",
      squares, shows: nine,
      on(.select(at(8)), selected: "a8"),
      on(.press(237, 150)),
      on(
        .drag(260, 160, over: 0), "deselected a8", "dragging from a5",
        "select a5?", "selected a5", selected: "a5"),
      on(
        .drag(150, 250, over: 0), "select a4?", "select a7?",
        "deselected a5", "selected a4", "selected a7", selected: "a4 a7"),
      on(
        .drag(260, 250, over: 0), "select a5?", "deselected a4",
        "deselected a7", "selected a5", "selected a8", selected: "a5 a8"),
      on(
        .drag(240, 160, over: 0), "deselected a5", "deselected a8",
        selected: ""),
      on(.lift, "dragged")),
    Scenario(
      "A mouse draws a rectangle from what has gone on under it",
      dragged,
      on(.press(150, 150), "highlight a1?", "highlighted a1"),
      on(
        .handScroll(100), "unhighlighted a1", shows: "a1 a2 a3 a4",
        offset: 100),
      on(
        .drag(150, 180, over: 0), "drag from a1?", "dragging from a1",
        "select a1?", "select a2?", "selected a1", "selected a2",
        selected: "a1 a2"),
      on(.lift, "dragged")),
    Scenario(
      "A mouse asks before it begins on an item",
      squares, shows: nine,
      on(.refuse(["drag from a0"])),
      on(.press(50, 50), "highlight a0?", "highlighted a0"),
      on(
        .drag(150, 150, over: 0), "drag from a0?", "unhighlighted a0"),
      on(.lift),
      on(.press(150, 50), "highlight a1?", "highlighted a1"),
      on(
        .drag(150, 150, over: 0), "drag from a1?", "unhighlighted a1",
        "dragging from a1", "select a1?", "selected a1", "select a4?",
        "selected a4", selected: "a1 a4"),
      on(.lift, "dragged")),
    Scenario(
      "With Ctrl a rectangle changes what it meets, with Shift it adds",
      squares, shows: nine,
      on(.select(at(4)), selected: "a4"),
      on(.press(237, 150, .toggle)),
      on(
        .drag(150, 160, over: 0), "dragging from a4", "deselect a4?",
        "deselected a4", selected: ""),
      on(
        .drag(260, 160, over: 0), "select a5?", "selected a4", "selected a5",
        selected: "a4 a5"),
      on(.lift, "dragged"),
      on(.press(237, 250, .extend)),
      on(
        .drag(260, 160, over: 0), "dragging from a5", "select a8?",
        "selected a8", selected: "a4 a5 a8"),
      on(.lift, "dragged")),
  ]
}
