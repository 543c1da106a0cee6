import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Edits of plans")
struct PlanEditsTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("Nothing to do makes no edit")
  func empty() throws {
    let plan = try BatchUpdate().plan(oldCounts: [3, 0], newCounts: [3, 0])
    #expect(plan.isEmpty)
    #expect(plan.edits.isEmpty)
    #expect(plan.newPath(of: path(0, 2)) == path(0, 2))
    #expect(plan.newPath(of: path(1, 0)) == nil)
  }

  @Test("Neighbours go from the end and appear from the start, as one range")
  func ranges() throws {
    var update = BatchUpdate()
    update.deleteItems(at: [path(0, 6), path(0, 1), path(0, 2), path(1, 0)])
    update.insertItems(at: [path(1, 2), path(0, 0), path(0, 1), path(1, 4)])
    update.reloadItems(at: [path(0, 4), path(0, 3)])
    let plan = try update.plan(oldCounts: [8, 4], newCounts: [7, 5])
    #expect(
      plan.edits == [
        .removeItems(section: 1, 0..<1),
        .removeItems(section: 0, 6..<7),
        .removeItems(section: 0, 1..<3),
        .insertItems(section: 0, 0..<2),
        .insertItems(section: 1, 2..<3),
        .insertItems(section: 1, 4..<5),
        .reloadItems(section: 0, 3..<5),
      ])
  }

  @Test("A moved item is a pair that interrupts a range")
  func moves() throws {
    var update = BatchUpdate()
    update.deleteItems(at: [path(0, 0), path(0, 2)])
    update.moveItem(from: path(0, 1), to: path(1, 0))
    let plan = try update.plan(oldCounts: [3, 1], newCounts: [0, 2])
    #expect(
      plan.edits == [
        .removeItems(section: 0, 2..<3),
        .detachItem(path(0, 1), move: 0),
        .removeItems(section: 0, 0..<1),
        .attachItem(path(1, 0), move: 0),
      ])
    #expect(plan.newPath(of: path(1, 0)) == path(1, 1))
  }

  @Test("Sections go, come and are read anew between the items")
  func sections() throws {
    var update = BatchUpdate()
    update.deleteSections([0])
    update.moveSection(from: 3, to: 0)
    update.insertSections([2])
    update.reloadSections([2])
    update.deleteItems(at: [path(3, 1), path(0, 0)])
    update.insertItems(at: [path(0, 0), path(0, 1), path(2, 1)])
    let plan = try update.plan(
      oldCounts: [1, 2, 3, 4], newCounts: [5, 2, 6, 7])
    #expect(
      plan.edits == [
        .removeItems(section: 3, 1..<2),
        .detachSection(3, move: 0),
        .removeSection(0),
        .attachSection(0, move: 0),
        .insertSection(2, itemCount: 6),
        .reloadSection(3, itemCount: 7),
        .insertItems(section: 0, 0..<2),
      ])
    #expect(plan.newSection(of: 2) == 3)
    #expect(plan.oldSection(of: 0) == 3)
    #expect(plan.newPath(of: path(3, 2)) == path(0, 3))
    // What a reloaded section shows is all new.
    #expect(plan.newPath(of: path(2, 0)) == nil)
    #expect(plan.oldPath(of: path(3, 0)) == nil)
  }

  @Test("What is read anew in sections that change places comes in order")
  func reloadsInOrder() throws {
    var update = BatchUpdate()
    update.moveSection(from: 0, to: 1)
    update.reloadItems(at: [
      ItemPath(section: 0, item: 1), ItemPath(section: 1, item: 2),
    ])
    let plan = try update.plan(oldCounts: [3, 3], newCounts: [3, 3])
    #expect(
      plan.edits.suffix(2) == [
        .reloadItems(section: 0, 2..<3), .reloadItems(section: 1, 1..<2),
      ])
  }
}
