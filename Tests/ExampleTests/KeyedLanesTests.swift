import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("Tiles whose data says their rows and columns")
  struct KeyedLanesTests {
    let page = LanesController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private var view: WaterflowView { page.waterflow }

    init() throws {
      TestClock.reset()
      page.waterflow.now = { TestClock.now * 1_000 }
      page.waterflow.schedule = { delay, body in
        TestClock.schedule(in: delay / 1_000, body)
      }
      window.rootViewController = UINavigationController(
        rootViewController: page)
      Display.turn()
      try choose("By row and column")
    }

    private func choose(_ title: String) throws {
      let menu = page.navigationItem.rightBarButtonItem?.menu
      try #require(menu?.action(title)).perform()
      Display.turn()
    }

    /// Tiles that do not stand where the data says, each below the one of the
    /// row before.
    private func misplaced() throws -> [Int] {
      let data = try #require(page.columns)
      let width =
        (390 - 8 * CGFloat(page.laneCount + 1))
        / CGFloat(page.laneCount)
      var items: [Int] = []
      var item = 0
      for (column, tiles) in data.columns.enumerated() {
        var top: CGFloat = 8
        for (row, tile) in tiles.enumerated() {
          let frame = view.frameForItem(at: IndexPath(item: item, section: 0))
          let left = 8 + CGFloat(column) * (width + 8)
          if let frame, abs(frame.minX - left) < 1,
            abs(frame.minY - top) < 1, data[item] == tile,
            page.place(of: item) == TilePlace(row: row, column: column)
          {
            top = frame.maxY + 8
          } else {
            items.append(item)
          }
          item += 1
        }
      }
      return items
    }

    @Test("stand there, however long their columns get")
    func places() throws {
      #expect(page.columns?.columns.map(\.count) == [20, 21, 20])
      #expect(view.numberOfItems(inSection: 0) == 61)
      #expect(try misplaced() == [])
      let last = try #require(
        view.item(atRow: 20, lane: 1, inSection: 0))
      #expect(last.item == 40)
      // By length another order would come of it.
      let ends = [19, 40, 60].compactMap {
        view.frameForItem(at: IndexPath(item: $0, section: 0))?.maxY
      }
      #expect(try #require(ends.max()) - #require(ends.min()) > 200)
    }

    @Test("more rows come to each column's end, and the others stay")
    func endless() throws {
      for _ in 0..<3 {
        view.contentOffset.y = view.contentSize.height - 900
        Display.turn()
        TestClock.advance(by: 0.5)
      }
      #expect(
        try #require(page.columns).columns.map(\.count) == [80, 84, 80])
      #expect(try misplaced() == [])
      for case let cell as TileCell in view.visibleCells {
        let item = try #require(view.indexPath(for: cell)).item
        #expect(cell.label.text == page.columns?.place(of: item).text)
      }
    }

    @Test("other numbers of lanes are other columns, and lengths choose again")
    func switches() throws {
      try choose("5")
      #expect(page.columns?.columns.count == 5)
      #expect(try misplaced() == [])
      let menu = page.navigationItem.rightBarButtonItem?.menu
      #expect(menu?.action("By row and column")?.state == .on)
      try choose("By row and column")
      #expect(page.columns == nil && page.laneCount == 5)
      #expect(view.numberOfItems(inSection: 0) == 60)
      #expect(page.place(of: 4) == TilePlace(row: 0, column: 4))
    }
  }
}
