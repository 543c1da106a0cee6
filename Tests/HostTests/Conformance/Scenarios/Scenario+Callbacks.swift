import WaterflowLayout

extension Scenario {
  /// What an app does in the middle of a callback.
  static let callbacks: [Scenario] = [
    Scenario(
      "Who reads anew as a header rests in a larger view is asked for no more",
      held,
      on(
        .scroll(100), "pin 0", shows: "a0 a1 a2 a3", offset: 100,
        bars: "0@0 1@350"),
      on(.when("unpin 0", [.make(less), .reload])),
      on(
        .resize(300, 950), "unpin 0", shows: "a0 a1 b0 b1", offset: 0,
        bars: "0@0 1@250")),
    Scenario(
      "Who reads anew in a callback and scrolls is asked for no more",
      .list(30, .display),
      on(.when("+a5 0.5", [.make(most), .reload, .scroll(1_000)])),
      on(
        .resize(300, 600), "+a4 0.4", "+a5 0.5", "-a0 0.0", "-a1 0.1",
        "-a2 0.2", "-a3 0.3", "-a4 0.4", "-a5 0.5", "+a0 0.0", "+a1 0.1",
        shows: "a0 a1")),
    Scenario(
      "Who reads anew as a cell loads, and scrolls, is asked for no more",
      .list(30, .deferral),
      on(.when("load a5", [.make(most), .reload, .scroll(1_000)])),
      on(
        .resize(300, 600), "load a4", "load a5", "load a1", "load a0",
        shows: "a0 a1")),
    Scenario(
      "Who updates as a header rests in a larger view is shown with it",
      held,
      on(
        .scroll(100), "pin 0", shows: "a0 a1 a2 a3", offset: 100,
        bars: "0@0 1@350"),
      on(.when("unpin 0", [.begin(less, animated: false)])),
      on(
        .resize(300, 950), "unpin 0", shows: "a0 a1 b0 b1", offset: 0,
        bars: "0@0 1@250"),
      on(.wait(20), "done true")),
    Scenario(
      "Who reads anew as a cell comes by another extent is asked for no more",
      .list(10, .display),
      on(.when("+a5 0.5", [.make(gone), .reload])),
      on(
        .resize(300, 600), "+a4 0.4", "+a5 0.5", "-a0 0.0", "-a1 0.1",
        "-a2 0.2", "-a3 0.3", "-a4 0.4", "-a5 0.5", "+a0 0.0", "+a1 0.1",
        shows: "a0 a1")),
    Scenario(
      "Who updates as a cell comes by another extent is shown with it",
      .list(10, .display),
      on(.when("+a5 0.5", [.begin(gone, animated: false)])),
      on(
        .resize(300, 600), "+a4 0.4", "+a5 0.5", "-a2 0.2", "-a3 0.3",
        "-a4 0.4", "-a5 0.5", shows: "a0 a1"),
      on(.wait(20), "done true")),
    Scenario(
      "Who reads anew as a cell goes by another inset is asked for no more",
      .list(10, .display),
      on(.when("-a3 0.3", [.make(gone), .reload])),
      on(
        .inset(150, 0), "-a3 0.3", "-a0 0.0", "-a1 0.1", "-a2 0.2", "+a0 0.0",
        "+a1 0.1", shows: "a0 a1", offset: -150)),
    Scenario(
      "Who updates as a cell goes by another inset is shown with it",
      .list(10, .display),
      on(.when("-a3 0.3", [.begin(gone, animated: false)])),
      on(
        .inset(150, 0), "-a3 0.3", "-a2 0.2", shows: "a0 a1", offset: -150),
      on(.wait(20), "done true")),
  ]

  /// Two sections whose headers are held.
  private static let held = Setting(
    pages: [
      [Setting.rows(4, "a", header: 50), Setting.rows(4, "b", header: 50)]
    ])

  private static let less: [Change] = [
    .delete(at(2)), .delete(at(3)), .delete(at(2, 1)), .delete(at(3, 1)),
  ]

  private static let gone: [Change] = (2..<10).map { .delete(at($0)) }
  private static let most: [Change] = (2..<30).map { .delete(at($0)) }
}
