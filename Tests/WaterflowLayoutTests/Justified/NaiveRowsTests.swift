import SeededRandom
import Testing
import WaterflowLayout

@Suite("The reference for justified rows")
struct NaiveRowsTests {
  @Test(
    "It finds what trying all breaks finds",
    arguments: [RowBreaking.balanced, .even])
  func best(breaking: RowBreaking) {
    let failure = firstFailure(0..<80) { random in
      var rules = random.justifiedRows()
      rules.breaking = breaking
      // Now and then a few shapes again and again, whose rows tie.
      let shapes = (0..<random.int(1...4)).map { _ in random.ratio() }
      let isAny = random.chance(50)
      let naive = NaiveRows(
        ratios: (0..<random.int(0...12)).map { _ in
          isAny ? random.ratio() : random.pick(shapes)
        }, available: random.length(0...900), gap: random.length(0...30),
        rules: rules)
      let (rows, best) = (naive.rows, naive.bestOfAll)
      return rows == best ? nil : "\(rows), should be \(best) of \(naive)"
    }
    #expect(failure == nil)
  }

  @Test(
    "Of up to twelve equal items, too",
    arguments: [RowBreaking.balanced, .even])
  func equal(breaking: RowBreaking) {
    for count in 0...12 {
      for available in [250.0, 310, 450] {
        let naive = NaiveRows(
          ratios: Array(repeating: 0.7, count: count), available: available,
          gap: 8, rules: JustifiedRows(rowHeight: 60, breaking: breaking))
        #expect(naive.rows == naive.bestOfAll)
      }
    }
  }
}
