import WaterflowEngine
import WaterflowLayout

/// Justified rows: three squares of 100 fill a line of 300.
extension Scenario {
  private static func photos(
    _ count: Int, header: Double = 0, _ uses: Setting.Use...
  ) -> Setting {
    var section = Setting.rows(count, header: header)
    section.rowHeight = 100
    return Setting(pages: [[section]], uses: Set(uses))
  }

  /// The names of items from one to another.
  private static func items(_ first: Int, _ last: Int) -> String {
    (first...last).map { "a\($0)" }.joined(separator: " ")
  }

  private static let mirrored: Setting = {
    var setting = photos(12, .focus, .reordering)
    setting.direction = .rightToLeft
    return setting
  }()

  private static let sideways: Setting = {
    var setting = photos(24, .focus)
    setting.axis = .horizontal
    setting.height = 300
    return setting
  }()

  private static let belowAList: Setting = {
    var photos = Setting.rows(6, "b")
    photos.rowHeight = 100
    return Setting(pages: [[Setting.rows(1), photos]], uses: [.reordering])
  }()

  static let rows: [Scenario] = [
    Scenario(
      "What comes into justified rows or goes breaks them anew",
      photos(12), shows: items(0, 11),
      on(.lengths(["x": 200])),
      on(
        .update([.insert("x", at(1))]), "done true",
        shows: "a0 x " + items(1, 9)),
      on(
        .update([.move(at(1), at(4))]), "done true",
        shows: items(0, 3) + " x " + items(4, 9)),
      on(.update([.delete(at(4))]), "done true", shows: items(0, 11))),
    Scenario(
      "Ratios that are told in one piece count for what comes",
      photos(12), shows: items(0, 11),
      on(.list([0.5] + Array(repeating: 1, count: 12))),
      on(
        .update([.insert("x", at(0))]), "done true",
        shows: "x " + items(0, 9))),
    Scenario(
      "A ratio that comes late lets the first row in view stay",
      photos(24), shows: items(0, 11),
      on(.scroll(200), shows: items(6, 17), offset: 200),
      on(.size(at(0), 400), shows: items(4, 15), offset: 175)),
    Scenario(
      "Cells that are measured give justified rows their ratios",
      {
        var setting = photos(24, .measuring)
        setting.measured = ["a1": 50]
        return setting
      }(),
      shows: items(0, 10)),
    Scenario(
      "A justified row of another width begins where the last one was read",
      photos(24), shows: items(0, 11),
      on(.scroll(200), shows: items(6, 17), offset: 200),
      on(.resize(400, 300), shows: items(4, 15), offset: 100),
      on(.resize(300, 400), shows: items(3, 14))),
    Scenario(
      "A header stays above justified rows",
      photos(24, header: 50), shows: items(0, 11),
      on(
        .scroll(230), "pin 0", shows: items(3, 17), offset: 230, bars: "0@0")),
    Scenario(
      "An item is dragged along a justified row, and to the next",
      photos(12, .reordering), shows: items(0, 11),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(260, 50), shows: "a1 a2 a0 " + items(3, 11)),
      on(.carry(50, 160), shows: "a1 a2 a3 a0 " + items(4, 11)),
      on(.drop, "move to 0.3: a0"),
      on(.wait(500))),
    Scenario(
      "What comes into justified rows from elsewhere goes beside an item",
      belowAList, shows: "a0 b0 b1 b2 b3 b4 b5",
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(130, 170), shows: "b0 a0 b1 b2 b3 b4 b5"),
      on(.drop, "move to 1.1: a0"),
      on(.wait(500))),
    Scenario(
      "Arrows go along justified rows, and to what is above and below",
      photos(12, .focus), shows: items(0, 11),
      on(.lengths(["a0": 150, "a1": 150])),
      on(.reload, shows: items(0, 10)),
      on(.focus(at(4)), "focused a4", focused: "a4"),
      on(.key(.move(.up)), "focus a1?", "focused a1", focused: "a1"),
      on(.key(.move(.left)), "focus a0?", "focused a0", focused: "a0"),
      on(.key(.move(.down)), "focus a2?", "focused a2", focused: "a2"),
      on(.key(.move(.right)), "focus a3?", "focused a3", focused: "a3"),
      on(.key(.move(.down)), "focus a6?", "focused a6", focused: "a6")),
    Scenario(
      "Justified rows begin at the right where that is read first",
      mirrored, shows: "a2 a1 a0 a5 a4 a3 a8 a7 a6 a11 a10 a9",
      on(.focus(at(4)), "focused a4", focused: "a4"),
      on(.key(.move(.left)), "focus a5?", "focused a5", focused: "a5"),
      on(.key(.move(.up)), "focus a2?", "focused a2", focused: "a2"),
      on(.key(.move(.right)), "focus a1?", "focused a1", focused: "a1"),
      on(.pickUp(at(0)), "move a0?"),
      on(
        .carry(40, 50), shows: "a0 a2 a1 a5 a4 a3 a8 a7 a6 a11 a10 a9"),
      on(.drop, "move to 0.2: a0"),
      on(.wait(500))),
    Scenario(
      "Justified columns go along the axis and fill the height",
      sideways, shows: "a0 a3 a6 a1 a4 a7 a2 a5 a8",
      on(.focus(at(4)), "focused a4", focused: "a4"),
      on(.key(.move(.down)), "focus a5?", "focused a5", focused: "a5"),
      on(.key(.move(.left)), "focus a2?", "focused a2", focused: "a2"),
      on(
        .scroll(300), shows: "a9 a12 a15 a10 a13 a16 a2 a11 a14 a17",
        offset: 300)),
  ]
}
