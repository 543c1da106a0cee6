import WaterflowLayout

/// Footers, backgrounds, and what stands above all sections.
extension Scenario {
  private static func sections(
    _ uses: Setting.Use..., pinsFooter: Bool = false, background: Bool = false
  ) -> Setting {
    var sections = [Setting.rows(3, "a"), Setting.rows(6, "b")]
    for index in sections.indices {
      sections[index].footer = 50
      sections[index].pinsFooter = pinsFooter
      sections[index].hasBackground = background
    }
    return Setting(pages: [sections], uses: Set(uses))
  }

  private static func topped(_ uses: Setting.Use...) -> Setting {
    var setting = Setting(pages: [[Setting.rows(10)]], uses: Set(uses))
    setting.contentHeader = 150
    return setting
  }

  static let supplements: [Scenario] = [
    Scenario(
      "A footer comes behind its items, and is displayed and tapped",
      sections(.display, .selection), shows: "a0 a1 a2 b0", bars: "f0@300",
      on(
        .scroll(100), "-a0 0.0", "+b1 1.1", shows: "a1 a2 b0 b1", offset: 100,
        bars: "f0@200"),
      on(.tap(150, 220), "tapped footer 0"),
      on(
        .update([.delete(at(2))]), "+b2 1.2", "-a2 0.2", "done true",
        shows: "a1 b0 b1 b2", bars: "f0@100"),
      on(
        .scroll(550), "-a1 0.1", "-footer 0.0", "-b0 1.0", "-b1 1.1",
        "+b3 1.3", "+b4 1.4", "+b5 1.5", "+footer 1.0",
        shows: "b2 b3 b4 b5", offset: 500, bars: "f1@350")),
    Scenario(
      "A footer that pins is at the viewport's end until its own place is",
      sections(.display, pinsFooter: true), shows: "a0 a1 a2 b0",
      bars: "f0@300 f1@350",
      on(
        .scroll(100), "-a0 0.0", "+b1 1.1", shows: "a1 a2 b0 b1", offset: 100,
        bars: "f0@200 f1@350")),
    Scenario(
      "A background lies behind its section, however long that gets",
      sections(.display, background: true), shows: "a0 a1 a2 b0",
      bars: "b0@0+350 f0@300 b1@350+650",
      on(
        .update([.delete(at(2))]), "+b1 1.1", "-a2 0.2", "done true",
        shows: "a0 a1 b0 b1", bars: "b0@0+250 f0@200 b1@250+650"),
      on(
        .update([.deleteSection(0)]), "+b2 0.2", "+b3 0.3", "-a0 0.0",
        "-a1 0.1", "-footer 0.0", "-background 0.0", "done true",
        shows: "b0 b1 b2 b3", bars: "b0@0+650")),
    Scenario(
      "What stands above all sections goes with the content",
      topped(.display, .selection), shows: "a0 a1 a2", bars: "top@0",
      on(.tap(150, 20)),
      on(
        .scroll(100), "+a3 0.3", shows: "a0 a1 a2 a3", offset: 100,
        bars: "top@-100"),
      on(
        .update([.insert("x", at(0))]), "+x 0.0", "-top 0.0", "done true",
        shows: "x a0 a1 a2 a3", offset: 200, bars: ""),
      on(
        .scroll(100), "-a3 0.4", "+top 0.0", shows: "x a0 a1 a2", offset: 100,
        bars: "top@-100"),
      on(
        .reload, "-top 0.0", "-x 0.0", "-a0 0.1", "-a1 0.2", "-a2 0.3",
        "+top 0.0", "+x 0.0", "+a0 0.1", "+a1 0.2", "+a2 0.3")),
    Scenario(
      "Who hears what updates do hears of each, before it is done",
      .list(4, .announcements),
      on(
        .update([.insert("x", at(0)), .delete(at(2)), .delete(at(3))]),
        "said +1, -2", "done true", shows: "x a0 a1"),
      on(
        .update([.move(at(0), at(2))]), "said ~1", "done true",
        shows: "a0 a1 x"),
      on(.update([.reload(at(0))]), "done true"),
      on(
        .update([.insertSection(Setting.rows(1, "b"), 0)]), "said +1",
        "done true", shows: "b0 a0 a1 x"),
      on(
        .lie(named: [.delete(at(0))], made: []), "refused", "done false")),
    Scenario(
      "Who does not see where keys have taken an item hears it",
      .list(4, .focus, .reordering, .announcements),
      on(.focus(at(1)), "focused a1", focused: "a1"),
      on(
        .key(.move(.down), alt: true), "move a1?", "move to 0.2: a1",
        "said 3 of 4", shows: "a0 a2 a1 a3"),
      on(
        .key(.move(.down), alt: true), "move a1?", "move to 0.3: a1",
        "said 4 of 4", shows: "a0 a2 a3 a1")),
    Scenario(
      "Who wants to append hears of the end, once for each number of items",
      .list(10, .nearEnd),
      on(.scroll(450), shows: "a4 a5 a6 a7 a8", offset: 450),
      on(
        .scroll(510), "near the end", shows: "a5 a6 a7 a8 a9", offset: 510),
      on(.scroll(550), shows: "a5 a6 a7 a8 a9", offset: 550),
      on(
        .update((10..<13).map { .insert("b\($0)", at($0)) }), "done true"),
      on(
        .scroll(850), "near the end", shows: "a8 a9 b10 b11 b12", offset: 850)),
    Scenario(
      "Who wants to append earlier hears of it at rest",
      .list(10, .nearEnd),
      on(.nearEndLength(500)),
      on(.nearEndLength(650), "near the end"),
      on(.nearEndLength(700))),
  ]
}
