import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

/// Whether presses of keys reach the view before UIKit's focus goes by them, or
/// after it, is not documented.
@MainActor
@Suite("An arrow that reaches both the view and UIKit's focus", .serialized)
struct ArrowTests {
  private let content = Content([100])
  private let stage: Stage
  private let system: UIFocusSystem

  init() {
    stage = Stage(content) { $0.allowsMultipleSelection = true }
    system = stage.window.startFocusSystem()
  }

  private func cell(_ item: Int) throws -> WaterflowCell {
    try #require(
      stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private var focused: Int? { stage.view.focusedIndexPath?.item }

  private var selected: [Int] {
    stage.view.indexPathsForSelectedItems.map(\.item)
  }

  /// Presses the arrow downwards; UIKit's focus goes from an item to the next.
  private func pressDown(
    _ modifiers: UIKeyModifierFlags = [], from item: Int, viewFirst: Bool
  ) throws {
    TestClock.advance(by: 1)
    if !viewFirst { system.focus(on: try cell(item + 1), heading: .down) }
    let key = Keyboard.down(.keyboardDownArrow, modifiers, in: stage.window)
    if viewFirst {
      // Where the view has moved the focus, UIKit's goes on from there.
      let here = try #require(focused)
      system.focus(on: try cell(here + 1), heading: .down)
    }
    key.up()
    #expect(focused == item + 1)
    #expect(try cell(item + 1).isFocused)
  }

  @Test("moves by one", arguments: [true, false])
  func plain(_ viewFirst: Bool) throws {
    system.focus(on: try cell(0))
    for item in 0..<5 { try pressDown(from: item, viewFirst: viewFirst) }
    #expect(selected == [])
  }

  @Test("extends the selection by one with Shift", arguments: [true, false])
  func extending(_ viewFirst: Bool) throws {
    system.focus(on: try cell(1))
    try pressDown(.shift, from: 1, viewFirst: viewFirst)
    #expect(selected == [1, 2])
    try pressDown(.shift, from: 2, viewFirst: viewFirst)
    #expect(selected == [1, 2, 3])
  }

  @Test("held with Shift, counts for the view alone")
  func held() throws {
    system.focus(on: try cell(0))
    TestClock.advance(by: 1)
    let key = Keyboard.down(.keyboardDownArrow, .shift, in: stage.window)
    TestClock.advance(by: 0.39)
    system.focus(on: try cell(2), heading: .down)
    #expect(focused == 1)
    TestClock.advance(by: 0.02)
    system.focus(on: try cell(3), heading: .down)
    #expect(focused == 2)
    key.up()
    #expect(selected == [0, 1, 2])
    // The next one is UIKit's again.
    TestClock.advance(by: 1)
    system.focus(on: try cell(3), heading: .down)
    #expect(focused == 3)
  }

  @Test("is UIKit's again where its end was told to somebody else")
  func missedEnd() throws {
    system.focus(on: try cell(0))
    TestClock.advance(by: 1)
    _ = Keyboard.down(.keyboardDownArrow, .shift, in: stage.window)
    stage.view.resignFirstResponder()
    stage.view.becomeFirstResponder()
    system.focus(on: try cell(2), heading: .down)
    #expect(focused == 2)
  }

  @Test("brings UIKit's focus to what the view has moved it to already")
  func comesIn() throws {
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: IndexPath(item: 0, section: 0))
    TestClock.advance(by: 1)
    let key = Keyboard.down(.keyboardDownArrow, in: stage.window)
    system.enter(stage.view)
    key.up()
    #expect(focused == 1)
    #expect(try cell(1).isFocused)
  }

  @Test("that has only brought UIKit's focus here goes on from there")
  func cameIn() throws {
    stage.view.becomeFirstResponder()
    stage.view.focusItem(at: IndexPath(item: 0, section: 0))
    TestClock.advance(by: 1)
    system.enter(stage.view)
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(focused == 1)
    #expect(try cell(1).isFocused)
    // Another arrow is UIKit's.
    TestClock.advance(by: 1)
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(focused == 1)
  }

  @Test("chooses among the actions of a swipe", arguments: [true, false])
  func actions(_ viewFirst: Bool) throws {
    let swipes = SwipeStage()
    let system = swipes.stage.window.startFocusSystem()
    let cell = try #require(swipes.view.cellForItem(at: swipes.path(1)))
    let beside = try #require(swipes.view.cellForItem(at: swipes.path(2)))
    system.focus(on: cell)
    Keyboard.press(.keyboardApplication, in: swipes.stage.window)
    TestClock.advance(by: 1)
    if !viewFirst { system.focus(on: beside, heading: .left) }
    let key = Keyboard.down(.keyboardLeftArrow, in: swipes.stage.window)
    if viewFirst { system.focus(on: beside, heading: .left) }
    key.up()
    #expect(swipes.view.indexPathForOpenSwipeActions == swipes.path(1))
    Keyboard.press(.keyboardSpacebar, in: swipes.stage.window)
    #expect(swipes.done == ["Flag 1"])
  }
}
