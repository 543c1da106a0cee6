import WaterflowLayout

/// Where a reader is, as other data and other lengths come.
extension Scenario {
  private static let chat: Setting = {
    var setting = Setting.list(0, .snapshots)
    setting.anchorsToEnd = true
    return setting
  }()

  private static func items(_ count: Int) -> [String] {
    (0..<count).map { "a\($0)" }
  }

  static let places: [Scenario] = [
    Scenario(
      "A snapshot that is not compared shows all anew",
      .list(0, .snapshots, .display, .selection), shows: "",
      on(
        .snapshot([["a0", "a1", "a2", "a3"]]), "+a0 0.0", "+a1 0.1",
        "+a2 0.2", "+a3 0.3", "done true", shows: "a0 a1 a2 a3"),
      on(.select(at(1)), selected: "a1"),
      on(
        .snapshot([["a1", "x", "a3"]], usingReloadData: true),
        "-a0 0.0", "-a1* 0.1", "-a2 0.2", "-a3 0.3", "+a1 0.0", "+x 0.1",
        "+a3 0.2", "done true", shows: "a1 x a3", selected: "")),
    Scenario(
      "Who comes back reads on where that was",
      .list(0, .snapshots), shows: "",
      on(.snapshot([items(20)]), "done true", shows: "a0 a1 a2 a3"),
      on(.tellPlace, "start"),
      on(.scroll(550), shows: "a5 a6 a7 a8 a9", offset: 550),
      on(.tellPlace, "a5 at -50.0"),
      on(.leaveAndReturn(["x0", "x1"]), "done true", "done true")),
    Scenario(
      "Who comes back to a chat reads on where that was, also at its start",
      chat, shows: "",
      on(
        .snapshot([items(10)]), "done true", shows: "a6 a7 a8 a9",
        offset: 600),
      on(.scroll(250), shows: "a2 a3 a4 a5 a6", offset: 250),
      on(.leaveAndReturn(["x0", "x1"]), "done true", "done true"),
      on(.scroll(0), shows: "a0 a1 a2 a3", offset: 0),
      on(.tellPlace, "a0 at 0.0"),
      on(.leaveAndReturn(["x0", "x1"]), "done true", "done true")),
    Scenario(
      "The item that is to stay does, and the first one once that is gone",
      .list(20),
      on(.scroll(500), shows: "a5 a6 a7 a8", offset: 500),
      on(.anchor(at(7))),
      on(
        .update([.insert("x", at(6))]), "done true", shows: "x a6 a7 a8",
        offset: 600),
      on(.tellPlace, "start, a7 stays"),
      on(
        .update([.delete(at(8))]), "done true", shows: "x a6 a8 a9"),
      on(.tellPlace, "start"),
      on(
        .update([.insert("y", at(8))]), "done true", shows: "x a6 y a8")),
    Scenario(
      "Short content is as long as an app wants it",
      .list(2), shows: "a0 a1",
      on(.scroll(100)),
      on(.minimumLength(700)),
      on(.scroll(100), shows: "a1", offset: 100),
      on(.scroll(200), shows: "", offset: 200),
      on(.minimumLength(500), shows: "a1", offset: 100),
      on(.minimumLength(0), shows: "a0 a1", offset: 0)),
    Scenario(
      "Cells around the viewport come and go with the overscan",
      .list(20, .display),
      on(
        .overscan(150), "+a4 0.4", "+a5 0.5", shows: "a0 a1 a2 a3 a4 a5"),
      on(
        .scroll(500), "-a0 0.0", "-a1 0.1", "-a2 0.2", "+a6 0.6", "+a7 0.7",
        "+a8 0.8", "+a9 0.9", "+a10 0.10",
        shows: "a3 a4 a5 a6 a7 a8 a9 a10", offset: 500),
      on(
        .overscan(0), "-a3 0.3", "-a4 0.4", "-a9 0.9", "-a10 0.10",
        shows: "a5 a6 a7 a8")),
  ]
}
