import WaterflowEngine
import WaterflowLayout

extension Scenario {
  /// Three pages below a banner of 100 and a bar of 50.
  private static let tabs = Setting(
    pages: (0..<3).map { page in
      [
        Setting.rows(1, "banner"),
        App.Section(items: [], header: 50),
        Setting.rows(20, ["p", "q", "r"][page]),
      ]
    })

  static let drags: [Scenario] = [
    Scenario(
      "A swipe opens an item, and a tap elsewhere closes it",
      .list(10, .swipes, .selection),
      on(.touch(250, 150), "leading a1?", "trailing a1?"),
      on(.drag(120, 150, over: 200)),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500)),
      on(.tap(150, 350), "leading a3?", "trailing a3?", open: "")),
    Scenario(
      "A swipe all across does the first action",
      .list(10, .swipes, .selection),
      on(.touch(290, 150), "leading a1?", "trailing a1?"),
      on(.drag(5, 150, over: 200)),
      on(.wait(200)),
      on(.lift, "Delete a1"),
      on(.wait(500))),
    Scenario(
      "A swipe all across opens the actions if that is chosen, at both edges",
      .list(10, .swipes, .selection),
      on(.touch(10, 150), "leading a1?", "trailing a1?"),
      on(.drag(295, 150, over: 200)),
      on(.wait(200)),
      on(.lift, "Done a1"),
      on(.wait(500)),
      on(.refuse(["full swipe"])),
      on(.touch(290, 150), "leading a1?", "trailing a1?"),
      on(.drag(5, 150, over: 200)),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500)),
      on(.closeSwipe, open: ""),
      on(.wait(500)),
      on(.touch(10, 150), "leading a1?", "trailing a1?"),
      on(.drag(295, 150, over: 200)),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500))),
    Scenario(
      "An item that offers nothing does not open",
      .list(10, .swipes, .selection),
      on(.refuse(["leading a1", "trailing a1"])),
      on(.touch(250, 150), "leading a1?", "trailing a1?"),
      on(
        .drag(120, 150, over: 200), "highlight a1?", "highlighted a1"),
      on(.wait(200)),
      on(
        .lift, "select a1?", "selected a1", "unhighlighted a1",
        selected: "a1")),
    Scenario(
      "What stands open goes with its item, and closes with a reload",
      .list(10, .swipes, .selection),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(
        .update([.insert("x", at(9))]), "done true", open: ""),
      on(.open(at(2), .leading), "leading a2?", "trailing a2?", open: "a2"),
      on(.wait(500)),
      on(.reload, open: "")),
    Scenario(
      "An item that is dragged changes the data once, at the end",
      .list(10, .reordering, .selection),
      on(.touch(150, 50)),
      on(
        .wait(600), "highlight a0?", "highlighted a0", "move a0?",
        "unhighlighted a0"),
      on(.drag(150, 260, over: 200), shows: "a1 a2 a0 a3"),
      on(.lift, "move to 0.2: a0"),
      on(.wait(500))),
    Scenario(
      "A finger that something else has taken lifts nothing, and is forgotten",
      .list(10, .reordering, .swipes),
      on(.touch(250, 150), "leading a1?", "trailing a1?"),
      on(.wait(100)),
      on(.interrupt),
      on(.wait(700)),
      on(.touch(250, 150), "leading a1?", "trailing a1?"),
      on(.drag(120, 150, over: 200)),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500))),
    Scenario(
      "A program drags, and puts back",
      .list(10, .reordering, .selection),
      on(.pickUp(at(3)), "move a3?"),
      on(.carry(150, 120), shows: "a0 a3 a1 a2"),
      on(.putBack, shows: "a0 a1 a2 a3"),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.drop, "move to 0.2: a0"),
      on(.wait(500))),
    Scenario(
      "An item that may not be moved is not lifted",
      .list(10, .reordering, .selection),
      on(.refuse(["move a0"])),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260)),
      on(.drop)),
    Scenario(
      "A place that is none leaves the gap where it is",
      .list(10, .reordering, .selection),
      on(.refuse(["drop 2"])),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 170), shows: "a1 a0 a2 a3"),
      on(.carry(150, 250)),
      on(.drop, "move to 0.1: a0"),
      on(.wait(500))),
    Scenario(
      "An item goes to where the app sends it",
      .list(10, .reordering, .selection),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 170), shows: "a1 a0 a2 a3"),
      on(.refuse(["leave 0"])),
      on(.carry(150, 250), shows: "a0 a1 a2 a3"),
      on(.drop),
      on(.wait(500))),
    Scenario(
      "An update puts a dragged item back first",
      .list(10, .reordering, .selection),
      on(.pickUp(at(3)), "move a3?"),
      on(.carry(150, 20), shows: "a3 a0 a1 a2"),
      on(
        .update([.delete(at(0))]), "done true", shows: "a1 a2 a3 a4"),
      on(.drop)),
    Scenario(
      "An item that has the focus keeps it as it is dropped elsewhere",
      .list(10, .reordering, .focus),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.drop, "move to 0.2: a0"),
      on(.wait(500))),
    Scenario(
      "An item that is dragged is given a size by its place in the data",
      .list(10, .reordering),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.size(at(0), 400), shows: "a1 a2 a0"),
      on(.putBack, shows: "a0"),
      on(.wait(500))),
    Scenario(
      "An item that goes back to a section of another kind has its last size",
      Setting(
        pages: [[Setting.rows(3), Setting.rows(2, "b", lanes: 0)]],
        uses: [.reordering]),
      shows: "a0 a1 a2 b0 b1",
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 360), shows: "a1 a2 b0 b1 a0"),
      on(.size(at(0), 150), shows: "a1 a2 a0 b0 b1"),
      on(.putBack, shows: "a0 a1 a2 b0 b1"),
      on(.wait(500)),
      // There are 50 more than fit.
      on(.scroll(100), offset: 50)),
    Scenario(
      "A tap during a program's drag is on what the data has there",
      .list(10, .reordering, .selection),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(
        .tap(150, 50), "highlight a1?", "highlighted a1", "select a1?",
        "selected a1", "unhighlighted a1", selected: "a1"),
      on(.drop, "move to 0.2: a0"),
      on(.wait(500))),
    Scenario(
      "A swipe during a program's drag is of what the data has there",
      .list(10, .reordering, .swipes),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.touch(250, 50), "leading a1?", "trailing a1?"),
      on(.drag(120, 50, over: 200)),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500)),
      on(.drop, "move to 0.2: a0", open: ""),
      on(.wait(500))),
    Scenario(
      "Selected items stay selected as one is dragged past them",
      .list(10, .reordering, .multipleSelection),
      on(.select(at(0)), selected: "a0"),
      on(.select(at(2)), selected: "a0 a2"),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 360), shows: "a1 a2 a3 a0"),
      on(.drop, "move to 0.3: a0", selected: "a2 a0"),
      on(.wait(500))),
    Scenario(
      "A pull that goes far enough is told once, and closes when it is over",
      .list(20, .pulls, .selection),
      on(.touch(150, 50)),
      on(.drag(150, 200, over: 300), "pull dragging", "pull armed"),
      on(.wait(200)),
      on(.lift, "pull holding", "triggered"),
      on(.wait(1_000)),
      on(.endPull, "pull idle")),
    Scenario(
      "A pull that goes back is nothing",
      .list(20, .pulls, .selection),
      on(.touch(150, 50)),
      on(.drag(150, 100, over: 300), "pull dragging"),
      on(.wait(200)),
      on(.liftAndWait, "pull idle")),
    Scenario(
      "A program pulls, and ends it",
      .list(20, .pulls, .selection),
      on(.beginPull, "pull holding", "triggered"),
      on(.wait(1_000)),
      on(.beginPull),
      on(.endPull, "pull idle")),
    Scenario(
      "A pull that ends leaves a scroll to an item alone",
      .list(20, .pulls, .selection),
      on(.beginPull, "pull holding", "triggered"),
      on(.wait(1_000)),
      on(.scrollTo(at(10), .start, animated: true)),
      on(
        .endPull, "pull idle", shows: "a10 a11 a12 a13", offset: 1_000)),
    Scenario(
      "A page is turned by a program, and each keeps its place",
      tabs, shows: "banner0 p0 p1 p2",
      on(.turn(1, animated: true)),
      on(.wait(1_000), "turned to 1", shows: "banner0 q0 q1 q2"),
      on(.turn(2, animated: false), "turned to 2", shows: "banner0 r0 r1 r2"),
      on(.turn(7, animated: false))),
    Scenario(
      "A page with less before its bar is scrolled no further than it reaches",
      Setting(
        pages: ["p", "q"].map {
          [
            Setting.rows(1, "banner"), App.Section(items: [], header: 50),
            Setting.rows(1, $0),
          ]
        }), shows: "banner0 p0",
      on(.lengths(["banner0": 160])),
      on(
        .turn(1, animated: false), "turned to 1", shows: "banner0 q0",
        bars: "1@160"),
      on(.scroll(1_000), shows: "q0", offset: 160, bars: "1@0"),
      on(.lengths([:])),
      on(
        .turn(0, animated: false), "pin 1", "unpin 1", "turned to 0",
        shows: "p0", offset: 100)),
    Scenario(
      "A page that turns while the view gets another size is at its place",
      Setting(
        pages: [
          [
            Setting.rows(1, "banner"),
            App.Section(items: ["x0", "x1"], header: 50),
            Setting.rows(20, "p"),
          ],
          [
            Setting.rows(1, "banner"), App.Section(items: [], header: 50),
            Setting.rows(1, "q"),
          ],
        ], uses: [.selection, .focus, .swipes]),
      shows: "banner0 x0 x1 p0",
      on(.turn(1, animated: true), bars: "1@100"),
      on(.wait(100)),
      on(.resize(500, 700), shows: "banner0 x0 x1 p0 p1 p2 p3"),
      on(.wait(1_000), "turned to 1", shows: "banner0 q0")),
    Scenario(
      "A finger turns a page, or half of one back",
      tabs, shows: "banner0 p0 p1 p2",
      on(.touch(280, 300)),
      on(.drag(60, 300, over: 200)),
      on(.wait(200)),
      on(.lift),
      on(.wait(1_000), "turned to 1", shows: "banner0 q0 q1 q2"),
      on(.touch(280, 300)),
      on(.drag(200, 300, over: 200)),
      on(.wait(200)),
      on(.lift),
      on(.wait(1_000))),
  ]
}
