import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("UIKit's focus on the view", .serialized)
struct FocusSystemTests {
  let content = Content([100])
  let stage: Stage
  let system: UIFocusSystem
  let elsewhere = FocusableView(
    frame: CGRect(x: 0, y: 190, width: 10, height: 10))

  init() {
    stage = Stage(content)
    system = stage.window.startFocusSystem()
    stage.window.addSubview(elsewhere)
  }

  private func cell(_ item: Int) throws -> WaterflowCell {
    try #require(
      stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private var focused: Int? { stage.view.focusedIndexPath?.item }

  @Test("Items can be focused; headers, footers and pooled cells cannot")
  func focusable() throws {
    content.look.headerLength = 30
    stage.view.reloadData()
    stage.window.layOut()
    #expect(try cell(0).canBecomeFocused)
    #expect(stage.view.headerView(forSection: 0)?.canBecomeFocused == false)
    let first = try cell(0)
    stage.scroll(to: 2_000)
    stage.scroll(to: 4_000)
    content.counts = [0]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(!first.canBecomeFocused)
    stage.view.allowsFocus = false
    #expect(content.cells.allSatisfy { !$0.canBecomeFocused })
    #expect(WaterflowCell(frame: .zero).canBecomeFocused == false)
  }

  @Test("The view follows, scrolls it in, and becomes first responder")
  func follows() throws {
    system.focus(on: try cell(1))
    #expect(focused == 1 && stage.view.isFirstResponder)
    #expect(try cell(1).hasFocus)
    // Cells are there for the focus to find further on.
    let next = try cell(5)
    #expect(next.frame.minY == 250)
    system.focus(on: next)
    TestClock.advance(by: 1)
    #expect(focused == 5 && stage.view.contentOffset.y == 100)
    #expect(try cell(5) === next && next.hasFocus)
    system.focus(on: elsewhere)
    #expect(content.focused == [1, 5, nil])
    // Keys may still come here, but not for the view.
    Keyboard.press(.keyboardHome, in: stage.window)
    #expect(stage.view.contentOffset.y == 100 && focused == nil)
    // But for a view that the app gives them again.
    stage.view.resignFirstResponder()
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardHome, in: stage.window)
    #expect(focused == 0)
  }

  @Test("Escape is for who has the focus, though keys still come here")
  func escape() throws {
    let swipes = FlagActions()
    stage.view.swipeDelegate = swipes
    system.focus(on: try cell(1))
    system.focus(on: elsewhere)
    #expect(stage.view.isFirstResponder)
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.view.openSwipeActions(at: path, edge: .trailing))
    Keyboard.press(.keyboardEscape, in: stage.window)
    #expect(stage.view.indexPathForOpenSwipeActions == path)
    system.focus(on: try cell(1))
    Keyboard.press(.keyboardEscape, in: stage.window)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  /// Offers one action at the end of each item.
  private final class FlagActions: WaterflowSwipeDelegate {
    func waterflowView(
      _ waterflowView: WaterflowView,
      trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
    ) -> WaterflowSwipeActions? {
      WaterflowSwipeActions(actions: [
        WaterflowSwipeAction(style: .normal, title: "Flag") { _, _ in }
      ])
    }
  }

  @Test("UIKit scrolls to where its focus goes; keys of the view, the view")
  func oneScrolls() throws {
    system.focus(on: try cell(1))
    stage.view.scrollToItem(
      at: IndexPath(item: 30, section: 0), at: .start, animated: true)
    system.focus(on: try cell(5))
    #expect(stage.view.scrollDestination == nil)
    #expect(stage.view.contentOffset.y == 0)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 100)
    Keyboard.press(.keyboardEnd, in: stage.window)
    #expect(stage.view.contentOffset.y == 4_800)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 4_800)
  }

  @Test("Where a cell has its own line around it, UIKit draws no halo")
  func effect() throws {
    #expect(try cell(0).focusEffect == nil)
    #expect(elsewhere.focusEffect != nil)
  }

