import WaterflowEngine
import WaterflowLayout

extension Scenario {
  /// What comes to a touch in the middle.
  static let touches: [Scenario] = [
    Scenario(
      "A touch is waited for though a longer one was before",
      .list(10, .selection, .longPress),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(
        .lift, "select a1?", "selected a1", "unhighlighted a1", selected: "a1"),
      on(.wait(50)),
      on(.touch(150, 250)),
      on(.wait(200), "highlight a2?", "highlighted a2"),
      on(.cancelTouch, "unhighlighted a2"),
      on(.wait(1_000))),
    Scenario(
      "An item that an update moves under a resting finger is the one lifted",
      .list(10, .reordering, .selection),
      on(.touch(150, 150)),
      on(.wait(200), "highlight a1?", "highlighted a1"),
      on(
        .begin([.insert("x", at(0))], animated: false), shows: "x a0 a1 a2"),
      on(
        .wait(600), "done true", "move a1?", "unhighlighted a1",
        shows: "x a1 a0 a2"),
      on(.drag(150, 50, over: 200), shows: "a1 x a0 a2"),
      on(.cancelTouch, shows: "x a0 a1 a2"),
      on(.wait(500))),
    Scenario(
      "An item that goes under a resting finger is not lifted, nor another",
      .list(10, .reordering),
      on(.touch(150, 150)),
      on(.wait(100)),
      on(.begin([.delete(at(1))], animated: false), shows: "a0 a2 a3 a4"),
      on(.wait(600), "done true"),
      on(.lift)),
    Scenario(
      "Nothing opens while a finger drags an item",
      .list(10, .reordering, .swipes, .selection),
      on(.touch(150, 150), "leading a1?", "trailing a1?"),
      on(
        .wait(600), "highlight a1?", "highlighted a1", "move a1?",
        "unhighlighted a1"),
      on(.open(at(2), .trailing)),
      on(.lift),
      on(.wait(500)),
      on(.open(at(2), .trailing), "leading a2?", "trailing a2?", open: "a2")),
    Scenario(
      "An item that closes by an update opens again by its new path",
      .list(10, .swipes, .selection),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(
        .begin([.insert("x", at(0))]), shows: "x a0 a1 a2", open: ""),
      on(.wait(60)),
      on(.touch(290, 250)),
      on(.wait(600), "highlight a1?", "highlighted a1", "done true"),
      on(.drag(160, 250, over: 200), "unhighlighted a1"),
      on(.wait(200)),
      on(.lift, open: "a1"),
      on(.wait(500))),
    Scenario(
      "A program turns no page while a finger does",
      Setting(
        pages: ["p", "q"].map {
          [
            Setting.rows(1, "banner"), App.Section(items: [], header: 50),
            Setting.rows(20, $0),
          ]
        }), shows: "banner0 p0 p1 p2",
      on(.touch(280, 300)),
      on(.drag(120, 300, over: 200)),
      on(.turn(1, animated: false)),
      on(.drag(40, 300, over: 100)),
      on(.liftAndWait, "turned to 1", shows: "banner0 q0 q1 q2")),
    Scenario(
      "A program that drags takes no highlight from a finger elsewhere",
      .list(10, .reordering, .selection),
      on(.touch(150, 50)),
      on(.wait(200), "highlight a0?", "highlighted a0"),
      on(.pickUp(at(2)), "move a2?"),
      on(
        .lift, "select a0?", "selected a0", "unhighlighted a0", selected: "a0"),
      on(.putBack),
      on(.wait(500))),
    Scenario(
      "What stands open closes as a finger lifts its item",
      .list(10, .reordering, .swipes),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(.touch(50, 150)),
      on(.wait(600), "move a1?", open: ""),
      on(.lift),
      on(.wait(500))),
    Scenario(
      "What stands open closes as a program lifts an item",
      .list(10, .reordering, .swipes),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(.pickUp(at(2)), "move a2?", open: ""),
      on(.putBack),
      on(.wait(500))),
    Scenario(
      "A key carries nothing if its item has moved by the answer",
      .list(10, .focus, .reordering),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .when("move a1?", [.begin([.insert("x", at(0))], animated: false)])),
      on(
        .key(.move(.down), alt: true), "move a1?", shows: "x a0 a1 a2"),
      on(.wait(20), "done true")),
    Scenario(
      "A key carries nothing if other items lie there by the answer",
      Setting(
        pages: [[Setting.rows(8, lanes: 2)]], uses: [.focus, .reordering]),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7",
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(.when("move a0?", [.size(at(1), 20)])),
      on(.key(.move(.down), alt: true), "move a0?")),
    Scenario(
      "An item that is read again is named by its path after the update",
      .list(10, .content),
      on(
        .update([.reconfigure(at(1)), .delete(at(0))]), "load a4", "load a1",
        "done true", shows: "a1 a2 a3 a4")),
    Scenario(
      "A scroll to an item goes on though something covers the start by then",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.inset(50, 0), offset: -50),
      on(.wait(1_000), shows: "a9 a10 a11 a12 a13", offset: 950)),
  ]
}
