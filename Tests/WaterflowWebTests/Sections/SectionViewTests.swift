import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// The page is one for the whole process, so the tests take turns, also with
// those of other targets: on the main actor.
@MainActor
@Suite("A view of sections in a page", .serialized)
struct SectionViewTests {
  private var page: PageRecorder { PageRecorder.current }

  private var performs: [PageRecorder.Call] {
    page.calls.filter { $0.name == "perform" }
  }

  @Test("The first pass shows a header and the rows that fit")
  func showsFirstRows() throws {
    let rows = SectionRows([1_000])
    let view = try rows.makeView()
    view.reloadData()

    #expect(performs.count == 1)
    let records = try #require(page.batches.last.flatMap(DecodedRecord.decode))
    let shown = records.filter { $0.code == 2 }
    #expect(shown.map(\.element) == [0, 1, 1, 1, 1])
    #expect(shown.map(\.item) == [0, 0, 1, 2, 3])
    #expect(shown[0].frame == [0, 0, 100, 20])
    #expect(shown[4].frame == [0, 170, 100, 50])
    #expect(
      view.indexPathsForVisibleItems
        == (0..<4).map { ItemPath(section: 0, item: $0) })
    // The content's length goes with the operations, in the same call.
    #expect(performs[0].numbers[2] == 20 + 1_000 * 50 + 10)
  }

  @Test("The header above all sections is found as long as it is shown")
  func contentHeader() throws {
    let rows = SectionRows([1_000])
    let view = try rows.makeView()
    view.reloadData()
    #expect(view.contentHeaderView == nil)
    rows.contentHeader = 30
    view.reloadData()
    let header = try #require(view.contentHeaderView)
    #expect(header is SectionBarCell)
    #expect(header !== view.headerView(forSection: 0))
    view.scroll(to: 10_000)
    #expect(view.contentHeaderView == nil)
  }

  @Test("Cells are used again, and emptied before")
  func reusesCells() throws {
    let rows = SectionRows([1_000])
    let view = try rows.makeView()
    view.reloadData()
    for step in 1...200 {
      viewScrolled(view.number, Double(step) * 37, Double(step) * 16)
    }
    #expect(rows.made.count <= 5)
    #expect(view.counters.reuseRate > 0.9)
    for cell in rows.made {
      #expect(cell.shown.count - cell.emptied <= 1)
      #expect(cell.shown.count - cell.emptied >= 0)
    }
    let adopted = page.calls.filter { $0.name == "adopt" }.count
    #expect(adopted == view.counters.cellsMade)
  }

  @Test("A pass makes at most one call for its operations")
  func performsOnce() throws {
    let rows = SectionRows([300, 300])
    let view = try rows.makeView()
    view.reloadData()
    for position in stride(from: 0.0, to: 30_000, by: 777) {
      let before = performs.count
      viewScrolled(view.number, position, position)
      #expect(performs.count <= before + 1)
    }
  }

  @Test("A pinned header keeps its cell, above the rows")
  func pinsHeader() throws {
    let rows = SectionRows([1_000])
    let view = try rows.makeView()
    var events: [PinEvent] = []
    view.didChangePin = { events.append($1) }
    view.reloadData()
    let header = view.engine.liveCells[0].cell
    viewScrolled(view.number, 500, 16)
    viewScrolled(view.number, 501, 32)
    #expect(view.engine.liveCells[0].cell == header)
    #expect(view.engine.liveCells[0].frame.y == 501)
    let records = try #require(page.batches.last.flatMap(DecodedRecord.decode))
    let moved = try #require(records.first { $0.element == 0 })
    #expect(moved.pinned == 1)
    #expect(moved.zIndex == 1_024)
    #expect(events.count == 1)
    #expect(events.first?.isPinned == true)
  }

  @Test("Data that cannot be laid out leaves the view as it was")
  func keepsLastGoodState() throws {
    let rows = SectionRows([10])
    let view = try rows.makeView()
    var errors: [LayoutError] = []
    view.didFailWithLayoutError = { errors.append($0) }
    view.reloadData()
    let before = view.engine.liveCells
    let calls = performs.count
    rows.length = .infinity
    view.reloadData()
    #expect(errors == [.itemTooLong(ItemPath(section: 0, item: 0))])
    #expect(view.engine.liveCells == before)
    #expect(performs.count == calls)
    viewScrolled(view.number, 60, 16)
    #expect(view.cellForItem(at: ItemPath(section: 0, item: 1)) != nil)
  }

  @Test("A negative length is told to the view and counts as nothing")
  func tellsWarnings() throws {
    let rows = SectionRows([3])
    let view = try rows.makeView()
    var warnings: [LayoutWarning] = []
    view.didCorrect = { warnings.append($0) }
    rows.length = -1
    view.reloadData()
    let first = ItemPath(section: 0, item: 0)
    #expect(warnings == [.itemLengthsClamped(first: first, count: 3)])
    #expect(view.layout.contentLength == 30)
  }

  @Test("A data source whose counts change shows what it told at reload")
  func survivesLyingCounts() throws {
    let rows = SectionRows([100])
    let view = try rows.makeView()
    view.reloadData()
    rows.counts = [1]
    viewScrolled(view.number, 4_000, 16)
    #expect(view.indexPathsForVisibleItems.contains { $0.item == 80 })
    view.reloadData()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
    rows.counts = []
    view.reloadData()
    #expect(view.liveCellCount == 0)
    rows.counts = [-5]
    view.reloadData()
    #expect(view.indexPathsForVisibleItems.isEmpty)
  }

  @Test("A cell that shows another item already is not shown twice")
  func refusesLiveCell() throws {
    let rows = SectionRows([10])
    let view = try rows.makeView()
    var first: SectionRowCell?
    rows.answer = { view, path in
      if let first { return first }
      let cell = view.dequeueReusableCell(SectionRows.row, for: path)
      first = cell
      return cell
    }
    view.reloadData()
    #expect(view.indexPathsForVisibleItems.count == 1)
    rows.answer = nil
    viewScrolled(view.number, 1, 16)
    #expect(view.indexPathsForVisibleItems.count == 4)
  }

  @Test("A size from the page is laid out, and the first row stays")
  func resizes() throws {
    let rows = SectionRows([100])
    let view = try rows.makeView()
    view.reloadData()
    viewScrolled(view.number, 1_000, 16)
    let path = view.indexPathsForVisibleItems[0]
    let before = try #require(view.layout.frame(ofItem: path)).y - 1_000
    viewResized(view.number, 60, 300, .nan, .nan)
    let after = try #require(view.layout.frame(ofItem: path))
    #expect(after.y - view.contentOffset.y == before)
    #expect(after.width == 60)
    // A page without a size, as while it is hidden, loses nothing.
    viewResized(view.number, .nan, 300, .nan, .nan)
    #expect(view.layout.viewport == LayoutSize(width: 60, height: 300))
  }

  @Test("Scrolling to an item goes there, or as near as the content allows")
  func scrollsToItem() throws {
    let rows = SectionRows([100])
    let view = try rows.makeView()
    view.reloadData()
    view.scrollToItem(at: ItemPath(section: 0, item: 50))
    // Row 50 rests at 2,520, and the header of 20 is held above it.
    #expect(view.contentOffset.y == 2_500)
    #expect(performs.last?.numbers[3] == 2_500.0)
    view.scrollToItem(at: ItemPath(section: 0, item: 99))
    #expect(view.contentOffset.y == view.layout.contentLength - 200)
    view.scrollToItem(at: ItemPath(section: 7, item: 99))
    #expect(view.contentOffset.y == view.layout.contentLength - 200)
  }

  @Test("Cells that nobody needs go, and so do their elements")
  func trimsCells() throws {
    let rows = SectionRows([1_000])
    let view = try rows.makeView(height: 1_000)
    view.reloadData()
    viewResized(view.number, 100, 100, .nan, .nan)
    #expect(view.engine.pooledCells > 10)
    viewSettled(view.number, 60_000)
    #expect(view.engine.pooledCells == 0)
    rows.made.removeAll()
    let released = page.calls.filter { $0.name == "release" }.count
    #expect(released == view.counters.cellsDestroyed)
  }

  @Test("Numbers that stand for nothing do nothing")
  func ignoresUnknownNumbers() {
    PageRecorder.current = PageRecorder()
    viewScrolled(-1, 0, 0)
    viewScrolled(9_999, 0, 0)
    eventFired(-1, 0)
    eventFired(9_999, 0)
    timerFired(9_999)
    #expect(page.calls.isEmpty)
  }

  @Test("A fetched file reaches its receiver once")
  func fetches() throws {
    PageRecorder.current = PageRecorder()
    var received: [[UInt8]] = []
    Page.fetch("photos.bin") { received.append(Array($0.body)) }
    let call = try #require(page.calls.last)
    #expect(call.texts == ["photos.bin"])
    let receiver = Int32(call.numbers[0])
    for _ in 0..<2 {
      let bytes = allocate(3)
      bytes.copyMemory(from: [1, 2, 3] as [UInt8], byteCount: 3)
      fileFetched(receiver, 200, bytes, 3)
    }
    #expect(received == [[1, 2, 3]])
  }
}
