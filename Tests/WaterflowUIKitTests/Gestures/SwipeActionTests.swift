import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Swipe actions of the UIKit view", .serialized)
struct SwipeActionTests {
  let stage = SwipeStage()

  private func open(_ item: Int) {
    #expect(stage.view.openSwipeActions(at: stage.path(item), edge: .trailing))
    TestClock.advance(by: 0.3)
  }

  @Test("Past 80 % the first action covers all, taps the hand, and is done")
  func fullSwipe() {
    UIImpactFeedbackGenerator.impacts = 0
    stage.drag(2, from: 390, to: 90)
    #expect(UIImpactFeedbackGenerator.impacts == 0)
    stage.finger.move(to: CGPoint(x: 70, y: 150))
    #expect(UIImpactFeedbackGenerator.impacts == 1)
    let frames = stage.buttons(2).map(\.frame)
    #expect(frames[0].maxX == 400 && frames[0].width > 200)
    stage.finger.up()
    #expect(stage.done == ["Delete 2"])
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
  }

  @Test("A cell that the view does not have has nothing that could be moved")
  func noCell() {
    let host = stage.view.host
    for live in stage.view.engine.liveCells {
      #expect(host.content(of: live.cell) != nil)
    }
    #expect(host.content(of: CellID(rawValue: 9_999)) == nil)
    #expect(host.content(of: CellID(rawValue: -1)) == nil)
  }

  @Test("Back from 80 % nothing is done, nor where it is not allowed")
  func noFullSwipe() {
    stage.drag(2, from: 390, to: 70)
    stage.finger.move(to: CGPoint(x: 120, y: 150), over: 0.1)
    stage.finger.up()
    #expect(stage.done == [])
    stage.allowsFullSwipe = false
    stage.swipe(4, from: 390, to: 20)
    #expect(stage.done == [])
    TestClock.advance(by: 0.3)
    #expect(stage.shown(4)?.x == -148)
  }

  @Test("A tap on a button does what it says, and closes")
  func button() throws {
    open(3)
    let button = try #require(stage.buttons(3).last)
    #expect(button.frame == CGRect(x: 252, y: 0, width: 74, height: 60))
    stage.finger.tap(at: CGPoint(x: 300, y: 210), in: stage.stage.window)
    #expect(stage.done == ["Flag 3"])
    #expect(stage.content.takeLog() == [])
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("Titles keep their width, however little of a button shows")
  func titles() throws {
    func titles() -> [CGRect] {
      let cell = stage.view.cellForItem(at: stage.path(3))
      return (cell?.subviews ?? []).compactMap { $0 as? SwipeActionsView }
        .flatMap(\.subviews)
        .flatMap { button in
          button.subviews.compactMap { ($0 as? UILabel)?.frame }
        }
    }
    stage.drag(3, from: 300, to: 280)
    #expect(titles().map(\.width) == [74, 74])
    // The nearest to the content is what shows first.
    #expect(titles().map(\.minX) == [0, 0])
    stage.finger.move(to: CGPoint(x: 100, y: 210), over: 0.2)
    #expect(titles().allSatisfy { $0.width > 74 })
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(titles().map(\.width) == [74, 74])
    stage.view.closeSwipeActions()
    // The title's frame goes where the button's does, in the same animation.
    #expect(titles().map(\.width) == [74, 74])
    TestClock.advance(by: 1)
    stage.drag(3, from: 100, to: 120)
    let cell = try #require(stage.view.cellForItem(at: stage.path(3)))
    let leading = cell.subviews.compactMap { $0 as? SwipeActionsView }
      .first
    let button = try #require(leading?.subviews.first)
    let title = try #require(
      button.subviews.compactMap { $0 as? UILabel }.first)
    #expect(title.frame.width == 74)
    #expect(title.frame.maxX == button.bounds.maxX)
  }

