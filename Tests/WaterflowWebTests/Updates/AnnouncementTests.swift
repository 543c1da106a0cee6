import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("What updates announce")
  struct AnnouncementTests {
    private func paths(_ items: Range<Int>) -> [ItemPath] {
      items.map { ItemPath(section: 0, item: $0) }
    }

    private func told(_ stage: Stage) -> [[Double]] {
      stage.page.calls.filter { $0.name == "changed" }.map(\.numbers)
    }

    @Test("Updates tell what they add, remove and move, reloads nothing")
    func counts() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      #expect(told(stage) == [])
      stage.rows.count = 11
      try stage.view.performBatchUpdates {
        $0.insertItems(at: self.paths(0..<3))
        $0.deleteItems(at: self.paths(4..<6))
      }
      stage.rows.count = 1
      try stage.view.deleteItems(at: paths(1..<11))
      stage.rows.count = 2
      try stage.view.insertItems(at: paths(0..<1))
      try stage.view.moveItem(
        at: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))
      #expect(told(stage) == [[3, 2, 0], [0, 10, 0], [1, 0, 0], [0, 0, 1]])
    }

    @Test("A section counts with all its items")
    func sections() throws {
      let stage = try Stage(count: 7)
      stage.view.reloadData()
      stage.rows.sections = 3
      try stage.view.insertSections([0, 2])
      stage.rows.sections = 2
      try stage.view.deleteSections([1])
      #expect(told(stage) == [[14, 0, 0], [0, 7, 0]])
    }

    @Test("An update that is refused, or not to be told, is not told")
    func silence() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      #expect(throws: UpdateError.self) {
        try stage.view.insertItems(at: paths(0..<1))
      }
      stage.view.isAnnouncingUpdates = false
      stage.rows.count = 11
      try stage.view.insertItems(at: paths(0..<1))
      #expect(told(stage) == [])
    }

    @Test("The app's words are used where there are some")
    func words() throws {
      let stage = try Stage(count: 10)
      #expect(announceChanges(stage.number, 0, 3, 0) == 0)
      stage.view.localizedStrings.added = { "\($0) neu" }
      stage.view.localizedStrings.removed = { "\($0) fort" }
      #expect(announceChanges(stage.number, 0, 3, 0) == 1)
      #expect(announceChanges(stage.number, 1, 2, 0) == 1)
      #expect(announceChanges(stage.number, 2, 1, 0) == 0)
      stage.view.localizedStrings.moved = { "\($0) anderswo" }
      #expect(announceChanges(stage.number, 2, 1, 0) == 1)
      #expect(announceChanges(stage.number, 3, 4, 9) == 0)
      stage.view.localizedStrings.movedTo = { "auf \($0) von \($1)" }
      #expect(announceChanges(stage.number, 3, 4, 9) == 1)
      let said = stage.page.calls.filter { $0.name == "announce" }
      #expect(
        said.map(\.texts)
          == [["3 neu"], ["2 fort"], ["1 anderswo"], ["auf 4 von 9"]])
      stage.view.localizedStrings = WaterflowLocalizedStrings()
      #expect(announceChanges(stage.number, 0, 3, 0) == 0)
      #expect(announceChanges(-1, 0, 3, 0) == 0)
    }

    @Test("A section's items are counted for the page")
    func countsItems() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      #expect(itemCount(stage.number, 0) == 10)
      #expect(itemCount(stage.number, 1) == 0)
      #expect(itemCount(stage.number, -1) == 0)
      #expect(itemCount(-1, 0) == 0)
    }
  }
}
