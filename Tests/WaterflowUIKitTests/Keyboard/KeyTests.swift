import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Keys on the UIKit view", .serialized)
struct KeyTests {
  let content = Content([100])
  let stage: Stage

  init() {
    stage = Stage(content) { $0.allowsMultipleSelection = true }
    stage.view.becomeFirstResponder()
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) { Keyboard.press(code, modifiers, in: stage.window) }

  private var focused: Int? { stage.view.focusedIndexPath?.item }

  private var selected: [Int] {
    stage.view.indexPathsForSelectedItems.map(\.item)
  }

  private func cell(_ item: Int) -> WaterflowCell? {
    stage.view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test("Arrows go from item to item and scroll no further than they must")
  func arrows() {
    press(.keyboardDownArrow)
    #expect(focused == 0 && stage.view.contentOffset.y == 0)
    for _ in 0..<4 { press(.keyboardDownArrow) }
    #expect(focused == 4 && stage.view.contentOffset.y == 50)
    press(.keyboardUpArrow)
    #expect(focused == 3 && stage.view.contentOffset.y == 50)
    #expect(cell(3)?.hasFocus == true && cell(4)?.hasFocus == false)
  }

  @Test("Arrows to the side go to the lane that is there")
  func lanes() {
    content.look.mode = .waterfall(lanes: .fixed(2))
    content.height = { $0.item == 0 ? 130 : 50 }
    stage.view.reloadData()
    stage.window.layOut()
    // Lane 0: 0, 4; lane 1: 1, 2, 3.
    press(.keyboardDownArrow)
    press(.keyboardRightArrow)
    #expect(focused == 2 || focused == 1)
    press(.keyboardLeftArrow)
    #expect(focused == 0)
    press(.keyboardDownArrow)
    #expect(focused == 4)
    press(.keyboardLeftArrow)
    #expect(focused == 4)
  }

  @Test("Home, End and the page keys go far")
  func far() {
    press(.keyboardEnd)
    #expect(focused == 0)
    press(.keyboardEnd)
    #expect(focused == 99 && stage.view.contentOffset.y == 4_800)
    press(.keyboardHome)
    #expect(focused == 0 && stage.view.contentOffset.y == 0)
    press(.keyboardPageDown)
    #expect(focused == 4)
    press(.keyboardPageUp)
    #expect(focused == 0)
  }

  @Test("Where text is read from the right, so are the lanes")
  func rightToLeft() {
    content.look.mode = .waterfall(lanes: .fixed(2))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.window.layOut()
    press(.keyboardLeftArrow)
    press(.keyboardLeftArrow)
    #expect(focused == 1)
    press(.keyboardRightArrow)
    #expect(focused == 0)
  }

  @Test("A key that is held counts again and again until it comes up")
  func repeats() {
    let key = Keyboard.down(.keyboardDownArrow, in: stage.window)
    #expect(focused == 0)
    TestClock.advance(by: 0.39)
    #expect(focused == 0)
    TestClock.advance(by: 0.02)
    #expect(focused == 1)
    TestClock.advance(by: 0.16)
    #expect(focused == 3)
    key.up()
    TestClock.advance(by: 2)
    #expect(focused == 3)
  }

  @Test("A held key counts no more once keys go elsewhere")
  func heldElsewhere() {
    let key = Keyboard.down(.keyboardDownArrow, in: stage.window)
    stage.view.resignFirstResponder()
    TestClock.advance(by: 2)
    #expect(focused == nil)
    stage.view.becomeFirstResponder()
    #expect(focused == 0)
    key.cancel()
  }

  @Test("A held key counts no more once UIKit's focus is elsewhere")
  func heldBesideSystem() throws {
    let system = stage.window.startFocusSystem()
    let elsewhere = FocusableView(
      frame: CGRect(x: 0, y: 190, width: 10, height: 10))
    stage.window.addSubview(elsewhere)
    let first = try #require(cell(0))
    system.focus(on: first)
    TestClock.advance(by: 1)
    let key = Keyboard.down(.keyboardDownArrow, .shift, in: stage.window)
    #expect(focused == 1)
    system.focus(on: elsewhere)
    TestClock.advance(by: 2)
    #expect(focused == nil && selected == [0, 1])
    key.up()
  }

  @Test("A press that is held while the focus leaves selects nothing")
  func pressedElsewhere() {
    press(.keyboardDownArrow)
    let key = Keyboard.down(.keyboardSpacebar, in: stage.window)
    stage.view.resignFirstResponder()
    #expect(content.takeLog().last == "didUnhighlight 0")
    key.up()
    #expect(selected == [])
  }

  @Test("Shift extends from what was tapped")
  func extendsFromTap() {
    stage.finger.tap(at: CGPoint(x: 50, y: 75), in: stage.window)
    stage.view.focusItem(at: IndexPath(item: 3, section: 0))
    press(.keyboardDownArrow, .shift)
    #expect(selected == [1, 2, 3, 4])
  }

  @Test("At the end a key scrolls back, and then goes on to others")
  func backToTheEnd() {
    press(.keyboardDownArrow)
    let outer = KeyCatcher(around: stage.view, in: stage.window)
    stage.scroll(to: 3_000)
    press(.keyboardUpArrow)
    #expect(stage.view.contentOffset.y == 0 && outer.presses == 0)
    press(.keyboardUpArrow)
    #expect(outer.presses == 1 && focused == 0)
  }

  @Test(
    "Space and Return do what a tap does",
    arguments: [
      UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter,
      .keypadEnter,
    ])
  func select(_ code: UIKeyboardHIDUsage) {
    press(.keyboardDownArrow)
    let key = Keyboard.down(code, in: stage.window)
    #expect(content.takeLog() == ["shouldHighlight 0", "didHighlight 0"])
    #expect(cell(0)?.isHighlighted == true)
    key.up()
    #expect(
      content.takeLog()
        == ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
    press(code)
    #expect(
      content.takeLog().suffix(2) == ["didDeselect 0", "didUnhighlight 0"])
  }

