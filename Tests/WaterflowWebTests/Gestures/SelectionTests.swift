import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// The page is one for the whole process, so the tests take turns: on the main
// actor.
@MainActor
@Suite("Selecting items of a view in a page", .serialized)
struct SelectionTests {
  /// A delegate that writes down what it is told.
  private final class Log: WaterflowSelectionDelegate {
    var lines: [String] = []
    var refused: Set<Int> = []
    var takesPresses = false

    func waterflowView(
      _ view: WaterflowView, shouldHighlightItemAt path: ItemPath
    ) -> Bool { !refused.contains(path.item) }

    func waterflowView(
      _ view: WaterflowView, didHighlightItemAt path: ItemPath
    ) { lines.append("highlight \(path.item)") }

    func waterflowView(
      _ view: WaterflowView, didUnhighlightItemAt path: ItemPath
    ) { lines.append("unhighlight \(path.item)") }

    func waterflowView(
      _ view: WaterflowView, didSelectItemAt path: ItemPath
    ) { lines.append("select \(path.item)") }

    func waterflowView(
      _ view: WaterflowView, didDeselectItemAt path: ItemPath
    ) { lines.append("deselect \(path.item)") }

    func waterflowView(
      _ view: WaterflowView, didTapHeaderInSection section: Int
    ) { lines.append("header \(section)") }

    func waterflowView(
      _ view: WaterflowView, didTapFooterInSection section: Int
    ) { lines.append("footer \(section)") }

    func waterflowView(
      _ view: WaterflowView, didLongPressItemAt path: ItemPath,
      location: LayoutPoint
    ) -> Bool {
      lines.append("press \(path.item) at \(Int(location.y))")
      return takesPresses
    }
  }

  private let kept: Stage
  private let hand: Hand
  private let log = Log()

  // Header 0-20, then rows of 50: row 0 at 20, row 1 at 70, row 2 at 120.
  init() throws {
    kept = try Stage(count: 100)
    kept.view.reloadData()
    kept.view.selectionDelegate = log
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  private var stage: Stage {
    PageRecorder.current = kept.page
    return kept
  }

  private func element(ofRow row: Int) throws -> Int32 {
    let path = ItemPath(section: 0, item: row)
    return try #require(stage.view.cellForItem(at: path)).element.handle
  }

  private func classes(ofRow row: Int) throws -> [String: Bool] {
    let element = try element(ofRow: row)
    var classes: [String: Bool] = [:]
    for call in stage.page.calls
    where call.name == "toggleClass" && call.element == element {
      classes[call.texts[0]] = call.numbers[0] == 1
    }
    return classes
  }

  private var selected: [Int] {
    stage.view.indexPathsForSelectedItems.map(\.item)
  }

  /// Of each option the page says first that it is not selected.
  private func ariaSelected(ofRow row: Int) throws -> String {
    let element = try element(ofRow: row)
    return stage.page.calls.last {
      $0.name == "setAttribute" && $0.element == element
        && $0.texts[0] == "aria-selected"
    }?.texts[1] ?? "false"
  }

  @Test("To select an item that is not there changes nothing")
  func missingItem() throws {
    let other = try Stage(count: 3)
    other.view.reloadData()
    other.view.selectItem(at: ItemPath(section: 0, item: 3))
    #expect(!other.view.allowsSelection)
    other.view.selectItem(at: ItemPath(section: 0, item: 2))
    #expect(other.view.indexPathsForSelectedItems.map(\.item) == [2])
  }

  @Test("An item that a program selects comes to where it says")
  func scrollPosition() {
    stage.view.selectItem(
      at: ItemPath(section: 0, item: 60), scrollPosition: .start)
    #expect(selected == [60])
    #expect(
      stage.view.contentOffset.y
        == stage.view.layout.frame(ofItem: ItemPath(section: 0, item: 60))?.y)
    stage.view.selectItem(at: ItemPath(section: 0, item: 100))
    #expect(selected == [60])
    #expect(log.lines.isEmpty)
  }

