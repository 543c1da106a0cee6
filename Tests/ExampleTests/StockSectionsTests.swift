import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The sections in a stock collection view")
  struct StockSectionsTests {
    let stage = SectionsStage()
    let stock: StockSections
    private let tail = SectionPlan.tail

    init() throws {
      try stage.choose("Stock collection view")
      stock = try #require(stage.page.stock)
      stock.layout.schedule = { TestClock.schedule(in: 0, $0) }
      Display.turn()
    }

    private func frame(_ item: Int, _ section: Int) -> CGRect? {
      stock.layout.layoutAttributesForItem(
        at: IndexPath(item: item, section: section))?.frame
    }

    private func header(_ section: Int) -> UICollectionReusableView? {
      stock.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }

    /// Where a section's header shows below the navigation bar.
    private func top(_ section: Int) -> CGFloat? {
      header(section).map {
        $0.frame.minY - stock.view.contentOffset.y
          - stock.view.adjustedContentInset.top
      }
    }

    private func scroll(to line: CGFloat) {
      stock.view.contentOffset.y = line - stock.view.adjustedContentInset.top
      Display.turn()
    }

    @Test("stand where they stand in the view")
    func frames() throws {
      #expect(!stock.view.isHidden && stage.view.isHidden)
      for (section, plan) in stage.page.sources[0].plans.enumerated() {
        for item in 0..<plan.count {
          #expect(
            frame(item, section) == stage.frame(item, section),
            "\(item) of \(plan.title)")
        }
      }
      #expect(stock.view.contentSize.height == stage.view.contentSize.height)
      try stage.choose("Content", in: "Insets from")
      #expect(frame(0, 0)?.minX == 12)
    }

    @Test("have titles that are held, panels behind, and tell of pins")
    func pins() throws {
      let title = header(0) as? StockBar<TitleCell>
      #expect(title?.content.title.text == "Highlights")
      #expect(title?.content.frame.size == title?.frame.size)
      scroll(to: 60)
      #expect(top(0) == 0)
      #expect(stage.page.bar.readout.text == "Highlights pinned")
      scroll(to: 0)
      #expect(stage.page.bar.readout.text == "Highlights rests")
      let segments = try #require(
        stage.page.navigationItem.titleView as? UISegmentedControl)
      stage.tap(segments, at: 0.9)
      #expect(stock.layout.pinMode == .stacked)
      scroll(to: try #require(frame(0, 1)).minY)
      #expect(top(0) == 0 && top(1) == 48)
      #expect(
        stock.view.subviews.contains { $0 is StockBar<PanelCell> })
    }

    @Test("turn their tabs under a finger, and keep the tab when switched")
    func turns() throws {
      let bar = try #require(frame(0, tail)).minY - 12 - 48 - 52
      scroll(to: bar + 30)
      #expect(top(tail - 1) == 0)
      stage.drag(by: -100, over: 0.08)
      TestClock.advance(by: 2)
      #expect(stock.pager.page == 1)
      #expect(stock.view.numberOfItems(inSection: tail) == 36)
      #expect(top(tail - 1) == 0)
      let tabs = header(tail - 1) as? StockBar<TabsCell>
      #expect(tabs?.content.control.selectedSegmentIndex == 1)
      stage.tap(try #require(tabs?.content.control), at: 0.9)
      TestClock.advance(by: 2)
      #expect(stock.pager.page == 2 && !stage.page.bar.onwards.isEnabled)
      try stage.choose("Stock collection view")
      #expect(stage.page.pager?.page == 2 && stock.view.isHidden)
      #expect(stage.view.numberOfItems(inSection: tail) == 30)
    }

    @Test("a tab that is out of sight comes into view to be turned")
    func comesIntoView() throws {
      stage.tap(stage.page.bar.onwards)
      TestClock.advance(by: 2)
      #expect(stock.pager.page == 1)
      #expect(stock.view.contentOffset.y > 500)
      let first = try #require(frame(0, tail))
      #expect(stock.view.bounds.intersects(first))
    }

    @Test("a tap selects one item, or several on request, in both views")
    func selection() throws {
      func tap(_ item: Int) throws {
        stage.tap(
          try #require(
            stock.view.cellForItem(at: IndexPath(item: item, section: 0))))
      }
      try tap(0)
      #expect(stage.page.bar.readout.text == "Photo 1 selected")
      try tap(1)
      #expect(stock.view.indexPathsForSelectedItems?.map(\.item) == [1])
      try stage.choose("Select several")
      try tap(0)
      #expect(stock.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
      // It goes along to the other view, and back.
      try stage.choose("Stock collection view")
      #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [0, 1])
      stage.tap(stage.view.visibleCells[0])
      try stage.choose("Stock collection view")
      #expect(stock.view.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test("rows grow with the size of text, and stay selected")
    func textSize() throws {
      let before = try #require(frame(0, 3)).height
      stage.tap(try #require(stock.view.cellForItem(at: [0, 0])))
      TextSize.choose(2)
      defer { TextSize.choose(1) }
      Display.turn()
      #expect(try #require(frame(0, 3)).height > before)
      #expect(stock.view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test("leave no keys with the view that is hidden")
    func keys() throws {
      #expect(!stage.view.isFirstResponder)
      // As after a visit to another page.
      stage.page.viewDidAppear(false)
      #expect(!stage.view.isFirstResponder)
      try stage.choose("Stock collection view")
      #expect(stage.view.isFirstResponder)
    }

    @Test("rows of their own widths stand where they stand in the view")
    func alignment() throws {
      try stage.choose("Centred", in: "Rows")
      for item in 0..<9 {
        #expect(frame(item, 3) == stage.frame(item, 3), "\(item)")
        #expect(frame(item, 3)?.midX == 195)
      }
    }

    @Test("photos come and go in batch updates, in both views")
    func changes() throws {
      let last = try #require(frame(21, 0))
      let below = try #require(frame(0, 1))
      try stage.choose("Add two", in: "Highlights")
      TestClock.advance(by: 0.5)
      #expect(stock.view.numberOfItems(inSection: 0) == 24)
      #expect(frame(21, 0) == last)
      #expect(frame(23, 0) != nil)
      #expect(try #require(frame(0, 1)).minY > below.minY)
      try stage.choose("Remove two", in: "Highlights")
      try stage.choose("Remove two", in: "Highlights")
      TestClock.advance(by: 0.5)
      #expect(stock.view.numberOfItems(inSection: 0) == 20)
      try stage.choose("Stock collection view")
      #expect(stage.view.numberOfItems(inSection: 0) == 20)
      try stage.choose("Add two", in: "Highlights")
      #expect(stage.view.numberOfItems(inSection: 0) == 22)
    }
  }
}
