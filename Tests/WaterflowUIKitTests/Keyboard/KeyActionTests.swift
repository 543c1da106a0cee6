import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Swipe actions by keys", .serialized)
struct KeyActionTests {
  let stage = SwipeStage()

  init() {
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: stage.path(2))
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) { Keyboard.press(code, modifiers, in: stage.stage.window) }

  /// The marked button among those of an item, counted from the edge.
  private func chosen(_ item: Int) -> Int? {
    stage.buttons(item).firstIndex { $0.button.layer.borderWidth > 0 }
  }

  @Test(
    "The menu key, or what stands for it, opens the focused item's actions",
    arguments: [
      (UIKeyboardHIDUsage.keyboardApplication, UIKeyModifierFlags()),
      (.keyboardF10, .shift), (.keyboardReturnOrEnter, .alternate),
    ])
  func opens(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    press(code, modifiers)
    TestClock.advance(by: 0.3)
    #expect(stage.view.indexPathForOpenSwipeActions == stage.path(2))
    #expect(stage.shown(2)?.x == -148)
    #expect(chosen(2) == 0)
    // Once more: the other edge.
    press(code, modifiers)
    TestClock.advance(by: 0.3)
    #expect(stage.shown(2)?.x == 74)
    press(.keyboardEscape)
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy && stage.done == [])
    #expect(stage.view.focusedIndexPath == stage.path(2))
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("Arrows choose an action and go no further; Return performs it")
  func chooses() {
    press(.keyboardApplication)
    press(.keyboardRightArrow)
    #expect(chosen(2) == 0)
    press(.keyboardLeftArrow)
    #expect(chosen(2) == 1)
    press(.keyboardLeftArrow)
    #expect(chosen(2) == 1)
    press(.keyboardReturnOrEnter)
    #expect(stage.done == ["Flag 2"])
    TestClock.advance(by: 0.3)
    #expect(stage.isTidy)
    // And then Return selects again.
    press(.keyboardReturnOrEnter)
    #expect(stage.done == ["Flag 2"])
    #expect(stage.view.indexPathsForSelectedItems == [stage.path(2)])
  }

  @Test("A focus that goes on closes them, and nothing is performed")
  func leaves() {
    press(.keyboardApplication)
    press(.keyboardDownArrow)
    TestClock.advance(by: 0.3)
    #expect(stage.view.focusedIndexPath == stage.path(3))
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
    #expect(stage.isTidy)
    press(.keyboardSpacebar)
    #expect(stage.done == [])
  }

  @Test("Where there are none, the key goes on to others")
  func none() {
    stage.allows = { $0.item != 2 }
    let outer = KeyCatcher(around: stage.view, in: stage.stage.window)
    press(.keyboardApplication)
    #expect(outer.presses == 1)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("An action of VoiceOver means the item that its cell shows by then")
  func later() throws {
    let cell = try #require(stage.view.cellForItem(at: stage.path(2)))
    let delete = try #require(
      cell.accessibilityCustomActions?.first { $0.name == "Delete" })
    stage.content.counts = [101]
    stage.view.insertItems(at: [stage.path(0)])
    stage.stage.window.layOut()
    #expect(delete.perform())
    #expect(stage.done == ["Delete 3"])
  }
}
