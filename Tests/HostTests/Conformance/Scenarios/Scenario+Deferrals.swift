import WaterflowLayout

// The viewport is 400 points long: twice that in a second is fast, and once
// that is slow again.
extension Scenario {
  static let deferrals: [Scenario] = [
    Scenario(
      "A cell loads when it is filled, and again when it is filled again",
      .list(20, .content),
      on(
        .scroll(200), "load a4", "load a5", shows: "a2 a3 a4 a5", offset: 200),
      on(
        .scrub(400, over: 20), "load a6", "load a7", shows: "a4 a5 a6 a7",
        offset: 400),
      on(.update([.reconfigure(at(5))]), "load a5", "done true")),
    Scenario(
      "A jump out of rest loads at once, from the middle outwards",
      .list(100, .deferral),
      on(
        .scroll(5_000), "load a51", "load a52", "load a50", "load a53",
        shows: "a50 a51 a52 a53", offset: 5_000),
      on(.scroll(5_000)),
      on(.wait(1_000)),
      on(
        .scrollTo(at(10), .start, animated: false), "load a11", "load a12",
        "load a10", "load a13", shows: "a10 a11 a12 a13", offset: 1_000)),
    Scenario(
      "A scrubber loads once it rests, and what has left never",
      .list(100, .deferral),
      // The first step is out of rest.
      on(
        .scrub(2_000, over: 500), "load a4", shows: "a20 a21 a22 a23",
        offset: 2_000),
      on(.wait(50)),
      on(.wait(100), "load a21", "load a22", "load a20", "load a23"),
      on(.wait(1_000)),
      on(
        .scrub(1_000, over: 250), "load a19", shows: "a10 a11 a12 a13",
        offset: 1_000),
      on(
        .wait(200), "load a11", "load a12", "load a10", "load a13")),
    Scenario(
      "Who scrolls slowly enough to read sees everything load",
      .list(100, .deferral),
      on(
        .scrub(300, over: 500), "load a4", "load a5", "load a6",
        shows: "a3 a4 a5 a6", offset: 300)),
    Scenario(
      "What was fast loads once it is slow, not when it is a little slower",
      .list(100, .deferral),
      on(
        .scrub(2_300, over: 250), "load a4", shows: "a23 a24 a25 a26",
        offset: 2_300),
      on(
        .scrub(2_450, over: 250), shows: "a24 a25 a26 a27 a28", offset: 2_450),
      on(
        .scrub(2_495, over: 250), "load a26", "load a27", "load a25",
        "load a28", "load a24", offset: 2_495),
      on(
        .scrub(2_595, over: 250), "load a29", shows: "a25 a26 a27 a28 a29",
        offset: 2_595)),
    Scenario(
      "A scroll to an item is travel, and loads where it has come to",
      .list(100, .deferral),
      on(.scrollTo(at(30), .start, animated: true)),
      on(
        .wait(400), "load a4", shows: "a30 a31 a32 a33", offset: 3_000),
      on(.wait(200), "load a31", "load a32", "load a30", "load a33")),
    Scenario(
      "A hand that scrolls fast loads once it rests",
      .list(100, .deferral),
      on(
        .handScroll(1_050), "load a4", "load a12", "load a11", "load a13",
        "load a10", "load a14", shows: "a10 a11 a12 a13 a14", offset: 1_050)),
    Scenario(
      "A key that is held is travel",
      .list(100, .deferral, .focus),
      on(.focus(at(3)), "focused a3", focused: "a3"),
      on(
        .hold(.move(.down)), "focus a4?", "load a4", "focused a4",
        shows: "a1 a2 a3 a4", offset: 100, focused: "a4"),
      on(
        .wait(700), "focus a5?", "load a5", "focused a5", "focus a6?",
        "focused a6", "focus a7?", "focused a7", "focus a8?", "focused a8",
        shows: "a5 a6 a7 a8", offset: 500, focused: "a8"),
      on(.letGo),
      on(.wait(300), "load a6", "load a7", "load a8")),
    Scenario(
      "Cells that come by an update load with the others",
      .list(100, .deferral),
      on(
        .scrub(2_000, over: 500), "load a4", shows: "a20 a21 a22 a23",
        offset: 2_000),
      on(
        .begin([.insert("x", at(0)), .insert("y", at(23))], animated: false),
        shows: "a20 a21 y a22", offset: 2_100),
      on(.wait(200), "done true", "load a21", "load y", "load a20", "load a22"),
      on(.update([.reload(at(22))]), "load a21", "done true"),
      on(.update([.reconfigure(at(23))]), "load y", "done true"),
      on(
        .update([.delete(at(22))]), "load a23", "done true",
        shows: "a20 y a22 a23")),
    Scenario(
      "A reload on the way loads once it rests",
      .list(100, .deferral),
      on(
        .scrub(2_000, over: 500), "load a4", shows: "a20 a21 a22 a23",
        offset: 2_000),
      on(.reload),
      on(.wait(200), "load a21", "load a22", "load a20", "load a23"),
      on(.reload, "load a21", "load a22", "load a20", "load a23")),
    Scenario(
      "What was put off loads when nothing is to be any more",
      .list(100, .deferral),
      on(
        .scrub(2_000, over: 500), "load a4", shows: "a20 a21 a22 a23",
        offset: 2_000),
      on(
        .deferContent(false), "load a21", "load a22", "load a20",
        "load a23"),
      on(
        .scrub(2_200, over: 20), "load a24", "load a25",
        shows: "a22 a23 a24 a25", offset: 2_200),
      on(.wait(1_000)),
      on(.deferContent(true)),
      on(.update([.reconfigure(at(22))]), "load a22", "done true")),
    Scenario(
      "From the right to the left the middle comes first as well",
      Setting(
        pages: [[Setting.rows(100)]], uses: [.deferral], axis: .horizontal,
        direction: .rightToLeft),
      shows: "a2 a1 a0", offset: 9_700,
      on(
        .scroll(4_000), "load a58", "load a57", "load a59",
        shows: "a59 a58 a57", offset: 4_000)),
  ]
}
