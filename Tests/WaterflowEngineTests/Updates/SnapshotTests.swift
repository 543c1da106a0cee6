import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Snapshots")
struct SnapshotTests {
  private func sample() throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["today", "before"])
    try snapshot.appendItems([1, 2, 3], toSection: "today")
    try snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("A snapshot with more sections is another one, though they are empty")
  func unequal() throws {
    var more = try sample()
    try more.appendSections(["later"])
    #expect(try more != sample())
    try more.deleteSections(["later"])
    #expect(try more == sample())
  }

  @Test("Items are found by identifier and by place")
  func lookups() throws {
    let snapshot = try sample()
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 5)
    #expect(try snapshot.numberOfItems(inSection: "today") == 3)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("before") == 1)
    #expect(snapshot.path(ofItem: 5) == ItemPath(section: 1, item: 1))
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "today")
    #expect(snapshot.itemIdentifier(at: ItemPath(section: 0, item: 3)) == nil)
    #expect(snapshot.itemIdentifier(at: ItemPath(section: -1, item: 0)) == nil)
    #expect(snapshot.sectionIdentifier(at: 2) == nil)
  }

  @Test("A copy stays as it is when the original changes")
  func valueSemantics() throws {
    let before = try sample()
    var after = before
    try after.deleteItems([2])
    try after.moveSection("before", beforeSection: "today")
    try after.moveItem(1, afterItem: 4)
    #expect(before.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(after.itemIdentifiers == [4, 1, 5, 3])
  }

  @Test("A duplicate names its position and changes nothing")
  func duplicates() throws {
    var snapshot = try sample()
    #expect(throws: SnapshotError.duplicateItem(at: 1)) {
      try snapshot.insertItems([9, 4, 8], beforeItem: 1)
    }
    #expect(throws: SnapshotError.duplicateItem(at: 2)) {
      try snapshot.appendItems([7, 6, 7])
    }
    #expect(throws: SnapshotError.duplicateSection(at: 1)) {
      try snapshot.appendSections(["new", "today"])
    }
    #expect(try snapshot == sample())
    // What was refused is not half there.
    try snapshot.appendItems([7, 6, 8, 9])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 7, 6, 8, 9])
  }

  @Test("What is not there is refused, whoever names it")
  func missing() throws {
    var snapshot = try sample()
    #expect(throws: SnapshotError.noSuchItem(at: 1)) {
      try snapshot.deleteItems([1, 11])
    }
    #expect(throws: SnapshotError.noSuchItem(at: nil)) {
      try snapshot.moveItem(1, beforeItem: 11)
    }
    #expect(throws: SnapshotError.noSuchSection(at: nil)) {
      try snapshot.appendItems([6], toSection: "never")
    }
    #expect(throws: SnapshotError.noSuchSection(at: nil)) {
      _ = try snapshot.itemIdentifiers(inSection: "never")
    }
    var empty = Snapshot<String, Int>()
    #expect(throws: SnapshotError.noSections) { try empty.appendItems([1]) }
    #expect(try snapshot == sample())
  }

  @Test("What is deleted or refused leaves no room taken")
  func records() throws {
    var snapshot = try sample()
    for round in 0..<50 {
      try snapshot.appendSections(["more"])
      try snapshot.appendItems([10 + round, 11 + round, 12 + round])
      #expect(throws: SnapshotError.duplicateItem(at: 2)) {
        try snapshot.appendItems([100, 101, 1])
      }
      try snapshot.deleteItems([11 + round])
      try snapshot.deleteSections(["more"])
    }
    #expect(snapshot.itemRecords.count <= 10)
    #expect(snapshot.sectionRecords.count == 3)
    #expect(try snapshot == sample())
  }

  @Test(
    "After each step of 400 random programs a snapshot is what lists say",
    arguments: [(2, 6), (5, 30)])
  func programs(sections: Int, items: Int) {
    let failure = firstFailure(0..<200) { random in
      var program = SnapshotProgram(sections: sections, items: items)
      for _ in 0..<60 {
        if let problem = program.step(&random) { return problem }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
