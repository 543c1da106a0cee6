import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Swipe actions of what is lifted", .serialized)
struct LiftedSwipeTests {
  private let stage = SwipeStage()
  private let moves = AnyMoves()

  init() {
    stage.view.reorderDelegate = moves
  }

  @Test("A finger that lifts an open item closes it, as a table does")
  func finger() {
    stage.swipe(2, from: 300, to: 180)
    TestClock.advance(by: 1)
    #expect(stage.place(2) == -148)
    stage.finger.down(at: CGPoint(x: 50, y: 150), in: stage.stage.window)
    TestClock.advance(by: 0.55)
    #expect(stage.view.isReordering)
    TestClock.advance(by: 0.5)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(stage.place(2) == 0 && stage.buttons(2).isEmpty)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.isTidy && stage.done == [])
  }

  @Test("A program that lifts an item closes what is open")
  func program() {
    #expect(stage.view.openSwipeActions(at: stage.path(2), edge: .trailing))
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(2)))
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    stage.view.cancelInteractiveMovement()
    TestClock.advance(by: 1)
    #expect(stage.isTidy)
  }
}
