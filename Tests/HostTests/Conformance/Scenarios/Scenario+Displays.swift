import WaterflowLayout

extension Scenario {
  private static let heardFirst: Setting = {
    var setting = Setting.list(10, .display, .selection)
    setting.displaysFirst = true
    return setting
  }()

  private static func selected(_ name: String, _ setting: Setting) -> Scenario {
    Scenario(
      name, setting,
      on(.select(at(1)), selected: "a1"),
      on(
        .scroll(200), "-a0 0.0", "-a1* 0.1", "+a4 0.4", "+a5 0.5",
        shows: "a2 a3 a4 a5", offset: 200),
      on(
        .scroll(100), "-a5 0.5", "+a1* 0.1", shows: "a1 a2 a3 a4", offset: 100)
    )
  }

  static let displays: [Scenario] = [
    selected(
      "A selected cell looks like that when it is displayed, and when it ends",
      .list(10, .display, .selection)),
    selected(
      "It does for who has asked for displays before", heardFirst),
    Scenario(
      "Scrolled cells end before others are displayed, once each",
      .list(10, .display),
      on(
        .scroll(200), "-a0 0.0", "-a1 0.1", "+a4 0.4", "+a5 0.5",
        shows: "a2 a3 a4 a5", offset: 200),
      on(.scroll(200)),
      on(
        .scroll(100), "-a5 0.5", "+a1 0.1", shows: "a1 a2 a3 a4",
        offset: 100)),
    Scenario(
      "A cell on its way out ends when it has left, by its last path",
      .list(10, .display),
      on(
        .update([.insert("x", at(0))]), "+x 0.0", "-a3 0.4", "done true",
        shows: "x a0 a1 a2"),
      on(
        .update([.delete(at(1))]), "+a3 0.3", "-a0 0.1", "done true",
        shows: "x a1 a2 a3")),
    Scenario(
      "A moved item is displayed all the time, and ends by its new path",
      .list(10, .display),
      on(
        .update([.move(at(0), at(2))]), "done true", shows: "a1 a2 a0 a3"),
      on(
        .scroll(300), "-a1 0.0", "-a2 0.1", "-a0 0.2", "+a4 0.4", "+a5 0.5",
        "+a6 0.6", shows: "a3 a4 a5 a6", offset: 300)),
    Scenario(
      "An item that is read anew ends and is displayed",
      .list(10, .display),
      on(
        .update([.reload(at(1))]), "-a1 0.1", "+a1 0.1", "done true")),
    Scenario(
      "A reload ends everything and displays it again",
      .list(2, .display), shows: "a0 a1",
      on(
        .reload, "-a0 0.0", "-a1 0.1", "+a0 0.0", "+a1 0.1"),
      on(.make([.delete(at(0)), .delete(at(0))])),
      on(.reload, "-a0 0.0", "-a1 0.1", shows: "")),
    Scenario(
      "Another delegate hears of the end of nothing that it has not heard of",
      .list(2, .display), shows: "a0 a1",
      on(.handOver),
      on(.reload, "+a0 0.0", "+a1 0.1"),
      on(.update([.reload(at(0))]), "-a0 0.0", "+a0 0.0", "done true")),
    Scenario(
      "Another delegate hears neither way of what gets another path",
      .list(10, .display),
      on(.handOver),
      on(
        .update([.insert("x", at(0))]), "+x 0.0", "done true",
        shows: "x a0 a1 a2"),
      on(.scroll(100), "-x 0.0", "+a3 0.4", shows: "a0 a1 a2 a3", offset: 100)),
    Scenario(
      "A cell on its way out ends by its path in the data it was in",
      .list(20, .display),
      on(.begin([.delete(at(1))]), "+a4 0.3", shows: "a0 a2 a3 a4"),
      on(
        .begin([.insert("x", at(0))]), "+x 0.0", shows: "x a0 a2 a3"),
      on(.wait(1_000), "done false", "-a1 0.1", "-a4 0.4", "done true")),
    Scenario(
      "A cell that is filled again goes on showing what it shows",
      .list(10, .display),
      on(.update([.reconfigure(at(1))]), "done true")),
    Scenario(
      "Another size brings cells, and takes them away",
      .list(10, .display),
      on(
        .resize(300, 200), "-a2 0.2", "-a3 0.3", shows: "a0 a1"),
      on(.resize(300, 300), "+a2 0.2", shows: "a0 a1 a2")),
    Scenario(
      "Sizes that are asked for anew leave each cell with what it shows",
      .list(10, .display),
      on(.lengths(["a0": 150, "a1": 150])),
      on(.invalidate, "-a3 0.3", shows: "a0 a1 a2"),
      on(.lengths(["a0": 100, "a1": 100])),
      on(.invalidate, "+a3 0.3", shows: "a0 a1 a2 a3"),
      // Who has said nothing of other items has cells asked for anew.
      on(.make([.delete(at(0))])),
      on(
        .invalidate, "-a0 0.0", "-a1 0.1", "-a2 0.2", "-a3 0.3", "+a1 0.0",
        "+a2 0.1", "+a3 0.2", "+a4 0.3", shows: "a1 a2 a3 a4")),
    Scenario(
      "Other cells for the same items keep the place and the selection",
      .list(20, .display, .selection),
      on(
        .scroll(50), "+a4 0.4", shows: "a0 a1 a2 a3 a4", offset: 50),
      on(.select(at(1)), selected: "a1"),
      on(.lengths(["a0": 200])),
      on(
        .reloadCells, "-a0 0.0", "-a1* 0.1", "-a2 0.2", "-a3 0.3", "-a4 0.4",
        "+a0 0.0", "+a1* 0.1", "+a2 0.2", "+a3 0.3",
        shows: "a0 a1 a2 a3", offset: 50)),
    Scenario(
      "Headers are displayed too, and go by their sections' new numbers",
      Setting(
        pages: [
          [
            Setting.rows(1, "a", header: 100),
            Setting.rows(1, "b", header: 100),
          ]
        ], uses: [.display]),
      shows: "a0 b0",
      on(
        .update([.insertSection(Setting.rows(1, "z"), 0)]), "+z0 0.0",
        "-b0 2.0", "done true", shows: "z0 a0", bars: "1@100 2@300"),
      on(
        .update([.deleteSection(1)]), "+b0 1.0", "-header 1.0", "-a0 1.0",
        "done true", shows: "z0 b0", bars: "1@100")),
    Scenario(
      "A dragged item is displayed all the time",
      .list(10, .display, .reordering),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(.drop, "move to 0.2: a0"),
      on(
        .scroll(100), "-a1 0.0", "+a4 0.4", shows: "a2 a0 a3 a4",
        offset: 100)),
  ]
}
