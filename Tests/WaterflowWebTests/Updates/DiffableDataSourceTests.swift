import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("A data source that is told what to show")
  struct DiffableDataSourceTests {
    /// A view of 300 by 200 points and rows of 44 with numbers.
    @MainActor
    private final class Numbers {
      let page = PageRecorder()
      let view: WaterflowView
      let source: WaterflowDiffableDataSource<Int, Int>
      var asked: [Int] = []

      init() throws {
        page.numbers = ["clientWidth": 300, "clientHeight": 200]
        PageRecorder.current = page
        let view = try WaterflowView(in: Element("div"))
        view.overscan = 0
        view.overscanTime = 0
        view.register(.row) { RowCell() }
        self.view = view
        var note: (Int) -> Void = { _ in }
        source = WaterflowDiffableDataSource(waterflowView: view) {
          view, path, number in
          note(number)
          let cell = view.dequeueReusableCell(.row, for: path)
          cell.row = number
          return cell
        }
        note = { [unowned self] in asked.append($0) }
      }

      func apply(_ items: [Int], sections: [Int] = [0]) throws {
        var snapshot = Snapshot<Int, Int>()
        try snapshot.appendSections(sections)
        try snapshot.appendItems(items, toSection: sections[0])
        asked = []
        source.apply(snapshot)
      }

      /// Has the view show other rows.
      func showOther(_ rows: Rows) {
        view.dataSource = rows
        view.register(.bar) { BarCell() }
        view.reloadData()
      }

      var shown: [Int?] {
        view.indexPathsForVisibleItems.map {
          (view.cellForItem(at: $0) as? RowCell)?.row
        }
      }
    }

    @Test("A snapshot that is shown in the pass of another one interrupts it")
    func nested() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3, 4])
      var told: [String] = []
      func show(_ name: String, _ items: [Int]) {
        var snapshot = Snapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(items, toSection: 0)
        numbers.source.apply(snapshot, animatingDifferences: true) {
          told.append(name)
        }
      }
      numbers.view.didPass = { view in
        view.didPass = nil
        show("second", [3, 1, 2])
      }
      show("first", [2, 1, 3, 4])
      #expect(told.isEmpty)
      // In turn: the interrupted one a turn later, the other with its cells.
      for call in numbers.page.calls where call.name == "schedule" {
        numbers.page.time = max(numbers.page.time, call.numbers[0])
        timerFired(Int32(call.numbers[1]))
      }
      #expect(told.sorted() == ["first", "second"])
      #expect(numbers.shown == [3, 1, 2])
    }

    @Test("Items that stay keep their cells, wherever they go")
    func differences() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3, 4])
      #expect(numbers.shown == [1, 2, 3, 4])
      #expect(numbers.page.transitions.isEmpty)
      try numbers.apply([4, 2, 9, 1])
      #expect(numbers.shown == [4, 2, 9, 1])
      #expect(numbers.asked == [9])
      #expect(!numbers.page.transitions.isEmpty)
      try numbers.apply([4, 2, 9, 1])
      #expect(numbers.asked.isEmpty)
    }

    @Test("An item that was dragged stays, and what comes later starts there")
    func dragged() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3, 4])
      numbers.view.reorderDelegate = numbers.source
      var told: [[Int]] = []
      numbers.source.didReorder = { told.append($0.itemIdentifiers) }
      _ = numbers.view.reorders?.carry(ItemPath(section: 0, item: 0), .down)
      #expect(numbers.shown == [2, 1, 3, 4])
      #expect(numbers.source.snapshot().itemIdentifiers == [2, 1, 3, 4])
      _ = numbers.view.reorders?.carry(ItemPath(section: 0, item: 1), .end)
      #expect(numbers.source.snapshot().itemIdentifiers == [2, 3, 4, 1])
      try numbers.apply([2, 4, 1])
      #expect(numbers.shown == [2, 4, 1])
      let before = numbers.source.snapshot()
      for (old, new) in [((0, 9), (0, 0)), ((0, 0), (3, 0)), ((0, 0), (0, 7))] {
        numbers.source.waterflowView(
          numbers.view, moveItemAt: ItemPath(section: old.0, item: old.1),
          to: ItemPath(section: new.0, item: new.1))
      }
      #expect(numbers.source.snapshot() == before)
      #expect(told == [[2, 1, 3, 4], [2, 3, 4, 1]])
      numbers.source.canReorderItem = { $0 != 4 }
      _ = numbers.view.reorders?.carry(ItemPath(section: 0, item: 1), .end)
      #expect(numbers.shown == [2, 4, 1])
      numbers.source.canReorderItem = nil
      numbers.source.targetForReorder = { original, _ in original }
      _ = numbers.view.reorders?.carry(ItemPath(section: 0, item: 1), .end)
      #expect(numbers.shown == [2, 4, 1])
    }

    @Test("Identifiers and paths lead to each other")
    func finding() throws {
      let numbers = try Numbers()
      try numbers.apply([7, 8, 9], sections: [5, 6])
      let source = numbers.source
      #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 2)) == 9)
      #expect(source.itemIdentifier(for: ItemPath(section: 1, item: 0)) == nil)
      #expect(source.indexPath(for: 8) == ItemPath(section: 0, item: 1))
      #expect(source.indexPath(for: 1) == nil)
      #expect(source.sectionIdentifier(for: 1) == 6)
      #expect(source.index(for: 6) == 1)
      #expect(source.snapshot().itemIdentifiers == [7, 8, 9])
    }

    @Test("A reconfigured item is filled again in the cell that it has")
    func reconfiguring() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3])
      let path = ItemPath(section: 0, item: 1)
      let cell = numbers.view.cellForItem(at: path)
      var snapshot = numbers.source.snapshot()
      try snapshot.reconfigureItems([2])
      try snapshot.deleteItems([1])
      numbers.asked = []
      numbers.source.apply(snapshot)
      #expect(numbers.asked == [2])
      let moved = ItemPath(section: 0, item: 0)
      #expect(numbers.view.cellForItem(at: moved) === cell)
      // Done once, not with every snapshot from then on.
      #expect(
        numbers.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("A position is found again by its item in other data")
    func position() throws {
      let numbers = try Numbers()
      try numbers.apply(Array(0..<100))
      numbers.view.scroll(to: 1_000)
      let position = try #require(numbers.source.position)
      #expect(position.item == 22)
      try numbers.apply(Array(500..<550) + Array(0..<100))
      numbers.view.scroll(to: 0)
      #expect(numbers.source.restore(position))
      #expect(numbers.view.contentOffset.y == 50 * 44 + 1_000)
      #expect(!numbers.source.restore((item: 1_000, distance: 0)))
    }

    @Test("Before its first snapshot it shows nothing of other data")
    func notApplied() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      let source = WaterflowDiffableDataSource<Int, Int>(
        waterflowView: stage.view
      ) { view, path, _ in view.dequeueReusableCell(.row, for: path) }
      viewScrolled(stage.number, 1_000, 200)
      #expect(stage.view.visibleCells.isEmpty)
      #expect(source.snapshot().numberOfSections == 0)
    }

    @Test("A data source that is not the view's keeps its snapshots for later")
    func notShown() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3])
      numbers.showOther(Rows(count: 2))
      try numbers.apply([1, 2, 3, 4])
      #expect(numbers.asked == [] && numbers.view.visibleCells.count == 2)
      #expect(numbers.source.position == nil)
      numbers.view.dataSource = numbers.source
      numbers.view.reloadData()
      #expect(numbers.shown == [1, 2, 3, 4])
    }

    @Test("A view that showed something else is loaded anew")
    func otherData() throws {
      let numbers = try Numbers()
      try numbers.apply([1, 2, 3])
      numbers.showOther(Rows(count: 2))
      numbers.view.dataSource = numbers.source
      try numbers.apply([1, 2, 3, 4])
      #expect(numbers.shown == [1, 2, 3, 4])
    }
  }
}
