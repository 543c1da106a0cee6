import WaterflowLayout

extension Scenario {
  static let prefetches: [Scenario] = [
    Scenario(
      "Items of the next viewport are announced once, and where travel turns not",
      .list(20, .prefetching),
      on(
        .scroll(200), "next a8 a9", shows: "a2 a3 a4 a5", offset: 200),
      on(.scroll(200)),
      on(
        .scroll(1_000), "not next 0.6 0.7 0.8 0.9", "next a14 a15 a16 a17",
        shows: "a10 a11 a12 a13", offset: 1_000),
      on(
        .scroll(900), "not next 0.14 0.15 0.16 0.17", "next a5 a6 a7 a8",
        shows: "a9 a10 a11 a12", offset: 900)),
    Scenario(
      "Announced items are renamed by an update, and not announced again",
      .list(20, .prefetching),
      on(
        .update([.delete(at(0))]), "next a8", "done true",
        shows: "a1 a2 a3 a4"),
      on(.scroll(100), "next a9", shows: "a2 a3 a4 a5", offset: 100)),
    Scenario(
      "After a refused update nothing is announced that is gone",
      .list(20, .prefetching),
      on(
        .lie(named: [], made: (10..<20).map { .delete(at($0)) }), "refused",
        "done false"),
      on(.scroll(100), "next a8", shows: "a1 a2 a3 a4", offset: 100),
      on(.scroll(400), "next a9", shows: "a4 a5 a6 a7", offset: 400)),
    Scenario(
      "During a drag items are announced as the data calls them",
      .list(20, .prefetching, .reordering),
      on(.pickUp(at(0)), "move a0?"),
      on(.carry(150, 260), shows: "a1 a2 a0 a3"),
      on(
        .scroll(400), "next a8 a9 a10 a11", shows: "a0 a4 a5 a6 a7",
        offset: 400),
      on(
        .scroll(300), "not next 0.8 0.9 0.10 0.11", "next a1 a2",
        shows: "a0 a3 a4 a5 a6", offset: 300),
      on(
        .scroll(400), "not next 0.1 0.2", "next a8 a9 a10 a11",
        shows: "a0 a4 a5 a6 a7", offset: 400)),
  ]
}
