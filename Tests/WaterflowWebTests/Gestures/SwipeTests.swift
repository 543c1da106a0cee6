import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("Swiping items of a view in a page", .serialized)
struct SwipeTests {
  /// Two actions at the trailing edge, one at the leading one of even rows.
  final class Actions: WaterflowSwipeDelegate {
    var performed: [String] = []
    var questions = 0
    var hasAny = true
    var onPerform: ((WaterflowView, ItemPath) -> Void)?
    var insets = Insets.zero

    func waterflowView(
      _ view: WaterflowView,
      trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> WaterflowSwipeActions? {
      questions += 1
      guard hasAny else { return nil }
      return WaterflowSwipeActions(actions: [action("Delete"), action("Edit")])
    }

    func waterflowView(
      _ view: WaterflowView,
      leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> WaterflowSwipeActions? {
      guard hasAny && path.item % 2 == 0 else { return nil }
      var actions = WaterflowSwipeActions(actions: [action("Done")])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }

    private func action(_ title: String) -> WaterflowSwipeAction {
      var action = WaterflowSwipeAction(
        style: title == "Delete" ? .destructive : .normal, title: title
      ) { [unowned self] view, path in
        performed.append("\(title) \(path.item)")
        onPerform?(view, path)
      }
      action.width = 60
      if title == "Edit" { action.insets = insets }
      if title == "Delete" { action.backgroundColor = "firebrick" }
      return action
    }
  }

  private final class Taps: WaterflowSelectionDelegate {}

  let kept: Stage
  let hand: Hand
  let actions = Actions()

  init() throws {
    kept = try Stage(count: 100)
    kept.view.reloadData()
    kept.view.swipeDelegate = actions
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  var stage: Stage {
    PageRecorder.current = kept.page
    return kept
  }

  var slides: [[Double]] {
    stage.page.calls.filter { $0.name == "slide" }.map(\.numbers)
  }

  /// Presses a button by what is written on it.
  private func press(_ title: String) throws {
    let text = try #require(
      stage.page.calls.last { $0.name == "setText" && $0.texts == [title] })
    let listen = try #require(
      stage.page.calls.last {
        $0.name == "listen" && $0.element == text.element
          && $0.texts == ["click"]
      })
    eventFired(Int32(listen.numbers[0]), .nan)
  }

  var isInert: Bool? {
    stage.page.calls.last { $0.name == "setNumber" && $0.texts == ["inert"] }
      .map { $0.numbers[0] == 1 }
  }

  /// Opens row 1 at its trailing edge with a slow finger.
  func open() {
    hand.down(250, 100, at: 1_000)
    hand.move(230, 101, at: 1_050)
    hand.move(150, 101, at: 1_300)
    hand.up(150, 101, at: 1_500)
  }

  @Test("A button is told what its action was given")
  func insets() {
    actions.insets = Insets(top: 5, left: 6, bottom: 7, right: -8)
    open()
    let shapes = stage.page.calls.filter { $0.name == "shape" }
      .map { Array($0.numbers.dropFirst()) }
    #expect(shapes.first == [1, 1, 60, 0, 0, 0, 0])
    #expect(shapes.last == [0, 0, 60, 5, -8, 7, 6] && shapes.count == 2)
  }

  @Test("Who gives no actions any more takes nothing from the platform")
  func claims() {
    #expect(stage.last("claim") != [0])
    stage.view.swipeDelegate = nil
    #expect(stage.last("claim") == [0])
  }

  @Test("A button has the colour and the title that its action was given")
  func colours() throws {
    open()
    let styles = stage.page.calls.filter { $0.name == "setStyle" }
    #expect(
      styles.filter { $0.texts[0] == "background-color" }.map { $0.texts[1] }
        == ["firebrick"])
    var action = WaterflowSwipeAction(style: .normal, title: "Done") { _, _ in }
    #expect(action.title == "Done")
    action.title = "Später"
    #expect(action.title == "Später")
  }

