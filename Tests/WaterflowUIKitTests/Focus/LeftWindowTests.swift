import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("The focus of a view that leaves its window", .serialized)
struct LeftWindowTests {
  let content = Content([100])
  let stage: Stage

  init() {
    stage = Stage(content)
  }

  private var focused: Int? { stage.view.focusedIndexPath?.item }

  private func cell(_ item: Int) throws -> WaterflowCell {
    try #require(
      stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private var ringed: Int { content.cells.count(where: \.hasFocus) }

  private func leave() {
    stage.view.removeFromSuperview()
    TestClock.advance(by: 0.1)
  }

  private func comeBack() {
    stage.window.addSubview(stage.view)
    stage.window.layOut()
    TestClock.advance(by: 0.1)
  }

  @Test("Keys go there no more, no item has it, and it is told")
  func keys() throws {
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(focused == 1 && ringed == 1)
    leave()
    #expect(focused == nil && ringed == 0)
    #expect(content.focused == [0, 1, nil])
    comeBack()
    #expect(focused == nil && ringed == 0)
    stage.view.becomeFirstResponder()
    #expect(focused == 1 && ringed == 1)
    #expect(content.focused == [0, 1, nil, 1])
  }

  @Test("A key that is held meanwhile counts no more")
  func heldKey() {
    stage.view.becomeFirstResponder()
    let key = Keyboard.down(.keyboardDownArrow, in: stage.window)
    leave()
    comeBack()
    stage.view.becomeFirstResponder()
    TestClock.advance(by: 2)
    #expect(focused == 0)
    key.cancel()
  }

  @Test("A key that is held on an item lets go of it, and the next one works")
  func heldPress() throws {
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    _ = Keyboard.down(.keyboardSpacebar, in: stage.window)
    #expect(try cell(0).isHighlighted)
    leave()
    comeBack()
    #expect(try !cell(0).isHighlighted)
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    #expect(try !cell(0).isHighlighted)
    #expect(stage.view.indexPathsForSelectedItems.map(\.item) == [0])
  }

  @Test("UIKit's focus is elsewhere then, and no item has it")
  func system() throws {
    let system = stage.window.startFocusSystem()
    system.focus(on: try cell(1))
    #expect(focused == 1 && ringed == 1)
    leave()
    #expect(focused == nil && ringed == 0)
    comeBack()
    #expect(system.focusedView == nil)
    #expect(focused == nil && ringed == 0)
    // It comes there again as it did first.
    system.focus(on: try cell(2))
    #expect(focused == 2 && stage.view.isFirstResponder)
    #expect(try cell(2).hasFocus)
    #expect(content.focused == [1, nil, 2])
  }

  @Test("UIKit's focus that has left keeps no keys from the view")
  func keysAfterSystem() throws {
    let system = stage.window.startFocusSystem()
    system.focus(on: try cell(1))
    leave()
    comeBack()
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(focused == 2)
  }
}
