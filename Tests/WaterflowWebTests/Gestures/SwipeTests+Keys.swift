import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

// Keys, other extents, and what is caught on its way.
extension SwipeTests {
  @Test("The focus goes to the view when the button that has it goes")
  func focusOfRecycledButtons() throws {
    open()
    let group = try #require(
      stage.page.calls.last {
        $0.name == "setAttribute" && $0.texts[0] == "role"
      })
    stage.page.focused = group.element
    stage.view.scroll(to: 3_000)
    #expect(stage.last("focus") == [-1])
  }

  @Test("Keys open either edge, focus a button, and come back")
  func keys() throws {
    stage.view.allowsFocus = true
    let row = ItemPath(section: 0, item: 0)
    _ = stage.view.swipes?.openByKey(row)
    #expect(slides[slides.count - 1][1] == -120)
    #expect(stage.page.focused != 0)
    #expect(isInert == false)
    _ = stage.view.swipes?.openByKey(row)
    #expect(slides[slides.count - 1][1] == 60)
    // The group of buttons has the focus inside of it.
    let group = try #require(
      stage.page.calls.last {
        $0.name == "setAttribute" && $0.texts == ["role", "group"]
      })
    stage.page.focused = group.element
    #expect(hand.escape(at: 1_000) == Hand.used)
    #expect(stage.view.focusedIndexPath == row)
    let cell = try #require(stage.view.cellForItem(at: row))
    #expect(stage.last("focus") == (cell.id.map { [Double($0.rawValue)] }))
    #expect(hand.escape(at: 1_100) == 0)
  }

  @Test("Buttons leave a fifth of a narrow item to its content")
  func narrow() throws {
    let stage = stage
    stage.rows.style = SectionStyle(mode: .waterfall(lanes: .fixed(3)))
    stage.view.reloadData()
    stage.view.openSwipeActions(
      at: ItemPath(section: 0, item: 1), edge: .trailing)
    #expect(slides[slides.count - 1][1] == -80)
    #expect(slides[slides.count - 1][3] == 80)
  }

  @Test("Another extent closes what is open, at once")
  func resized() throws {
    open()
    viewResized(stage.number, 400, 200, .nan, .nan)
    #expect(slides[slides.count - 1][1] == 0)
    #expect(stage.last("underlay")?[1] == 0)
    #expect(stage.view.indexPathForOpenSwipeActions == nil)
  }

  @Test("Content that closes is caught where it is, and its owner not asked")
  func caughtClosing() throws {
    open()
    hand.wait(until: 1_800)
    stage.view.closeSwipeActions()
    stage.page.numbers["shown"] = -90
    let questions = actions.questions
    hand.down(150, 100, at: 1_850)
    hand.move(170, 100, at: 1_870)
    #expect(slides[slides.count - 1][1] == -70)
    #expect(actions.questions == questions)
    // The end of what was under way is not the end of this.
    hand.wait(until: 2_200)
    #expect(stage.last("underlay")?[1] != 0)
    hand.cancel(at: 2_300)
  }

  @Test("Where there are no actions, the key for them is the page's")
  func noActionsForKeys() {
    stage.view.allowsFocus = true
    _ = keyPressed(stage.number, -1, 0, 0, 1)
    #expect(keyPressed(stage.number, 11, 0, 0, 1) == 1)
    actions.hasAny = false
    stage.view.closeSwipeActions()
    hand.wait(until: 2_000)
    #expect(keyPressed(stage.number, 11, 0, 0, 1) == 0)
  }

  @Test("Arrows go from button to button, and no further")
  func arrows() throws {
    let row = ItemPath(section: 0, item: 0)
    _ = stage.view.swipes?.openByKey(row)
    let first = stage.page.focused
    #expect(hand.arrow(left: true, at: 2_000) == Hand.used)
    let second = stage.page.focused
    #expect(first != second)
    #expect(hand.arrow(left: true, at: 2_010) == Hand.used)
    #expect(stage.page.focused == second)
    #expect(hand.arrow(left: false, at: 2_020) == Hand.used)
    #expect(stage.page.focused == first)
    hand.escape(at: 2_030)
    #expect(hand.arrow(left: false, at: 2_040) == 0)
  }

  @Test("Actions that a key has opened close when the focus leaves them")
  func focusLeaves() throws {
    _ = stage.view.swipes?.openByKey(ItemPath(section: 0, item: 0))
    try focusOut()
    hand.wait(until: 100)
    #expect(slides[slides.count - 1][1] == -120)
    try focusOut()
    stage.page.focused = 0
    hand.wait(until: 200)
    #expect(slides[slides.count - 1][1] == 0)
  }

  /// The focus leaves a button, for another one or for something else.
  private func focusOut() throws {
    let listen = try #require(
      stage.page.calls.last {
        $0.name == "listen" && $0.texts == ["focusout"]
      })
    eventFired(Int32(listen.numbers[0]), .nan)
  }
}