  @Test("Each view is a group of its own for the Tab key")
  func groups() {
    let other = WaterflowView(frame: .zero)
    #expect(stage.view.focusGroupIdentifier != nil)
    #expect(
      stage.view.focusGroupIdentifier != other.focusGroupIdentifier)
    other.allowsFocus = false
    #expect(other.focusGroupIdentifier == nil)
  }

  @Test("The line around the focused cell has the colour of the moment")
  func ringColour() throws {
    system.focus(on: try cell(1))
    let ring = try #require(
      try cell(1).subviews.first { $0.layer.borderWidth > 0 })
    #expect(ring.layer.borderColor?.name == "tint")
    stage.window.setStyle(.dark)
    #expect(ring.layer.borderColor?.name == "tint in the dark")
    stage.view.tintColor = UIColor(name: "pink", inTheDark: "purple")
    #expect(ring.layer.borderColor?.name == "purple")
    stage.window.setStyle(.light)
    #expect(ring.layer.borderColor?.name == "pink")
  }

  @Test("The focused cell stays while the content is scrolled away")
  func stays() throws {
    let cell = try cell(0)
    system.focus(on: cell)
    stage.scroll(to: 3_000)
    #expect((cell as? LoggingCell)?.filled?.item == 0)
    #expect(cell.isFocused && cell.hasFocus)
  }

  @Test("Arrows are UIKit's; Home and End take its focus along")
  func keys() throws {
    system.focus(on: try cell(1))
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(focused == 1)
    Keyboard.press(.keyboardEnd, in: stage.window)
    #expect(focused == 99)
    #expect(try cell(99).isFocused)
    #expect(stage.view.contentOffset.y == 4_800)
  }

  @Test("The remote's press does what a tap does")
  func remote() throws {
    system.focus(on: try cell(2))
    _ = content.takeLog()
    let press = Keyboard.remoteDown(in: stage.window)
    #expect(content.takeLog() == ["shouldHighlight 2", "didHighlight 2"])
    press.up()
    #expect(
      content.takeLog()
        == ["shouldSelect 2", "didSelect 2", "didUnhighlight 2"])
    system.focus(on: elsewhere)
    Keyboard.remoteDown(in: stage.window).up()
    #expect(content.takeLog() == [])
  }

  @Test("The focus goes where the delegate prefers it")
  func preferred() throws {
    content.preferred = IndexPath(item: 2, section: 0)
    system.enter(stage.view)
    #expect(focused == 2)
    system.focus(on: elsewhere)
    content.preferred = IndexPath(item: 70, section: 0)
    system.enter(stage.view)
    #expect(focused == nil)
  }

  @Test("It comes back to the item that it has left, where that is asked for")
  func remembers() throws {
    stage.view.remembersLastFocusedIndexPath = true
    content.preferred = IndexPath(item: 0, section: 0)
    system.focus(on: try cell(3))
    system.focus(on: elsewhere)
    stage.scroll(to: 3_000)
    system.enter(stage.view)
    TestClock.advance(by: 1)
    #expect(focused == 3)
    #expect(stage.view.contentOffset.y == 150)

    stage.view.remembersLastFocusedIndexPath = false
    system.focus(on: elsewhere)
    content.preferred = IndexPath(item: 4, section: 0)
    system.enter(stage.view)
    #expect(focused == 4)
  }

  @Test("Where the focused item is deleted, UIKit's focus goes to the next")
  func deleted() throws {
    system.focus(on: try cell(2))
    content.counts = [99]
    stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    TestClock.advance(by: 1)
    #expect(focused == 2)
    #expect(try cell(2).isFocused)
  }

  @Test(
    "A control in a cell has the focus by itself, whether the item can have it",
    arguments: [true, false])
  func control(_ canFocus: Bool) throws {
    content.canFocus = { canFocus || $0.item != 3 }
    system.focus(on: try cell(2))
    let row = try cell(3)
    let button = FocusableView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    row.contentView.addSubview(button)
    system.focus(on: button)
    let last = try cell(2)
    #expect(focused == nil && !row.hasFocus && !last.hasFocus)
    Keyboard.press(.keyboardReturnOrEnter, in: stage.window)
    #expect(stage.view.indexPathsForSelectedItems == [])
    // It stays where it is as cells are filled again, and its cell with it.
    stage.view.reconfigureItems(at: [
      IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0),
    ])
    stage.scroll(to: 3_000)
    stage.scroll(to: 4_000)
    #expect(system.focusedView === button)
    #expect(try cell(3) === row)
    #expect(stage.view.editedIndexPath == nil)
    // An arrow that goes back to a cell has moved the focus already.
    stage.scroll(to: 0)
    system.focus(on: try cell(2), heading: .up)
    #expect(focused == 2)
    Keyboard.press(.keyboardUpArrow, in: stage.window)
    #expect(focused == 2)
    // With the control the focus goes, and keys come here again.
    system.focus(on: button)
    button.removeFromSuperview()
    stage.view.resignFirstResponder()
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardHome, in: stage.window)
    #expect(focused == 0)
  }
}

/// A view in or beside the tested one that can have the focus.
final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}
