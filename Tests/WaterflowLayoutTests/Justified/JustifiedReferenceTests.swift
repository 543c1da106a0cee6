import Foundation
import SeededRandom
import Testing
import WaterflowLayout

@Suite("Random justified sections")
struct JustifiedReferenceTests {
  /// How many layouts are made; continuous integration asks for 10,000.
  private static let layouts =
    ProcessInfo.processInfo.environment["WATERFLOW_LAYOUTS"]
    .flatMap { Int($0) } ?? 2_500

  @Test(
    "Their rows and frames equal the reference's, or cost the same",
    arguments: 0..<8)
  func equalsReference(batch: Int) throws {
    let count = max(1, Self.layouts / 8)
    let failure = try firstFailure(batch * count..<(batch + 1) * count) {
      random in
      let rules = random.justifiedRows()
      // The same few shapes again and again often tie.
      let cameras = [1, 2.0 / 3, 1.5, 0.75, 0.5625, 0]
      let isAny = random.chance(60)
      let most = random.pick([3, 12, 40, 40, 150])
      let ratios = (0..<random.int(0...most)).map { _ in
        isAny ? random.ratio() : random.pick(cameras)
      }
      let (width, gap) = (random.length(0...1_500), random.length(0...30))
      let layout = try justifiedLayout(
        ratios, rules, width: width, interitem: gap,
        line: random.length(0...20))
      let naive = NaiveRows(
        ratios: ratios, available: width, gap: gap, rules: rules)
      return wrongRows(of: layout, naive).map {
        "\($0); \(ratios), \(gap) apart in \(width) by \(rules)"
      }
    }
    #expect(failure == nil)
  }

  @Test(
    "Rows of up to twelve items cost no more than any others",
    arguments: [RowBreaking.balanced, .even], 0...12)
  func best(breaking: RowBreaking, count: Int) throws {
    let failure = try firstFailure(0..<20) { random in
      var rules = random.justifiedRows()
      rules.breaking = breaking
      let ratios = (0..<count).map { _ in random.ratio() }
      let (width, gap) = (random.length(0...900), random.length(0...30))
      let layout = try justifiedLayout(
        ratios, rules, width: width, interitem: gap)
      let naive = NaiveRows(
        ratios: ratios, available: width, gap: gap, rules: rules)
      let ours = rows(of: itemFrames(of: layout))
      let best = naive.bestOfAll
      if ours == best || naive.cost(ours) <= naive.cost(best) * (1 + 1e-9) {
        return nil
      }
      return "\(ours), should be \(best) of \(naive)"
    }
    #expect(failure == nil)
  }

  @Test(
    "Rows of very many narrow items are best too",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func narrow(breaking: RowBreaking) throws {
    let failure = try firstFailure(0..<3) { random in
      let rules = JustifiedRows(
        rowHeight: random.length(1...4), breaking: breaking)
      let ratios = (0..<random.int(200...700)).map { _ in
        Double.random(in: 0.5...3, using: &random)
      }
      let width = random.length(300...900)
      let layout = try justifiedLayout(
        ratios, rules, width: width, interitem: 0)
      return wrongRows(
        of: layout,
        NaiveRows(ratios: ratios, available: width, gap: 0, rules: rules))
    }
    #expect(failure == nil)
  }
}
