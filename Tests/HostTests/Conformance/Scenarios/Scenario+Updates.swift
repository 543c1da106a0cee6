import WaterflowLayout

extension Scenario {
  static let updates: [Scenario] = [
    Scenario(
      "An item that comes above pushes the others down",
      .list(10),
      on(
        .update([.insert("x", at(0))]), "done true", shows: "x a0 a1 a2")),
    Scenario(
      "Scrolled content stays where it is as items come and go above",
      .list(20),
      on(.scroll(500), shows: "a5 a6 a7 a8", offset: 500),
      on(.update([.insert("x", at(0))]), "done true", offset: 600),
      on(
        .update([.delete(at(0)), .delete(at(1))]), "done true", offset: 400)),
    Scenario(
      "An update that is not animated is over a turn later",
      .list(10),
      on(.begin([.delete(at(0))], animated: false), shows: "a1 a2 a3 a4"),
      on(.wait(20), "done true")),
    Scenario(
      "Moved items take their selection along",
      .list(10, .selection),
      on(.select(at(0)), selected: "a0"),
      on(
        .update([.move(at(0), at(2))]), "done true", shows: "a1 a2 a0 a3")),
    Scenario(
      "A deleted item is not selected any more",
      .list(10, .multipleSelection),
      on(.select(at(0)), selected: "a0"),
      on(.select(at(1)), selected: "a0 a1"),
      on(
        .update([.delete(at(0))]), "done true", shows: "a1 a2 a3 a4",
        selected: "a1")),
    Scenario(
      "Sections come, go and move with their items",
      Setting(
        pages: [[Setting.rows(2, "a"), Setting.rows(2, "b")]],
        uses: [.selection]),
      shows: "a0 a1 b0 b1",
      on(.select(at(1, 1)), selected: "b1"),
      on(.update([.moveSection(1, 0)]), "done true", shows: "b0 b1 a0 a1"),
      on(
        .update([.insertSection(Setting.rows(1, "c"), 0)]), "done true",
        shows: "c0 b0 b1 a0"),
      on(
        .update([.deleteSection(1)]), "done true", shows: "c0 a0 a1",
        selected: "")),
    Scenario(
      "A count that the changes do not explain is refused, and nothing changes",
      .list(10, .selection),
      on(.select(at(3)), selected: "a3"),
      on(
        .lie(
          named: [.delete(at(0))], made: [.delete(at(8)), .delete(at(9))]),
        "refused", "done false"),
      on(.reload, selected: "")),
    Scenario(
      "A path that is not there is refused",
      .list(4),
      on(.lie(named: [.delete(at(7))], made: []), "refused", "done false"),
      on(.lie(named: [.reload(at(4))], made: []), "refused", "done false"),
      on(
        .lie(named: [.delete(at(1)), .delete(at(1))], made: [.delete(at(1))]),
        "refused", "done false")),
    Scenario(
      "After a refused update nobody asks for items that are gone",
      .list(20),
      on(
        .lie(named: [], made: (5..<20).map { .delete(at($0)) }),
        "refused", "done false"),
      on(.scroll(200), shows: "a2 a3 a4", offset: 200),
      on(.scroll(900), shows: "", offset: 900),
      on(.reload, shows: "a1 a2 a3 a4", offset: 100)),
    Scenario(
      "After a refused update nobody asks about items that are gone, whatever people do",
      .list(10, .multipleSelection, .focus, .swipes, .reordering),
      on(.focus(at(0)), "focused a0", focused: "a0"),
      on(
        .lie(
          named: [.delete(at(10))],
          made: [1, 2, 4, 5, 6, 7, 8, 9].map { .delete(at($0)) }),
        "refused", "done false"),
      on(.tap(150, 250)),
      on(.touch(250, 250)),
      on(.wait(200)),
      on(.drag(120, 250, over: 200)),
      on(.wait(200)),
      on(.lift),
      on(.pickUp(at(2))),
      on(.open(at(2), .trailing)),
      on(
        .key(.selectAll), "select a0?", "select a3?", "selected a0",
        "selected a3", selected: "a0 a3"),
      on(.key(.move(.end)), "focus a3?", "focused a3", focused: "a3")),
    Scenario(
      "A length that cannot be laid out fails, and is told once",
      .list(10),
      on(.lengths(["x": 1e12])),
      on(
        .update([.insert("x", at(0))]), "failed", "done false"),
      on(.lengths([:])),
      on(.reload, shows: "x a0 a1 a2")),
    Scenario(
      "An update that a layout refuses is over while other cells are on their way",
      .list(10),
      on(.begin([.delete(at(0))]), shows: "a1 a2 a3 a4"),
      on(.lengths(["x": 1e12])),
      on(.begin([.insert("x", at(0))]), "failed"),
      on(.wait(20), "done false"),
      on(.wait(1_000), "done true")),
    Scenario(
      "An update that takes over another's cells ends that one, unfinished",
      .list(10),
      on(.begin([.delete(at(0))]), shows: "a1 a2 a3 a4"),
      on(.wait(100)),
      on(
        .begin([.insert("x", at(0))]), shows: "x a1 a2 a3"),
      // A turn later: who makes the next update then leaves the platform time.
      on(.wait(20), "done false"),
      on(.wait(1_000), "done true")),
    Scenario(
      "An update whose cells no other one takes over is finished",
      .list(10),
      on(.begin([.move(at(0), at(1))]), shows: "a1 a0 a2 a3"),
      on(.wait(100)),
      on(.begin([.move(at(2), at(3))]), shows: "a1 a0 a3 a2"),
      on(.wait(1_000), "done true", "done true")),
    Scenario(
      "An update that moves nothing waits for nobody else's cells",
      .list(10),
      on(.begin([.delete(at(0))]), shows: "a1 a2 a3 a4"),
      on(.begin([.delete(at(8))])),
      on(.wait(20), "done true"),
      on(.wait(1_000), "done true")),
    Scenario(
      "Lengths in one piece that are too few fail, and the view stays",
      .list(10),
      on(.list([10, 20])),
      on(.reload, "failed"),
      on(.list(Array(repeating: 200, count: 10))),
      on(.reload, shows: "a0 a1")),
    Scenario(
      "A negative length is corrected to none",
      .list(10),
      on(.lengths(["x": -5])),
      on(
        .update([.insert("x", at(4))]), "corrected", "done true")),
    Scenario(
      "A size that comes late moves what is below, not what is in view",
      .list(20),
      on(.scroll(500), shows: "a5 a6 a7 a8", offset: 500),
      on(.size(at(0), 150), offset: 550),
      on(.size(at(6), 200), shows: "a5 a6 a7")),
    Scenario(
      "A size that cannot be laid out fails",
      .list(10),
      on(.size(at(1), 1e12), "failed")),
    Scenario(
      "Cells that are measured push down what is below",
      Setting(
        uses: [.measuring], measured: ["a0": 150, "a1": 150, "x": 300]),
      shows: "a0 a1 a2",
      on(.update([.insert("x", at(0))]), "done true", shows: "x a0")),
    Scenario(
      "A reload forgets the selection and keeps the offset",
      .list(20, .selection),
      on(.select(at(5)), selected: "a5"),
      on(.scroll(500), shows: "a5 a6 a7 a8", offset: 500),
      on(.make([.delete(at(19))])),
      on(.reload, selected: "")),
    Scenario(
      "A reload that is refused keeps the selection and what stands open",
      .list(10, .selection, .swipes),
      on(.select(at(3)), selected: "a3"),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(.list([10, 20])),
      on(.reload, "failed"),
      on(.list(nil)),
      on(.reload, selected: "", open: "")),
    Scenario(
      "A reload takes a highlight from what it still has, and tells of no other",
      .list(10, .selection),
      on(.touch(150, 350)),
      on(.wait(200), "highlight a3?", "highlighted a3"),
      on(.reload, "unhighlighted a3"),
      on(.lift),
      on(.touch(150, 350)),
      on(.wait(200), "highlight a3?", "highlighted a3"),
      on(.make((3..<10).map { .delete(at($0)) })),
      on(.reload, shows: "a0 a1 a2"),
      on(.lift)),
    Scenario(
      "A reload of less goes back to the content's end",
      .list(20),
      on(.scroll(1_600), shows: "a16 a17 a18 a19", offset: 1_600),
      on(.make((6..<20).map { .delete(at($0)) })),
      on(.reload, shows: "a2 a3 a4 a5", offset: 200)),
    Scenario(
      "Lengths that come late move nothing sideways where all are estimates",
      Setting(pages: [[Setting.rows(8, lanes: 2)]], uses: [.measuring]),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7",
      on(.size(at(0), 150), shows: "a0 a1 a3 a2 a5 a4 a7 a6")),
    Scenario(
      "Lengths that change otherwise fill lanes anew",
      Setting(pages: [[Setting.rows(8, lanes: 2)]]),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7", on(.size(at(0), 150))),
    Scenario(
      "Lanes that are not there are told once, as items come with them",
      Setting(pages: [
        [
          App.Section(items: ["a0", "a1", "a2"], lanes: 3, givesLanes: true)
        ]
      ]),
      shows: "a0 a1 a2",
      on(
        .update([.insert("a3", at(0)), .insert("a7", at(1))]), "corrected",
        "done true", shows: "a0 a1 a3 a7 a2"),
      on(.resize(240, 400)),
      on(.update([.delete(at(1))]), "done true", shows: "a0 a1 a3 a2"),
      on(.reload, "corrected")),
    Scenario(
      "Snapshots show what has changed, and keep the selection",
      Setting(pages: [[]], uses: [.snapshots, .selection]), shows: "",
      on(
        .snapshot([["p", "q", "r"]]), "done true", shows: "p q r"),
      on(.select(at(1)), selected: "q"),
      on(
        .snapshot([["q", "s", "p"], ["t"]]), "done true", shows: "q s p t"),
      on(.snapshot([["s"], ["t"]]), "done true", shows: "s t", selected: "")),
    Scenario(
      "An item keeps its selection by way of a section that goes or comes",
      Setting(
        pages: [[Setting.rows(2), Setting.rows(2, "b")]],
        uses: [.multipleSelection]),
      shows: "a0 a1 b0 b1",
      on(.select(at(1, 1)), selected: "b1"),
      on(.select(at(0)), selected: "a0 b1"),
      on(
        .lie(
          named: [.deleteSection(1), .move(at(1, 1), at(0))],
          made: [.insert("b1", at(0)), .deleteSection(1)]),
        "done true", shows: "b1 a0 a1", selected: "b1 a0"),
      on(
        .lie(
          named: [.move(at(0), at(1, 1)), .insertSection(Setting.rows(2), 1)],
          made: [
            .delete(at(0)),
            .insertSection(App.Section(items: ["x", "b1"]), 1),
          ]),
        "done true", shows: "a0 a1 x b1", selected: "a0 b1")),
    Scenario(
      "What snapshots have in common keeps its selection, wherever it is",
      Setting(pages: [[]], uses: [.snapshots, .multipleSelection]), shows: "",
      on(.snapshot([["p", "q"], ["r"]]), "done true", shows: "p q r"),
      on(.select(at(0, 1)), selected: "r"),
      on(.select(at(0)), selected: "p r"),
      on(
        .snapshot([["p", "q", "r"]]), "done true", shows: "p q r"),
      on(
        .snapshot([["q"], ["s", "r"], ["p"]]), "done true", shows: "q s r p",
        selected: "r p"),
      on(
        .snapshot([["q"], ["r", "s"], ["p"]], reloading: ["r", "s"]),
        "done true", shows: "q r s p"),
      on(.snapshot([["r"], ["q"]]), "done true", shows: "r q", selected: "r")),
    Scenario(
      "An item that is reconfigured keeps its cell and its selection",
      .list(10, .selection),
      on(.select(at(1)), selected: "a1"),
      on(
        .update([.reconfigure(at(1)), .delete(at(0))]), "done true",
        shows: "a1 a2 a3 a4")),
  ]
}
