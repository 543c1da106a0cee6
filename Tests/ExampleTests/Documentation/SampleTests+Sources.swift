import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

extension ExampleApp.SampleTests {
  @Test("WaterFlowLayout's photos, read from a file, stand where they stood")
  func pictures() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    [{"thumbURL": "a", "width": 400, "height": 550},
     {"thumbURL": "b", "width": 1000, "height": 665},
     {"thumbURL": "c", "width": 1024, "height": 689},
     {"thumbURL": "d", "width": 640, "height": 427}]
    """.write(to: file, atomically: true, encoding: .utf8)
    let pictures = try Picture.read(file)
    #expect(pictures.map(\.thumbURL) == ["a", "b", "c", "d"])

    let page = PicturesController()
    page.pictures = pictures
    let wall = PictureWallController()
    wall.pictures = pictures
    let windows = [show(page, width: 375), show(wall, width: 375)]
    // Two lanes of 172.5; heights of 237.19, 114.71, 116.06 and 115.09, whose
    // edges are moved to half points.
    for frame in [
      { page.layout.layoutAttributesForItem(at: $0)?.frame },
      { wall.waterflow.frameForItem(at: $0) },
    ] as [(IndexPath) -> CGRect?] {
      let photos = try frames(4, frame)
      #expect(photos.map(\.minX) == [10, 192.5, 192.5, 10])
      #expect(photos.map(\.minY) == [10, 10, 134.5, 257])
      #expect(photos.map(\.maxY) == [247, 124.5, 251, 372.5])
    }
    #expect(page.collectionView.indexPathsForVisibleItems.count == 4)
    #expect(wall.waterflow.visibleCells.count == 4)
    // The content's end is moved to no pixel: 30 + 237.1875 + 115.0898.
    #expect(abs(wall.waterflow.contentSize.height - 382.277) < 0.01)
    withExtendedLifetime(windows) {}
  }

  @Test("siqin's rows stand in the columns that they belong to")
  func columns() throws {
    let page = ColumnsController()
    let window = show(page, width: 310)
    // Lanes of 100, 5 apart; heights by (row + column) % 3, 3 apart.
    let names = try frames(6) { page.waterflow.frameForItem(at: $0) }
    #expect(names.map(\.minX) == [0, 0, 105, 210, 210, 210])
    #expect(names.map(\.minY) == [0, 103, 0, 0, 143, 246])
    #expect(names.map(\.height) == [100, 120, 120, 140, 100, 120])
    // No distance below the longest column.
    #expect(page.waterflow.contentSize.height == 366)

    page.append("Edsger", toColumn: 1)
    window.layOut()
    let new = IndexPath(item: 3, section: 0)
    #expect(
      page.waterflow.frameForItem(at: new)
        == CGRect(x: 105, y: 123, width: 100, height: 140))
    let cell = page.waterflow.cellForItem(at: new) as? ColumnCell
    #expect(cell?.label.text == "Edsger")
    #expect(page.waterflow.item(atRow: 1, lane: 1, inSection: 0) == new)
    Finger().tap(at: CGPoint(x: 150, y: 150), in: window)
    #expect(page.title == "Edsger")
  }

  @Test("FlexLayout's tabs turn by a finger, below a bar that is held")
  func tabs() throws {
    let page = ShopTabsController()
    page.waterflow.now = { TestClock.now * 1_000 }
    page.waterflow.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    let window = show(page, width: 300, height: 200)
    let pager = try #require(page.pager)
    let items = try frames(
      3, { page.waterflow.frameForItem(at: $0) }, section: 1)
    #expect(items.map(\.minX) == [0, 150, 0])
    #expect(items.map(\.minY) == [40, 40, 120])
    page.waterflow.contentOffset.y = 500
    window.layOut()
    #expect(page.waterflow.headerView(forSection: 0)?.frame.minY == 500)

    drag(
      from: CGPoint(x: 250, y: 150), by: CGVector(dx: -200, dy: 0), in: window)
    #expect(pager.page == 1 && page.title == "Tab 1")
    // Another tab, with a place of its own, below the bar.
    let second = page.waterflow.frameForItem(at: IndexPath(item: 0, section: 1))
    #expect(second?.height == 90)
    #expect(page.waterflow.contentOffset.y == 0)
    pager.turn(to: 0, animated: false)
    #expect(page.waterflow.contentOffset.y == 500)
  }

  private func kinds() -> (KindsController, UIWindow) {
    let page = KindsController()
    page.table.now = { TestClock.now * 1_000 }
    page.table.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    return (page, show(page, width: 320))
  }

  /// What the rows say, and their colours.
  private func rows(_ page: KindsController) -> [(String?, UIColor?)] {
    page.table.visibleCells.compactMap { $0 as? KindCell }
      .map { ($0.label.text, $0.contentView.backgroundColor) }
  }

  private func drag(
    from start: CGPoint, by distance: CGVector, in window: UIWindow
  ) {
    let finger = Finger()
    finger.down(at: start, in: window)
    finger.move(
      to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy),
      over: 0.5)
    TestClock.advance(by: 0.2)
    finger.up()
    TestClock.advance(by: 1)
  }

  @Test("DZTableView's rows are pulled, created, tapped and swiped away")
  func table() throws {
    let (page, window) = kinds()
    let heights = try frames(4) { page.table.frameForItem(at: $0) }
    #expect(heights.map(\.minY) == [0, 44, 88, 132])
    let colours = rows(page).map(\.1)
    #expect(Set(colours).count == 4)

    drag(
      from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: 160), in: window)
    let names = ["New kind", "Work", "Sleep", "Sport", "Food"]
    #expect(rows(page).map(\.0) == names)
    // Colours stay at their places, and a program's selection is not told.
    #expect(rows(page).map(\.1).prefix(4) == colours[...])
    #expect(page.table.indexPathsForSelectedItems == [[0, 0]])
    #expect(page.title == nil)
    #expect(page.table.contentOffset.y == 0)

    Finger().tap(at: CGPoint(x: 160, y: 110), in: window)
    #expect(page.title == "Sleep")
    drag(from: CGPoint(x: 10, y: 66), by: CGVector(dx: 150, dy: 0), in: window)
    #expect(page.table.indexPathForOpenSwipeActions == [0, 1])
    #expect(page.kinds.count == 5)
    page.table.closeSwipeActions()
    TestClock.advance(by: 1)
    drag(from: CGPoint(x: 10, y: 66), by: CGVector(dx: 300, dy: 0), in: window)
    #expect(page.kinds == ["New kind", "Sleep", "Sport", "Food"])
    #expect(rows(page).map(\.1) == colours)
    // The selection has gone along.
    #expect(page.table.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("a table that is short and does not always bounce cannot be pulled")
  func bounce() {
    let (page, window) = kinds()
    page.table.alwaysBounceVertical = false
    drag(
      from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: 160), in: window)
    #expect(page.kinds.count == 4 && page.table.contentOffset.y == 0)
  }
}
