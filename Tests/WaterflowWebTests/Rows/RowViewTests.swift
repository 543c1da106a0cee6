import Testing
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("A view of rows in a page")
  struct RowViewTests {
    @Test("Reloading shows header and rows in one call, record by record")
    func firstReload() throws {
      let stage = try Stage(count: 3)
      let (records, calls) = stage.records { stage.view.reloadData() }
      #expect(calls == 1)
      #expect(
        records.map(\.code) == [
          Record.Code.resizeContent, Record.Code.make, Record.Code.show,
          Record.Code.make, Record.Code.show, Record.Code.make,
          Record.Code.show, Record.Code.make, Record.Code.show,
          Record.Code.make, Record.Code.show,
        ])
      let size = try #require(records.first)
      #expect((size.cell, size.width, size.height) == (-1, 300, 200))
      let shown = records.filter { $0.code == Record.Code.show }
      // Header 0, items 1, footer 2, as the page reads them.
      #expect(shown.map(\.item) == [0, 0, 1, 2, 0])
      #expect(shown.map(\.cell) == [0, 1, 2, 3, 4])
      #expect(shown.map(\.y) == [0, 20, 70, 120, 170])
      #expect(shown.map(\.height) == [20, 50, 50, 50, 30])
      #expect(shown.allSatisfy { $0.x == 0 && $0.width == 300 })
      #expect(shown.allSatisfy { $0.pinned == 0 && $0.zIndex == 0 })
      #expect(Set(shown.map(\.element)).count == 3)
      let kinds = records.filter { $0.code == Record.Code.make }.map(\.section)
      #expect(kinds == [2, 1, 1, 1, 2])
    }

    @Test("Every new cell's root element is given to the page once")
    func adoption() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      viewScrolled(stage.number, 1_000, 16)
      let adopted = stage.page.calls.filter { $0.name == "adopt" }
      #expect(adopted.count == stage.view.counters.cellsMade)
      #expect(Set(adopted.map(\.element)).count == adopted.count)
      #expect(Set(adopted.map { $0.numbers[1] }).count == adopted.count)
    }

    @Test("Cells that left are emptied and filled again, not made")
    func reuse() throws {
      let stage = try Stage(count: 1_000)
      stage.view.reloadData()
      viewScrolled(stage.number, 1_020, 16)
      #expect(stage.visibleRows == [20, 21, 22, 23])
      let first = try #require(
        stage.view.cellForItem(at: ItemPath(section: 0, item: 20)) as? RowCell)
      #expect(first.row == 20)
      #expect(first.timesEmptied == 1)
      let made = stage.view.counters.cellsMade
      for step in 1...20 {
        let offset = 1_020 + 200 * Double(step)
        let (records, calls) = stage.records {
          viewScrolled(stage.number, offset, 16 * Double(step))
        }
        #expect(calls == 1)
        #expect(records.filter { $0.code == Record.Code.hide }.count == 4)
        #expect(records.filter { $0.code == Record.Code.show }.count == 4)
      }
      #expect(stage.view.counters.cellsMade == made)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = stage.view.cellForItem(at: path) as? RowCell
        #expect(cell?.row == path.item)
      }
      #expect(stage.view.cellForItem(at: ItemPath(section: 0, item: 0)) == nil)
    }

    @Test("A pass with nothing to do calls the page not at all")
    func quietPass() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      viewScrolled(stage.number, 30, 16)
      let (_, calls) = stage.records { viewScrolled(stage.number, 31, 32) }
      #expect(calls == 0)
      #expect(stage.view.contentOffset == LayoutPoint(x: 0, y: 31))
    }

    @Test("Data that is refused is told, and the view stays as it was")
    func refusedData() throws {
      let stage = try Stage(count: 10)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      stage.view.reloadData()
      let visible = stage.visibleRows
      let asked = stage.rows.asked
      let length = stage.view.layout.contentLength

      stage.rows.count = 2
      stage.rows.lengths = [50, .infinity]
      let (_, calls) = stage.records { stage.view.reloadData() }
      #expect(errors == [.itemTooLong(ItemPath(section: 0, item: 1))])
      #expect(calls == 0)
      #expect(stage.visibleRows == visible)
      #expect(stage.rows.asked == asked)
      #expect(stage.view.layout.contentLength == length)

      stage.rows.count = 10
      stage.rows.lengths = nil
      stage.rows.style.header = .infinity
      stage.view.reloadData()
      #expect(errors.last == .styleOutOfRange(section: 0))
      #expect(stage.visibleRows == visible)

      viewScrolled(stage.number, 100, 16)
      #expect(stage.visibleRows == [1, 2, 3, 4, 5])
    }

    @Test("Sizes that are put right are told as a warning")
    func warning() throws {
      let stage = try Stage(count: 4)
      var warnings: [LayoutWarning] = []
      stage.view.didCorrect = { warnings.append($0) }
      stage.rows.lengths = [50, -1, .nan, 50]
      stage.view.reloadData()
      let first = ItemPath(section: 0, item: 1)
      #expect(warnings == [.itemLengthsClamped(first: first, count: 2)])
      #expect(stage.view.layout.contentLength == 20 + 100 + 30)
    }

    @Test("A count below zero is none; lengths have to be as many as items")
    func lyingCounts() throws {
      let stage = try Stage(count: -5)
      stage.view.reloadData()
      #expect(stage.visibleRows.isEmpty)
      #expect(stage.view.layout.contentLength == 50)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      stage.rows.count = 1_000
      stage.rows.lengths = [50, 50]
      stage.view.reloadData()
      #expect(
        errors == [
          .itemCountMismatch(section: 0, expected: 1_000, actual: 2)
        ])
      #expect(stage.view.layout.itemCount(inSection: 0) == 0)
    }

    @Test("A source whose rows vanish is not asked for them before a reload")
    func vanishingRows() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      stage.rows.count = 2
      viewScrolled(stage.number, 1_020, 16)
      #expect(stage.visibleRows == [20, 21, 22, 23])
      stage.view.reloadData()
      #expect(stage.visibleRows == [0, 1])
      #expect(stage.view.contentOffset == .zero)
    }

    @Test("A view without a data source shows nothing")
    func noSource() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      stage.view.dataSource = nil
      stage.view.reloadData()
      #expect(stage.view.liveCellCount == 0)
      #expect(stage.view.layout.contentLength == 0)
    }

    @Test("The page's resize lays out anew and keeps what is shown in place")
    func resize() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      viewScrolled(stage.number, 1_020, 16)
      let (records, calls) = stage.records {
        viewResized(stage.number, 500, 100, .nan, .nan)
      }
      #expect(calls == 1)
      let moved = records.filter { $0.code == Record.Code.move }
      #expect(moved.map(\.width) == [500, 500])
      #expect(stage.visibleRows == [20, 21])
      #expect(stage.view.contentOffset.y == 1_020)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      viewResized(stage.number, .nan, 100, .nan, .nan)
      #expect(errors == [.viewportOutOfRange])
      #expect(stage.view.layout.viewport == LayoutSize(width: 500, height: 100))
    }

    @Test("A lower page reaches the content's end as well")
    func resizeHeight() throws {
      let stage = try Stage(count: 100)
      stage.view.reloadData()
      viewResized(stage.number, 500, 400, .nan, .nan)
      viewResized(stage.number, 500, 100, .nan, .nan)
      let end = stage.view.layout.contentLength - 100
      stage.view.scroll(to: end)
      #expect(stage.view.contentOffset.y == end)
      #expect(stage.visibleRows.last == 99)
    }

    @Test("At rest the cells that nobody needs are destroyed")
    func settled() throws {
      let stage = try Stage(count: 100, overscan: 200)
      stage.view.reloadData()
      stage.rows.count = 1
      stage.view.reloadData()
      let (records, _) = stage.records { viewSettled(stage.number, 6_000) }
      let destroyed = records.filter { $0.code == Record.Code.destroy }
      #expect(destroyed.count == stage.view.counters.cellsDestroyed)
      #expect(!destroyed.isEmpty)
      let released = stage.page.calls.filter { $0.name == "release" }
      #expect(released.count == destroyed.count)
    }

    @Test("Long content scrolls in a shorter element, shifted")
    func longContent() throws {
      let stage = try Stage(count: 62_000)
      stage.rows.lengths = Array(repeating: 1_000, count: 62_000)
      stage.view.reloadData()
      // Count, shift, the element's length, where to scroll.
      #expect(stage.last("perform")?[2] == 8_000_000)
      viewScrolled(stage.number, 7_999_800, 16)
      #expect(stage.visibleRows.last == 61_999)
      let call = try #require(stage.last("perform"))
      #expect(call[1] == 62_000_050 - 8_000_000)
      stage.view.scrollToItem(at: ItemPath(section: 0, item: 31_000))
      #expect(stage.visibleRows == [31_000])
      let next = try #require(stage.last("perform"))
      #expect(next[1] + next[3] == stage.view.contentOffset.y)
    }

    @Test("A place that does not exist is not scrolled to")
    func noSuchItem() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      let (_, calls) = stage.records {
        stage.view.scrollToItem(at: ItemPath(section: 0, item: 10))
        stage.view.scrollToItem(at: ItemPath(section: -1, item: 0))
      }
      #expect(calls == 0)
      stage.view.scroll(to: .nan)
      #expect(stage.view.contentOffset == .zero)
      viewScrolled(stage.number, .infinity, 16)
      #expect(stage.view.contentOffset == .zero)
    }

    @Test("Numbers of views that do not exist are ignored")
    func unknownView() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      let (_, calls) = stage.records {
        for number in [-1, stage.number + 1, .max] {
          viewScrolled(number, 100, 16)
          viewSettled(number, 16)
          viewResized(number, 1, 1, .nan, .nan)
        }
      }
      #expect(calls == 0)
      #expect(stage.view.contentOffset == .zero)
    }

    @Test("A container without a size is refused")
    func noSize() {
      PageRecorder.current = PageRecorder()
      #expect(throws: LayoutError.viewportOutOfRange) {
        try WaterflowView(in: Element("div"))
      }
    }

    @Test("Listeners are called each time, timers and files once")
    func callbacks() throws {
      let page = PageRecorder()
      PageRecorder.current = page
      var heard: [Double] = []
      let input = Element("input")
      input.on("input") { heard.append($0) }
      let listener = Int32(
        try #require(page.calls.last { $0.name == "listen" }).numbers[0])
      eventFired(listener, 3)
      eventFired(listener, 4)
      eventFired(-1, 5)
      #expect(withExtendedLifetime(input) { heard } == [3, 4])

      var ticks = 0
      Page.schedule(after: 50) { ticks += 1 }
      let timer = try #require(page.calls.last { $0.name == "schedule" })
      #expect(timer.numbers[0] == 50)
      timerFired(Int32(timer.numbers[1]))
      timerFired(Int32(timer.numbers[1]))
      #expect(ticks == 1)

      var bodies: [[UInt8]] = []
      Page.fetch("photos.bin") { bodies.append(Array($0.body)) }
      let fetch = try #require(page.calls.last { $0.name == "fetch" })
      #expect(fetch.texts == ["photos.bin"])
      for byte in [7, 8] as [UInt8] {
        let bytes = allocate(1)
        bytes.storeBytes(of: byte, as: UInt8.self)
        fileFetched(Int32(fetch.numbers[0]), 200, bytes, 1)
      }
      #expect(bodies == [[7]])
    }
  }
}