  @Test("What is refused is not selected by a key either")
  func refused() {
    content.permits = { $0 != "shouldSelect 0" }
    press(.keyboardDownArrow)
    press(.keyboardSpacebar)
    press(.keyboardSpacebar, .command)
    #expect(selected == [] && cell(0)?.isHighlighted == false)
  }

  @Test("A press that the system takes away selects nothing")
  func cancelled() {
    press(.keyboardDownArrow)
    Keyboard.down(.keyboardSpacebar, in: stage.window).cancel()
    #expect(content.takeLog().last == "didUnhighlight 0" && selected == [])
  }

  @Test("Without a focus nothing is pressed")
  func noFocus() {
    press(.keyboardSpacebar)
    #expect(content.takeLog() == [])
  }

  @Test(
    "Shift extends from where it began, back and forth",
    arguments: [UIKeyModifierFlags.command, .control])
  func extends(_ flags: UIKeyModifierFlags) {
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow, .shift)
    press(.keyboardDownArrow, .shift)
    #expect(selected == [1, 2, 3])
    for _ in 0..<3 { press(.keyboardUpArrow, .shift) }
    #expect(selected == [0, 1])
    // From where a plain press was, after that.
    press(.keyboardEnd)
    press(.keyboardSpacebar, flags)
    press(.keyboardUpArrow, flags.union(.shift))
    #expect(selected == [0, 1, 98, 99])
  }

  @Test(
    "Cmd, or Ctrl, toggles one item and leaves the others",
    arguments: [UIKeyModifierFlags.command, .control])
  func toggles(_ flags: UIKeyModifierFlags) {
    press(.keyboardDownArrow)
    press(.keyboardSpacebar, flags)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardSpacebar, flags)
    #expect(selected == [0, 2])
    press(.keyboardSpacebar, flags)
    #expect(selected == [0])
    press(.keyboardDownArrow)
    press(.keyboardSpacebar, .shift)
    #expect(selected == [2, 3])
  }

  @Test("Cmd and A select all, where several can be selected")
  func all() {
    press(.keyboardA)
    #expect(selected == [])
    press(.keyboardA, .command)
    #expect(selected == Array(0..<100))
    stage.view.allowsMultipleSelection = false
    stage.view.selectItem(at: IndexPath(item: 7, section: 0))
    press(.keyboardA, .command)
    #expect(selected == [7])
  }

  @Test("With one selection Shift takes it along")
  func single() {
    stage.view.allowsMultipleSelection = false
    press(.keyboardDownArrow)
    press(.keyboardDownArrow, .shift)
    #expect(selected == [1])
    press(.keyboardDownArrow, .shift)
    #expect(selected == [2])
  }

  @Test("Escape takes a press back, then the focus, then goes on")
  func escape() {
    press(.keyboardDownArrow)
    let key = Keyboard.down(.keyboardSpacebar, in: stage.window)
    press(.keyboardEscape)
    key.up()
    #expect(selected == [] && focused == 0)
    press(.keyboardEscape)
    #expect(focused == nil && cell(0)?.hasFocus == false)
    let outer = KeyCatcher(around: stage.view, in: stage.window)
    press(.keyboardEscape)
    #expect(outer.presses == 1)
  }

  @Test("Keys go on to others where the view has nothing for them")
  func passesOn() {
    let outer = KeyCatcher(around: stage.view, in: stage.window)
    press(.keyboardA)
    #expect(outer.presses == 1 && outer.releases == 1)
    // Of a press that the view has taken nobody else hears anything.
    let taken = Keyboard.down(.keyboardDownArrow, in: stage.window)
    taken.change()
    let other = Keyboard.down(.keyboardA, in: stage.window)
    other.change()
    #expect(outer.presses == 2 && outer.changes == 1)
    other.up()
    taken.up()
    #expect(outer.releases == 2)
    content.counts = [0]
    stage.view.reloadData()
    stage.window.layOut()
    press(.keyboardDownArrow)
    #expect(outer.presses == 3)
  }

  @Test("Keys that somebody inside of a cell did not use are not taken")
  func typing() throws {
    press(.keyboardDownArrow)
    let field = TypedView()
    try #require(cell(0)).contentView.addSubview(field)
    field.becomeFirstResponder()
    #expect(!stage.view.isFirstResponder && focused == nil)
    press(.keyboardDownArrow)
    press(.keyboardSpacebar)
    #expect(field.presses == 2 && selected == [])
  }

  @Test("The focused cell stays, shows its item, and comes back")
  func stays() throws {
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    let cell = try #require(cell(1) as? LoggingCell)
    stage.scroll(to: 3_000)
    #expect(cell.filled?.item == 1 && cell.hasFocus && cell.emptied == 0)
    #expect(self.cell(1) === cell)
    #expect(stage.view.counters.cellsMade <= 7)
    #expect(
      stage.view.indexPathsForVisibleItems.map(\.item) == [60, 61, 62, 63])
    #expect(!stage.view.visibleCells.contains(cell))
    // Where it goes on, the view is again.
    press(.keyboardDownArrow)
    #expect(focused == 2 && stage.view.contentOffset.y == 100)
    #expect(!cell.hasFocus)
    stage.scroll(to: 3_000)
    #expect(cell.filled?.item != 1)
    #expect(content.faults == [])
  }

  @Test("Keys that go elsewhere let the focused cell go")
  func resigns() throws {
    press(.keyboardDownArrow)
    let cell = try #require(cell(0) as? LoggingCell)
    #expect(cell.hasFocus)
    stage.view.resignFirstResponder()
    #expect(!cell.hasFocus && focused == nil)
    stage.scroll(to: 3_000)
    #expect(cell.filled?.item != 0)
    stage.view.becomeFirstResponder()
    #expect(focused == 0)
  }

  @Test("A tap takes the focus along, which shows again by a key alone")
  func tap() {
    stage.finger.tap(at: CGPoint(x: 50, y: 25), in: stage.window)
    #expect(focused == 0 && cell(0)?.hasFocus == false)
    press(.keyboardDownArrow)
    #expect(focused == 1 && cell(1)?.hasFocus == true)
    stage.finger.tap(at: CGPoint(x: 50, y: 125), in: stage.window)
    #expect(focused == 2)
    #expect(cell(1)?.hasFocus == false && cell(2)?.hasFocus == false)
    press(.keyboardSpacebar)
    #expect(focused == 2 && cell(2)?.hasFocus == true)
    stage.view.resignFirstResponder()
    stage.finger.tap(at: CGPoint(x: 50, y: 25), in: stage.window)
    #expect(focused == nil && cell(0)?.hasFocus == false)
  }

  @Test("A view without focus takes no keys")
  func disallowed() {
    press(.keyboardDownArrow)
    #expect(!stage.view.allowsKeyboardScrolling)
    stage.view.allowsFocus = false
    #expect(focused == nil && stage.view.allowsKeyboardScrolling)
    #expect(content.focused == [0, nil])
    // Still the first responder.
    press(.keyboardDownArrow)
    stage.finger.tap(at: CGPoint(x: 50, y: 25), in: stage.window)
    stage.view.focusItem(at: IndexPath(item: 50, section: 0))
    #expect(focused == nil && content.focused == [0, nil])
    #expect(stage.view.contentOffset.y == 0)
    stage.view.resignFirstResponder()
    #expect(!stage.view.becomeFirstResponder())
  }

  @Test("The delegate hears of each move once")
  func told() {
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    stage.view.focusItem(at: IndexPath(item: 50, section: 0))
    stage.view.focusItem(at: IndexPath(item: 500, section: 0))
    stage.view.resignFirstResponder()
    #expect(content.focused == [0, 1, 50, nil])
    #expect(stage.view.contentOffset.y == 2_350)
  }
}
