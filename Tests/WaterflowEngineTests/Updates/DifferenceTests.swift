import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Differences of snapshots")
struct DifferenceTests {
  private func list(_ items: [Int]) throws -> Snapshot<Int, Int> {
    try DifferenceCheck.snapshot([(0, items)])
  }

  private func update(_ old: [Int], _ new: [Int]) throws -> BatchUpdate {
    try list(new).difference(from: list(old)).update
  }

  @Test("Nothing changed: nothing to do")
  func noChange() throws {
    #expect(try update([], []).isEmpty)
    #expect(try update([1, 2, 3], [1, 2, 3]).isEmpty)
    let empty = Snapshot<Int, Int>()
    #expect(empty.difference(from: empty).isEmpty)
  }

  @Test("One item moved is one move, wherever it goes")
  func singleMove() throws {
    for from in 0..<8 {
      for to in 0..<8 where from != to {
        var items = Array(0..<8)
        items.insert(items.remove(at: from), at: to)
        let update = try update(Array(0..<8), items)
        #expect(update.changeCount == 1)
        #expect(update.movedItems.count == 1)
      }
    }
  }

  @Test("Insertions and deletions alone move nothing")
  func pureChanges() throws {
    let all = Array(0..<10)
    for mask in 0..<1_024 {
      let some = all.filter { mask >> $0 & 1 == 1 }
      let paths = all.filter { mask >> $0 & 1 == 0 }
        .map { ItemPath(section: 0, item: $0) }
      var inserting = BatchUpdate()
      inserting.insertItems(at: paths)
      #expect(try update(some, all) == inserting)
      var deleting = BatchUpdate()
      deleting.deleteItems(at: paths)
      #expect(try update(all, some) == deleting)
    }
  }

  @Test("All orders of seven items, with and without one gone and one new")
  func permutations() throws {
    let old = try list(Array(0..<7))
    var count = 0
    func permute(_ items: inout [Int], _ first: Int) throws -> String? {
      if first == items.count {
        count += 1
        return try DifferenceCheck.problem(from: old, to: list(items))
          ?? DifferenceCheck.problem(
            from: old, to: list(items.map { $0 == 3 ? 9 : $0 }))
      }
      for other in first..<items.count {
        items.swapAt(first, other)
        if let problem = try permute(&items, first + 1) { return problem }
        items.swapAt(first, other)
      }
      return nil
    }
    var items = Array(0..<7)
    #expect(try permute(&items, 0) == nil)
    #expect(count == 5_040)
  }

  @Test("A list reversed keeps one item; a list rotated moves its shorter part")
  func adversarial() throws {
    let all = Array(0..<100)
    #expect(try update(all, all.reversed()).movedItems.count == 99)
    #expect(try update(all, [99] + all[..<99]).movedItems.count == 1)
    #expect(try update(all, Array(all[30...] + all[..<30])).changeCount == 30)
  }

  @Test("A section moves with its items, and one of them moves out of it")
  func movedSection() throws {
    let old = try DifferenceCheck.snapshot([
      (1, [10, 11]), (2, [20]), (3, [30]), (4, [40]),
    ])
    var new = old
    try new.moveSection(1, afterSection: 4)
    try new.moveItem(11, beforeItem: 30)
    #expect(DifferenceCheck.problem(from: old, to: new) == nil)
    let update = new.difference(from: old).update
    var expected = BatchUpdate()
    expected.moveSection(from: 0, to: 3)
    expected.moveItem(
      from: ItemPath(section: 0, item: 1), to: ItemPath(section: 1, item: 0))
    #expect(update == expected)
  }

  @Test("An item saved from a deleted section is inserted anew")
  func deletedSection() throws {
    let old = try DifferenceCheck.snapshot([(1, [10, 11]), (2, [20])])
    let new = try DifferenceCheck.snapshot([(2, [20, 11])])
    var expected = BatchUpdate()
    expected.deleteSections([0])
    expected.insertItems(at: [ItemPath(section: 0, item: 1)])
    #expect(new.difference(from: old).update == expected)
    #expect(DifferenceCheck.problem(from: old, to: new) == nil)
    // And back: the section is new, so what it gets is deleted elsewhere.
    #expect(DifferenceCheck.problem(from: new, to: old) == nil)
  }

  @Test("What was asked to be read anew is, unless it is new or deleted")
  func reloads() throws {
    let old = try list([1, 2, 3, 4])
    var new = try list([2, 3, 4, 5, 1])
    try new.reloadItems([1, 3, 5])
    try new.reconfigureItems([4, 3, 5])
    let difference = new.difference(from: old)
    #expect(difference.update.reloadedItems == [ItemPath(section: 0, item: 2)])
    // The one that would move is replaced, because a move keeps its cell.
    #expect(difference.update.movedItems.isEmpty)
    #expect(difference.update.deletedItems == [ItemPath(section: 0, item: 0)])
    #expect(difference.reconfiguredItems == [ItemPath(section: 0, item: 2)])
    #expect(DifferenceCheck.problem(from: old, to: new) == nil)
    new.forgetReloads()
    #expect(new.difference(from: old).update.movedItems.count == 1)
    #expect(new.difference(from: old).reconfiguredItems.isEmpty)
    try new.reconfigureItems([5])
    #expect(new.reconfiguredItemIdentifiers == [5])
  }

  @Test(
    "The difference of 1500 random pairs leads from one to the other",
    arguments: [(3, 6), (4, 20), (6, 80)])
  func randomPairs(sections: Int, items: Int) throws {
    let failure = try firstFailure(0..<500) { random in
      func draw() throws -> Snapshot<Int, Int> {
        let names = (0...sections).filter { _ in random.chance(75) }
          .shuffled(using: &random)
        var bodies: [(Int, [Int])] = names.map { ($0, []) }
        // Mostly in order, so that there is something to keep.
        var all = Array(0..<items)
        for _ in 0..<random.int(0...3) {
          all.insert(
            all.remove(at: random.int(0...items - 1)),
            at: random.int(0...items - 1))
        }
        if random.chance(20) { all.shuffle(using: &random) }
        for (place, item) in all.enumerated()
        where !bodies.isEmpty && random.chance(85) {
          let home = place * bodies.count / items
          let isLost = random.chance(10)
          bodies[isLost ? random.int(0...bodies.count - 1) : home].1
            .append(item)
        }
        return try DifferenceCheck.snapshot(bodies)
      }
      let old = try draw()
      var new = try draw()
      if random.chance(40) {
        try new.reloadItems(new.itemIdentifiers.filter { $0 % 5 == 0 })
        try new.reconfigureItems(new.itemIdentifiers.filter { $0 % 3 == 0 })
      }
      if random.chance(20) {
        try new.reloadSections(
          new.sectionIdentifiers.filter { _ in random.chance(30) })
      }
      return DifferenceCheck.problem(from: old, to: new)
    }
    #expect(failure == nil)
  }
}
