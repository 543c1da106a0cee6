import WaterflowLayout

/// What people may do, which an app changes as it goes.
extension Scenario {
  private static func pages(_ count: Int) -> Setting {
    Setting(
      pages: (0..<count).map { page in
        ["p", "q", String(UnicodeScalar(UInt8(97 + page)))].map {
          Setting.rows($0 == "p" || $0 == "q" ? 1 : 5, $0)
        }
      })
  }

  static let allowances: [Scenario] = [
    Scenario(
      "Who may select no more selects nothing, and keeps what is selected",
      .list(10, .selection),
      on(
        .tap(150, 50), "highlight a0?", "highlighted a0", "select a0?",
        "selected a0", "unhighlighted a0", selected: "a0"),
      on(.allow(.selection, false)),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1",
        "unhighlighted a1"),
      on(.allow(.selection, true)),
      on(
        .tap(150, 150), "highlight a1?", "highlighted a1", "select a1?",
        "deselected a0", "selected a1", "unhighlighted a1", selected: "a1")),
    Scenario(
      "Who may select one alone keeps what is selected until then",
      .list(10, .multipleSelection),
      on(.selectOnly([at(1), at(2), at(4)]), selected: "a1 a2 a4"),
      on(.allow(.multipleSelection, false)),
      on(
        .tap(150, 50), "highlight a0?", "highlighted a0", "select a0?",
        "deselected a1", "deselected a2", "deselected a4", "selected a0",
        "unhighlighted a0", selected: "a0")),
    Scenario(
      "A press that is allowed later is asked for",
      .list(10, .selection),
      on(.allow(.longPress, true)),
      on(.touch(150, 50)),
      on(
        .wait(600), "highlight a0?", "highlighted a0", "press a0?",
        "unhighlighted a0"),
      on(.lift)),
    Scenario(
      "A focus that is allowed no more is gone",
      .list(10, .focus),
      on(.focus(at(2)), "focused a2", focused: "a2"),
      on(.allow(.focus, false), "focused none", focused: ""),
      on(.key(.move(.down))),
      on(.allow(.focus, true))),
    Scenario(
      "An open item closes once nobody may swipe",
      .list(10, .swipes),
      on(
        .open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.allow(.swipes, false), open: ""),
      on(.wait(1_000)),
      on(.open(at(1), .trailing)),
      on(.allow(.swipes, true)),
      on(
        .open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1")),
    Scenario(
      "A dragged item goes back once nobody may drag",
      .list(10, .reordering),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.allow(.reordering, false), shows: "a0 a1 a2 a3"),
      on(.wait(1_000)),
      on(.pickUp(at(0)))),
    Scenario(
      "A pull ends once nobody may pull",
      .list(10, .pulls),
      on(.beginPull, "pull holding", "triggered"),
      on(.allow(.pulls, false), "pull idle"),
      on(.wait(1_000)),
      on(.beginPull)),
    Scenario(
      "Of fewer pages the last one is shown, and more can be turned to",
      pages(3), shows: "p0 q0 a0 a1",
      on(.turn(2, animated: false), "turned to 2", shows: "p0 q0 c0 c1"),
      on(.pages(2), shows: "p0 q0 b0 b1"),
      on(.turn(2, animated: false)),
      on(.pages(3)),
      on(.turn(2, animated: false), "turned to 2", shows: "p0 q0 c0 c1")),
  ]
}
