import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Swipes in other directions and arrangements", .serialized)
struct SwipeDirectionTests {
  @Test(
    "Widths and insets beyond all measure leave buttons in their places",
    arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -1])
  func endless(_ length: CGFloat) throws {
    let stage = SwipeStage()
    stage.adorn = { _, action in
      action.width = length
      action.insets = UIEdgeInsets(
        top: length, left: length, bottom: 0, right: length)
    }
    stage.drag(2, from: 390, to: 200)
    let buttons = stage.buttons(2)
    #expect(buttons.count == 2)
    for button in buttons {
      let frame = button.frame
      #expect(frame.minX >= 0 && frame.maxX <= 400, "\(frame)")
      #expect(frame.minY >= 0 && frame.maxY <= 60, "\(frame)")
    }
    stage.finger.up()
  }

  @Test("From right to left the edges change sides")
  func rightToLeft() {
    let stage = SwipeStage { _, view in
      view.semanticContentAttribute = .forceRightToLeft
    }
    stage.swipe(2, from: 100, to: 180)
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2)?.x == 148)
    #expect(
      stage.buttons(2).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 74, height: 60),
        CGRect(x: 74, y: 0, width: 74, height: 60),
      ])
    stage.swipe(3, from: 300, to: 240)
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2)?.x == 0)
    #expect(stage.shown(3)?.x == -74)
    stage.swipe(4, from: 10, to: 390)
    #expect(stage.done == ["Delete 4"])
  }

  @Test("Where content scrolls sideways, items are swiped up and down")
  func sideways() {
    let stage = SwipeStage(axis: .horizontal)
    let view = stage.view
    stage.finger.down(at: CGPoint(x: 150, y: 300), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 150, y: 200), over: 0.2)
    #expect(view.contentOffset == .zero)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2) == CGPoint(x: 0, y: -148))
    #expect(
      stage.buttons(2).map(\.frame) == [
        CGRect(x: 0, y: 526, width: 60, height: 74),
        CGRect(x: 0, y: 452, width: 60, height: 74),
      ])
    stage.finger.down(at: CGPoint(x: 250, y: 300), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 150, y: 300), over: 0.2)
    stage.finger.up()
    #expect(view.contentOffset.x > 80)
    TestClock.advance(by: 2)
    #expect(stage.isTidy)
  }

  @Test("In a waterfall one item opens, by no more than leaves it in view")
  func waterfall() {
    let stage = SwipeStage { content, _ in
      content.look.mode = .waterfall(lanes: .fixed(4))
    }
    // Items of 100 points: what is left is 20 of them.
    stage.finger.down(at: CGPoint(x: 190, y: 30), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 150, y: 30), over: 0.2)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.shown(1)?.x == -80)
    #expect(
      stage.buttons(1).map(\.frame).contains(
        CGRect(x: 60, y: 0, width: 40, height: 60)))
    let cell = stage.view.cellForItem(at: stage.path(1))
    #expect(cell?.clipsToBounds == true)
    #expect(stage.shown(0)?.x == 0 && stage.shown(2)?.x == 0)
  }

  @Test("In a flow as well")
  func flow() {
    let stage = SwipeStage { content, _ in
      content.look.mode = .flow(distribution: .leading, alignment: .top)
    }
    // Items of 44 points, nine a line.
    stage.finger.down(at: CGPoint(x: 80, y: 22), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 22), over: 0.2)
    #expect(stage.place(1) == -30)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(1))
  }

  @Test("What an app has put above the cells is not swiped through")
  func overlay() {
    let stage = SwipeStage()
    stage.view.addSubview(
      UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200)))
    stage.swipe(1, from: 300, to: 200)
    #expect(stage.isTidy)
    stage.swipe(4, from: 300, to: 200)
    #expect(!stage.isTidy)
  }
}
