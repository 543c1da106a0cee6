import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The page of updates")
  struct UpdatesTests {
    let page = UpdatesController()
    let window: UIWindow
    let finger = Finger()

    init() {
      TestClock.reset()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      page.waterflow.now = { TestClock.now * 1_000 }
      page.waterflow.schedule = { delay, body in
        TestClock.schedule(in: delay / 1_000, body)
      }
      page.schedule = { TestClock.schedule(in: $0, $1) }
      window.rootViewController = UINavigationController(
        rootViewController: page)
      Display.turn()
    }

    private var view: WaterflowView { page.waterflow }

    private func choose(_ title: String) throws {
      let menu = try #require(page.navigationItem.rightBarButtonItem?.menu)
      try #require(menu.action(title)).perform()
      TestClock.advance(by: 0.5)
    }

    private func offers(_ title: String) -> Bool {
      page.navigationItem.rightBarButtonItem?.menu?.action(title) != nil
    }

    private func show(_ scene: Int) throws {
      let control = try #require(
        page.navigationItem.titleView as? UISegmentedControl)
      let place = CGPoint(
        x: control.bounds.width * (CGFloat(scene) + 0.5) / 4,
        y: control.bounds.midY)
      finger.tap(at: control.convert(place, to: nil), in: window)
      TestClock.advance(by: 0.1)
    }

    private var count: Int { view.numberOfItems(inSection: 0) }

    private func numbers() throws -> [Int] {
      try #require(page.scene as? SnapshotScene).source.snapshot()
        .itemIdentifiers
    }

    @Test("tiles are put in another order, and taken back")
    func tiles() throws {
      #expect(try numbers() == Array(0..<600))
      #expect(!offers("Undo"))
      try choose("Shuffle")
      #expect(try numbers() != Array(0..<600))
      #expect(try numbers().sorted() == Array(0..<600))
      try choose("Sort")
      #expect(try numbers() == Array(0..<600))
      try choose("Undo")
      try choose("Undo")
      #expect(try numbers() == Array(0..<600))
      #expect(!offers("Undo"))
    }

    @Test("a tile, which is light in the dark as well, has black text")
    func textColor() throws {
      let first = try #require(view.visibleCells.first as? NumberTile)
      #expect(first.label.textColor == UIColor.black)
    }

    @Test("a tile comes and goes where it can be seen")
    func inView() throws {
      view.contentOffset.y = 3_000
      Display.turn()
      let before = try numbers()
      try choose("Insert")
      let place = try #require(try numbers().firstIndex(of: 600))
      #expect(place > 50)
      let path = IndexPath(item: place, section: 0)
      #expect(view.indexPathsForVisibleItems.contains(path))
      let cell = try #require(view.cellForItem(at: path) as? NumberTile)
      #expect(cell.label.text == "600")
      try choose("Undo")
      #expect(try numbers() == before)
      try choose("Delete")
      #expect(count == 599)
    }

    @Test("every third tile gets another height, and what is in view stays")
    func resizes() throws {
      view.contentOffset.y = 3_000
      Display.turn()
      let first = try #require(view.indexPathsForVisibleItems.first)
      let height = view.contentSize.height
      let old = try #require(view.frameForItem(at: first))
      let top = old.minY - view.contentOffset.y
      try choose("Resize")
      #expect(view.contentSize.height != height)
      let new = try #require(view.frameForItem(at: first))
      #expect(abs(new.minY - view.contentOffset.y - top) <= 1)
    }

    @Test("an update that the data has not made is refused, and says why")
    func refused() throws {
      #expect(page.notice.isHidden)
      try choose("Refused update")
      #expect(!page.notice.isHidden && page.notice.text?.isEmpty == false)
      #expect(count == 600)
    }

    @Test("a feed goes on near its end, and its posts tell their heights")
    func feed() throws {
      try show(1)
      #expect(try numbers() == Array(0..<20) + [-1, -2, -3])
      let heights = view.visibleCells.map { $0.frame.height }
      #expect(Set(heights).count > 1)
      TestClock.advance(by: 1)
      #expect(try numbers() == Array(0..<40))
      let y = view.contentOffset.y
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      Display.turn()
      #expect(try numbers().suffix(3) == [-1, -2, -3])
      TestClock.advance(by: 1)
      #expect(try numbers() == Array(0..<60))
      #expect(view.contentOffset.y > y)
      try choose("Delete")
      #expect(try numbers().count == 59)
    }

    @Test("undo takes back changes of a feed, and no page that has arrived")
    func feedUndo() throws {
      try show(1)
      // One is changed while a page is on its way, one while none is.
      try choose("Delete")
      TestClock.advance(by: 1)
      try choose("Delete")
      #expect(count == 38)
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      Display.turn()
      #expect(try numbers().suffix(3) == [-1, -2, -3])
      TestClock.advance(by: 1)
      try choose("Undo")
      #expect(count == 59)
      try choose("Undo")
      #expect(try numbers() == Array(0..<60))
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      Display.turn()
      #expect(try numbers().suffix(3) == [-1, -2, -3])
    }

    @Test("posts and the notice take the room of the text that is chosen")
    func textSize() throws {
      try show(1)
      try choose("Refused update")
      let heights = view.visibleCells.map { $0.frame.height }
      let notice = page.notice.frame.height
      TextSize.choose(2)
      defer { TextSize.choose(1) }
      Display.turn()
      // Without the 16 points around its two lines.
      #expect(abs(page.notice.frame.height - 16 - 2 * (notice - 16)) < 0.001)
      for (cell, height) in zip(view.visibleCells, heights) {
        #expect(cell.frame.height > height)
      }
    }

    @Test("a collection begins at its start, wherever the one before was")
    func begins() throws {
      for scene in [1, 3, 0] {
        view.contentOffset.y = 900
        Display.turn()
        try show(scene)
        #expect(
          view.contentOffset.y == -view.adjustedContentInset.top, "\(scene)")
      }
    }

    @Test("a chat stays at its end as messages come")
    func chat() throws {
      try show(2)
      TestClock.advance(by: 1)
      let end = {
        view.contentSize.height - view.bounds.maxY
          + view.adjustedContentInset.bottom
      }
      #expect(abs(end()) <= 1)
      for _ in 0..<3 { try choose("Insert") }
      #expect(count == 63)
      #expect(abs(end()) <= 1)
      view.contentOffset.y = 500
      Display.turn()
      try choose("Insert")
      #expect(abs(view.contentOffset.y - 500) <= 1)
    }

    @Test("a million rows change at their start")
    func millions() throws {
      try show(3)
      #expect(count == 1_000_000)
      try choose("Insert")
      #expect(count == 1_000_001)
      let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect((first as? NumberTile)?.label.text == "New 1")
      try choose("Go to the last")
      TestClock.advance(by: 2)
      #expect(
        view.indexPathsForVisibleItems.last
          == IndexPath(item: 1_000_000, section: 0))
      #expect(!offers("Shuffle"))
    }
  }
}
