import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample
@testable import WaterflowUIKit

extension ExampleApp {
  @MainActor
  @Suite("The page of to-dos")
  struct TodosTests {
    let stage = TodosStage()

    private var page: TodosController { stage.page }
    private var view: WaterflowView { page.waterflow }
    private var composer: Composer { page.composer }

    @Test("pulling by more than 44 points opens a line over a dim of 0.4")
    func pull() throws {
      #expect(composer.isHidden && page.label.isHidden)
      stage.pull(by: 40, lifts: false)
      #expect(page.label.text == "Pull down to add" && !page.label.isHidden)
      stage.finger.up()
      TestClock.advance(by: 2)
      #expect(composer.isHidden && page.label.isHidden)

      stage.pull(by: 160, lifts: false)
      #expect(page.label.text == "Let go to add")
      // Seen from the front.
      #expect(page.label.transform.d == 1)
      stage.finger.up()
      #expect(!composer.isHidden && composer.dim.alpha == 0.4)
      #expect(composer.field.isFirstResponder)
      // Below the bar, and within the margins.
      #expect(
        composer.field.convert(composer.field.bounds, to: nil)
          == CGRect(x: 8, y: 44, width: 374, height: TodoCell.height))
      TestClock.advance(by: 1)
      // The list stays open below the line.
      #expect(
        view.contentOffset.y == -view.adjustedContentInset.top)
    }

    @Test("what is long stands in as many lines as it needs, and so edited")
    func lines() throws {
      let long = String(repeating: "Wash the windows. ", count: 12)
      stage.pull(by: 160)
      composer.field.type(long)
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      let path = IndexPath(item: 0, section: 0)
      let height = try #require(view.frameForItem(at: path)).height
      #expect(height > 2 * TodoCell.height)
      page.edit(path)
      composer.field.text = "Rest"
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(view.frameForItem(at: path)?.height == TodoCell.height)
      #expect(
        view.frameForItem(at: IndexPath(item: 1, section: 0))?.minY
          == TodoCell.height)
    }

    @Test("a scrub with two fingers gives it up")
    func scrub() {
      stage.pull(by: 160)
      composer.field.type("Not this")
      #expect(composer.accessibilityPerformEscape())
      TestClock.advance(by: 1)
      #expect(!composer.isOpen && page.todos.count == 16)
      #expect(!composer.accessibilityPerformEscape())
    }

    @Test("what is typed comes in front of all others")
    func type() {
      stage.pull(by: 160)
      composer.field.type(" Buy nails ")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(page.todos.first == Todo("Buy nails") && page.todos.count == 17)
      #expect(stage.rows.first == "Buy nails")
      #expect(composer.isHidden && composer.dim.alpha == 0)
      #expect(view.isFirstResponder && view.pullState == .idle)
      #expect(page.navigationItem.title == "17 to do")
      #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    }

    @Test("who comes back from another tab goes on typing")
    func comesBack() {
      page.add()
      page.viewDidAppear(false)
      #expect(composer.field.isFirstResponder && !view.isFirstResponder)
      stage.key(.keyboardEscape)
      #expect(!composer.isOpen && view.isFirstResponder)
    }

    @Test("a tap beside the line saves what was typed, Escape does not")
    func saveBeside() throws {
      page.add()
      composer.field.type("Buy nails")
      stage.finger.tap(at: CGPoint(x: 200, y: 500), in: stage.window)
      TestClock.advance(by: 1)
      #expect(composer.isHidden && view.pullState == .idle)
      #expect(page.todos.first == Todo("Buy nails"))
      #expect(stage.rows.first == "Buy nails")
      stage.swipe(1, by: -150)
      try stage.press("Edit")
      composer.field.type("!")
      stage.finger.tap(at: CGPoint(x: 200, y: 500), in: stage.window)
      TestClock.advance(by: 1)
      #expect(stage.rows[1].hasSuffix("!") && page.todos.count == 17)
      page.add()
      composer.field.type("Not this")
      stage.key(.keyboardEscape)
      TestClock.advance(by: 1)
      #expect(composer.isHidden && page.todos.count == 17)
      #expect(view.pullState == .idle)
    }

    @Test("a line with nothing typed in it adds nothing")
    func giveUp() {
      stage.pull(by: 160)
      composer.field.type("   ")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(composer.isHidden && page.todos.count == 16)
      page.add()
      #expect(!composer.isHidden && composer.field.text == "")
      stage.finger.tap(at: CGPoint(x: 200, y: 500), in: stage.window)
      TestClock.advance(by: 1)
      #expect(composer.isHidden && page.todos.count == 16)
      #expect(view.pullState == .idle)
    }

    @Test("the button in the bar adds as well, from anywhere")
    func button() {
      stage.window.rotate(to: CGSize(width: 390, height: 300))
      stage.scroll(to: 300)
      page.navigationItem.rightBarButtonItem?.tap()
      #expect(!composer.isHidden)
      composer.field.type("Sweep")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(page.todos.first == Todo("Sweep") && stage.rows.first == "Sweep")
    }

    @Test("a tap ticks, another one takes the tick away")
    func tick() throws {
      stage.tap(2)
      stage.tap(4)
      #expect(page.navigationItem.title == "14 to do")
      #expect(view.indexPathsForSelectedItems.map(\.item) == [2, 4])
      stage.tap(2)
      #expect(view.indexPathsForSelectedItems.map(\.item) == [4])
      #expect(page.navigationItem.title == "15 to do")
    }

    @Test("a swipe to the left shows Delete and Edit; ticks stay with theirs")
    func swipe() throws {
      stage.tap(5)
      stage.swipe(3, by: -150)
      #expect(view.indexPathForOpenSwipeActions?.item == 3)
      #expect(page.todos.count == 16)
      try stage.press("Delete")
      TestClock.advance(by: 1)
      #expect(page.todos.count == 15)
      #expect(!page.todos.contains(Todo("Phone the plumber")))
      #expect(view.indexPathsForSelectedItems.map(\.item) == [4])
      #expect(page.navigationItem.title == "14 to do")
    }

    @Test("a swipe all the way deletes at once")
    func fullSwipe() {
      stage.swipe(0, by: -370)
      TestClock.advance(by: 1)
      #expect(page.todos.first == Todo("Order seeds"))
    }

    @Test("a swipe all the way only opens what is ticked, a tap deletes it")
    func fullSwipeOfTicked() throws {
      stage.tap(2)
      stage.swipe(2, by: -370)
      #expect(page.todos.count == 16)
      #expect(view.indexPathForOpenSwipeActions?.item == 2)
      // 96 points, of which 6 are left free on all sides.
      let path = IndexPath(item: 2, section: 0)
      let row = try #require(view.frameForItem(at: path))
      let button = try #require(stage.button("Delete"))
      let place = button.convert(button.bounds, to: view)
      #expect(
        place
          == CGRect(
            x: row.maxX - 90, y: row.minY + 6, width: 84,
            height: row.height - 12))
      let title = page.todos[2]
      try stage.press("Delete")
      TestClock.advance(by: 1)
      #expect(page.todos.count == 15 && !page.todos.contains(title))
      #expect(page.navigationItem.title == "15 to do")
    }

    @Test("Edit opens the line with what is there")
    func edit() throws {
      stage.swipe(1, by: -150)
      try stage.press("Edit")
      #expect(composer.field.text == "Order seeds")
      composer.field.type(" and pots")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(page.todos[1] == Todo("Order seeds and pots"))
      #expect(stage.rows[1] == "Order seeds and pots")
      #expect(page.todos.count == 16)
    }

    @Test("nothing is added while a row is edited, and again afterwards")
    func addWhileEditing() throws {
      stage.swipe(1, by: -150)
      try stage.press("Edit")
      page.navigationItem.rightBarButtonItem?.tap()
      #expect(composer.field.text == "Order seeds")
      #expect(view.pullState == .idle)
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      // One finger pulls while another one opens the line.
      stage.pull(by: 160, lifts: false)
      page.edit(IndexPath(item: 1, section: 0))
      stage.finger.up()
      #expect(composer.field.text == "Order seeds")
      #expect(view.pullState == .idle)
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      page.navigationItem.rightBarButtonItem?.tap()
      composer.field.type("Sweep")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(page.todos.first == Todo("Sweep") && page.todos.count == 17)
    }

    @Test("rows behind the line are not read, and may go while it is open")
    func rowsBehind() {
      let read = { ScreenReader.elements(in: page.view) }
      #expect(read().contains { $0 is TodoCell })
      page.edit(IndexPath(item: 1, section: 0))
      #expect(read() == [composer.dim])
      page.delete(IndexPath(item: 0, section: 0))
      composer.field.type(" and pots")
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(
        page.todos.prefix(2).map(\.text) == [
          "Order seeds and pots", "Oil the hinges",
        ])
      #expect(stage.rows.first == "Order seeds and pots")
      #expect(read().contains { $0 is TodoCell })
      let last = IndexPath(item: 14, section: 0)
      page.edit(last)
      page.delete(last)
      composer.field.pressReturn()
      TestClock.advance(by: 1)
      #expect(composer.isHidden && page.todos.count == 14)
    }

    @Test("a swipe to the right ticks")
    func tickBySwipe() throws {
      stage.swipe(2, by: 150)
      try stage.press("Done")
      TestClock.advance(by: 1)
      #expect(view.indexPathsForSelectedItems.map(\.item) == [2])
      stage.swipe(2, by: 150)
      try stage.press("Reopen")
      #expect(view.indexPathsForSelectedItems.isEmpty)
    }

    @Test("a finger that rests lifts a row and takes it elsewhere")
    func reorder() {
      stage.tap(0)
      stage.finger.down(at: stage.middle(0), in: stage.window)
      TestClock.advance(by: 0.6)
      var goal = stage.middle(3)
      goal.y += 4
      stage.finger.move(to: goal, over: 0.5)
      stage.finger.up()
      TestClock.advance(by: 1)
      #expect(
        page.todos.prefix(4).map(\.text) == [
          "Order seeds", "Oil the hinges", "Phone the plumber",
          "Paint the boat",
        ])
      #expect(Array(stage.rows.prefix(4)) == page.todos.prefix(4).map(\.text))
      #expect(view.indexPathsForSelectedItems.map(\.item) == [3])
    }

    @Test("keys do all of it")
    func keys() {
      for _ in 0..<2 { stage.key(.keyboardDownArrow) }
      stage.key(.keyboardSpacebar)
      #expect(view.indexPathsForSelectedItems.map(\.item) == [1])
      stage.key(.keyboardDownArrow, .alternate)
      #expect(page.todos[2] == Todo("Order seeds"))
      #expect(view.indexPathsForSelectedItems.map(\.item) == [2])
      stage.key(.keyboardDownArrow, .shift)
      #expect(view.indexPathsForSelectedItems.map(\.item) == [2, 3])
    }

    @Test("VoiceOver reads rows, offers their actions, and hears of changes")
    func voiceOver() throws {
      ScreenReader.isRunning = true
      let row = try #require(view.visibleCells.first)
      #expect(row.accessibilityLabel == "Paint the boat")
      #expect(row.accessibilityTraits == .button)
      let actions = row.accessibilityCustomActions?.map(\.name)
      #expect(
        Set(actions ?? [])
          == ["Done", "Delete", "Edit", "Move up", "Move down"])
      page.delete(IndexPath(item: 0, section: 0))
      #expect(
        ScreenReader.takeTexts(of: .announcement) == ["1 item removed"])
    }
  }
}
