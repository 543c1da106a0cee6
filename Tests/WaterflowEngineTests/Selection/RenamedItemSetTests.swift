import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

/// A set goes through an update by runs, and comes out as item by item.
@Suite("Sets of items through updates")
struct RenamedItemSetTests {
  private func renamed(_ set: ItemSet, by plan: UpdatePlan) -> ItemSet {
    set.renamed({ plan.finalPath(of: $0) }, { plan.run(from: $0) })
  }

  /// Where the items of an update are after it, as the naive way has it.
  private func newPaths(
    _ update: BatchUpdate, old: [Int], new: [Int]
  ) -> [ItemPath: ItemPath]? {
    guard let sections = NaiveUpdate.arrange(update, old: old, new: new) else {
      return nil
    }
    var paths: [ItemPath: ItemPath] = [:]
    for section in sections.indices {
      for (item, origin) in sections[section].items.enumerated() {
        guard let origin else { continue }
        paths[origin] = ItemPath(section: section, item: item)
      }
    }
    // By way of a section that goes or comes an item is still the same.
    for move in update.movedItems where paths[move.from] == nil {
      paths[move.from] = move.to
    }
    return paths
  }

  private func anySet(_ counts: [Int], _ random: inout SplitMix64) -> ItemSet {
    let share = Int.random(in: 0...4, using: &random)
    var paths: [ItemPath] = []
    for section in counts.indices {
      var isIn = share == 4
      for item in 0..<counts[section] {
        if share < 4, Int.random(in: 0...share, using: &random) == 0 {
          isIn.toggle()
        }
        if isIn { paths.append(ItemPath(section: section, item: item)) }
      }
    }
    return ItemSet(paths)
  }

  @Test(
    "3000 random updates leave of random sets what item by item is left",
    arguments: [(2, 3, 4), (4, 4, 10), (6, 20, 60)])
  func randomUpdates(_ sections: Int, _ items: Int, _ changes: Int) throws {
    var sound = 0
    for seed in UInt64(0)..<1_000 {
      var random = SplitMix64(seed: seed)
      let program = UpdateProgram(
        sections: sections, items: items, changes: changes
      ) { Int.random(in: 0...$0 - 1, using: &random) }
      guard
        let paths = newPaths(
          program.update, old: program.old, new: program.new)
      else { continue }
      sound += 1
      let plan = try program.update.plan(
        oldCounts: program.old, newCounts: program.new)
      let set = anySet(program.old, &random)
      let left = ItemSet(set.paths.compactMap { paths[$0] })
      #expect(renamed(set, by: plan) == left, "seed \(seed)")
    }
    #expect(sound > 100)
  }

  @Test("A run ends before what leaves it and where something comes between")
  func bounds() throws {
    var update = BatchUpdate()
    update.deleteItems(at: [ItemPath(section: 0, item: 3)])
    update.insertItems(at: [ItemPath(section: 0, item: 6)])
    update.deleteSections([1])
    let plan = try update.plan(oldCounts: [10, 5, 4], newCounts: [10, 4])
    func run(_ section: Int, _ item: Int) -> Int {
      plan.run(from: ItemPath(section: section, item: item))
    }
    #expect((0...3).map { run(0, $0) } == [3, 2, 1, 1])
    // The seventh, which is at 6 without it, makes room.
    #expect((4...7).map { run(0, $0) } == [3, 2, 1, .max])
    #expect(run(1, 0) == .max && run(2, 0) == .max)
  }

  @Test("A single move leaves of random sets what item by item is left")
  func randomMoves() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      func any() -> ItemPath {
        ItemPath(
          section: Int.random(in: 0...2, using: &random),
          item: Int.random(in: 0...5, using: &random))
      }
      let move = Move(from: any(), to: any())
      let sections = (0...2).map { section in
        (0..<7).map { ItemPath(section: section, item: $0) }
      }
      var moved = sections
      let item = moved[move.from.section].remove(at: move.from.item)
      moved[move.to.section].insert(item, at: move.to.item)
      let set = anySet([7, 7, 7], &random)
      var left: [ItemPath] = []
      for section in moved.indices {
        for (item, old) in moved[section].enumerated() where set.contains(old) {
          left.append(ItemPath(section: section, item: item))
        }
      }
      #expect(
        set.renamed(move.newPath, move.run) == ItemSet(left), "seed \(seed)")
    }
  }

  @Test("Two million items that are all selected are not gone over one by one")
  func work() throws {
    let counts = Array(repeating: 1_000, count: 2_000)
    var update = BatchUpdate()
    update.deleteItems(at: [ItemPath(section: 7, item: 500)])
    update.insertItems(at: [ItemPath(section: 9, item: 0)])
    update.moveItem(
      from: ItemPath(section: 11, item: 1), to: ItemPath(section: 11, item: 999)
    )
    var next = counts
    next[7] -= 1
    next[9] += 1
    let plan = try update.plan(oldCounts: counts, newCounts: next)
    var asked = 0
    let left = ItemSet(counts: counts).renamed(
      {
        asked += 1
        return plan.finalPath(of: $0)
      }, { plan.run(from: $0) })
    #expect(left.count == 1_999_999)
    // A run a section, and two more for a change at most.
    #expect(asked <= 2_000 + 6)
  }

  @Test("Nor are a million that go, of which one goes elsewhere")
  func workOfDeleted() throws {
    var update = BatchUpdate()
    update.deleteSections([0])
    update.moveItem(
      from: ItemPath(section: 0, item: 500_000),
      to: ItemPath(section: 0, item: 0))
    let plan = try update.plan(oldCounts: [1_000_000, 1], newCounts: [2])
    var asked = 0
    let left = ItemSet(counts: [1_000_000, 1]).renamed(
      {
        asked += 1
        return plan.finalPath(of: $0)
      }, { plan.run(from: $0) })
    #expect(left == ItemSet(counts: [2]) && asked < 8)
  }
}
