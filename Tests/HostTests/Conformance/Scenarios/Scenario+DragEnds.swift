import WaterflowLayout

extension Scenario {
  /// Drags of an item so tall that nothing is seen beside it, which end with
  /// the items that would come into view again.
  static let dragEnds: [Scenario] = [
    Scenario(
      "An update during a drag asks for nothing that has gone",
      .list(10, .reordering, .selection),
      on(.lengths(["a3": 2_000])),
      on(.reload),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight a3?", "highlighted a3", "move a3?",
        "unhighlighted a3"),
      on(.drag(150, 20, over: 200), shows: "a3"),
      on(.wait(500)),
      on(
        .update((1..<10).map { .delete(at($0)) }), "done true", shows: "a0"),
      on(.lift)),
    Scenario(
      "Nor does one that names what is done already",
      .list(10, .reordering, .selection),
      on(.lengths(["a3": 2_000])),
      on(.reload),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight a3?", "highlighted a3", "move a3?",
        "unhighlighted a3"),
      on(.drag(150, 20, over: 200), shows: "a3"),
      on(.wait(500)),
      on(.make((1..<10).map { .delete(at($0)) })),
      on(
        .lie(named: (1..<10).map { .delete(at($0)) }, made: []), "done true",
        shows: "a0"),
      on(.lift)),
    Scenario(
      "Nor does one that is refused",
      .list(10, .reordering, .selection),
      on(.lengths(["a3": 2_000])),
      on(.reload),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight a3?", "highlighted a3", "move a3?",
        "unhighlighted a3"),
      on(.drag(150, 20, over: 200), shows: "a3"),
      on(.wait(500)),
      on(
        .lie(named: [], made: (1..<10).map { .delete(at($0)) }), "refused",
        "done false", shows: "a0 a3"),
      on(.lift)),
    Scenario(
      "Nor does a reload",
      .list(10, .reordering, .selection),
      on(.lengths(["a3": 2_000])),
      on(.reload),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight a3?", "highlighted a3", "move a3?",
        "unhighlighted a3"),
      on(.drag(150, 20, over: 200), shows: "a3"),
      on(.wait(500)),
      on(.make((1..<10).map { .delete(at($0)) })),
      on(.reload, shows: "a0"),
      on(.lift)),
    Scenario(
      "Nor does a snapshot",
      Setting(pages: [[]], uses: [.snapshots, .reordering, .selection]),
      shows: "",
      on(.lengths(["s": 2_000])),
      on(
        .snapshot([["p", "q", "r", "s"]]), "done true", shows: "p q r s"),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight s?", "highlighted s", "move s?",
        "unhighlighted s"),
      on(.drag(150, 20, over: 200), shows: "s"),
      on(.wait(500)),
      on(.snapshot([["p"]]), "done true", shows: "p"),
      on(.lift)),
  ]
}