  @Test("A tap highlights, selects and marks the cell")
  func tap() throws {
    #expect(try ariaSelected(ofRow: 1) == "false")
    hand.tap(10, 100, at: 1_000)
    #expect(log.lines == ["highlight 1", "select 1", "unhighlight 1"])
    #expect(try classes(ofRow: 1)["waterflow-selected"] == true)
    #expect(try classes(ofRow: 1)["waterflow-highlighted"] == false)
    #expect(try ariaSelected(ofRow: 1) == "true")
    #expect(
      stage.view.indexPathsForSelectedItems == [ItemPath(section: 0, item: 1)])
    hand.tap(10, 150, at: 2_000)
    #expect(
      log.lines.suffix(3) == ["deselect 1", "select 2", "unhighlight 2"])
    #expect(try ariaSelected(ofRow: 1) == "false")
    #expect(try classes(ofRow: 1)["waterflow-selected"] == false)
  }

  @Test("A finger that rests highlights after a while, and a scroll ends it")
  func highlightDelay() throws {
    hand.down(10, 100, at: 1_000)
    #expect(log.lines == [])
    hand.wait(until: 1_081)
    #expect(log.lines == ["highlight 1"])
    #expect(try classes(ofRow: 1)["waterflow-highlighted"] == true)
    viewScrolled(stage.number, 12, 1_100)
    #expect(log.lines == ["highlight 1", "unhighlight 1"])
    hand.up(10, 88, at: 1_120)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("A finger that stops a fling selects nothing, a mouse does")
  func fling() throws {
    viewScrolled(stage.number, 40, 1_000)
    hand.tap(10, 100, at: 1_010)
    #expect(log.lines == [])
    hand.tap(10, 100, at: 1_040, kind: .mouse)
    #expect(log.lines == ["highlight 2", "select 2", "unhighlight 2"])
    viewSettled(stage.number, 1_200)
    hand.tap(10, 150, at: 1_210)
    #expect(log.lines.suffix(2) == ["select 3", "unhighlight 3"])
  }

  @Test("A finger taps where the view has just gone by itself")
  func jump() throws {
    stage.view.scroll(to: 40)
    viewScrolled(stage.number, 40, 1_000)
    hand.tap(10, 100, at: 1_010)
    #expect(log.lines == ["highlight 2", "select 2", "unhighlight 2"])
  }

  @Test("A touch that is taken away changes nothing")
  func cancelled() throws {
    hand.tap(10, 30, at: 900)
    log.lines = []
    hand.down(10, 100, at: 1_000)
    hand.wait(until: 1_090)
    hand.cancel(at: 1_100)
    #expect(log.lines == ["highlight 1", "unhighlight 1"])
    #expect(
      stage.view.indexPathsForSelectedItems == [ItemPath(section: 0, item: 0)])
    hand.down(10, 100, at: 2_000)
    hand.wait(until: 2_090)
    hand.leave(at: 2_100)
    hand.up(10, 100, at: 2_110)
    #expect(log.lines.suffix(2) == ["highlight 1", "unhighlight 1"])
  }

  @Test("A touch on a link is the link's")
  func control() throws {
    hand.tap(10, 100, at: 1_000, onControl: true)
    #expect(log.lines == [])
  }

  @Test("Headers and footers are tapped")
  func supplements() throws {
    hand.tap(10, 10, at: 1_000)
    #expect(log.lines == ["header 0"])
    stage.rows.count = 1
    stage.view.reloadData()
    hand.tap(10, 80, at: 2_000)
    #expect(log.lines == ["header 0", "footer 0"])
  }

  @Test("Shift extends and Ctrl toggles with a mouse, where several can be")
  func keys() throws {
    stage.view.allowsMultipleSelection = true
    #expect(stage.last("allowSelection") == [2])
    hand.tap(10, 30, at: 1_000, kind: .mouse)
    hand.tap(10, 150, at: 2_000, kind: .mouse, keys: .extend)
    #expect(selected == [0, 1, 2])
    hand.tap(10, 100, at: 3_000, kind: .mouse, keys: .toggle)
    #expect(selected == [0, 2])
    #expect(try ariaSelected(ofRow: 1) == "false")
    #expect(try ariaSelected(ofRow: 2) == "true")
    let claims = try #require(stage.last("claim"))
    #expect(Int32(claims[0]) & GestureClaims.ranges.rawValue != 0)
  }

  @Test("What is selected goes with its item through an update")
  func update() throws {
    hand.tap(10, 100, at: 1_000)
    stage.rows.count = 101
    try stage.view.insertItems(at: [ItemPath(section: 0, item: 0)])
    #expect(selected == [2])
    #expect(try ariaSelected(ofRow: 2) == "true")
    #expect(try ariaSelected(ofRow: 0) == "false")
    stage.rows.count = 100
    try stage.view.deleteItems(at: [ItemPath(section: 0, item: 2)])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(try ariaSelected(ofRow: 2) == "false")
  }

  @Test("A cell that comes for a selected item is marked, one that leaves not")
  func recycling() throws {
    hand.tap(10, 100, at: 1_000)
    viewScrolled(stage.number, 2_000, 2_000)
    for row in stage.visibleRows {
      #expect(try ariaSelected(ofRow: row) == "false")
    }
    viewScrolled(stage.number, 0, 3_000)
    #expect(try ariaSelected(ofRow: 1) == "true")
    #expect(try classes(ofRow: 1)["waterflow-selected"] == true)
  }

  @Test("A program selects without asking or telling")
  func program() throws {
    log.refused = [2]
    stage.view.selectItem(at: ItemPath(section: 0, item: 2))
    stage.view.selectItem(at: ItemPath(section: 0, item: 100))
    stage.view.selectItem(at: ItemPath(section: 7, item: 0))
    #expect(selected == [2])
    #expect(try ariaSelected(ofRow: 2) == "true")
    stage.view.deselectItem(at: ItemPath(section: 0, item: 2))
    #expect(try ariaSelected(ofRow: 2) == "false")
    #expect(log.lines == [])
    hand.tap(10, 150, at: 1_000)
    #expect(log.lines == [])
  }

  @Test("A reload forgets what was selected")
  func reload() throws {
    hand.tap(10, 100, at: 1_000)
    stage.view.reloadData()
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(try ariaSelected(ofRow: 1) == "false")
  }

  @Test("A long press is told where it is asked for, and then selects nothing")
  func longPress() throws {
    hand.down(10, 100, at: 1_000)
    hand.wait(until: 1_600)
    hand.cancel(at: 1_650)
    #expect(!log.lines.contains { $0.hasPrefix("press") })
    stage.view.allowsLongPress = true
    let claims = try #require(stage.last("claim"))
    #expect(Int32(claims[0]) & GestureClaims.presses.rawValue != 0)
    log.takesPresses = true
    log.lines = []
    hand.down(10, 100, at: 2_000)
    hand.wait(until: 2_501)
    #expect(log.lines.contains("press 1 at 100"))
    #expect(hand.up(10, 100, at: 2_600) >= 0)
    #expect(!log.lines.contains("select 1"))
  }

  @Test("Keys ask and tell what a tap does; a tap takes the focus along")
  func keyActions() throws {
    stage.view.allowsMultipleSelection = true
    stage.view.allowsFocus = true
    _ = keyPressed(stage.number, -1, 0, 0, 3)
    #expect(keyPressed(stage.number, 9, 0, 0, 3) == 1)
    #expect(log.lines == ["highlight 3", "select 3", "unhighlight 3"])
    log.refused = [3]
    #expect(keyPressed(stage.number, 9, 0, 0, 3) == 1)
    #expect(selected == [3])
    hand.tap(10, 100, at: 1_000)
    #expect(stage.view.focusedIndexPath?.item == 1)
    #expect(keyPressed(stage.number, 10, 2, 0, 1) == 1)
    #expect(selected == Array(0..<100))
  }

  @Test("Shift and an arrow extend from the focus, or from what was clicked")
  func extends() throws {
    stage.view.allowsMultipleSelection = true
    stage.view.allowsFocus = true
    _ = keyPressed(stage.number, -1, 0, 0, 1)
    #expect(keyPressed(stage.number, 3, 1, 0, 1) == 1)
    #expect(selected == [1, 2])
    #expect(keyPressed(stage.number, 3, 1, 0, 2) == 1)
    #expect(selected == [1, 2, 3])
    hand.tap(10, 30, at: 1_000, kind: .mouse)
    #expect(keyPressed(stage.number, 3, 1, 0, 0) == 1)
    #expect(selected == [0, 1])
  }

  @Test("Without a delegate items are selected, once selection is allowed")
  func withoutDelegate() throws {
    let plain = try Stage(count: 10)
    plain.view.reloadData()
    #expect(!plain.view.allowsSelection)
    plain.view.allowsSelection = true
    #expect(plain.last("allowSelection") == [1])
    let hand = try Hand(on: plain)
    hand.tap(10, 100, at: 1_000)
    #expect(plain.view.indexPathsForSelectedItems.map(\.item) == [1])
    plain.view.allowsSelection = false
    #expect(plain.last("allowSelection") == [0])
    hand.tap(10, 30, at: 2_000)
    #expect(plain.view.indexPathsForSelectedItems.map(\.item) == [1])
  }

  @Test("A reload under a finger tells that the highlight ends")
  func reloadUnderFinger() throws {
    let path = ItemPath(section: 0, item: 1)
    hand.down(10, 100, at: 1_000)
    hand.wait(until: 1_090)
    #expect(stage.view.cellForItem(at: path)?.isHighlighted == true)
    stage.view.reloadData()
    #expect(log.lines == ["highlight 1", "unhighlight 1"])
    hand.up(10, 100, at: 1_200)
    #expect(log.lines.count == 2)
    #expect(stage.view.cellForItem(at: path)?.isHighlighted == false)
  }

  @Test("A page that asks for no gesture hears of none")
  func payForUse() throws {
    let plain = try Stage(count: 10)
    plain.view.reloadData()
    #expect(!plain.page.calls.contains { $0.name == "watch" })
    #expect(plain.view.indexPathsForSelectedItems == [])
    #expect(plain.view.selection == nil && plain.view.focus == nil)
    plain.view.closeSwipeActions()
    plain.view.endPull()
    #expect(plain.view.touches == nil)
  }
}
