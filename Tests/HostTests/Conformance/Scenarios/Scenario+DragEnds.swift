import WaterflowLayout

extension Scenario {
  private static let others = (1..<10).map { Change.delete(at($0)) }

  static let dragEnds: [Scenario] = [
    dragged(
      "An update during a drag asks for nothing that has gone",
      on(.update(others), "done true", shows: "a0"), on(.lift)),
    dragged(
      "Nor does one that names what is done already",
      on(.make(others)),
      on(.lie(named: others, made: []), "done true", shows: "a0"),
      on(.lift)),
    dragged(
      "Nor does one that is refused",
      on(
        .lie(named: [], made: others), "refused", "done false", shows: "a0 a3"),
      on(.lift)),
    dragged(
      "Nor does a reload",
      on(.make(others)), on(.reload, shows: "a0"), on(.lift)),
    dragged(
      "Nor does a snapshot", isSnapshot: true,
      on(.snapshot([["a0"]]), "done true", shows: "a0"), on(.lift)),
    Scenario(
      "A scroll to an item lands there, wherever a drag has it meanwhile",
      Setting(
        pages: [[Setting.rows(2), Setting.rows(40, "b")]],
        uses: [.reordering]),
      shows: "a0 a1 b0 b1",
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 250), shows: "a1 b0 a0 b1"),
      on(.scrollTo(at(20, 1), .start, animated: true)),
      on(.putBack, shows: "a0 a1 b0 b1"),
      on(.wait(1_000), shows: "b20 b21 b22 b23", offset: 2_200)),
    // Dragged behind the next one it is second; without the drag it is first,
    // and that one is what stays.
    Scenario(
      "Who has sizes asked for anew during a drag sees what has gone back",
      .list(30, .reordering),
      on(.lengths(["a0": 300])),
      on(.reload, shows: "a0 a1"),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 390), shows: "a1 a0"),
      on(.scroll(250), shows: "a0 a2 a3 a4", offset: 250),
      on(.invalidate, shows: "a0 a1 a2 a3 a4")),
  ]

  /// What happens while an item is dragged so tall that those are out of sight
  /// that were above it.
  private static func dragged(
    _ name: String, isSnapshot: Bool = false, _ ends: Beat...
  ) -> Scenario {
    let setting = Setting(
      pages: isSnapshot ? [[]] : [[Setting.rows(10)]],
      uses: [.reordering, .selection, isSnapshot ? .snapshots : .reordering])
    let all = Setting.rows(10).items
    var scenario = Scenario(
      name, setting, shows: isSnapshot ? "" : "a0 a1 a2 a3",
      on(.lengths(["a3": 2_000])),
      isSnapshot
        ? on(.snapshot([all]), "done true", shows: "a0 a1 a2 a3")
        : on(.reload),
      on(.touch(150, 320)),
      on(
        .wait(600), "highlight a3?", "highlighted a3", "move a3?",
        "unhighlighted a3"),
      on(.drag(150, 20, over: 200), shows: "a3"),
      on(.wait(500)))
    scenario.beats += ends
    return scenario
  }
}
