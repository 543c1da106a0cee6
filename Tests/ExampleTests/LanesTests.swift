import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The page of lanes")
  struct LanesTests {
    let page = LanesController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let finger = Finger()

    private var view: WaterflowView { page.waterflow }

    init() {
      TestClock.reset()
      page.waterflow.now = { TestClock.now * 1_000 }
      page.waterflow.schedule = { delay, body in
        TestClock.schedule(in: delay / 1_000, body)
      }
      window.rootViewController = UINavigationController(
        rootViewController: page)
      Display.turn()
    }

    private func frame(_ item: Int) throws -> CGRect {
      try #require(
        view.frameForItem(at: IndexPath(item: item, section: 0)))
    }

    /// The tiles column by column, as their frames say.
    private func columns() throws -> [[Int]] {
      var columns: [CGFloat: [Int]] = [:]
      for item in page.tiles.indices {
        columns[try frame(item).minX, default: []].append(item)
      }
      return columns.sorted { $0.key < $1.key }.map(\.value)
    }

    private func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      Display.turn()
    }

    @Test("a tile says its row and its column")
    func places() throws {
      let columns = try columns()
      #expect(columns.count == 3)
      for (column, items) in columns.enumerated() {
        for (row, item) in items.enumerated() {
          #expect(page.place(of: item) == TilePlace(row: row, column: column))
        }
      }
      let first = try #require(view.visibleCells.first as? TileCell)
      #expect(first.label.text == "(0, 0)")
      #expect(first.accessibilityLabel == "Row 1, column 1")
    }

    @Test("a tile, which is light in the dark as well, has black text")
    func textColor() throws {
      let first = try #require(view.visibleCells.first as? TileCell)
      #expect(first.label.textColor == UIColor.black)
    }

    @Test("more come near the end, again and again, and no tile moves")
    func endless() throws {
      let before = try page.tiles.indices.map { try frame($0) }
      let count = before.count
      for _ in 0..<5 {
        scroll(to: view.contentSize.height - 900)
        TestClock.advance(by: 0.5)
      }
      #expect(page.tiles.count >= count + 240)
      #expect(view.numberOfItems(inSection: 0) == page.tiles.count)
      for (item, frame) in before.enumerated() {
        #expect(try self.frame(item) == frame)
      }
      let last = page.tiles.count - 1
      let column = try columns().firstIndex { $0.contains(last) }
      #expect(page.place(of: last).column == column)
      // Only what shows has cells.
      #expect(view.counters.cellsMade < 60)
    }

    @Test("a chosen number of lanes arranges anew, from what was in sight")
    func lanes() throws {
      scroll(to: 1_000)
      let first = try #require(view.indexPathsForVisibleItems.first)
      let menu = page.navigationItem.rightBarButtonItem?.menu
      try #require(menu?.action("5")).perform()
      Display.turn()
      #expect(try columns().count == 5)
      #expect(view.indexPathsForVisibleItems.contains(first))
      #expect(
        page.navigationItem.rightBarButtonItem?.menu?.action("5")?.state == .on)
      for case let cell as TileCell in view.visibleCells {
        let item = try #require(view.indexPath(for: cell)).item
        #expect(cell.label.text == page.place(of: item).text)
      }
    }

    @Test("where text is read from the right, column 0 is there")
    func rightToLeft() throws {
      window.setLayoutDirection(.rightToLeft)
      page.choose(laneCount: 3)
      Display.turn()
      #expect(try frame(0).maxX == 382)
      #expect(page.place(of: 0) == TilePlace(row: 0, column: 0))
      #expect(page.place(of: 1) == TilePlace(row: 0, column: 1))
      #expect(try frame(1).minX < frame(0).minX)
    }

    @Test("the title says which tile is selected")
    func selection() throws {
      #expect(page.navigationItem.title == "Lanes")
      let cell = view.visibleCells[4]
      finger.tap(
        at: cell.convert(CGPoint(x: 20, y: 20), to: nil), in: window)
      #expect(
        page.navigationItem.title == "\(page.place(of: 4).text) selected")
      #expect(cell.accessibilityTraits == [.button, .selected])
    }

    @Test("arrows go to the lane beside")
    func keys() throws {
      Keyboard.press(.keyboardRightArrow, in: window)
      Keyboard.press(.keyboardRightArrow, in: window)
      Keyboard.press(.keyboardSpacebar, in: window)
      #expect(page.navigationItem.title == "(0, 1) selected")
    }
  }
}