  @Test("Each action is as wide as it says, and stands off from its edges")
  func widths() throws {
    stage.adorn = { title, action in
      action.width = title == "Delete" ? 100 : title == "Flag" ? 50 : -3
      if title == "Flag" {
        action.insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    }
    open(3)
    #expect(stage.shown(3)?.x == -150)
    #expect(
      stage.buttons(3).map(\.frame) == [
        CGRect(x: 300, y: 0, width: 100, height: 60),
        CGRect(x: 256, y: 5, width: 36, height: 48),
      ])
    stage.finger.tap(at: CGPoint(x: 280, y: 210), in: stage.stage.window)
    #expect(stage.done == ["Flag 3"])
    TestClock.advance(by: 1)
    // All across, the first covers all of it.
    stage.drag(2, from: 390, to: 40)
    TestClock.advance(by: 0.3)
    #expect(stage.buttons(2)[0].frame.maxX == 400)
    #expect(stage.buttons(2)[0].frame.width > 200)
    stage.finger.up()
    #expect(stage.done == ["Flag 3", "Delete 2"])
    TestClock.advance(by: 1)
    // An action that takes nothing can still be performed.
    #expect(
      WaterflowSwipeAction(style: .normal, title: "") { _, _ in }.width == 74)
    #expect(stage.view.openSwipeActions(at: stage.path(1), edge: .leading))
    TestClock.advance(by: 1)
    #expect(stage.shown(1)?.x == 0)
  }

  @Test("A finger that leaves a button does nothing with it")
  func leavesButton() {
    open(3)
    stage.finger.down(at: CGPoint(x: 300, y: 210), in: stage.stage.window)
    let button = stage.buttons(3).last?.button
    #expect(button?.alpha == 0.6)
    stage.finger.move(to: CGPoint(x: 300, y: 216))
    stage.finger.cancel()
    #expect(button?.alpha == 1)
    #expect(stage.done == [])
  }

  @Test("A drag that begins on a button moves the content")
  func dragsButton() {
    open(3)
    stage.drag(3, from: 300, to: 360)
    #expect(stage.place(3) == -88)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.done == [])
    #expect(stage.isTidy)
  }

  @Test("One item is open at a time")
  func oneAtATime() {
    open(3)
    stage.drag(5, from: 300, to: 240)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.shown(3)?.x == 0)
    #expect(stage.shown(5)?.x == -148)
    open(1)
    #expect(stage.shown(5)?.x == 0)
  }

  @Test("A tap elsewhere closes and selects nothing; the next one selects")
  func tapElsewhere() {
    for item in [3, 6] {
      open(3)
      let y = CGFloat(item) * 60 + 30
      stage.finger.tap(at: CGPoint(x: 100, y: y), in: stage.stage.window)
      TestClock.advance(by: 0.3)
      #expect(stage.isTidy)
      #expect(stage.content.takeLog() == [])
    }
    stage.finger.tap(at: CGPoint(x: 100, y: 390), in: stage.stage.window)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(6)])
  }

  @Test("Scrolling closes, by a finger and by a program")
  func scrolling() {
    open(3)
    stage.finger.down(at: CGPoint(x: 100, y: 400), in: stage.stage.window)
    stage.finger.move(to: CGPoint(x: 100, y: 350), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(stage.isTidy)
    open(5)
    stage.stage.scroll(to: 130)
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("Recycled cells show nothing of a swipe, however they come back")
  func recycled() {
    open(3)
    stage.stage.scroll(to: 3_000)
    #expect(stage.isTidy)
    stage.stage.scroll(to: 0)
    #expect(stage.isTidy)
    open(2)
    stage.view.reloadData()
    stage.stage.window.layOut()
    #expect(stage.isTidy)
    open(2)
    stage.stage.window.rotate(to: CGSize(width: 600, height: 400))
    #expect(stage.isTidy)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(stage.content.faults == [])
  }

  @Test("An update closes the item, under its new name")
  func updates() {
    open(3)
    stage.content.counts = [101]
    stage.view.insertItems(at: [stage.path(0)])
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    TestClock.advance(by: 0.5)
    #expect(stage.isTidy)
    // While a finger swipes as well.
    stage.drag(3, from: 300, to: 240)
    stage.content.counts = [100]
    stage.view.deleteItems(at: [stage.path(3)])
    stage.finger.move(to: CGPoint(x: 100, y: 210), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.5)
    #expect(stage.isTidy)
    #expect(stage.done == [])
  }

  @Test("An action may delete its item at once")
  func deletes() {
    stage.onAction = { [content = stage.content] view, path in
      content.counts[0] -= 1
      view.deleteItems(at: [path])
    }
    stage.swipe(2, from: 390, to: 20)
    #expect(stage.done == ["Delete 2"])
    #expect(stage.view.numberOfItems(inSection: 0) == 99)
    TestClock.advance(by: 1)
    #expect(stage.isTidy)
  }

  @Test("VoiceOver offers the same actions, with what the owner says now")
  func customActions() throws {
    let cell = try #require(stage.view.cellForItem(at: stage.path(4)))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Edit", "Delete", "Flag"])
    #expect(actions[1].perform())
    #expect(stage.done == ["Delete 4"])
    stage.trailing = ["Keep"]
    #expect(
      cell.accessibilityCustomActions?.map(\.name) == ["Edit", "Keep"])
    stage.allows = { _ in false }
    #expect(cell.accessibilityCustomActions == nil)
  }

  @Test("An action of an item that the data has no more does nothing")
  func customActionOfNone() throws {
    let cell = try #require(stage.view.cellForItem(at: stage.path(4)))
    let actions = try #require(cell.accessibilityCustomActions)
    stage.content.counts[0] = 3
    // Refused: items are gone of which it says nothing.
    stage.view.insertItems(at: [stage.path(0)])
    #expect(!actions[1].perform() && stage.done == [])
  }

  @Test("For somebody who wants things to move little, nothing slides")
  func stillness() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    stage.swipe(2, from: 300, to: 240)
    #expect(stage.shown(2)?.x == -148)
    stage.view.closeSwipeActions()
    #expect(stage.isTidy)
  }

  @Test("Without its delegate a view swipes no more")
  func noDelegate() {
    open(3)
    stage.view.swipeDelegate = nil
    TestClock.advance(by: 0.3)
    stage.swipe(2, from: 300, to: 200)
    #expect(stage.isTidy)
    #expect(
      !stage.view.openSwipeActions(at: stage.path(2), edge: .trailing))
  }

  @Test("A view that is let go takes everything along")
  func noLeak() {
    weak var view: WaterflowView?
    weak var gestures: ViewGestures?
    weak var swipes: SwipeFeature<ViewHost, ViewHost>?
    do {
      let stage = SwipeStage()
      stage.swipe(2, from: 300, to: 240)
      TestClock.advance(by: 0.3)
      view = stage.view
      gestures = stage.view.gestures
      swipes = stage.view.swipes
      #expect(view != nil && gestures != nil && swipes != nil)
    }
    #expect(view == nil && gestures == nil && swipes == nil)
  }
}
