import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Scrolling the UIKit view to an item", .serialized)
struct ScrollToItemTests {
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test(
    "An item stands where it is asked to",
    arguments: [
      (50, WaterflowView.ScrollPosition.start, 2_500.0),
      (50, .center, 2_425), (50, .end, 2_350), (50, .nearest, 2_350),
      (1, .nearest, 50), (3, .nearest, 100), (0, .end, 0),
      (99, .start, 4_800),
    ])
  func aligns(
    item: Int, position: WaterflowView.ScrollPosition, expected: Double
  ) {
    let stage = Stage(Content([100]))
    stage.scroll(to: 100)
    stage.view.scrollToItem(at: path(item), at: position, animated: false)
    #expect(stage.view.contentOffset.y == CGFloat(expected))
  }

  @Test("Held bars and a safe area do not cover the item")
  func bars() {
    let content = Content([100])
    content.look.headerLength = 30
    content.look.pinsHeader = true
    content.look.footerLength = 20
    content.look.pinsFooter = true
    let stage = Stage(
      content,
      safeArea: UIEdgeInsets(top: 15, left: 0, bottom: 5, right: 0))
    stage.view.scrollToItem(at: path(50), at: .start, animated: false)
    stage.window.layOut()
    let header = stage.view.headerView(forSection: 0)?.frame
    let item = stage.view.cellForItem(at: path(50))?.frame
    #expect(header?.maxY == item?.minY)
    #expect(header?.minY == stage.view.contentOffset.y + 15)
    stage.view.scrollToItem(at: path(50), at: .end, animated: false)
    stage.window.layOut()
    let footer = stage.view.footerView(forSection: 0)?.frame
    #expect(footer?.minY == stage.view.cellForItem(at: path(50))?.frame.maxY)
    #expect(footer?.maxY == stage.view.contentOffset.y + 195)
  }

  @Test("Animated scrolling passes through and arrives")
  func animated() {
    let stage = Stage(Content([100]))
    stage.view.scrollToItem(at: path(60), at: .start, animated: true)
    TestClock.advance(by: 0.1)
    let halfway = stage.view.contentOffset.y
    #expect(halfway > 0 && halfway < 3_000)
    #expect(
      stage.view.indexPathsForVisibleItems.first?.item == Int(halfway / 50))
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 3_000)
    #expect(stage.view.indexPathsForVisibleItems.first == path(60))
  }

  @Test("A fling ends where a program goes", arguments: [false, true])
  func fling(isAnimated: Bool) {
    let stage = Stage(Content([1_000]))
    stage.finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 20), over: 0.05)
    stage.finger.up()
    #expect(stage.view.isDecelerating)
    stage.view.scrollToItem(at: path(400), at: .start, animated: isAnimated)
    #expect(!stage.view.isDecelerating)
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == 20_000)
  }

  @Test("Who has the view stay where it is stops it")
  func stays() {
    let stage = Stage(Content([100]))
    stage.view.scrollToItem(at: path(60), at: .start, animated: true)
    TestClock.advance(by: 0.1)
    let place = stage.view.contentOffset
    stage.view.setContentOffset(place, animated: false)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset == place)
  }

  @Test("There is nowhere to scroll for an item that does not exist")
  func missing() {
    let stage = Stage(Content([100]))
    stage.scroll(to: 700)
    for path in [
      path(100), path(-1), IndexPath(item: 0, section: 3), IndexPath(),
    ] {
      stage.view.scrollToItem(at: path, at: .start, animated: false)
    }
    #expect(stage.view.contentOffset.y == 700)
  }

  @Test("A displaced tail is seen and hit where it is shown")
  func sectionDisplacement() {
    let content = Content([4, 50])
    let stage = Stage(content)
    stage.scroll(to: 100)
    stage.view.sectionDisplacement = WaterflowSectionDisplacement(
      firstSection: 1, offset: CGPoint(x: -40, y: 0))
    stage.window.layOut()
    #expect(
      stage.view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: -40, y: 200, width: 100, height: 50))
    #expect(
      stage.view.cellForItem(at: path(3))?.frame
        == CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 70, y: 220)) == nil)
    #expect(
      stage.view.frameForItem(at: IndexPath(item: 0, section: 1))
        == CGRect(x: 0, y: 200, width: 100, height: 50))
    stage.view.sectionDisplacement = nil
    stage.window.layOut()
    #expect(
      stage.view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 200, width: 100, height: 50))
  }
}
