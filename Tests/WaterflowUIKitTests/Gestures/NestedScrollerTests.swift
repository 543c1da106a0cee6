import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Gestures of the UIKit view beside a scroller in a cell", .serialized)
struct NestedScrollerTests {
  private let stage = SwipeStage()
  private let scroller = UIScrollView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 60))

  init() throws {
    let cell = try #require(stage.view.cellForItem(at: stage.path(2)))
    scroller.contentSize = CGSize(width: 800, height: 60)
    cell.contentView.addSubview(scroller)
    stage.stage.window.layOut()
  }

  @Test("It scrolls, and nothing is swiped", arguments: [0, 0.2])
  func scrolls(over seconds: TimeInterval) {
    stage.drag(2, from: 300, to: 200, over: seconds)
    #expect(scroller.contentOffset.x == 90)
    #expect(stage.place(2) == 0)
    stage.finger.up()
    TestClock.advance(by: 3)
    #expect(stage.isTidy && stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("At its end it bounces", arguments: [0, 0.2])
  func bounces(over seconds: TimeInterval) {
    scroller.contentOffset.x = 400
    stage.drag(2, from: 300, to: 200, over: seconds)
    #expect(scroller.contentOffset.x > 400 && stage.place(2) == 0)
    stage.finger.up()
  }

  @Test("Where it goes no further, the item is swiped", arguments: 0..<4)
  func noRoom(_ why: Int) {
    switch why {
    case 0: scroller.isScrollEnabled = false
    case 1: scroller.contentSize.width = 400
    case 2: scroller.panGestureRecognizer.isEnabled = false
    default:
      scroller.bounces = false
      scroller.contentOffset.x = 400
    }
    stage.drag(2, from: 300, to: 180, over: 0)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
  }

  @Test("One that waits for something else is not waited for")
  func waits() {
    let other = UIGestureRecognizer()
    scroller.addGestureRecognizer(other)
    scroller.panGestureRecognizer.require(toFail: other)
    stage.drag(2, from: 300, to: 180)
    #expect((stage.place(2) ?? 0) < -60)
    stage.finger.up()
  }

  @Test("A drag along the view's own axis scrolls the view at once")
  func along() {
    stage.finger.down(at: CGPoint(x: 200, y: 150), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 196, y: 130), over: 0)
    #expect(stage.view.isDragging && !scroller.isDragging)
    stage.finger.up()
  }
}
