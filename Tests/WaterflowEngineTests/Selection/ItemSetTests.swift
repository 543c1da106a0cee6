import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Sets of items")
struct ItemSetTests {
  @Test("Lists become sets, in any order and with repetitions")
  func everyShortList() {
    // Two that touch, two across a section's end, and one of a section alone.
    let paths = [(0, 1), (0, 2), (0, 9), (1, 0), (3, 7)].map {
      ItemPath(section: $0.0, item: $0.1)
    }
    var lists: [[ItemPath]] = [[]]
    for list in 0..<(1 + 5 + 25 + 125) {
      for path in paths { lists.append(lists[list] + [path]) }
    }
    for list in lists {
      let problem = problem(ItemSet(list), Set(list))
      #expect(problem == nil, "\(list)")
    }
  }

  @Test("What is left of going over a set is a set, wherever that was left")
  func rest() {
    let set = ItemSet(
      [(0, 1), (0, 2), (0, 3), (0, 9), (1, 0), (3, 6), (3, 7)].map {
        ItemPath(section: $0.0, item: $0.1)
      })
    for count in 0...7 {
      var iterator = set.makeIterator()
      for _ in 0..<count { _ = iterator.next() }
      #expect(iterator.takeRest() == ItemSet(Array(set.paths.dropFirst(count))))
      #expect(iterator.next() == nil && iterator.takeRest().isEmpty)
    }
  }

  @Test("A long list that was mostly in order")
  func longLists() {
    for seed in UInt64(0)..<20 {
      var generator = SplitMix64(seed: seed)
      var list = (0..<1_000).map { ItemPath(section: $0 / 100, item: $0) }
      for _ in 0..<Int.random(in: 0..<50, using: &generator) {
        list.swapAt(
          Int.random(in: 0..<1_000, using: &generator),
          Int.random(in: 0..<1_000, using: &generator))
      }
      #expect(problem(ItemSet(list), Set(list)) == nil, "seed \(seed)")
    }
  }

  @Test("Any two sets have the parts that any two sets have")
  func parts() {
    let all = (0..<8).map { ItemPath(section: $0 / 5, item: $0 % 5) }
    func paths(_ bits: Int) -> Set<ItemPath> {
      Set((0..<8).filter { bits & 1 << $0 != 0 }.map { all[$0] })
    }
    let sets = (0..<256).map { (ItemSet(Array(paths($0))), paths($0)) }
    for (one, ones) in sets {
      for (other, others) in sets {
        let wrong =
          problem(one.part(.union, with: other), ones.union(others))
          ?? problem(one.part(.rest, with: other), ones.subtracting(others))
          ?? problem(
            one.part(.common, with: other), ones.intersection(others))
          ?? problem(
            one.part(.difference, with: other),
            ones.symmetricDifference(others))
        if let wrong {
          Issue.record("\(ones) and \(others): \(wrong)")
          return
        }
      }
    }
  }

  @Test("What an update moves is put in order; what it deletes is gone")
  func renames() {
    for seed in UInt64(0)..<50 {
      var generator = SplitMix64(seed: seed)
      let all = (0..<60).map { ItemPath(section: $0 / 20, item: $0 % 20) }
      let old = all.filter { _ in Bool.random(using: &generator) }
      let shuffled = all.shuffled(using: &generator)
      var names: [ItemPath: ItemPath] = [:]
      for (path, next) in zip(all, shuffled)
      where Int.random(in: 0..<5, using: &generator) > 0 {
        names[path] = next
      }
      let renamed = ItemSet(old).renamed({ names[$0] }, { _ in 1 })
      let wrong = problem(renamed, Set(old.compactMap { names[$0] }))
      #expect(wrong == nil, "seed \(seed)")
    }
  }

  @Test("Ranges go over empty sections, in both directions")
  func ranges() {
    let counts = [3, 0, 2, 4]
    let a = ItemPath(section: 0, item: 1)
    let b = ItemPath(section: 3, item: 2)
    let wanted: Set<ItemPath> = [
      a, ItemPath(section: 0, item: 2), ItemPath(section: 2, item: 0),
      ItemPath(section: 2, item: 1), ItemPath(section: 3, item: 0),
      ItemPath(section: 3, item: 1), b,
    ]
    #expect(problem(ItemSet(from: a, through: b, counts), wanted) == nil)
    #expect(problem(ItemSet(from: b, through: a, counts), wanted) == nil)
    #expect(problem(ItemSet(from: a, through: a, counts), [a]) == nil)
  }

  @Test("Items are inserted behind others, before them and among them")
  func inserts() {
    let ranges = (0...4).flatMap { low in (low...4).map { low..<$0 } }
    for first in ranges {
      for second in ranges {
        for third in ranges {
          var set = ItemSet()
          var wanted: Set<ItemPath> = []
          for (range, section) in [(first, 1), (second, 0), (third, 1)] {
            set.insert(range, inSection: section)
            wanted.formUnion(
              range.map { ItemPath(section: section, item: $0) })
          }
          if let problem = problem(set, wanted) {
            Issue.record("\(first), \(second), \(third): \(problem)")
            return
          }
        }
      }
    }
  }

  @Test("Two million items take a run for each section")
  func takesLittle() {
    let counts = [Int](repeating: 274, count: 7_300)
    let set = ItemSet(counts: counts)
    #expect(set.runs.count == 7_300)
    #expect(set.count == 2_000_200)
    #expect(set.contains(ItemPath(section: 7_299, item: 273)))
    #expect(!set.contains(ItemPath(section: 7_299, item: 274)))
    let one = ItemSet([ItemPath(section: 100, item: 100)])
    #expect(set.part(.rest, with: one).runs.count == 7_301)
  }

  @Test("Numbers at the ends of what there is do no harm")
  func extremes() {
    let paths = [Int.min, -1, 0, Int.max - 1].map {
      ItemPath(section: $0, item: $0)
    }
    let set = ItemSet(paths + [ItemPath(section: 0, item: .max)])
    #expect(problem(set, Set(paths)) == nil)
    #expect(ItemSet(counts: [-3, .min]).isEmpty)
    #expect(ItemSet(counts: []).isEmpty)
  }

  /// What is wrong with a set that should hold some paths.
  private func problem(_ set: ItemSet, _ wanted: Set<ItemPath>) -> String? {
    if set.paths != wanted.sorted() { return "it has \(set.paths)" }
    if set.count != wanted.count { return "it counts \(set.count)" }
    if set.isEmpty != wanted.isEmpty { return "it is empty or not" }
    for (run, next) in zip(set.runs, set.runs.dropFirst())
    where run.section == next.section && run.end >= next.first {
      return "\(run) and \(next) are one"
    }
    for path in wanted {
      if !set.contains(path) { return "it does not contain \(path)" }
      let before = path.item.subtractingReportingOverflow(1)
      let after = path.item.addingReportingOverflow(1)
      for item in [before, after] where !item.overflow {
        let other = ItemPath(section: path.section, item: item.partialValue)
        if set.contains(other) != wanted.contains(other) {
          return "it contains \(other) or not"
        }
      }
    }
    return nil
  }
}