  @Test("A swipe claims the touch, moves the content and shows buttons")
  func opens() throws {
    #expect(hand.down(250, 100, at: 1_000) == 0)
    #expect(hand.move(230, 101, at: 1_016) == Hand.claimed)
    let cell = try #require(
      stage.view.cellForItem(at: ItemPath(section: 0, item: 1))?.id)
    let underlay = try #require(stage.last("underlay"))
    #expect(underlay[0] == Double(cell.rawValue))
    #expect(
      Array(slides[slides.count - 1][0..<4])
        == [Double(cell.rawValue), -20, 0, 120])
    #expect(slides[slides.count - 1][4].isNaN)
    #expect(isInert == true)
    hand.move(150, 101, at: 1_300)
    hand.up(150, 101, at: 1_500)
    let settle = slides[slides.count - 1]
    #expect(settle[1] == -120)
    #expect(!settle[4].isNaN)
    #expect(settle[5] == 250)
    #expect(isInert == false)
    let texts = stage.page.calls.filter { $0.name == "setText" }
    #expect(texts.map(\.texts) == [["Delete"], ["Edit"]])
  }

  @Test("A vertical pan is left to the scroll")
  func verticalPan() throws {
    hand.down(250, 100, at: 1_000)
    #expect(hand.move(252, 80, at: 1_016) == 0)
    #expect(hand.move(200, 60, at: 1_032) == 0)
    #expect(slides.isEmpty)
  }

  @Test("A side without actions is left to the scroll")
  func noActions() throws {
    hand.down(100, 100, at: 1_000)
    #expect(hand.move(130, 100, at: 1_016) == 0)
    hand.up(130, 100, at: 1_030)
    #expect(slides.isEmpty)
    hand.down(100, 40, at: 2_000)
    #expect(hand.move(130, 40, at: 2_016) == Hand.claimed)
    #expect(slides[slides.count - 1][1] == 30)
  }

  @Test("A touch that the platform scrolls with swipes no more")
  func scrolls() throws {
    hand.down(250, 100, at: 1_000)
    hand.loses(at: 1_010)
    #expect(hand.move(150, 100, at: 1_020) == 0)
    #expect(slides.isEmpty)
  }

  @Test("A button performs its action and the item closes")
  func button() throws {
    open()
    try press("Edit")
    #expect(actions.performed == ["Edit 1"])
    #expect(slides[slides.count - 1][1] == 0)
    #expect(isInert == true)
    hand.wait(until: 2_000)
    #expect(stage.last("underlay")?[1] == 0)
  }

  @Test("A full swipe performs the first action")
  func fullSwipe() throws {
    hand.down(290, 100, at: 1_000)
    hand.move(200, 100, at: 1_100)
    hand.move(40, 100, at: 1_300)
    hand.up(40, 100, at: 1_500)
    #expect(actions.performed == ["Delete 1"])
    #expect(slides[slides.count - 1][1] == 0)
  }

  @Test("An action may delete its item at once")
  func delete() throws {
    actions.onPerform = { [stage] view, path in
      stage.rows.count -= 1
      try? view.deleteItems(at: [path])
    }
    open()
    try press("Delete")
    #expect(actions.performed == ["Delete 1"])
    #expect(stage.view.layout.itemCount(inSection: 0) == 99)
    hand.wait(until: 3_000)
    #expect(stage.last("underlay")?[1] == 0)
    hand.down(250, 100, at: 4_000)
    #expect(hand.move(230, 100, at: 4_016) == Hand.claimed)
  }

  @Test(
    "Scrolling, a tap elsewhere, an update and Escape close what is open",
    arguments: 0..<4)
  func closes(way: Int) throws {
    open()
    switch way {
    case 0: viewScrolled(stage.number, 30, 2_000)
    case 1: #expect(hand.down(20, 40, at: 2_000) == Hand.used)
    case 2:
      stage.rows.count = 101
      try stage.view.insertItems(at: [ItemPath(section: 0, item: 0)])
    default:
      #expect(hand.escape(at: 2_000) == Hand.used)
      #expect(hand.escape(at: 2_001) == 0)
    }
    #expect(slides[slides.count - 1][1] == 0)
    #expect(isInert == true)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("A cell that goes to the pool loses its buttons")
  func recycling() throws {
    open()
    viewScrolled(stage.number, 3_000, 2_000)
    #expect(stage.last("underlay")?[1] == 0)
    #expect(slides[slides.count - 1][1] == 0)
  }

  @Test("A scroll closes what is open, whichever way it goes")
  func scrollsEitherWay() {
    viewScrolled(stage.number, 500, 1_000)
    for place in [480.0, 500] {
      let item = ItemPath(section: 0, item: 11)
      #expect(stage.view.openSwipeActions(at: item, edge: .trailing))
      viewScrolled(stage.number, place, 2_000)
      #expect(stage.view.indexPathForOpenSwipeActions == nil)
    }
  }

  @Test("What a program scrolls away comes back closed, and is tapped as ever")
  func scrolledAway() throws {
    stage.view.selectionDelegate = Taps()
    open()
    #expect(isInert == false)
    stage.view.scroll(to: 3_000)
    stage.view.scroll(to: 0)
    #expect(hand.down(150, 100, at: 9_000) == 0)
    hand.up(150, 100, at: 9_050)
    #expect(
      stage.view.indexPathsForSelectedItems == [ItemPath(section: 0, item: 1)])
    // A swipe begins where the content is.
    hand.down(250, 100, at: 10_000)
    hand.move(230, 101, at: 10_050)
    #expect(slides[slides.count - 1][1] == -20)
    hand.cancel(at: 10_100)
  }

  @Test("A program opens and closes items")
  func program() throws {
    let row = ItemPath(section: 0, item: 1)
    #expect(!stage.view.openSwipeActions(at: row, edge: .leading))
    #expect(slides.isEmpty)
    #expect(stage.view.openSwipeActions(at: row, edge: .trailing))
    #expect(slides[slides.count - 1][1] == -120)
    #expect(
      !stage.view.openSwipeActions(
        at: ItemPath(section: 0, item: 90), edge: .trailing))
    #expect(stage.view.indexPathForOpenSwipeActions == row)
    stage.view.closeSwipeActions()
    #expect(slides[slides.count - 1][1] == 0)
  }

  @Test("From right to left the edges are mirrored")
  func mirrored() throws {
    let stage = try Stage(count: 100, direction: .rightToLeft)
    stage.view.reloadData()
    stage.view.swipeDelegate = actions
    let hand = try Hand(on: stage)
    // Row 1 has no actions at its leading edge, which is the right one.
    hand.down(250, 100, at: 1_000)
    #expect(hand.move(220, 100, at: 1_016) == 0)
    hand.up(220, 100, at: 1_030)
    hand.down(50, 100, at: 2_000)
    hand.move(80, 100, at: 2_016)
    hand.move(170, 100, at: 2_200)
    hand.up(170, 100, at: 2_400)
    #expect(stage.last("slide")?[1] == 120)
    let texts = stage.page.calls.filter { $0.name == "setText" }
    #expect(texts.map(\.texts) == [["Delete"], ["Edit"]])
  }

  @Test("A second finger changes nothing")
  func secondFinger() throws {
    hand.down(250, 100, at: 1_000)
    hand.move(200, 100, at: 1_050)
    let answer = hand.down(100, 150, at: 1_060, pointer: 2)
    #expect(answer == Hand.claimed)
    hand.move(20, 150, at: 1_070, pointer: 2)
    #expect(slides[slides.count - 1][1] == -50)
    hand.up(20, 150, at: 1_080, pointer: 2)
    hand.cancel(at: 1_100)
    #expect(slides[slides.count - 1][1] == 0)
  }
}
