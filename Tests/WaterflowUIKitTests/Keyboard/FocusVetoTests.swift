import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Focus that is refused, and keys that are held", .serialized)
struct FocusVetoTests {
  let content = Content([100])
  let stage: Stage

  init() {
    stage = Stage(content)
    stage.view.becomeFirstResponder()
  }

  private func press(_ code: UIKeyboardHIDUsage) {
    Keyboard.press(code, [], in: stage.window)
  }

  private var focused: Int? { stage.view.focusedIndexPath?.item }

  @Test("Where all are refused the focus stays, or never comes")
  func stays() {
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    #expect(focused == 1)
    content.canFocus = { _ in false }
    press(.keyboardDownArrow)
    press(.keyboardUpArrow)
    #expect(focused == 1)
  }

  @Test("Another key that comes up does not let go of the one that is held")
  func held() {
    press(.keyboardDownArrow)
    let arrow = Keyboard.down(.keyboardDownArrow, [], in: stage.window)
    let space = Keyboard.down(.keyboardSpacebar, [], in: stage.window)
    arrow.up()
    #expect(stage.view.indexPathsForSelectedItems == [])
    space.up()
    #expect(
      stage.view.indexPathsForSelectedItems == [
        IndexPath(item: 1, section: 0)
      ])
  }
}
