import WaterflowLayout

extension Scenario {
  static let scrolls: [Scenario] = [
    Scenario(
      "A program goes to an item at once, wherever it is to stand",
      .list(40),
      on(
        .scrollTo(at(20), .start, animated: false),
        shows: "a20 a21 a22 a23", offset: 2_000),
      on(
        .scrollTo(at(20), .end, animated: false),
        shows: "a17 a18 a19 a20", offset: 1_700),
      on(
        .scrollTo(at(20), .center, animated: false),
        shows: "a18 a19 a20 a21 a22", offset: 1_850),
      on(
        .scrollTo(at(19), .nearest, animated: false)),
      on(
        .scrollTo(at(39), .start, animated: false),
        shows: "a36 a37 a38 a39", offset: 3_600),
      on(.scrollTo(at(40), .start, animated: false))),
    Scenario(
      "A program comes back to where somebody was",
      .list(40),
      on(.scroll(450), shows: "a4 a5 a6 a7 a8", offset: 450),
      on(.visit(2_000))),
    Scenario(
      "Sizes that are asked for anew keep the place and the selection",
      .list(20, .selection),
      on(.select(at(5)), selected: "a5"),
      on(.scroll(450), shows: "a4 a5 a6 a7 a8", offset: 450),
      on(.lengths(["a0": 200, "a1": 200, "a2": 300, "a5": 150])),
      on(.invalidate, shows: "a4 a5 a6 a7", offset: 850)),
    Scenario(
      "Sizes that are asked for anew at the start leave the view there",
      .list(20),
      on(.lengths(["a0": 250])),
      on(.invalidate, shows: "a0 a1 a2")),
    Scenario(
      "A scroll to an item lands where sizes are asked for anew on the way",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.lengths(["a2": 200, "a7": 150])),
      on(.invalidate, shows: "a5 a6 a7 a8", offset: 600),
      on(.wait(300), shows: "a10 a11 a12 a13", offset: 1_150)),
    Scenario(
      "What was scrolled to stays there as sizes are asked for anew",
      .list(20),
      on(
        .scrollTo(at(10), .end, animated: false), shows: "a7 a8 a9 a10",
        offset: 700),
      on(.lengths(["a8": 150])),
      on(.invalidate, offset: 750)),
    Scenario(
      "Styles that are asked for anew keep sizes, the place and the selection",
      .list(20, .selection),
      on(.select(at(5)), selected: "a5"),
      on(.scroll(450), shows: "a4 a5 a6 a7 a8", offset: 450),
      on(.lengths(["a0": 200, "a5": 150])),
      on(.restyle()),
      on(.header(0, 30)),
      on(.restyle(0), "pin 0", offset: 480, bars: "0@0")),
    Scenario(
      "A style that cannot be laid out is told, and all stays as it was",
      .list(20),
      on(.scroll(450), shows: "a4 a5 a6 a7 a8", offset: 450),
      on(.header(0, 1e12)),
      on(.restyle(), "failed"),
      on(.restyle(4))),
    Scenario(
      "A scroll to an item goes there by and by, and lands",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.wait(300), shows: "a10 a11 a12 a13", offset: 1_000)),
    Scenario(
      "An update on the way renames where a scroll goes",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(100), shows: "a1 a2 a3 a4 a5", offset: 156.25),
      on(
        .update([.insert("x", at(0)), .insert("y", at(1))]), "done true",
        shows: "a10 a11 a12 a13", offset: 1_200)),
    Scenario(
      "A scroll to an item that goes away ends where it is",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.update([.delete(at(10))]), "done true")),
    Scenario(
      "A hand stops a scroll to an item",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.handScroll(-200), shows: "a3 a4 a5 a6", offset: 300),
      on(.wait(1_000))),
    Scenario(
      "A scroll to an item closes what stands open",
      .list(40, .swipes),
      on(.open(at(1), .trailing), "leading a1?", "trailing a1?", open: "a1"),
      on(.wait(500)),
      on(.scrollTo(at(2), .start, animated: true)),
      on(.wait(200), shows: "a1 a2 a3 a4", offset: 100, open: ""),
      on(.wait(300), shows: "a2 a3 a4 a5", offset: 200)),
    Scenario(
      "A program that scrolls elsewhere stops a scroll to an item",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.scroll(100), shows: "a1 a2 a3 a4", offset: 100),
      on(.wait(1_000))),
    Scenario(
      "A scroll to another item takes the place of the first",
      .list(40),
      on(.scrollTo(at(10), .start, animated: true)),
      on(.wait(200), shows: "a5 a6 a7 a8", offset: 500),
      on(.scrollTo(at(0), .start, animated: true)),
      on(.wait(600), shows: "a0 a1 a2 a3", offset: 0)),
    Scenario(
      "Who wants less motion is there at once",
      Setting(pages: [[Setting.rows(40)]], prefersReducedMotion: true),
      on(
        .scrollTo(at(10), .start, animated: true),
        shows: "a10 a11 a12 a13", offset: 1_000)),
    Scenario(
      "A scroll lands right where lengths on the way were estimates",
      Setting(
        pages: [[Setting.rows(40)]], uses: [.measuring],
        measured: Dictionary(
          uniqueKeysWithValues: (0..<40).map { ("a\($0)", 150) })),
      shows: "a0 a1 a2",
      on(
        .scrollTo(at(20), .start, animated: false), shows: "a20 a21 a22",
        offset: 2_200)),
    Scenario(
      "A hand scrolls, and no further than the content",
      .list(10),
      on(.handScroll(240), shows: "a2 a3 a4 a5 a6", offset: 240),
      on(.handScroll(-144), shows: "a0 a1 a2 a3 a4", offset: 96)),
    Scenario(
      "Headers are held while their sections scroll by, and told",
      Setting(
        pages: [
          [
            Setting.rows(4, "a", header: 50), Setting.rows(4, "b", header: 50),
          ]
        ]),
      on(
        .scroll(100), "pin 0", shows: "a0 a1 a2 a3", offset: 100,
        bars: "0@0 1@350"),
      on(
        .scroll(500), "pin 1", shows: "b0 b1 b2 b3", offset: 500,
        bars: "0@0 1@50"),
      on(
        .scroll(0), "unpin 0", "unpin 1", shows: "a0 a1 a2 a3", offset: 0,
        bars: "0@0")),
    Scenario(
      "Of a section that the data has lost nothing is told",
      Setting(
        pages: [
          [
            Setting.rows(4, "a", header: 50), Setting.rows(4, "b", header: 50),
          ]
        ]),
      on(.lie(named: [], made: [.deleteSection(1)]), "refused", "done false"),
      on(.scroll(500), "pin 0", shows: "", offset: 500, bars: "0@0")),
    Scenario(
      "A turned device shows what was first before",
      .list(20),
      on(.scroll(700), shows: "a7 a8 a9 a10", offset: 700),
      on(.resize(400, 300), shows: "a7 a8 a9"),
      on(.resize(300, 400), shows: "a7 a8 a9 a10")),
    Scenario(
      "Lanes that become narrower keep what is first in view",
      Setting(pages: [[Setting.rows(40, lanes: 2)]]),
      shows: "a0 a1 a2 a3 a4 a5 a6 a7",
      on(.scroll(500), shows: "a10 a11 a12 a13 a14 a15 a16 a17", offset: 500),
      on(.resize(200, 400))),
    Scenario(
      "What covers the start leaves room before the content",
      Setting(pages: [[Setting.rows(10)]], inset: 50),
      shows: "a0 a1 a2 a3",
      on(.scroll(300), shows: "a3 a4 a5 a6", offset: 300),
      on(
        .scrollTo(at(5), .start, animated: false), shows: "a4 a5 a6 a7 a8",
        offset: 450),
      on(
        .scrollTo(at(0), .start, animated: false), shows: "a0 a1 a2 a3",
        offset: -50)),
    Scenario(
      "Who was sent to the last item of a chat stays at its end",
      Setting(pages: [[Setting.rows(10)]], anchorsToEnd: true),
      shows: "a6 a7 a8 a9", offset: 600,
      on(.scroll(0), shows: "a0 a1 a2 a3", offset: 0),
      on(
        .scrollTo(at(9), .end, animated: false), shows: "a6 a7 a8 a9",
        offset: 600),
      on(
        .update([.insert("x", at(10))]), "done true", shows: "a7 a8 a9 x",
        offset: 700),
      on(
        .update([.insert("y", at(11))]), "done true", shows: "a8 a9 x y",
        offset: 800)),
    Scenario(
      "Who was sent to the first item sees what comes before it",
      .list(10),
      on(.scroll(300), shows: "a3 a4 a5 a6", offset: 300),
      on(
        .scrollTo(at(0), .start, animated: false), shows: "a0 a1 a2 a3",
        offset: 0),
      on(.update([.insert("x", at(0))]), "done true", shows: "x a0 a1 a2")),
    Scenario(
      "From the right to the left content begins at the right",
      Setting(
        pages: [[Setting.rows(10)]], axis: .horizontal, direction: .rightToLeft),
      shows: "a2 a1 a0", offset: 700,
      on(
        .scrollTo(at(3), .start, animated: false), shows: "a5 a4 a3",
        offset: 400),
      on(.handScroll(-120), shows: "a7 a6 a5 a4", offset: 280),
      on(.update([.insert("x", at(0))]), "done true")),
    Scenario(
      "From the right to the left another extent keeps the right edge",
      Setting(
        pages: [[Setting.rows(10)]], axis: .horizontal,
        direction: .rightToLeft),
      shows: "a2 a1 a0", offset: 700,
      on(.resize(450, 400), shows: "a4 a3 a2 a1 a0", offset: 550),
      on(.resize(300, 400), shows: "a2 a1 a0", offset: 700),
      on(.handScroll(-420), shows: "a7 a6 a5 a4", offset: 280),
      on(.resize(450, 400), shows: "a8 a7 a6 a5 a4", offset: 130),
      on(
        .scrollTo(at(6), .end, animated: false), shows: "a6 a5 a4 a3 a2",
        offset: 300),
      on(
        .scrollTo(at(6), .center, animated: false),
        shows: "a8 a7 a6 a5 a4", offset: 125)),
  ]
}
