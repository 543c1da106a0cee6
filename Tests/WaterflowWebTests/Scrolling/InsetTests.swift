import Testing
import WaterflowLayout

@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("A view that something covers, or that has pixels of its own")
  struct InsetTests {
    private func rows(_ count: Int, _ insets: Insets) throws -> Strip {
      let strip = try Strip(
        count: count, axis: .vertical, direction: .leftToRight)
      strip.view.contentInsets = insets
      strip.view.reloadData()
      return strip
    }

    @Test("Insets lie outside of the content, and before it at the start")
    func begins() throws {
      let insets = Insets(top: 30, left: 99, bottom: 50, right: 99)
      let strip = try rows(10, insets)
      #expect(strip.told.length == 1_000 + 30 + 50)
      #expect(strip.view.layout.contentLength == 1_000)
      #expect(strip.scrollPosition == 0)
      #expect(strip.view.contentOffset == LayoutPoint(x: 0, y: -30))
      #expect(strip.onScreen() == [0: 30, 1: 130])
    }

    @Test("The page hears of what covers the end, though no cell has moved")
    func tellsLength() throws {
      let strip = try rows(10, .zero)
      #expect(strip.told.length == 1_000)
      strip.view.contentInsets.bottom = 50
      #expect(strip.told.length == 1_050)
    }

    @Test("The page is told once where to scroll to")
    func scrollsOnce() throws {
      let strip = try rows(10, .zero)
      strip.view.scroll(to: 300)
      let told = strip.page.calls.count
      strip.scroll(to: 450)
      let later = strip.page.calls[told...].filter { $0.name == "perform" }
      #expect(!later.isEmpty && later.allSatisfy { $0.numbers[3].isNaN })
    }

    @Test("Both ends can be scrolled out from under what covers them")
    func ends() throws {
      let strip = try rows(
        10, Insets(top: 30, left: 0, bottom: 50, right: 0))
      // As far as the element goes: its length less the viewport's.
      strip.scroll(to: 1_080 - 200)
      #expect(strip.view.contentOffset.y == 1_000 - 200 + 50)
      // The last row ends where the lower cover begins, at 150.
      #expect(strip.onScreen()[9] == 50)
      strip.scroll(to: 0)
      #expect(strip.onScreen()[0] == 30)
    }

    @Test("What the page says to cover its own scroller takes no room")
    func covers() throws {
      let strip = try rows(10, .zero)
      viewResized(strip.number, 300, 200, 40, 10)
      #expect(strip.told.length == 1_000 && strip.told.shift == 0)
      #expect(strip.view.contentOffset.y == 0)
      #expect(strip.view.scrollAnchor == nil)
      strip.count = 12
      strip.view.reloadData()
      #expect(strip.view.contentOffset.y == 0)
      let item = { ItemPath(section: 0, item: $0) }
      strip.view.scrollToItem(at: item(3))
      #expect(strip.scrollPosition == 300 - 40)
      strip.view.scrollToItem(at: item(7), at: .end)
      #expect(strip.scrollPosition == 800 - 200 + 10)
      strip.view.scrollToItem(at: item(0))
      #expect(strip.scrollPosition == 0)
      strip.view.scrollToItem(at: item(11))
      #expect(strip.scrollPosition == 1_200 - 200)
      // And covers nothing once the page says nothing.
      viewResized(strip.number, 300, 200, .nan, .nan)
      strip.view.scrollToItem(at: item(3))
      #expect(strip.scrollPosition == 300)
    }

    @Test("Items are aligned inside of what covers the viewport")
    func aligns() throws {
      let strip = try rows(
        10, Insets(top: 30, left: 0, bottom: 50, right: 0))
      let path = ItemPath(section: 0, item: 5)
      strip.view.scrollToItem(at: path)
      #expect(strip.onScreen()[5] == 30)
      strip.view.scrollToItem(at: path, at: .end)
      #expect(strip.onScreen()[5] == 50)
      strip.view.scrollToItem(at: path, at: .center)
      #expect(strip.onScreen()[5] == 40)
      // The page scrolls to a place that counts from the content's edge.
      strip.view.scroll(to: -30)
      #expect(strip.scrollPosition == 0)
      strip.view.scroll(to: 1_000_000)
      #expect(strip.onScreen()[9] == 50)
    }

    @Test("Other insets keep the first uncovered item where it was below them")
    func changes() throws {
      let strip = try rows(10, .zero)
      strip.view.contentInsets.top = 40
      #expect(strip.onScreen() == [0: 40, 1: 140])
      // 220 are beyond the top, and 40 more covered: row 2 shows from -20.
      strip.scroll(to: 260)
      #expect(strip.view.contentOffset.y == 220)
      #expect(strip.onScreen() == [2: -20, 3: 80, 4: 180])
      strip.view.contentInsets.top = 10
      // Row 2 began 60 before the covered edge, and does so again.
      #expect(strip.onScreen() == [2: -50, 3: 50, 4: 150])
    }

    @Test("Right to left, the inset at the start is the right one")
    func mirrored() throws {
      let strip = try Strip(count: 10)
      strip.view.contentInsets = Insets(top: 9, left: 20, bottom: 9, right: 50)
      strip.view.reloadData()
      #expect(strip.told.length == 1_070)
      // Item 0 ends 20 before the right edge of 300.
      #expect(strip.onScreen() == [0: 180, 1: 80, 2: -20])
      #expect(strip.scrollPosition == 1_070 - 300)
      strip.scroll(to: 0)
      // The last item begins 50 behind the left edge.
      #expect(strip.onScreen() == [9: 50, 8: 150, 7: 250])
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 4), at: .end)
      #expect(strip.onScreen()[4] == 50)
      strip.view.scrollToItem(at: ItemPath(section: 0, item: 4))
      #expect(strip.onScreen()[4] == 180)
    }

    @Test("Insets that are no distances count as none")
    func badInsets() throws {
      let strip = try rows(
        10, Insets(top: -5, left: .nan, bottom: .infinity, right: 0))
      #expect(strip.told.length == 1_000)
      #expect(strip.scrollPosition == 0)
      #expect(strip.onScreen() == [0: 0, 1: 100])
    }

    @Test("Insets that are set while an update is carried out wait for its end")
    func duringUpdate() throws {
      let stage = try Stage(count: 10)
      var errors: [LayoutError] = []
      stage.view.didFailWithLayoutError = { errors.append($0) }
      stage.view.reloadData()
      stage.rows.onSize = { _ in
        stage.rows.onSize = nil
        stage.view.contentInsets.top = 30
        stage.view.contentInsets.bottom = 20
      }
      stage.rows.count = 11
      try stage.view.insertItems(at: [ItemPath(section: 0, item: 0)])
      #expect(errors.isEmpty)
      #expect(
        stage.view.contentInsets
          == Insets(top: 30, left: 0, bottom: 20, right: 0))
      #expect(stage.view.contentOffset.y == -30)
    }

    @Test("Pinned headers are held below the inset, in the page's own layer")
    func pins() throws {
      let rows = SectionRows([100])
      let view = try rows.makeView()
      view.contentInsets.top = 30
      view.reloadData()
      viewScrolled(view.number, 530, 16)
      #expect(view.contentOffset.y == 500)
      #expect(view.engine.liveCells[0].isPinned)
      #expect(view.engine.liveCells[0].frame.y == 530)
      view.scrollToItem(at: ItemPath(section: 0, item: 50))
      // Row 50 rests at 2,520, below 30 of cover and a header of 20.
      #expect(view.contentOffset.y == 2_520 - 50)
    }

    @Test("Frames are moved to the edges of the pixels that a view is given")
    func scale() throws {
      let strip = try Strip(
        count: 4, axis: .vertical, direction: .leftToRight)
      strip.length = 33.3
      strip.view.pixelScale = 2
      strip.view.reloadData()
      #expect(strip.onScreen() == [0: 0, 1: 33.5, 2: 66.5, 3: 100])
      strip.view.pixelScale = 0
      strip.view.reloadData()
      let third = try #require(strip.onScreen()[1])
      // Lengths are kept in steps of 1/1024.
      #expect(abs(third - 33.3) <= 1 / 1_024 && third != 33.5)
    }

    @Test("No more cells wait than the pool may hold")
    func poolLimit() throws {
      let strip = try rows(100, .zero)
      #expect(strip.view.reusePoolLimit == 128)
      viewResized(strip.number, 300, 2_000, .nan, .nan)
      strip.view.reusePoolLimit = 3
      viewResized(strip.number, 300, 100, .nan, .nan)
      // Twenty cells were shown, one still is, and three wait.
      #expect(strip.view.liveCellCount == 1)
      #expect(strip.view.engine.pooledCells == 3)
      #expect(strip.view.counters.cellsDestroyed == 16)
    }
  }
}
