import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Swiping in a controller")
struct SwipeFeatureTests {
  private let surface: RecordingSurface
  private let host = Swipes()
  private let swipes: SwipeFeature<RecordingSurface, Swipes>

  init() throws {
    surface = try RecordingSurface(rows: [100], length: 50)
    swipes = SwipeFeature(surface.controller, host)
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func touch(_ from: Double, _ to: Double, row: Int) {
    let arena = surface.controller.requireTouches().arena
    let y = Double(row) * 50 + 25
    let start = PointerSample(
      pointer: 1, position: LayoutPoint(x: from, y: y), time: surface.now)
    arena.began(start, .touch)
    surface.wait(100)
    arena.moved(
      PointerSample(
        pointer: 1, position: LayoutPoint(x: to, y: y), time: surface.now))
  }

  @Test("asks once a touch, shows what comes into sight, and asks no more")
  func asks() {
    touch(300, 250, row: 2)
    #expect(host.takeLog() == ["ask 2", "trailing 2 of 120", "at -50"])
    surface.controller.requireTouches().arena.cancel()
    #expect(host.takeLog() == ["to 0"])
    surface.wait(40)
    host.shown = LayoutPoint(x: -30, y: 0)
    touch(300, 280, row: 2)
    #expect(host.takeLog() == ["at -50"])
    // The end of what was under way is not the end of this.
    surface.wait(400)
    #expect(host.takeLog() == [])
    surface.controller.requireTouches().arena.cancel()
    surface.wait(400)
    #expect(host.takeLog() == ["to 0", "restore"])
    touch(300, 250, row: 2)
    #expect(host.takeLog().first == "ask 2")
  }

  @Test(
    "who changes the data as actions are asked for opens none",
    arguments: [1, 2])
  func changed(at question: Int) {
    var asked = 0
    host.onAsk = { [surface] in
      asked += 1
      guard asked == question else { return }
      surface.counts = [101]
      surface.controller.performBatchUpdates {
        $0.batch.insertItems(at: [ItemPath(section: 0, item: 0)])
      }
    }
    touch(300, 250, row: 2)
    #expect(host.takeLog() == ["ask 2"] && asked == question)
    host.onAsk = {}
  }

  @Test(
    "a finger swipes nothing any more once data was read with other items",
    arguments: [ReloadScope.layout, .cells, .items])
  func readAnew(_ scope: ReloadScope) {
    touch(300, 200, row: 7)
    surface.counts = [5]
    surface.controller.reload(
      scope,
      in: LayoutEnvironment(
        viewport: surface.engine.layout.viewport, axis: .vertical,
        direction: .leftToRight))
    _ = host.takeLog()
    let arena = surface.controller.requireTouches().arena
    surface.wait(100)
    let end = PointerSample(
      pointer: 1, position: LayoutPoint(x: -100, y: 375), time: surface.now)
    arena.moved(end)
    arena.ended(end)
    surface.wait(1_000)
    #expect(host.takeLog() == [])
  }

  @Test("what is open stays so where its cell is filled again")
  func refilled() {
    #expect(swipes.open(path(1), at: .trailing))
    _ = host.takeLog()
    surface.controller.reconfigureItems(at: [path(1)])
    #expect(surface.refilled == [path(1)])
    #expect(swipes.openItem == path(1) && host.takeLog() == [])
  }

  @Test("an item without a cell is asked about, and has nothing to move")
  func noCell() {
    surface.hasCells = false
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    touch(300, 250, row: 2)
    #expect(host.takeLog() == ["ask 42"])
    surface.controller.requireTouches().arena.cancel()
    surface.wait(400)
    #expect(host.takeLog() == [] && host.rows.isEmpty)
  }

  @Test("keys open one edge and then the other, choose, and perform")
  func keys() {
    #expect(swipes.openByKey(path(1)))
    #expect(
      host.takeLog() == [
        "ask 1", "trailing 2 of 120", "to -120", "choose 0",
      ])
    #expect(!swipes.canChoose(.down))
    #expect(swipes.choose(.left))
    #expect(swipes.choose(.left))
    #expect(host.takeLog() == ["choose 1", "choose 1"])
    #expect(swipes.choose(.right))
    #expect(surface.controller.obey(.showOtherActions))
    #expect(
      host.takeLog() == [
        "choose 0", "leading 1 of 60", "to 60", "choose 0",
      ])
    #expect(swipes.performChosen())
    #expect(host.takeLog() == ["to 0", "do 0 of 1 on 1"])
    #expect(!swipes.performChosen())
    #expect(!swipes.choose(.left))
    host.offersAny = false
    #expect(!swipes.openByKey(path(2)))
  }

  @Test("arrows that go along the content, or to its ends, are no choice")
  func otherKeys() {
    #expect(!surface.controller.obey(.showOtherActions))
    #expect(swipes.openByKey(path(1)))
    for move in [FocusMove.up, .down, .home, .end, .pageUp, .pageDown] {
      #expect(!swipes.canChoose(move))
    }
  }

  @Test("keys go on from the button that the platform has given the focus")
  func focusedButton() throws {
    #expect(swipes.open(path(1), at: .trailing))
    let other = Swipes.Row(host.rows[0].cell, host)
    swipes.didFocus(1, in: other)
    #expect(!swipes.performChosen())
    swipes.didFocus(1, in: try #require(host.rows.first))
    _ = host.takeLog()
    #expect(swipes.performChosen())
    #expect(host.takeLog() == ["to 0", "do 1 of 2 on 1"])
  }

  @Test("a button does what it says while it stands there, and then nothing")
  func buttons() throws {
    #expect(swipes.open(path(1), at: .trailing))
    let row = try #require(host.rows.first)
    _ = host.takeLog()
    swipes.press(0, in: Swipes.Row(row.cell, host))
    #expect(host.takeLog() == [])
    swipes.press(1, in: row)
    #expect(host.takeLog() == ["to 0", "do 1 of 2 on 1"])
    swipes.press(1, in: row)
    #expect(host.takeLog() == [])
  }

  @Test("who gives no actions any more takes the finger's row away from it")
  func turnsOff() {
    touch(300, 200, row: 2)
    _ = host.takeLog()
    swipes.isEnabled = false
    #expect(host.takeLog() == ["to 0"])
    let arena = surface.controller.requireTouches().arena
    let far = PointerSample(
      pointer: 1, position: LayoutPoint(x: 10, y: 125), time: surface.now + 50)
    arena.moved(far)
    arena.ended(far)
    #expect(host.takeLog() == [] && swipes.openItem == nil)
    // One that stands open closes as well.
    swipes.isEnabled = true
    #expect(swipes.open(path(1), at: .trailing))
    swipes.isEnabled = false
    #expect(swipes.openItem == nil)
  }

  @Test("a cell whose content cannot be moved is not opened")
  func noContent() {
    host.movesContent = false
    #expect(!swipes.open(path(1), at: .trailing))
    #expect(swipes.openItem == nil)
    touch(300, 250, row: 2)
    #expect(host.takeLog() == ["ask 1", "ask 2"])
    surface.controller.requireTouches().arena.cancel()
    #expect(host.takeLog() == [] && swipes.openItem == nil)
  }

  @Test("an item that is gone from the data has nothing done to it")
  func goneFromData() {
    #expect(swipes.openByKey(path(3)))
    surface.counts = [2]
    surface.controller.performBatchUpdates { _ in }
    #expect(surface.takeLog() == ["refused"])
    _ = host.takeLog()
    _ = swipes.performChosen()
    #expect(!host.takeLog().contains { $0.hasPrefix("do") })
    #expect(swipes.offers(for: path(3)).isEmpty)
    #expect(swipes.offers(for: path(1)) == [1, 2])
  }

  @Test("Escape closes what stands open, and is for others then")
  func escape() {
    #expect(!surface.controller.obey(.escape))
    #expect(swipes.open(path(1), at: .trailing))
    #expect(surface.controller.obey(.escape) && swipes.openItem == nil)
    #expect(!surface.controller.obey(.escape))
  }

  @Test("another extent closes everything at once")
  func resized() {
    #expect(swipes.open(path(1), at: .trailing))
    _ = host.takeLog()
    surface.controller.resize(
      to: LayoutEnvironment(viewport: LayoutSize(width: 300, height: 400)))
    #expect(host.takeLog().last == "restore" && swipes.openItem == nil)
  }

  @Test("another extent of the item closes it, a longer viewport does not")
  func restyled() {
    #expect(swipes.open(path(1), at: .trailing))
    surface.controller.resize(
      to: LayoutEnvironment(viewport: LayoutSize(width: 400, height: 300)))
    #expect(swipes.openItem == path(1))
    surface.style = SectionStyle(mode: .waterfall(lanes: .fixed(2)))
    surface.controller.reload(
      .layout,
      in: LayoutEnvironment(viewport: LayoutSize(width: 400, height: 300)))
    surface.frame()
    #expect(host.takeLog().last == "restore" && swipes.openItem == nil)
  }

  @Test("keys reach it by the focus")
  func byFocus() {
    let focus = FocusFeature(surface.controller)
    focus.came(to: path(1))
    func press(_ action: KeyCommand.Action) -> Bool {
      focus.obey(
        KeyCommand(action, shift: false, command: false, alt: false))
    }
    #expect(press(.showActions) && swipes.openItem == path(1))
    #expect(press(.move(.left)) && focus.focusedItem == path(1))
    _ = host.takeLog()
    #expect(press(.press))
    #expect(host.takeLog() == ["to 0", "do 1 of 2 on 1"])
  }

  @Test("goes across content that scrolls sideways, from where that starts")
  func sideways() throws {
    let surface = try RecordingSurface(
      rows: [100], length: 50, axis: .horizontal, direction: .rightToLeft)
    surface.scroll(to: surface.engine.startOffset)
    let host = Swipes()
    let swipes = SwipeFeature(surface.controller, host)
    #expect(swipes.openByKey(path(1)))
    #expect(host.takeLog().contains("trailing 2 of 120"))
    // The content goes up: buttons lie below one another.
    #expect(!swipes.canChoose(.left) && swipes.choose(.up))
    #expect(host.takeLog() == ["choose 1"])
  }

  @Test("closes when the focus goes on, but not what a finger has opened")
  func focus() {
    #expect(swipes.open(path(1), at: .trailing))
    swipes.focusMoved(to: path(2))
    #expect(swipes.openItem == path(1))
    #expect(swipes.openByKey(path(3)))
    swipes.focusMoved(to: path(3))
    #expect(swipes.openItem == path(3))
    // The item loses the focus to one of its own buttons.
    host.holdsFocus = true
    swipes.focusMoved(to: nil)
    #expect(swipes.openItem == path(3))
    host.holdsFocus = false
    swipes.focusMoved(to: nil)
    #expect(swipes.openItem == nil)
  }

  @Test("an update closes the item under its new name")
  func updates() throws {
    #expect(swipes.open(path(1), at: .trailing))
    var update = BatchUpdate()
    update.insertItems(at: [path(0)])
    let plan = try update.plan(oldCounts: [100], newCounts: [101])
    try surface.controller.engine.perform(
      plan, animated: false, at: 0, host: surface,
      sizeOfItem: { _ in ItemSize(width: 400, height: 50) },
      styleOfSection: { _ in SectionStyle(mode: .list) })
    _ = host.takeLog()
    surface.controller.rename { plan.newPath(of: $0) }
    surface.controller.dataDidChange { plan.newPath(of: $0) }
    #expect(swipes.openItem == nil)
    #expect(host.takeLog() == ["to 0"])
    surface.wait(300)
    #expect(host.takeLog() == ["restore"])
  }

  @Test("what a program scrolls away, a reload and the end leave nothing")
  func leaves() {
    #expect(swipes.open(path(1), at: .trailing))
    surface.scroll(to: LayoutPoint(x: 0, y: 2_000))
    #expect(host.takeLog().last == "restore")
    #expect(swipes.openItem == nil)
    surface.scroll(to: .zero)
    #expect(swipes.open(path(1), at: .trailing))
    surface.reload()
    #expect(host.takeLog().last == "restore")
    #expect(swipes.openItem == nil)
    #expect(swipes.open(path(1), at: .trailing))
    surface.controller.end()
    #expect(host.takeLog().last == "restore")
    #expect(!swipes.open(path(1), at: .trailing))
    surface.wait(500)
    #expect(host.takeLog() == [])
  }

  @Test("where nothing is animated, all is done at once")
  func stillness() {
    surface.canAnimate = false
    #expect(swipes.openByKey(path(1)))
    _ = host.takeLog()
    #expect(swipes.performChosen())
    #expect(host.takeLog() == ["to 0", "restore", "do 0 of 2 on 1"])
  }

  @Test("opens nothing while another gesture has the touch")
  func claimed() {
    touch(300, 250, row: 2)
    #expect(!swipes.open(path(1), at: .trailing))
    #expect(!swipes.openByKey(path(1)))
  }

  @Test("an update that takes an open row out of view closes no other row")
  func movedOutOfView() {
    #expect(swipes.open(path(1), at: .trailing))
    surface.wait(400)
    surface.controller.performBatchUpdates {
      $0.batch.moveItem(
        from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 90))
    }
    #expect(swipes.openItem == nil)
    #expect(swipes.open(path(3), at: .trailing))
    surface.wait(1_000)
    surface.controller.endTransitions(at: surface.now)
    #expect(swipes.openItem == path(3))
  }

  @Test("a row that comes back while it leaves is closed")
  func comesBack() {
    #expect(swipes.open(path(1), at: .trailing))
    surface.wait(400)
    _ = host.takeLog()
    for (from, to) in [(1, 90), (90, 1)] {
      surface.controller.performBatchUpdates {
        $0.batch.moveItem(
          from: ItemPath(section: 0, item: from),
          to: ItemPath(section: 0, item: to))
      }
    }
    #expect(swipes.openItem == nil && host.takeLog().contains("restore"))
  }

  @Test("another direction closes what stands open")
  func turned() throws {
    #expect(swipes.open(path(1), at: .trailing))
    surface.wait(400)
    _ = host.takeLog()
    let layout = surface.engine.layout
    surface.controller.reload(
      .layout,
      in: LayoutEnvironment(
        viewport: layout.viewport, axis: layout.axis, direction: .rightToLeft))
    #expect(swipes.openItem == nil && host.takeLog().contains("restore"))
  }
}
