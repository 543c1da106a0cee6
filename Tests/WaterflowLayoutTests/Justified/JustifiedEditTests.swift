import SeededRandom
import Testing
import WaterflowLayout

@Suite("Random changes of justified rows")
struct JustifiedEditTests {
  /// How many programs are run; continuous integration asks for more.
  private static let programs = max(8, wantedPrograms ?? 4_000) / 20

  @Test(
    "Changes upon changes come to what a layout from nothing is, to the bit",
    arguments: 0..<8)
  func programs(batch: Int) throws {
    let count = max(1, Self.programs / 8)
    let (failure, _) = try run(batch * count..<(batch + 1) * count)
    #expect(failure == nil)
  }

  @Test("So do changes of grids, where all rows begin anew", arguments: 0..<4)
  func grids(batch: Int) throws {
    // So many that one of them surely leaves something for later.
    let count = max(24, Self.programs / 16)
    let (failure, pending) = try run(
      batch * count..<(batch + 1) * count, isGrid: true)
    #expect(failure == nil)
    #expect(pending > 0, "nothing was ever left for later")
  }

  /// Runs programs; counts the steps after which something was still to be
  /// laid out.
  private func run(
    _ programs: Range<Int>, isGrid: Bool = false
  ) throws -> (failure: String?, pending: Int) {
    var pending = 0
    let failure = try firstFailure(programs) { random in
      var program = try JustifiedProgram(&random, isGrid: isGrid)
      for _ in 0..<12 {
        if let problem = try program.step(&random) { return problem }
        if !program.layout.isComplete { pending += 1 }
      }
      return program.finish(budget: random.int(100...2_000))
    }
    return (failure, pending)
  }

  @Test("What rows reached before a change is not read in front of the first")
  func reach() throws {
    let style = SectionStyle(mode: .justified(JustifiedRows(rowHeight: 1)))
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 100))
    func ratios(_ count: Int) -> [Double] {
      Array(repeating: 1, count: count)
    }
    try layout.appendSection(style, lengths: ratios(2_500))
    try layout.removeItems(1_530..<1_680, inSection: 0)
    while layout.layOutMore(.max) {}
    try layout.insertItems(
      at: ItemPath(section: 0, item: 576), lengths: ratios(169))
    try layout.removeItems(0..<1_600, inSection: 0)
    // Read by a checked memory, or not at all.
    try layout.setLength(1, ofItem: ItemPath(section: 0, item: 309))
    while layout.layOutMore(.max) {}
    let fresh = try CollectionLayout(
      viewport: LayoutSize(width: 200, height: 100))
    try fresh.appendSection(style, lengths: ratios(919))
    #expect(unequal(allElements(of: layout), allElements(of: fresh)) == nil)
  }

  @Test(
    "One change at every place of a section comes to the same",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func everyPlace(breaking: RowBreaking) throws {
    var random = SplitMix64(seed: firstSeed)
    let before = (0..<90).map { _ in random.ratio() }
    let rules = JustifiedRows(rowHeight: 90, breaking: breaking)
    func expect(
      _ ratios: [Double], _ name: String,
      _ change: (CollectionLayout) throws -> Void
    ) throws {
      let layout = try justifiedLayout(before, rules)
      try change(layout)
      while layout.layOutMore(.max) {}
      let fresh = try justifiedLayout(ratios, rules)
      if let problem = unequal(layout, fresh) {
        Issue.record("\(name): \(problem)")
      }
    }
    for place in 0...90 {
      let path = ItemPath(section: 0, item: place)
      var after = before
      after.insert(1.3, at: place)
      try expect(after, "insert at \(place)") {
        try $0.insertItems(at: path, lengths: [1.3])
      }
      guard place < 90 else { break }
      after = before
      after.remove(at: place)
      try expect(after, "remove \(place)") {
        try $0.removeItems(place..<place + 1, inSection: 0)
      }
      after = before
      after[place] = 0.05
      try expect(after, "widen \(place)") {
        try $0.setLength(0.05, ofItem: path)
      }
    }
  }
}
