import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Updates of a view in a page")
  struct BatchUpdateTests {
    private func path(_ item: Int) -> ItemPath {
      ItemPath(section: 0, item: item)
    }

    /// A view of rows of 50 points below a header of 20.
    private func stage(_ count: Int) throws -> Stage {
      let stage = try Stage(count: count)
      stage.view.reloadData()
      stage.rows.asked = []
      return stage
    }

    @Test("What is done after an update's pass is done at once")
    func afterPass() throws {
      let stage = try stage(10)
      var counts: [Int] = []
      stage.view.didPass = { view in
        view.didPass = nil
        stage.rows.count = 12
        #expect(throws: Never.self) { try view.insertItems(at: [path(0)]) }
        counts.append(view.layout.itemCount(inSection: 0))
      }
      stage.rows.count = 11
      try stage.view.insertItems(at: [path(1)])
      #expect(counts == [12])
    }

    @Test("Who ends the view as an update is done ends it for all who wait")
    func ending() throws {
      let stage = try stage(10)
      let view = stage.view
      var ended = 0
      stage.rows.count = 9
      try view.performBatchUpdates(
        animated: false,
        completion: { _ in
          ended += 1
          view.remove()
        }
      ) { batch in
        batch.deleteItems(at: [path(9)])
        #expect(throws: Never.self) {
          try view.performBatchUpdates(completion: { _ in ended += 1 }) { _ in }
        }
      }
      let timers = stage.page.calls.filter { $0.name == "schedule" }
      for timer in timers { timerFired(Int32(timer.numbers[1])) }
      #expect(ended == 1)
    }

    @Test("A row that comes in is the only one that is asked for")
    func insertion() throws {
      let stage = try stage(10)
      let cell = stage.view.cellForItem(at: path(1))
      stage.rows.count = 11
      try stage.view.insertItems(at: [path(1)])
      #expect(stage.rows.asked == [1])
      #expect(stage.view.cellForItem(at: path(2)) === cell)
      #expect(stage.view.layout.itemCount(inSection: 0) == 11)
      let moves = stage.page.transitions.flatMap {
        TransitionRecord.all(in: $0)
      }
      // The new one slides in from the left, those behind it from above.
      #expect(
        moves.first { $0.phase == 1 }?.numbers
          == [-300, 70, 300, 50, 0, 70, 300, 50])
      #expect(
        moves.first { $0.phase == 0 }?.numbers
          == [0, 70, 300, 50, 0, 120, 300, 50])
    }

    @Test("The changes of a closure are one update, whoever names them")
    func batch() throws {
      let stage = try stage(10)
      let first = stage.view.cellForItem(at: path(0))
      let view = stage.view
      let rows = stage.rows
      try view.performBatchUpdates { update in
        rows.count = 9
        update.deleteItems(at: [ItemPath(section: 0, item: 1)])
        try? view.deleteItems(at: [ItemPath(section: 0, item: 2)])
        try? view.performBatchUpdates { inner in
          inner.insertItems(at: [ItemPath(section: 0, item: 0)])
        }
      }
      #expect(stage.rows.asked.contains(0))
      #expect(stage.view.cellForItem(at: path(1)) === first)
      #expect(stage.view.layout.itemCount(inSection: 0) == 9)
    }

    @Test("A data source that lies changes nothing, and is told so")
    func lies() throws {
      let stage = try stage(10)
      let shown = stage.visibleRows
      let (records, calls) = stage.records {
        #expect {
          try stage.view.insertItems(at: [path(0)])
        } throws: {
          "\($0)"
            == "section 0: 10 before + 1 inserted = 11 expected, 10 given"
        }
        stage.rows.count = 12
        #expect(throws: UpdateError.self) {
          try stage.view.deleteItems(at: [path(3)])
        }
        stage.rows.count = -1
        // As at a reload, fewer than none are none.
        #expect {
          try stage.view.deleteItems(at: [path(3)])
        } throws: {
          "\($0)" == "section 0: 10 before - 1 deleted = 9 expected, 0 given"
        }
      }
      #expect(records.isEmpty && calls == 0)
      #expect(stage.visibleRows == shown)
      #expect(stage.rows.asked.isEmpty)
      // With the truth it goes on.
      stage.rows.count = 9
      try stage.view.deleteItems(at: [path(3)])
      #expect(stage.view.layout.itemCount(inSection: 0) == 9)
    }

    @Test("A size that cannot be laid out goes to the error callback")
    func impossibleSize() throws {
      let stage = try stage(10)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      stage.rows.lengths = Array(repeating: .infinity, count: 11)
      stage.rows.count = 11
      try stage.view.insertItems(at: [path(0)])
      #expect(errors == [.itemTooLong(path(0))])
      #expect(stage.view.layout.itemCount(inSection: 0) == 10)
    }

    @Test("An update asked for by a cell waits until the pass has ended")
    func updateDuringPass() throws {
      let stage = try Stage(count: 10)
      let view = stage.view
      let rows = stage.rows
      var isAsked = false
      rows.onCell = { item in
        guard item == 2 && !isAsked else { return }
        isAsked = true
        try? view.performBatchUpdates { update in
          rows.count += 1
          update.insertItems(at: [ItemPath(section: 0, item: 0)])
        }
        // Not yet: the rest of the pass shows the data as it was.
        #expect(rows.count == 10)
      }
      view.reloadData()
      #expect(rows.count == 11)
      #expect(view.layout.itemCount(inSection: 0) == 11)
      for path in view.indexPathsForVisibleItems where path.item > 0 {
        let cell = view.cellForItem(at: path) as? RowCell
        #expect(cell?.row == path.item - 1)
      }
    }

    @Test("An update that had to wait tells its fault to the callback")
    func lateFault() throws {
      let stage = try Stage(count: 10)
      var errors: [UpdateError] = []
      stage.view.didFailWithUpdateError = { errors.append($0) }
      let view = stage.view
      stage.rows.onCell = { item in
        guard item == 0 else { return }
        try? view.deleteItems(at: [ItemPath(section: 0, item: 0)])
      }
      view.reloadData()
      #expect(errors.count == 1)
      guard case .countMismatch(let mismatch) = errors.first else {
        Issue.record("another error: \(errors)")
        return
      }
      #expect(mismatch.expected == 9 && mismatch.actual == 10)
      #expect(stage.visibleRows == [0, 1, 2, 3])
    }

    @Test("Sections come, go and move with their rows")
    func sections() throws {
      let stage = try stage(2)
      stage.rows.sections = 3
      try stage.view.insertSections([0, 2])
      #expect(stage.view.layout.sectionCount == 3)
      stage.rows.asked = []
      try stage.view.moveSection(1, toSection: 0)
      #expect(stage.rows.asked.isEmpty)
      stage.rows.sections = 1
      try stage.view.deleteSections([1, 2])
      #expect(stage.view.layout.sectionCount == 1)
      stage.rows.count = 5
      try stage.view.reloadSections([0])
      #expect(stage.view.layout.itemCount(inSection: 0) == 5)
    }

    @Test("Reconfigured, a row keeps its cell; reloaded, it gets another size")
    func reconfiguring() throws {
      let stage = try stage(10)
      let cell = try #require(stage.view.cellForItem(at: path(1)) as? RowCell)
      cell.row = nil
      stage.view.reconfigureItems(at: [path(1), path(9)])
      #expect(stage.rows.asked == [1])
      #expect(stage.view.cellForItem(at: path(1)) === cell)
      #expect(cell.row == 1 && cell.timesEmptied == 0)
      stage.rows.lengths = Array(repeating: 80, count: 10)
      try stage.view.reloadItems(at: [path(1)])
      #expect(stage.view.layout.frame(ofItem: path(1))?.height == 80)
      #expect(stage.view.layout.frame(ofItem: path(2))?.height == 50)
    }

    @Test("While the element scrolls, rows above move it not at all")
    func insertionDuringScroll() throws {
      let stage = try stage(100)
      viewScrolled(stage.number, 1_020, 16)
      stage.rows.count = 101
      let before = stage.page.calls.count
      try stage.view.insertItems(at: [path(0)])
      let told = stage.page.calls[before...].filter { $0.name == "perform" }
      #expect(told.allSatisfy { $0.numbers[3].isNaN })
      #expect(told.last?.numbers[1] == 50)
      #expect(stage.view.contentOffset.y == 1_070)
      #expect(stage.visibleRows == [21, 22, 23, 24])
      // Two frames on, it has scrolled by what the finger did.
      viewScrolled(stage.number, 1_120, 32)
      #expect(stage.view.contentOffset.y == 1_170)
      viewSettled(stage.number, 200)
      #expect(stage.last("perform")?[1] == 0)
      #expect(stage.last("perform")?[3] == 1_170)
      #expect(stage.view.contentOffset.y == 1_170)
    }

    @Test("An update that a pass asks for is done at once, in a reload as well")
    func updateInPass() throws {
      let stage = try stage(10)
      var counts: [Int] = []
      stage.view.didPass = { view in
        guard counts.isEmpty else { return }
        stage.rows.count += 1
        counts.append(stage.rows.count)
        try? view.insertItems(at: [ItemPath(section: 0, item: 0)])
        counts.append(view.layout.itemCount(inSection: 0))
      }
      stage.view.reloadData()
      #expect(counts == [11, 11])
    }

    @Test("An update that a pass makes lands, and the one before it does not")
    func updateInterrupts() throws {
      let stage = try stage(10)
      var told: [String] = []
      stage.view.didPass = { view in
        view.didPass = nil
        stage.rows.count = 12
        try? view.performBatchUpdates(
          completion: { told.append("second \($0)") }
        ) { $0.insertItems(at: [ItemPath(section: 0, item: 0)]) }
      }
      stage.rows.count = 11
      try stage.view.performBatchUpdates(
        completion: { told.append("first \($0)") }
      ) { $0.insertItems(at: [ItemPath(section: 0, item: 1)]) }
      #expect(told == [])
      #expect(stage.view.layout.itemCount(inSection: 0) == 12)
      let timers = stage.page.calls.filter { $0.name == "schedule" }
      for timer in timers.sorted(by: { $0.numbers[0] < $1.numbers[0] })
      where timer.numbers[0] < 1_000 {
        stage.page.time = max(stage.page.time, timer.numbers[0])
        timerFired(Int32(timer.numbers[1]))
      }
      #expect(told == ["first false", "second true"])
    }

    @Test("Nothing is animated for those who prefer stillness")
    func stillness() throws {
      let stage = try stage(10)
      stage.page.prefersReducedMotion = true
      stage.rows.count = 9
      try stage.view.deleteItems(at: [path(0)])
      #expect(stage.page.transitions.isEmpty)
      #expect(stage.visibleRows == [0, 1, 2, 3])
    }

    @Test("A cell on its way out goes to the pool when the time is over")
    func leaving() throws {
      let stage = try stage(10)
      let cell = try #require(stage.view.cellForItem(at: path(0)) as? RowCell)
      stage.rows.count = 9
      try stage.view.deleteItems(at: [path(0)])
      #expect(cell.timesEmptied == 0)
      let timer = try #require(
        stage.page.calls.last { $0.name == "schedule" && $0.numbers[0] > 200 })
      #expect(timer.numbers[0] >= 250)
      stage.page.time = timer.numbers[0]
      timerFired(Int32(timer.numbers[1]))
      #expect(cell.timesEmptied == 1)
    }
  }
}
