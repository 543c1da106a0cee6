import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Dragging items of the UIKit view", .serialized)
struct ReorderTests {
  let stage = ReorderStage()

  @Test("A long press lifts, the gap follows, and the data follows the drop")
  func drag() throws {
    let cell = try #require(stage.cell(1))
    UIImpactFeedbackGenerator.impacts = 0
    stage.lift(at: CGPoint(x: 100, y: 75))
    #expect(UIImpactFeedbackGenerator.impacts == 1)
    #expect(cell.layer.zPosition > 0)
    #expect(cell.isHighlighted == false)
    stage.finger.move(to: CGPoint(x: 110, y: 190), over: 0.4)
    // Held 25 points below its upper edge.
    #expect(
      stage.shown(cell) == CGRect(x: 10, y: 165, width: 200, height: 50))
    // The gap is the fourth place, and what was there has gone up.
    #expect(cell.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
    #expect(stage.cell(2)?.frame.minY == 50)
    #expect(stage.cell(3)?.frame.minY == 100)
    #expect(stage.cell(4)?.frame.minY == 200)
    // Nobody else has been told.
    #expect(stage.moves == [])
    #expect(stage.view.indexPath(for: cell) == stage.path(1))
    stage.finger.up()
    #expect(stage.moves == ["0.1 to 0.3"])
    #expect(stage.names[0].prefix(5) == [0, 2, 3, 1, 4])
    // It goes to its place.
    #expect(stage.shown(cell).minY > 150)
    TestClock.advance(by: 0.3)
    #expect(
      stage.shown(cell) == CGRect(x: 0, y: 150, width: 200, height: 50))
    #expect(stage.isTidy)
    #expect(stage.view.indexPath(for: cell) == stage.path(3))
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.content.faults == [])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("A move lays out a part of the items, however many there are")
  func cost() {
    let stage = ReorderStage([100_000])
    stage.lift(at: CGPoint(x: 100, y: 75))
    let before = stage.view.counters.itemsLaidOut
    stage.finger.move(to: CGPoint(x: 100, y: 290), over: 0.5)
    stage.finger.up()
    #expect(stage.moves == ["0.1 to 0.5"])
    // Four moves, each about the root of all.
    #expect(stage.view.counters.itemsLaidOut - before < 10_000)
    #expect(stage.content.heightsAsked == 100_000)
  }

  @Test("A finger that does not rest scrolls; then nothing is lifted")
  func scrolls() {
    stage.finger.down(at: CGPoint(x: 100, y: 300), in: stage.stage.window)
    TestClock.advance(by: 0.2)
    stage.finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect(stage.view.contentOffset.y > 80)
    TestClock.advance(by: 1)
    #expect(stage.isTidy)
    stage.finger.up()
    #expect(stage.moves == [])
  }

  @Test("Once an item is lifted, its finger scrolls nothing")
  func keepsScroll() {
    stage.lift(at: CGPoint(x: 100, y: 175))
    stage.finger.move(to: CGPoint(x: 100, y: 250), over: 0.1)
    #expect(stage.view.contentOffset == .zero)
    #expect(!stage.view.isDragging)
    stage.finger.up()
  }

  @Test("A cell on its way is lifted from where it goes")
  func flying() throws {
    stage.names[0].removeFirst()
    stage.content.counts = [999]
    stage.view.deleteItems(at: [stage.path(0)])
    TestClock.advance(by: 0.1)
    let cell = try #require(stage.cell(1))
    #expect(stage.shown(cell).minY > 50)
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(1)))
    #expect(stage.shown(cell).minY == 50)
    TestClock.advance(by: 0.1)
    #expect(stage.shown(cell).minY == 50)
    stage.view.endInteractiveMovement()
    TestClock.advance(by: 1)
    #expect(stage.isTidy && stage.shown(cell).minY == 50)
  }

  @Test("A short press still selects; one that has lifted does not")
  func selects() {
    stage.finger.down(at: CGPoint(x: 100, y: 75), in: stage.stage.window)
    TestClock.advance(by: 0.3)
    stage.finger.up()
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
    stage.lift(at: CGPoint(x: 100, y: 175))
    stage.finger.up()
    TestClock.advance(by: 0.3)
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
    #expect(stage.moves == [])
    // The selection goes with its item.
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    stage.finger.up()
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(3)])
  }

  @Test("Data that goes while a drag scrolls is asked for no more")
  func reloadedWhileScrolling() {
    let stage = ReorderStage([100])
    #expect(
      stage.view.beginInteractiveMovementForItem(
        at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 395))
    for _ in 0..<30 { TestClock.advance(by: 1.0 / 60) }
    #expect(stage.view.contentOffset.y > 100)
    stage.asked = []
    stage.names = [[0, 1, 2]]
    stage.content.counts = [3]
    stage.view.reloadData()
    for _ in 0..<30 { TestClock.advance(by: 1.0 / 60) }
    #expect(!stage.asked.isEmpty && stage.asked.allSatisfy { $0.item < 3 })
    #expect(stage.view.contentOffset.y == 0 && stage.moves.isEmpty)
  }

  @Test("Near an edge content scrolls by itself, to the end of a long way")
  func edgeScroll() throws {
    let cell = try #require(stage.cell(1))
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 398), over: 0.3)
    TestClock.advance(by: 3)
    let offset = stage.view.contentOffset.y
    #expect(offset > 2_000)
    // Still under the finger, to the point.
    #expect(abs(stage.shown(cell).minY - 373) < 0.001)
    // What came into view is what the data calls so.
    for live in stage.stage.seen where live !== cell {
      let path = try #require(live.filled)
      #expect(stage.view.indexPath(for: live) == path)
      // Those that the gap has passed stand one place earlier.
      let y = CGFloat(path.item) * 50
      #expect(live.frame.minY == (y <= cell.frame.minY ? y - 50 : y))
    }
    stage.finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
    TestClock.advance(by: 0.5)
    let rest = stage.view.contentOffset.y
    TestClock.advance(by: 0.5)
    #expect(stage.view.contentOffset.y == rest)
    stage.finger.up()
    let end = Int((rest + 200) / 50)
    #expect(stage.moves.count == 1)
    let target = try #require(stage.names[0].firstIndex(of: 1))
    #expect(abs(target - end) <= 1)
    TestClock.advance(by: 1)
    #expect(stage.isTidy)
    #expect(stage.content.faults == [])
    #expect(stage.content.errors == [])
  }

  @Test("An update or a reload puts the item back first", arguments: [0, 1])
  func dataChanges(_ way: Int) throws {
    let cell = try #require(stage.cell(1))
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    stage.content.counts = [1_001]
    if way == 0 {
      stage.view.insertItems(at: [stage.path(0)])
      #expect(stage.view.indexPath(for: cell) == stage.path(2))
      #expect(cell.frame.minY == 100)
    } else {
      stage.view.reloadData()
      stage.stage.window.layOut()
    }
    stage.finger.move(to: CGPoint(x: 100, y: 300), over: 0.3)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.moves == [])
    #expect(stage.isTidy)
    #expect(stage.view.numberOfItems(inSection: 0) == 1_001)
    #expect(stage.content.errors == [])
  }

  @Test("A rotation puts the item back first")
  func rotation() {
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    #expect(stage.view.isReordering)
    stage.stage.window.rotate(to: CGSize(width: 400, height: 200))
    #expect(!stage.view.isReordering)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.moves == [] && stage.isTidy)
  }

  @Test("An app that ends all dragging leaves no cell raised")
  func delegateGoes() {
    stage.onMove = { [view = stage.view] in view.reorderDelegate = nil }
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.moves == ["0.1 to 0.3"])
    #expect(stage.isTidy)

    stage.view.reorderDelegate = stage
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.view.reorderDelegate = nil
    TestClock.advance(by: 1)
    #expect(stage.moves.count == 1 && stage.isTidy)
  }

  @Test("A touch that the system takes away puts the item back")
  func cancelled() {
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    stage.finger.cancel()
    TestClock.advance(by: 1)
    #expect(stage.moves == [])
    #expect(stage.isTidy)
    #expect(
      (0..<5).map { stage.cell($0)?.frame.minY } == [0, 50, 100, 150, 200])
  }

  @Test("Without motion the others stand in their places at once")
  func reducedMotion() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let other = try #require(stage.cell(2))
    stage.lift(at: CGPoint(x: 100, y: 75))
    stage.finger.move(to: CGPoint(x: 100, y: 150), over: 0.05)
    #expect(other.frame.minY == 50 && stage.shown(other).minY == 50)
    stage.finger.up()
    #expect(stage.isTidy)
    #expect(stage.view.engine.transitionDuration == 250)
  }

  @Test("A lifted item has the focus, as one that is tapped")
  func focus() {
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: stage.path(0))
    stage.lift(at: CGPoint(x: 100, y: 75))
    #expect(stage.view.focusedIndexPath == stage.path(1))
    stage.finger.move(to: CGPoint(x: 110, y: 190), over: 0.4)
    stage.finger.up()
    #expect(stage.view.focusedIndexPath == stage.path(3))
  }

  @Test("A pointer lifts by moving")
  func pointer() {
    let pointer = Finger(.indirectPointer)
    pointer.down(at: CGPoint(x: 100, y: 75), in: stage.stage.window)
    pointer.move(to: CGPoint(x: 100, y: 190), over: 0.3)
    pointer.up()
    #expect(stage.moves == ["0.1 to 0.3"])
    #expect(stage.view.contentOffset == .zero)
  }

  @Test("A program drags as a finger does")
  func program() {
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(2)))
    #expect(stage.view.isReordering)
    #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(4)))
    for y in stride(from: CGFloat(125), through: 25, by: -10) {
      stage.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 100, y: y))
    }
    stage.view.endInteractiveMovement()
    #expect(!stage.view.isReordering)
    #expect(stage.moves == ["0.2 to 0.0"])
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(2)))
    stage.view.updateInteractiveMovementTargetPosition(
      CGPoint(x: 100, y: 390))
    stage.view.cancelInteractiveMovement()
    TestClock.advance(by: 1)
    #expect(stage.moves.count == 1)
    #expect(stage.isTidy)
    stage.canMove = { _ in false }
    #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(2)))
    #expect(
      !stage.view.beginInteractiveMovementForItem(at: stage.path(5_000)))
  }

  @Test("A view that is let go takes everything along, a drag as well")
  func noLeak() {
    weak var view: WaterflowView?
    weak var reorders: ReorderFeature<ViewHost, ViewHost>?
    do {
      let stage = ReorderStage()
      stage.lift(at: CGPoint(x: 100, y: 75))
      view = stage.view
      reorders = stage.view.reorders
      #expect(stage.view.reorders?.gesture.isDragging == true)
    }
    TestClock.advance(by: 0.1)
    #expect(view == nil && reorders == nil)
  }

  @Test("An update whose cells a drag takes over ends once, unfinished")
  func takesCellsOver() {
    let stage = ReorderStage([10])
    var ends: [Bool] = []
    stage.view.performBatchUpdates {
      stage.names[0].remove(at: 0)
      stage.content.counts = [9]
      stage.view.deleteItems(at: [stage.path(0)])
    } completion: {
      ends.append($0)
    }
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(1)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    stage.view.endInteractiveMovement()
    TestClock.advance(by: 2)
    #expect(ends == [false])
  }
}
