import SeededRandom
import Testing
import WaterflowEngine

@Suite("The work of differences")
struct DifferenceWorkTests {
  private final class Tally {
    var comparisons = 0
    var hashes = 0
  }

  private struct CountedItem: Hashable {
    let number: Int
    let tally: Tally

    static func == (a: CountedItem, b: CountedItem) -> Bool {
      a.tally.comparisons += 1
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  private func work(_ old: [Int], _ new: [Int]) throws -> Tally {
    let tally = Tally()
    func snapshot(_ numbers: [Int]) throws -> Snapshot<Int, CountedItem> {
      var snapshot = Snapshot<Int, CountedItem>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(
        numbers.map { CountedItem(number: $0, tally: tally) })
      return snapshot
    }
    let (before, after) = (try snapshot(old), try snapshot(new))
    (tally.comparisons, tally.hashes) = (0, 0)
    _ = after.difference(from: before)
    return tally
  }

  @Test("Without a change, each item is compared once and none is hashed")
  func noChange() throws {
    let all = Array(0..<5_000)
    let tally = try work(all, all)
    #expect(tally.comparisons == 5_000)
    #expect(tally.hashes == 0)
  }

  @Test("A change at one place hashes at that place only")
  func local() throws {
    let all = Array(0..<5_000)
    var new = all
    new.replaceSubrange(2_000..<2_003, with: [9_000, 9_001])
    let tally = try work(all, new)
    #expect(tally.hashes <= 2)
    // A few more or less, since a dictionary is seeded anew in each run.
    #expect(tally.comparisons <= 5_100)
  }

  @Test("Only what is new or has moved is hashed where a tenth changes")
  func scattered() throws {
    let all = Array(0..<10_000)
    var new = all
    for place in stride(from: 9_990, to: 0, by: -50) {
      new.remove(at: place)
      new.insert(20_000 + place, at: place - 10)
      new.insert(new.remove(at: place - 20), at: (place * 7) % new.count)
    }
    let tally = try work(all, new)
    // 200 of each kind; some of them on top of each other.
    #expect(tally.hashes < 450)
  }

  @Test("A part that moves as one is looked up once")
  func blocks() throws {
    let all = Array(0..<9_000)
    let tally = try work(all, Array(all[3_000...] + all[..<3_000]))
    #expect(tally.hashes <= 2)
  }

  @Test("Work grows with the items, not faster", arguments: [1_000, 16_000])
  func linear(count: Int) throws {
    let all = Array(0..<count)
    var random = SplitMix64(seed: 5)
    for new in [
      all.reversed(), Array(all[(count / 3)...] + all[..<(count / 3)]),
      all.shuffled(using: &random), all.map { $0 + count },
      all.map { $0 % 2 == 0 ? $0 : $0 + count },
    ] {
      let tally = try work(all, new)
      // One hash an item at most; comparisons for both ends and three guesses,
      // and those of a dictionary whose load leaves few collisions.
      #expect(tally.hashes <= count)
      #expect(tally.comparisons <= 8 * count)
    }
  }
}
