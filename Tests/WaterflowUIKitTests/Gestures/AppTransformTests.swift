import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Transforms that an app has given what a cell shows", .serialized)
struct AppTransformTests {
  private let own = CGAffineTransform(
    a: 1.25, b: 0.5, c: -0.5, d: 0.75, tx: 3, ty: -7)

  @Test("A swipe moves what is transformed, and gives it back as it was")
  func swiped() throws {
    let swipes = SwipeStage()
    let cell = try #require(swipes.view.cellForItem(at: swipes.path(2)))
    cell.backgroundView = UIView()
    cell.contentView.transform = own
    swipes.drag(2, from: 300, to: 200)
    var moved = own
    moved.tx -= 100
    #expect(cell.contentView.transform == moved)
    #expect(cell.backgroundView?.transform.tx == -100)
    swipes.finger.up()
    TestClock.advance(by: 1)
    moved.tx = own.tx - 148
    #expect(cell.contentView.transform == moved)
    swipes.view.closeSwipeActions()
    TestClock.advance(by: 1)
    #expect(cell.contentView.transform == own)
    #expect(cell.backgroundView?.transform == .identity)
  }

  @Test("Caught on its way, the content goes on from where it is seen")
  func caught() throws {
    let swipes = SwipeStage()
    let cell = try #require(swipes.view.cellForItem(at: swipes.path(2)))
    cell.contentView.transform = own
    swipes.view.openSwipeActions(at: swipes.path(2), edge: .trailing)
    TestClock.advance(by: 0.1)
    let shown = try #require(swipes.shown(2)).x
    swipes.drag(2, from: 300, to: 280, over: 0)
    let caught = try #require(swipes.shown(2)).x
    #expect(abs(caught - (shown - 20)) < 0.5)
    swipes.finger.up()
    swipes.view.closeSwipeActions()
    TestClock.advance(by: 1)
    #expect(cell.contentView.transform == own)
  }

  @Test(
    "One that is set while the actions stand open stays, also by a reload",
    arguments: [false, true])
  func setWhileOpen(isReloaded: Bool) throws {
    let swipes = SwipeStage()
    let cell = try #require(swipes.view.cellForItem(at: swipes.path(2)))
    swipes.view.openSwipeActions(at: swipes.path(2), edge: .trailing)
    TestClock.advance(by: 1)
    cell.contentView.transform = own
    if isReloaded {
      swipes.view.reloadData()
      swipes.stage.window.layOut()
    } else {
      swipes.view.closeSwipeActions()
    }
    TestClock.advance(by: 1)
    #expect(swipes.view.indexPathForOpenSwipeActions == nil)
    #expect(cell.contentView.transform == own)
  }

  @Test("A dragged cell keeps its own, on its way and after it")
  func reordered() throws {
    let stage = ReorderStage()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(stage.view.cellForItem(at: path))
    cell.transform = own
    let center = cell.center
    #expect(stage.view.beginInteractiveMovementForItem(at: path))
    stage.view.updateInteractiveMovementTargetPosition(
      CGPoint(x: center.x + 10, y: center.y + 20))
    var moved = own
    moved.tx += 10
    moved.ty += 20
    #expect(cell.transform == moved)
    stage.view.cancelInteractiveMovement()
    TestClock.advance(by: 1)
    #expect(cell.transform == own)
  }
}
