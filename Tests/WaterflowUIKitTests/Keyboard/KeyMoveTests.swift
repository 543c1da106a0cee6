import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Items are moved, and what is open is closed, by keys", .serialized)
struct KeyMoveTests {
  let names = Names(20)
  let mover = NameMover()
  let stage: NameStage

  init() {
    stage = NameStage(names)
    mover.names = names
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: IndexPath(item: 1, section: 0))
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) { Keyboard.press(code, modifiers, in: stage.window) }

  @Test("Option and an arrow take the item and the focus along")
  func moves() {
    stage.view.reorderDelegate = mover
    stage.view.selectItem(at: IndexPath(item: 1, section: 0))
    for _ in 0..<4 { press(.keyboardDownArrow, .alternate) }
    TestClock.advance(by: 1)
    #expect(
      Array(names.sections[0].prefix(6)) == ["0", "2", "3", "4", "5", "1"])
    #expect(stage.view.focusedIndexPath?.item == 5)
    #expect(stage.cells.filter(\.hasFocus).map(\.name) == ["1"])
    #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [5])
    #expect(stage.view.contentOffset.y == 100)
    press(.keyboardHome, .alternate)
    #expect(names.sections[0].first == "1" && stage.view.contentOffset.y == 0)
    #expect(stage.view.focusedIndexPath?.item == 0)
  }

  @Test("Without somebody who moves items it does nothing")
  func nobody() {
    let outer = KeyCatcher(around: stage.view, in: stage.window)
    press(.keyboardDownArrow, .alternate)
    #expect(outer.presses == 1)
    #expect(stage.view.focusedIndexPath?.item == 1)
  }

  @Test("Escape puts a dragged item back, and arrows leave it alone")
  func drag() {
    stage.view.reorderDelegate = mover
    #expect(
      stage.view.beginInteractiveMovementForItem(
        at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    press(.keyboardDownArrow)
    #expect(stage.view.focusedIndexPath?.item == 1)
    press(.keyboardEscape)
    TestClock.advance(by: 1)
    #expect(stage.resting.first == "0 0")
    #expect(stage.view.focusedIndexPath?.item == 1)
    press(.keyboardDownArrow)
    #expect(stage.view.focusedIndexPath?.item == 2)
  }

  @Test("Escape closes an item's actions, and the focus stays")
  func actions() {
    stage.view.swipeDelegate = mover
    #expect(
      stage.view.openSwipeActions(
        at: IndexPath(item: 0, section: 0), edge: .trailing))
    press(.keyboardEscape)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(stage.view.focusedIndexPath?.item == 1)
  }
}

/// Moves names, and offers to delete them.
@MainActor
final class NameMover: WaterflowReorderDelegate, WaterflowSwipeDelegate {
  var names: Names?

  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let name = names?.sections[0].remove(at: sourceIndexPath.item) else {
      return
    }
    names?.sections[0].insert(name, at: destinationIndexPath.item)
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .destructive, title: "Delete") { _, _ in }
    ])
  }
}
