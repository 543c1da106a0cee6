import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The arrangements of photos")
  struct ArrangementTests {
    let stage = PhotosStage()

    private func ratio(_ item: Int) -> CGFloat {
      CGFloat(Photo(number: item).ratio)
    }

    private var menu: UIMenu? {
      stage.page.navigationItem.rightBarButtonItem?.menu
    }

    /// How many cells are seen, those on their way out included.
    private var shownCells: Int {
      stage.view.subviews.count { $0 is PhotoCell && !$0.isHidden }
    }

    /// The rows of the first photos: which stand at one height.
    private func rows(_ count: Int) throws -> [[CGRect]] {
      var rows: [[CGRect]] = []
      for item in 0..<count {
        let frame = try #require(stage.frame(item))
        if frame.minY == rows.last?[0].minY {
          rows[rows.count - 1].append(frame)
        } else {
          rows.append([frame])
        }
      }
      return rows
    }

    @Test("are four, of which justified rows are the second")
    func choices() throws {
      let titles = PhotosMode.allCases.map(\.title)
      #expect(titles == ["Waterfall", "Justified", "Flow", "List"])
      for title in titles {
        try stage.choose(title, in: "Arrangement")
        for other in titles {
          let action = menu?.action(other, in: "Arrangement")
          #expect(action?.state == (other == title ? .on : .off))
        }
        #expect((menu?.action("2", in: "Lanes") != nil) == (title == titles[0]))
        #expect(
          (menu?.action("Balanced", in: "Rows") != nil) == (title == titles[1]))
        TestClock.advance(by: 1)
        #expect(stage.wrongCells.isEmpty && stage.cells.count > 3)
      }
    }

    @Test(
      "fill lines with photos of one height, however they are broken",
      arguments: ["As they come", "Balanced", "Even heights"])
    func justified(breaking: String) throws {
      try stage.choose("Justified", in: "Arrangement")
      try stage.choose(breaking, in: "Rows")
      let rows = try rows(200).dropLast()
      var item = 0
      for row in rows {
        // 390 wide, 8 around and between, edges at pixels, two in a point.
        let gaps = 8 * CGFloat(row.count - 1)
        let widths = (item..<item + row.count).map { 1 / ratio($0) }
        let height = (374 - gaps) / widths.reduce(0, +)
        #expect(row[0].minX == 8 && row.last?.maxX == 382)
        for (frame, width) in zip(row, widths) {
          #expect(abs(frame.height - height) <= 0.5)
          #expect(abs(frame.width - height * width) <= 0.5)
        }
        item += row.count
      }
      #expect(rows.count > 30)
    }

    @Test("break rows in three ways, which differ")
    func breaking() throws {
      try stage.choose("Justified", in: "Arrangement")
      var seen: Set<[Int]> = []
      for (title, _) in PhotosOptions.breakings {
        try stage.choose(title, in: "Rows")
        seen.insert(try rows(200).map(\.count))
        #expect(menu?.action(title, in: "Rows")?.state == .on)
      }
      #expect(seen.count == 3)
    }

    @Test("have rows of about the height that is chosen")
    func rowHeight() throws {
      try stage.choose("Justified", in: "Arrangement")
      for height in PhotosOptions.rowHeights {
        try stage.choose("\(Int(height))", in: "Row height")
        let heights = try rows(400).dropLast().map { $0[0].height }
        let mean = heights.reduce(0, +) / CGFloat(heights.count)
        #expect(abs(Double(mean) / height - 1) < 0.35, "\(mean) for \(height)")
      }
    }

    @Test("come one into the other by and by, with the first photo in view")
    func animation() throws {
      stage.view.contentOffset.y = 5_000
      Display.turn()
      let first = try #require(stage.view.indexPathsForVisibleItems.min())
      try stage.choose("Justified", in: "Arrangement")
      // Those of before still go.
      #expect(shownCells > stage.cells.count)
      let top = try #require(stage.frame(first.item)).minY
      #expect(
        stage.view.contentOffset.y + stage.view.adjustedContentInset.top == top)
      TestClock.advance(by: 1)
      #expect(shownCells == stage.cells.count && stage.wrongCells.isEmpty)
      try stage.choose("List", in: "Arrangement")
      TestClock.advance(by: 1)
      #expect(stage.view.indexPathsForVisibleItems.contains(first))
    }

    @Test("stand in a stock collection view where they stand in the view")
    func stock() throws {
      try stage.choose("UICollectionView", in: "View")
      let stock = try #require(stage.page.stock)
      stock.view.contentOffset.y = 5_000
      Display.turn()
      for title in ["Justified", "Flow", "List", "Waterfall"] {
        let first = try #require(stock.view.indexPathsForVisibleItems.min())
        try stage.choose(title, in: "Arrangement")
        TestClock.advance(by: 1)
        for item in 0..<200 {
          let path = IndexPath(item: item, section: 0)
          let frame = stock.layout.layoutAttributesForItem(at: path)?.frame
          #expect(frame == stage.frame(item), "\(item) in \(title)")
        }
        #expect(stock.view.indexPathsForVisibleItems.contains(first))
      }
    }

    @Test("give tags the width of their titles, and rows that of the line")
    func titles() throws {
      try stage.choose("Flow", in: "Arrangement")
      TestClock.advance(by: 1)
      for cell in stage.cells {
        #expect(cell.caption.text == cell.photo?.title)
        let wanted = cell.caption.sizeThatFits(.zero).width
        #expect(cell.caption.frame.width >= wanted)
        #expect(cell.picture.frame.maxX < cell.caption.frame.minX)
        #expect(cell.bounds.width < 200 && cell.bounds.height < 60)
      }
      try stage.choose("Right to left")
      for cell in stage.cells {
        #expect(cell.picture.frame.minX > cell.caption.frame.maxX)
      }
      try stage.choose("List", in: "Arrangement")
      TestClock.advance(by: 1)
      #expect(stage.frame(1)?.width == 374)
      #expect(stage.cells.allSatisfy { $0.bounds.width == 374 })
    }

    @Test("put pictures before titles in a language read from the right")
    func languages() throws {
      stage.window.setLayoutDirection(.rightToLeft)
      for arrangement in ["Flow", "List"] {
        try stage.choose(arrangement, in: "Arrangement")
        TestClock.advance(by: 1)
        #expect(!stage.cells.isEmpty)
        for cell in stage.cells {
          #expect(cell.picture.frame.minX > cell.caption.frame.maxX)
        }
      }
    }

    @Test("take what comes and goes in rows")
    func changes() throws {
      try stage.choose("100", in: "Items")
      try stage.choose("Justified", in: "Arrangement")
      TestClock.advance(by: 1)
      for title in ["Insert three", "Move one", "Remove three"] {
        try stage.choose(title, in: "Change")
        TestClock.advance(by: 1)
        let photos = stage.page.photos
        for (item, photo) in photos.enumerated() {
          let frame = try #require(stage.frame(item))
          let wanted = frame.width * CGFloat(photo.ratio)
          #expect(abs(frame.height - wanted) <= 1, "\(item) after \(title)")
        }
      }
    }
  }
}
