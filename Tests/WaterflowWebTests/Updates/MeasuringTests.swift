import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("Lengths that become known late")
  struct MeasuringTests {
    private func path(_ item: Int) -> ItemPath {
      ItemPath(section: 0, item: item)
    }

    /// Rows estimated at 50 points that need another length.
    private func stage(_ length: Double) throws -> Stage {
      let stage = try Stage(count: 100)
      stage.view.measuresCells = true
      stage.rows.style = SectionStyle(mode: .list, estimatesLengths: true)
      stage.page.sizeOfCell = { _, isFree, size in
        #expect(!isFree)
        return LayoutSize(width: size.width, height: length)
      }
      return stage
    }

    @Test("All cells of a pass are measured in one call")
    func oneCall() throws {
      let stage = try stage(80)
      stage.view.reloadData()
      let measures = stage.page.calls.filter { $0.name == "measure" }
      #expect(measures.map { $0.numbers[0] } == [4])
      #expect(stage.view.layout.frame(ofItem: path(3))?.y == 240)
      #expect(stage.view.layout.frame(ofItem: path(3))?.height == 80)
      #expect(stage.view.layout.frame(ofItem: path(4))?.height == 50)
    }

    @Test("In a flow both directions of a cell are free")
    func flow() throws {
      let stage = try Stage(count: 10)
      stage.view.measuresCells = true
      stage.rows.style = SectionStyle(mode: .flow(), estimatesLengths: true)
      stage.page.sizeOfCell = { _, isFree, _ in
        #expect(isFree)
        return LayoutSize(width: 70, height: 30)
      }
      stage.view.reloadData()
      let frame = try #require(stage.view.layout.frame(ofItem: path(0)))
      #expect(frame.width == 70 && frame.height == 30)
    }

    @Test("Estimates stay where nobody asks for measuring")
    func notAskedFor() throws {
      let stage = try stage(80)
      stage.view.measuresCells = false
      stage.view.reloadData()
      viewScrolled(stage.number, 1_000, 200)
      #expect(!stage.page.calls.contains { $0.name == "measure" })
      #expect(!stage.page.calls.contains { $0.name == "requestFrame" })
      #expect(stage.view.layout.contentLength == 5_000)
    }

    @Test("What comes in after that waits for the next frame")
    func nextFrame() throws {
      let stage = try stage(20)
      stage.view.reloadData()
      #expect(stage.page.calls.filter { $0.name == "measure" }.count == 1)
      let frame = try #require(stage.last("requestFrame"))
      #expect(
        stage.page.calls.filter { $0.name == "requestFrame" }.count == 1)
      timerFired(Int32(frame[0]))
      #expect(stage.page.calls.filter { $0.name == "measure" }.count == 2)
      #expect(stage.view.layout.frame(ofItem: path(5))?.height == 20)
    }

    @Test("In a frame that was laid out already nothing is measured")
    func refusal() throws {
      let stage = try stage(80)
      stage.page.canMeasure = false
      stage.view.reloadData()
      #expect(!stage.page.calls.contains { $0.name == "measure" })
      let frame = try #require(stage.last("requestFrame"))
      stage.page.canMeasure = true
      timerFired(Int32(frame[0]))
      #expect(stage.page.calls.filter { $0.name == "measure" }.count == 1)
      #expect(stage.view.layout.frame(ofItem: path(0))?.height == 80)
    }

    @Test("Rows that come in above grow upwards")
    func growingUpwards() throws {
      let stage = try stage(50)
      stage.view.reloadData()
      viewScrolled(stage.number, 2_000, 200)
      viewScrolled(stage.number, 2_400, 400)
      stage.page.sizeOfCell = { _, _, size in
        LayoutSize(width: size.width, height: 70)
      }
      let seen = path(48)
      let before = try #require(stage.view.layout.frame(ofItem: seen)).y
      let offset = stage.view.contentOffset.y
      // Rows 46 and 47 come in, of which nobody has seen the length.
      viewScrolled(stage.number, 2_300, 600)
      let after = try #require(stage.view.layout.frame(ofItem: seen)).y
      #expect(after - before == 40)
      #expect(stage.view.contentOffset.y - offset == 40 - 100)
    }

    @Test("A late size keeps what is in view and is not measured again")
    func lateSize() throws {
      let stage = try stage(50)
      stage.view.reloadData()
      viewScrolled(stage.number, 1_000, 200)
      viewSettled(stage.number, 400)
      stage.view.setSizes([
        (path(0), ItemSize(width: 0, height: 90)),
        (path(1), ItemSize(width: 0, height: 10)),
      ])
      #expect(stage.view.contentOffset.y == 1_000)
      stage.view.setSize(ItemSize(width: 0, height: 75), forItemAt: path(2))
      #expect(stage.view.contentOffset.y == 1_025)
      #expect(stage.last("perform")?[3] == 1_025)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      stage.view.setSize(
        ItemSize(width: 0, height: .infinity), forItemAt: path(3))
      stage.view.setSize(ItemSize(width: 0, height: 1), forItemAt: path(100))
      #expect(
        errors == [.itemTooLong(path(3)), .noSuchItem(path(100), count: 100)])
      #expect(stage.view.contentOffset.y == 1_025)
    }

    @Test("At its end a view stays there while rows come and grow")
    func keptEnd() throws {
      let stage = try stage(60)
      stage.view.anchorsToEnd = true
      stage.view.reloadData()
      for _ in 0..<5 {
        guard
          let frame = stage.page.calls.last(where: {
            $0.name == "requestFrame"
          })
        else { break }
        timerFired(Int32(frame.numbers[0]))
      }
      let height = stage.view.layout.viewport.height
      func isAtEnd() -> Bool {
        stage.view.contentOffset.y
          == stage.view.layout.contentLength - height
      }
      #expect(isAtEnd())
      #expect(stage.visibleRows.last == 99)
      stage.rows.count = 101
      try stage.view.insertItems(at: [path(100)])
      #expect(isAtEnd())
      #expect(stage.visibleRows.last == 100)
      viewResized(stage.number, 300, 120, .nan, .nan)
      #expect(
        stage.view.contentOffset.y == stage.view.layout.contentLength - 120)
    }

    @Test("The end is told to be near once for each number of rows")
    func nearEnd() throws {
      let stage = try Stage(count: 100)
      var told = 0
      stage.view.nearEndLength = 500
      stage.view.didComeNearEnd = { _ in told += 1 }
      stage.view.reloadData()
      #expect(told == 0)
      viewScrolled(stage.number, 4_400, 200)
      viewScrolled(stage.number, 4_500, 400)
      #expect(told == 1)
      stage.rows.count = 110
      try stage.view.insertItems(at: (100..<110).map { path($0) })
      #expect(told == 1)
      viewScrolled(stage.number, 5_200, 600)
      #expect(told == 2)
    }

    @Test("Rows that come next are announced, and taken back on a turn")
    func prefetching() throws {
      let stage = try Stage(count: 100)
      var announced: [Int] = []
      var cancelled: [Int] = []
      stage.view.prefetchLength = 100
      stage.view.prefetchItemsAt = { _, paths in announced += paths.map(\.item)
      }
      stage.view.cancelPrefetchingForItemsAt = { _, paths in
        cancelled += paths.map(\.item)
      }
      stage.view.reloadData()
      viewScrolled(stage.number, 520, 200)
      #expect(announced.suffix(2) == [14, 15])
      viewScrolled(stage.number, 420, 400)
      #expect(cancelled.contains(15))
      #expect(announced.suffix(2) == [6, 7])
    }

    @Test("Who is told late hears of an end that is near without a scroll")
    func lateEnd() throws {
      let stage = try Stage(count: 3)
      stage.view.reloadData()
      var told = 0
      stage.view.didComeNearEnd = { _ in told += 1 }
      let frame = try #require(stage.last("requestFrame"))
      timerFired(Int32(frame[0]))
      stage.view.reconfigureItems(at: [ItemPath(section: 0, item: 0)])
      #expect(told == 1)
    }

    @Test("Who is told late, or in place of another, hears of all that come")
    func anotherPrefetcher() throws {
      let stage = try Stage(count: 100)
      stage.view.prefetchLength = 100
      stage.view.reloadData()
      var cancelled: [Int] = []
      stage.view.cancelPrefetchingForItemsAt = { _, paths in
        cancelled += paths.map(\.item)
      }
      for _ in 0..<2 {
        var announced: [Int] = []
        stage.view.prefetchItemsAt = { announced += $1.map(\.item) }
        let frame = try #require(stage.last("requestFrame"))
        timerFired(Int32(frame[0]))
        #expect(announced == [4, 5])
      }
      #expect(cancelled == [])
    }
  }
}
