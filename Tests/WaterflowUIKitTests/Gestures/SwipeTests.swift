import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Swipes on the UIKit view", .serialized)
struct SwipeTests {
  let stage = SwipeStage()

  @Test("Nothing is installed before the app asks for it")
  func unused() {
    let plain = Stage(Content([3]))
    #expect(plain.view.gestures == nil)
    #expect(plain.view.gestureRecognizers?.count == 1)
    #expect(stage.view.gestureRecognizers?.count == 2)
  }

  @Test(
    "A pan that is not inside of 22.5 degrees scrolls and never swipes",
    arguments: [0, 40, -90])
  func scrolls(sideways: CGFloat) {
    stage.finger.down(at: CGPoint(x: 200, y: 330), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 200 + sideways, y: 230), over: 0.1)
    // What comes later makes no difference.
    stage.finger.move(to: CGPoint(x: 20, y: 220), over: 0.1)
    #expect(stage.view.contentOffset.y > 85)
    #expect(stage.isTidy)
    stage.finger.up()
    TestClock.advance(by: 3)
    #expect(stage.isTidy)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(stage.done == [])
  }

  @Test("A scroll begins after the slop, as without swiping")
  func slop() {
    stage.finger.down(at: CGPoint(x: 200, y: 330), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 200, y: 322))
    #expect(!stage.view.isDragging)
    stage.finger.move(to: CGPoint(x: 200, y: 318))
    #expect(stage.view.isDragging)
    stage.finger.up()
  }

  @Test("A swipe reveals what is at its edge, and never scrolls")
  func reveals() throws {
    stage.drag(2, from: 300, to: 240)
    stage.finger.move(to: CGPoint(x: 200, y: 175), over: 0.1)
    #expect(stage.place(2) == -100)
    #expect(stage.view.contentOffset == .zero)
    let buttons = stage.buttons(2)
    #expect(
      buttons.map(\.frame) == [
        CGRect(x: 350, y: 0, width: 50, height: 60),
        CGRect(x: 300, y: 0, width: 50, height: 60),
      ])
    stage.finger.move(to: CGPoint(x: 200, y: 400), over: 0.1)
    #expect(stage.view.contentOffset == .zero)
    stage.finger.up()
    // On its way, and then there.
    let start = try #require(stage.shown(2)?.x)
    TestClock.advance(by: 0.05)
    let later = try #require(stage.shown(2)?.x)
    #expect(start == -100 && later < -100 && later > -148)
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2)?.x == -148)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
    #expect(stage.done == [])
    #expect(stage.questions == 1)
  }

  /// Something in a cell that wants touches, as a button does.
  private final class Touched: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  @Test("A tap that closes an open row presses nothing in another one")
  func tapOnControl() throws {
    let button = Touched(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let cell = try #require(stage.view.cellForItem(at: stage.path(5)))
    cell.contentView.addSubview(button)
    let tap = {
      stage.finger.down(at: CGPoint(x: 50, y: 330), in: stage.stage.window)
      stage.finger.up()
      TestClock.advance(by: 1)
    }
    stage.view.openSwipeActions(at: stage.path(3), edge: .trailing)
    TestClock.advance(by: 1)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(3))
    tap()
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(button.touches == 0)
    tap()
    #expect(button.touches == 1)
  }

  @Test(
    "What begins on a slider or a switch in a cell, or in a part of it, is its",
    arguments: [false, true], [false, true])
  func slider(_ isSwitch: Bool, _ hasParts: Bool) throws {
    let frame = CGRect(x: 250, y: 10, width: 100, height: 40)
    let slider: UIView =
      isSwitch ? UISwitch(frame: frame) : UISlider(frame: frame)
    if hasParts { slider.addSubview(UIView(frame: slider.bounds)) }
    let cell = try #require(stage.view.cellForItem(at: stage.path(2)))
    cell.contentView.addSubview(slider)
    stage.drag(2, from: 300, to: 160)
    #expect(stage.isTidy && stage.questions == 0)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    // Beside it all is as ever.
    stage.drag(2, from: 200, to: 60)
    #expect(stage.place(2) == -140)
    stage.finger.up()
  }

  @Test("A release towards home closes, and tidies up")
  func home() {
    stage.drag(2, from: 300, to: 200)
    stage.finger.move(to: CGPoint(x: 240, y: 150), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("The other edge has actions of its own")
  func leading() {
    stage.swipe(1, from: 100, to: 160)
    TestClock.advance(by: 0.3)
    #expect(stage.shown(1)?.x == 74)
    #expect(
      stage.buttons(1).map(\.frame)
        == [CGRect(x: 0, y: 0, width: 74, height: 60)])
  }

  @Test("Without actions on a side the scroll keeps the touch")
  func noActions() {
    stage.leading = []
    stage.swipe(1, from: 100, to: 200)
    #expect(stage.isTidy)
    stage.allows = { $0.item != 3 }
    stage.swipe(3, from: 300, to: 100)
    #expect(stage.isTidy)
    #expect(stage.done == [])
  }

  @Test("A swipe takes the highlight away and selects nothing")
  func highlight() {
    stage.drag(2, from: 300, to: 290, over: 0)
    #expect(
      stage.content.takeLog() == ["shouldHighlight 2", "didHighlight 2"])
    stage.finger.move(to: CGPoint(x: 280, y: 150))
    #expect(stage.content.takeLog() == ["didUnhighlight 2"])
    stage.finger.up()
    #expect(stage.content.takeLog() == [])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("A fling takes the highlight away, swipes nothing and taps nothing")
  func fling() {
    stage.finger.down(at: CGPoint(x: 200, y: 330), in: stage.stage.window)
    #expect(stage.content.takeLog().last == "didHighlight 5")
    stage.finger.move(to: CGPoint(x: 200, y: 130), over: 0.1)
    stage.finger.up()
    #expect(stage.content.takeLog() == ["didUnhighlight 5"])
    TestClock.advance(by: 0.2)
    #expect(stage.view.isDecelerating)
    // The finger that stops it selects nothing either.
    stage.finger.tap(at: CGPoint(x: 200, y: 330), in: stage.stage.window)
    #expect(stage.content.takeLog() == [])
    #expect(stage.isTidy)
  }

  @Test("A tap still selects, where there is something to swipe")
  func tap() {
    stage.finger.tap(at: CGPoint(x: 200, y: 90), in: stage.stage.window)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
  }

  @Test("Without its delegate a view taps, whatever a tap has closed before")
  func tapsWithoutDelegate() {
    stage.swipe(0, from: 300, to: 240)
    TestClock.advance(by: 0.3)
    _ = stage.content.takeLog()
    stage.finger.tap(at: CGPoint(x: 100, y: 210), in: stage.stage.window)
    #expect(stage.content.takeLog() == [])
    stage.view.swipeDelegate = nil
    stage.finger.tap(at: CGPoint(x: 100, y: 390), in: stage.stage.window)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(6)])
  }

  @Test("A touch that the system takes away puts the content back")
  func cancelled() {
    stage.drag(2, from: 300, to: 200)
    stage.finger.cancel()
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("A recogniser that is turned off under a finger forgets the finger")
  func turnedOff() throws {
    stage.drag(2, from: 300, to: 200)
    #expect(!stage.isTidy)
    let recognizer = try #require(stage.view.gestures?.recognizer)
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    TestClock.advance(by: 0.4)
    #expect(stage.isTidy)
    stage.finger.up()
    stage.swipe(2, from: 300, to: 240)
    #expect(recognizer.state == .possible)
    TestClock.advance(by: 0.4)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
  }

  @Test("A second finger changes nothing about a swipe")
  func secondFinger() {
    let other = Finger()
    stage.drag(2, from: 300, to: 250)
    other.down(at: CGPoint(x: 100, y: 450), in: stage.stage.window)
    other.move(to: CGPoint(x: 100, y: 250), over: 0.1)
    stage.finger.move(to: CGPoint(x: 220, y: 150), over: 0.1)
    #expect(stage.place(2) == -80)
    #expect(stage.view.contentOffset == .zero)
    other.up()
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2)?.x == -148)
    #expect(stage.view.indexPathsForSelectedItems == [])
    // And the next touch is a touch as any other.
    stage.swipe(4, from: 300, to: 240)
    TestClock.advance(by: 0.3)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(4))
  }

  @Test("Content that settles is caught where it is")
  func caught() throws {
    stage.swipe(2, from: 300, to: 240)
    TestClock.advance(by: 0.04)
    let shown = try #require(stage.shown(2)?.x)
    stage.drag(2, from: 100, to: 130, over: 0)
    #expect(stage.place(2) == shown + 30)
    stage.finger.up()
  }

  @Test("Content that closes is caught where it is, and its owner not asked")
  func caughtClosing() throws {
    stage.swipe(2, from: 300, to: 240)
    TestClock.advance(by: 0.3)
    stage.view.closeSwipeActions()
    TestClock.advance(by: 0.04)
    let shown = try #require(stage.shown(2)?.x)
    #expect(shown < -20)
    let questions = stage.questions
    stage.drag(2, from: 100, to: 115, over: 0)
    #expect(stage.place(2) == shown + 15)
    #expect(stage.questions == questions)
    stage.finger.up()
  }

  @Test("An offset that a scroll view rounds closes no actions")
  func rounded() {
    #expect(stage.view.openSwipeActions(at: stage.path(2), edge: .trailing))
    TestClock.advance(by: 0.3)
    stage.view.contentOffset.y += 0.4
    stage.stage.window.layOut()
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
    stage.view.contentOffset.y += 2
    stage.stage.window.layOut()
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("Actions that stand open are as high as a cell that has grown")
  func grown() throws {
    #expect(stage.view.openSwipeActions(at: stage.path(2), edge: .trailing))
    TestClock.advance(by: 0.3)
    stage.view.setHeight(120, forItemAt: stage.path(2))
    TestClock.advance(by: 0.3)
    stage.stage.window.layOut()
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
    let buttons = stage.buttons(2)
    #expect(buttons.map(\.frame.height) == [120, 120])
    #expect(buttons.first?.button.superview?.frame.height == 120)
  }
}
