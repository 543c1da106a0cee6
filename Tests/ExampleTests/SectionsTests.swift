import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The page of sections")
  struct SectionsTests {
    let stage = SectionsStage()
    /// A header's height: a line of 17 and one of 13 points, 1.2 times each, and
    /// 6 above and below, rounded up.
    let headerHeight: CGFloat = 48
    /// A footer's: without the line of 13.
    let footerHeight: CGFloat = 33

    /// Where a section's header rests: above its first item and 12 points.
    private func start(_ section: Int) throws -> CGFloat {
      try #require(stage.frame(0, section)).minY - 12 - headerHeight
    }

    @Test("each section has its arrangement")
    func arrangements() throws {
      // A waterfall: two lanes of at least 130; the fifth item spans both.
      #expect(stage.frame(0, 0)?.width == 177)
      #expect(stage.frame(1, 0)?.minX == 201)
      #expect(stage.frame(4, 0)?.width == 366)
      // A justified flow: full lines end at the inset.
      let sheet = try (0..<20).map { try #require(stage.frame($0, 1)) }
      #expect(sheet.allSatisfy { $0.height == 96 })
      let lines = Dictionary(grouping: sheet, by: \.minY)
      #expect(lines.count > 3)
      for (top, line) in lines where top != sheet.last?.minY && line.count > 1 {
        #expect(line.map(\.maxX).max() == 378)
      }
      // A list: rows as wide as the section.
      let rows = try (0..<9).map { try #require(stage.frame($0, 3)) }
      #expect(rows.allSatisfy { $0.width == 366 && $0.minX == 12 })
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(row.maxY == next.minY)
      }
      #expect(try start(1) > 0)
    }

    @Test("a header is pushed out, piles up or waits, as the segments say")
    func pinModes() throws {
      let segments = try #require(
        stage.page.navigationItem.titleView as? UISegmentedControl)
      #expect(segments.selectedSegmentIndex == 0)
      stage.tap(segments, at: 0.5)
      #expect(stage.view.pinMode == .section)
      let end = try start(1)
      // The bar of a section's footer is the last thing before its end.
      stage.scroll(to: end - footerHeight - 10)
      #expect(stage.header(0) == 10 - headerHeight)

      let laidOut = stage.view.counters.itemsLaidOut
      stage.tap(segments, at: 0.9)
      #expect(stage.view.pinMode == .stacked)
      #expect(stage.header(0) == 0)
      stage.scroll(to: end + 100)
      #expect(stage.header(0) == 0)
      #expect(stage.header(1) == headerHeight)

      stage.tap(segments, at: 0.1)
      #expect(stage.view.pinMode == .untilNext)
      #expect(stage.header(0) == nil && stage.header(1) == 0)
      // The third section does not pin: the second one's header stays.
      stage.scroll(to: try start(2) + 60)
      #expect(stage.header(1) == 0)
      stage.tap(segments, at: 0.5)
      #expect(stage.view.pinMode == .section)
      #expect(stage.header(1) == nil)
      #expect(stage.view.counters.itemsLaidOut == laidOut)
    }

    @Test("the readout tells what pinned and what rests")
    func pinEvents() throws {
      #expect(stage.page.bar.readout.text == nil)
      stage.scroll(to: 20)
      #expect(stage.page.bar.readout.text == "Highlights pinned")
      stage.scroll(to: 0)
      #expect(stage.page.bar.readout.text == "Highlights rests")
      stage.scroll(to: try start(1) + 20)
      #expect(stage.page.bar.readout.text == "Contact sheet pinned")
    }

    @Test("footers pin on request")
    func footers() throws {
      let bottom = { (stage: SectionsStage) in
        stage.view.bounds.maxY - stage.view.adjustedContentInset.bottom
      }
      #expect(stage.view.footerView(forSection: 0) == nil)
      try stage.choose("Pin footers")
      let footer = try #require(stage.view.footerView(forSection: 0))
      #expect(footer.frame.maxY == bottom(stage))
      // Every footer further down is held; that of the last one is told last.
      #expect(stage.page.bar.readout.text == "End of Index pinned")
      #expect((footer as? TitleCell)?.title.text == "End of Highlights")
    }

    @Test("sections with a background have a panel behind their items")
    func backgrounds() throws {
      let top = try start(1)
      stage.scroll(to: top)
      let panels = stage.view.subviews.filter {
        $0 is PanelCell && !$0.isHidden
      }
      let panel = try #require(panels.first)
      #expect(panels.count == 1)
      #expect(panel.frame.minY == top + headerHeight)
      #expect(panel.frame.minX == 4 && panel.frame.maxX == 386)
      let views = stage.view.subviews.filter { !$0.isHidden }
      #expect(views.first === panel)
    }

    @Test("insets are measured from the safe area, the content or the margins")
    func insetReference() throws {
      stage.window.rotate(
        to: CGSize(width: 844, height: 390),
        safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      #expect(stage.frame(0, 0)?.minX == 59)
      #expect(stage.frame(0, 3)?.maxX == 785)
      // Headers span everything; their text keeps clear of the notch.
      let header = try #require(
        stage.view.headerView(forSection: 0) as? TitleCell)
      #expect(header.frame.width == 844)
      #expect(header.title.frame.minX >= 47)
      try stage.choose("Content", in: "Insets from")
      #expect(stage.frame(0, 0)?.minX == 12)
      try stage.choose("Margins", in: "Insets from")
      #expect(stage.frame(0, 0)?.minX == 67)
    }

    @Test("a tap selects one item, or several on request")
    func selection() throws {
      let cells = stage.view.visibleCells
      stage.tap(cells[0])
      #expect(stage.page.bar.readout.text == "Photo 1 selected")
      stage.tap(cells[1])
      #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [1])
      try stage.choose("Select several")
      // Nothing is read anew for that.
      #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [1])
      stage.tap(cells[0])
      #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [0, 1])
    }

    @Test("rows fill the width, or keep their own at a side or in the middle")
    func alignment() throws {
      let widths = [51, 1_000].map { RowCell.width(for: Photo(number: $0)) }
      #expect(widths[0] < widths[1])
      #expect(stage.frame(0, 3)?.width == 366)
      let width = widths[0]
      for (title, left) in [
        ("Leading", 12), ("Centred", 195 - width / 2),
        ("Trailing", 378 - width),
      ] {
        try stage.choose(title, in: "Rows")
        #expect(stage.frame(0, 3)?.width == width, "\(title)")
        #expect(
          try abs(#require(stage.frame(0, 3)).minX - left) < 0.5, "\(title)")
      }
      stage.scroll(to: try #require(stage.frame(0, 3)).minY - 100)
      let row = try #require(
        stage.view.cellForItem(at: IndexPath(item: 0, section: 3)) as? RowCell)
      row.layoutIfNeeded()
      #expect(row.title.frame.maxX <= width)
    }

    @Test("rows are the app's own cells, and are used again")
    func ownCells() throws {
      let top = try #require(stage.frame(0, 3)).minY
      func rows() -> [RowCell] {
        stage.view.visibleCells.compactMap { $0 as? RowCell }
      }
      stage.scroll(to: top - 100)
      let made = rows()
      #expect(made.count == 9)
      #expect(made.allSatisfy { $0.reuseIdentifier == "row" })
      stage.scroll(to: 0)
      #expect(rows().isEmpty)
      stage.scroll(to: top - 100)
      #expect(
        Set(rows().map(ObjectIdentifier.init))
          == Set(made.map(ObjectIdentifier.init)))
      #expect(rows().allSatisfy { !$0.isHidden })
    }

    @Test("a tap on a title goes to its first item")
    func title() throws {
      let header = try #require(stage.view.headerView(forSection: 0))
      stage.scroll(to: 100)
      stage.tap(header, at: 0.3)
      TestClock.advance(by: 1)
      let first = try #require(stage.frame(0, 0)).minY
      let line =
        stage.view.contentOffset.y + stage.view.adjustedContentInset.top
      #expect(line == first - headerHeight)
    }

    @Test("keys move the focus, and select")
    func keys() throws {
      #expect(stage.view.isFirstResponder)
      Keyboard.press(.keyboardRightArrow, in: stage.window)
      Keyboard.press(.keyboardRightArrow, in: stage.window)
      Keyboard.press(.keyboardSpacebar, in: stage.window)
      #expect(stage.page.bar.readout.text == "Photo 2 selected")
    }

    @Test("cells, titles and segments are read in their order")
    func reading() throws {
      let read = ScreenReader.elements(in: stage.view)
      #expect(
        read.prefix(2).map(\.accessibilityLabel) == [
          "Highlights, Waterfall, some span two lanes",
          stage.view.visibleCells[0].accessibilityLabel,
        ])
      #expect(read[0].accessibilityTraits == .header)
      #expect(read[1].accessibilityTraits == .button)
      stage.scroll(
        to: try #require(stage.frame(0, SectionPlan.tail)).minY - 200)
      let segments = try #require(stage.segments)
      #expect(segments.superview?.superview?.isAccessibilityElement == false)
    }

    @Test("rows grow with the size of text, and stay selected")
    func textSize() throws {
      let before = try #require(stage.frame(0, 3)).height
      #expect(before == 51)  // 17 and 12 points, 1.2 times each, and 2 * 8.
      let width = RowCell.width(for: Photo(number: 51))
      stage.tap(stage.view.visibleCells[0])
      TextSize.choose(2)
      defer { TextSize.choose(1) }
      Display.turn()
      #expect(stage.frame(0, 3)?.height == 86)
      #expect(RowCell.width(for: Photo(number: 51)) > 1.5 * width)
      #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
    }
  }
}
