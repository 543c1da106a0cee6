import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Work of the UIKit view", .serialized)
struct WorkTests {
  @Test("Scrolling lays nothing out and asks for no size, pinned or displaced")
  func scrolling() {
    let content = Content([500, 500, 500])
    content.look.headerLength = 30
    content.look.pinsHeader = true
    let stage = Stage(content)
    #expect(stage.view.counters.itemsLaidOut == 1_500)
    #expect(content.heightsAsked == 1_500)
    stage.finger.down(at: CGPoint(x: 50, y: 150), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 20), over: 0.05)
    stage.finger.up()
    TestClock.advance(by: 2)
    stage.view.sectionDisplacement = WaterflowSectionDisplacement(
      firstSection: 1, offset: CGPoint(x: -20, y: 0))
    for position in stride(from: 0, to: 75_000, by: 700) {
      stage.scroll(to: CGFloat(position))
    }
    stage.view.pinMode = .untilNext
    stage.window.layOut()
    #expect(stage.view.counters.itemsLaidOut == 1_500)
    #expect(content.heightsAsked == 1_500)
    #expect(stage.view.counters.passes > 100)
  }

  @Test("A layout in which nothing has changed takes no pass")
  func quiet() {
    let stage = Stage(Content([100]))
    let before = stage.view.counters
    stage.view.setNeedsLayout()
    stage.window.layOut()
    #expect(stage.view.counters.operations == before.operations)
    #expect(stage.view.counters.passes == before.passes)
  }

  @Test(
    "Scales that are none count as 0, and read the data no more than that",
    arguments: [CGFloat.nan, -1, .infinity, 2_097_152])
  func noScale(_ scale: CGFloat) {
    let content = Content([100])
    let stage = Stage(content)
    stage.view.pixelScale = scale
    for position in [0, 300, 600] { stage.scroll(to: CGFloat(position)) }
    #expect(content.heightsAsked == 100)
  }

  @Test("Several changes before a layout read the data once")
  func coalesces() {
    let content = Content([100])
    let stage = Stage(content)
    stage.view.reloadData()
    stage.view.reloadData()
    stage.view.scrollDirection = .horizontal
    stage.view.scrollDirection = .vertical
    stage.view.minimumContentLength = 9_000
    #expect(content.heightsAsked == 100)
    stage.window.layOut()
    #expect(content.heightsAsked == 200)
    #expect(stage.view.contentSize == CGSize(width: 100, height: 9_000))
  }

  @Test("Frames are known at once after a reload, without a layout pass")
  func loadsWhenAsked() {
    let content = Content([2])
    let stage = Stage(content)
    content.counts = [7, 3]
    stage.view.reloadData()
    #expect(stage.view.numberOfSections == 2)
    #expect(stage.view.numberOfItems(inSection: 0) == 7)
    #expect(stage.view.numberOfItems(inSection: 5) == 0)
    #expect(
      stage.view.frameForItem(at: IndexPath(item: 2, section: 1))
        == CGRect(x: 0, y: 450, width: 100, height: 50))
    #expect(stage.view.frameForItem(at: IndexPath(item: 3, section: 1)) == nil)
    #expect(stage.view.frameForItem(at: IndexPath(indexes: [1])) == nil)
  }

  @Test("A million heights in one piece")
  func million() {
    let content = Heights(Array(repeating: 40, count: 1_000_000))
    let stage = Stage(content)
    #expect(stage.view.contentSize.height == 40_000_000)
    let last = IndexPath(item: 999_999, section: 0)
    stage.view.scrollToItem(at: last, at: .end, animated: false)
    stage.window.layOut()
    #expect(stage.view.indexPathsForVisibleItems.last == last)
    #expect(content.heightsAsked == 0)
    #expect(stage.seen.count == 5)
  }

  /// A view's second class of errors: pieces of another length.
  @Test("Heights for another number of items are refused, the rest stays")
  func wrongPiece() {
    let content = Heights([40, 50])
    let stage = Stage(content)
    content.counts = [3]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(
      content.errors
        == [.itemCountMismatch(section: 0, expected: 3, actual: 2)])
    #expect(stage.seen.count == 2)
    #expect(stage.view.contentSize.height == 90)
  }
}
