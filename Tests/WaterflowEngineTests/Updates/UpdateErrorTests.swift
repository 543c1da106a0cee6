import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Errors of batch updates")
struct UpdateErrorTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func error(
    _ old: [Int], _ new: [Int], _ change: (inout BatchUpdate) -> Void
  ) -> UpdateError? {
    var update = BatchUpdate()
    change(&update)
    do throws(UpdateError) {
      _ = try update.plan(oldCounts: old, newCounts: new)
      return nil
    } catch {
      return error
    }
  }

  @Test("A count that does not add up says how it was reckoned")
  func mismatch() throws {
    let error = error([0, 0, 0, 10], [0, 0, 0, 12]) {
      $0.insertItems(at: [path(3, 0), path(3, 1)])
      $0.deleteItems(at: [path(3, 9)])
    }
    #expect(
      error?.description
        == "section 3: 10 before + 2 inserted - 1 deleted = 11 expected, "
        + "12 given")
    guard case .countMismatch(let mismatch) = error else {
      Issue.record("not a mismatch")
      return
    }
    #expect(mismatch.section == 3)
    #expect(mismatch.expected == 11)
    #expect(mismatch.actual == 12)
  }

  @Test("Moves between sections are counted in both")
  func movedMismatch() {
    let error = error([2, 2], [2, 2]) {
      $0.moveItem(from: path(0, 0), to: path(1, 0))
    }
    #expect(
      error?.description
        == "section 0: 2 before - 1 moved out = 1 expected, 2 given")
  }

  @Test("Sections that do not add up are told as sections")
  func sectionMismatch() {
    #expect(
      error([1, 1, 1], [1, 1, 1, 1]) {
        $0.insertSections([3])
        $0.deleteSections([0])
      }?.description
        == "sections: 3 before + 1 inserted - 1 deleted = 3 expected, 4 given")
  }

  @Test("A data source that lies without an update is found out")
  func noUpdate() {
    #expect(
      error([3, 5], [3, 4]) { _ in }?.description
        == "section 1: 5 before = 5 expected, 4 given")
    #expect(error([3], [-1]) { _ in } == .negativeCount(section: 0, count: -1))
  }

  @Test("Two changes for one item name it and both")
  func conflicts() {
    #expect(
      error([3], [2]) {
        $0.deleteItems(at: [path(0, 1), path(0, 1)])
      } == .itemNamedTwice(path(0, 1), .delete, .delete))
    #expect(
      error([3], [2]) {
        $0.moveItem(from: path(0, 1), to: path(0, 0))
        $0.deleteItems(at: [path(0, 1)])
      } == .itemNamedTwice(path(0, 1), .delete, .moveFrom))
    #expect(
      error([3], [4]) {
        $0.moveItem(from: path(0, 1), to: path(0, 0))
        $0.insertItems(at: [path(0, 0)])
      } == .itemNamedTwice(path(0, 0), .insert, .moveTo))
    #expect(
      error([3], [3]) {
        $0.reloadItems(at: [path(0, 1)])
        $0.moveItem(from: path(0, 1), to: path(0, 0))
      }?.description == "item 1 of section 0 named twice: move from and reload")
    #expect(
      error([3, 3], [3]) {
        $0.deleteSections([1])
        $0.reloadSections([1])
      } == .sectionNamedTwice(1, .delete, .reload))
  }

  @Test("What is not there is named with the number there is")
  func outOfRange() {
    #expect(
      error([3], [4]) { $0.insertItems(at: [path(0, 4)]) }
        == .noSuchItem(.insert, path(0, 4), count: 4))
    #expect(
      error([3], [2]) { $0.deleteItems(at: [path(0, .max)]) }
        == .noSuchItem(.delete, path(0, .max), count: 3))
    #expect(
      error([3], [2]) { $0.deleteItems(at: [path(0, .min)]) }
        == .noSuchItem(.delete, path(0, .min), count: 3))
    #expect(
      error([3], [3]) { $0.reloadItems(at: [path(7, 0)]) }?.description
        == "reload section 7, but before the update there are 1")
    #expect(
      error([3], [3]) { $0.moveSection(from: 0, to: -1) }
        == .noSuchSection(.moveTo, section: -1, count: 1))
  }

  @Test("An item that moves by way of a section that goes or comes is the same")
  func passing() throws {
    var update = BatchUpdate()
    update.deleteSections([1])
    update.insertSections([1])
    update.moveItem(from: path(1, 1), to: path(0, 0))
    update.moveItem(from: path(0, 2), to: path(1, 1))
    update.moveItem(from: path(1, 0), to: path(1, 0))
    let plan = try update.plan(oldCounts: [3, 3], newCounts: [3, 2])
    #expect(plan.finalPath(of: path(1, 1)) == path(0, 0))
    #expect(plan.finalPath(of: path(0, 2)) == path(1, 1))
    #expect(plan.finalPath(of: path(1, 0)) == path(1, 0))
    #expect(plan.finalPath(of: path(1, 2)) == nil)
    #expect(plan.finalPath(of: path(0, 0)) == path(0, 1))
    // It is read anew.
    #expect(plan.newPath(of: path(1, 1)) == nil)
    #expect(plan.newPath(of: path(0, 2)) == nil)
    #expect(
      plan.edits == [
        .removeItems(section: 0, 2..<3), .removeSection(1),
        .insertSection(1, itemCount: 2), .insertItems(section: 0, 0..<1),
      ])
  }

  @Test("No item moves out of or into a section that is reloaded")
  func lostSections() {
    #expect(
      error([3, 3], [4, 2]) {
        $0.reloadSections([1])
        $0.moveItem(from: path(1, 1), to: path(0, 0))
      } == .sectionNotKept(path(1, 1), .moveFrom, section: .reload))
    #expect(
      error([3, 3], [2, 4]) {
        $0.reloadSections([1])
        $0.moveItem(from: path(0, 1), to: path(1, 0))
      }?.description
        == "move to item 0 of section 1, but that section is not kept: reload")
  }

  @Test("Every fault is a sentence")
  func sentences() {
    #expect(
      error([1, 3], [2, 1]) {
        $0.moveItem(from: path(1, 0), to: path(0, 0))
      }?.description
        == "section 1: 3 before - 1 moved out = 2 expected, 1 given")
    #expect(
      error([1, 3], [3, 2]) {
        $0.moveItem(from: path(1, 0), to: path(0, 0))
      }?.description
        == "section 0: 1 before + 1 moved in = 2 expected, 3 given")
    #expect(
      error([3], [-1]) { _ in }?.description
        == "section 0: at least 0 items expected, -1 given")
    #expect(
      error([3], [4]) { $0.insertItems(at: [path(0, 4)]) }?.description
        == "insert item 4 of section 0, but after the update it has 4")
    #expect(
      error([3], [2]) { $0.deleteItems(at: [path(0, 3)]) }?.description
        == "delete item 3 of section 0, but before the update it has 3")
    #expect(
      error([3, 3], [3]) {
        $0.deleteSections([1])
        $0.reloadSections([1])
      }?.description == "section 1 named twice: delete and reload")
  }

  @Test("No place outside of the data has a name before or after")
  func outside() throws {
    var update = BatchUpdate()
    update.insertSections([1])
    let plan = try update.plan(oldCounts: [2], newCounts: [2, 3])
    #expect(plan.oldSection(of: 2) == nil && plan.oldSection(of: -1) == nil)
    #expect(plan.newSection(of: 1) == nil && plan.newSection(of: -1) == nil)
  }

  @Test("The largest numbers there are overflow nothing")
  func extremes() throws {
    var update = BatchUpdate()
    update.insertItems(at: [path(0, 0)])
    let error = error([.max], [.max]) { $0 = update }
    #expect(
      error?.description
        == "section 0: \(Int.max) before + 1 inserted, \(Int.max) given")
    // Counts beyond any memory: nothing is kept for each item.
    update.deleteItems(at: [path(0, .max - 1)])
    let plan = try update.plan(oldCounts: [.max], newCounts: [.max])
    #expect(plan.newPath(of: path(0, .max - 2)) == path(0, .max - 1))
    #expect(plan.newPath(of: path(0, .max - 1)) == nil)
    #expect(plan.oldPath(of: path(0, .max - 1)) == path(0, .max - 2))
    #expect(
      plan.edits == [
        .removeItems(section: 0, .max - 1 ..< .max),
        .insertItems(section: 0, 0..<1),
      ])
  }
}
