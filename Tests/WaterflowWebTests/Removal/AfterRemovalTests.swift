import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("After a view was removed from its page", .serialized)
struct AfterRemovalTests {
  private let path = ItemPath(section: 0, item: 1)

  @Test("it is unmounted once, and whoever comes next gets its number")
  func number() throws {
    let stage = try RemovalStage()
    let view = try #require(stage.view)
    stage.live()
    view.remove()
    view.remove()
    #expect(stage.page.calls.filter { $0.name == "unmount" }.count == 1)
    let next = try RemovalStage()
    #expect(next.number == stage.number)
    let heard = next.witness.calls.count
    let asked = next.page.calls.count
    view.remove()
    stage.pass(0)
    #expect(next.view != nil)
    #expect(next.witness.calls.count == heard)
    #expect(next.page.calls[asked...].allSatisfy { $0.name == "release" })
    next.view?.remove()
    next.pass(0)
  }

  @Test("who waits for an update is not told, once another of them removes it")
  func completions() throws {
    let stage = try RemovalStage()
    let view = try #require(stage.view)
    view.reloadData()
    stage.pass(16)
    var told: [Bool] = []
    func wait() throws {
      for _ in 0..<2 {
        try view.performBatchUpdates(completion: {
          told.append($0)
          view.remove()
        }) { _ in }
      }
    }
    try view.performBatchUpdates { update in
      try? wait()
      update.deleteItems(at: [path])
      update.insertItems(at: [ItemPath(section: 0, item: 3)])
    }
    #expect(told == [])
    stage.pass(1_000)
    stage.pass(1_000)
    #expect(told == [true])
  }

  @Test("whatever is asked of it does nothing")
  func inert() throws {
    let stage = try RemovalStage()
    let view = try #require(stage.view)
    stage.live()
    view.remove()
    for _ in 0..<2 {
      let heard = stage.witness.calls.count
      let timers = stage.timers
      use(view, stage.witness)
      #expect(stage.witness.calls.count == heard)
      #expect(stage.timers == timers)
      stage.pass(0)
    }
    let unmount = stage.page.calls.lastIndex { $0.name == "unmount" }
    let late = stage.page.calls[try #require(unmount)...]
    #expect(
      Set(late.map(\.name)).isSubset(of: [
        // The first three are those of -1, which is nobody's number.
        "unmount", "announce", "allowFocus", "allowSelection", "release",
        "cancel", "schedule", "setAttribute", "create",
      ]), "\(Set(late.map(\.name)))")
    let named = late.filter {
      ["announce", "allowFocus", "allowSelection"].contains($0.name)
    }
    #expect(named.allSatisfy { $0.element == -1 })
  }

  /// Calls what an app may.
  private func use(_ view: WaterflowView, _ witness: Witness) {
    view.reloadData()
    view.scroll(to: 100)
    view.scrollToItem(at: path, animated: true)
    view.setSize(ItemSize(width: 50, height: 70), forItemAt: path)
    view.reconfigureItems(at: [path])
    try? witness.update(view)
    view.contentInsets = Insets(top: 10, left: 0, bottom: 0, right: 0)
    view.minimumContentLength += 10
    view.sectionDisplacement = SectionDisplacement(
      firstSection: 1, offset: LayoutPoint(x: 10, y: 0))
    view.pinMode = .stacked
    view.selectItem(at: path)
    view.allowsMultipleSelection = true
    view.allowsLongPress = true
    view.allowsFocus = true
    view.focusItem(at: path)
    view.openSwipeActions(at: path, edge: .trailing)
    view.beginPull()
    _ = view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(LayoutPoint(x: 0, y: 90))
    view.endInteractiveMovement()
    view.swipeDelegate = witness
    view.pullDelegate = witness
    _ = view.pullSlot
    view.reorderDelegate = witness
    view.announce("gone")
    view.emptyReusePool()
    view.reorderDelegate = nil
    view.swipeDelegate = nil
    view.pullDelegate = nil
    _ = view.indexPathsForVisibleItems
  }

  @Test("a turn later its cells, closures and delegates are let go")
  func letsGo() throws {
    weak var cell: WaterflowCell?
    weak var delegate: Witness?
    weak var touches: ViewTouches?
    weak var display: Told?
    weak var completion: Told?
    let page: PageRecorder
    let view: WaterflowView
    do {
      let stage = try RemovalStage()
      page = stage.page
      view = try #require(stage.view)
      view.reloadData()
      cell = view.cellForItem(at: path)
      delegate = stage.witness
      touches = view.touches
      #expect(cell != nil && touches != nil)
      let told = Told()
      display = told
      view.displayDelegate = told
      let waiting = Told()
      completion = waiting
      try view.performBatchUpdates(completion: { _ in _ = waiting }) {
        stage.witness.count -= 1
        $0.deleteItems(at: [path, ItemPath(section: 1, item: 1)])
      }
      view.remove()
      #expect(cell != nil && touches != nil)
      stage.pass(0)
    }
    #expect(cell == nil && delegate == nil && touches == nil)
    #expect(display == nil)
    #expect(completion == nil)
    // All but the element that the app has given.
    let made = page.calls.filter { $0.name == "create" }.map(\.element)
    let released = page.calls.filter { $0.name == "release" }.map(\.element)
    #expect(Set(made.dropFirst()) == Set(released))
    #expect(view.container.handle == made.first)
  }

  @Test("a timer of the page or of another view comes as before")
  func otherTimers() throws {
    let stage = try RemovalStage()
    var fired = 0
    Page.schedule(after: 100) { fired += 1 }
    Page.requestFrame { fired += 1 }
    stage.view?.reloadData()
    stage.view?.remove()
    stage.pass(100)
    #expect(fired == 2)
  }

  // MARK: - Pager

  @Test("its pager turns no more, and the neighbour is not to be seen")
  func pager() throws {
    let stage = try PagerStage()
    var turned: [Int] = []
    stage.pager.didTurnTo = { turned.append($0) }
    stage.hand.down(250, 180, at: 1_000)
    stage.hand.move(240, 180, at: 1_016)
    stage.hand.move(50, 180, at: 1_100)
    #expect(stage.isTurning)
    stage.view.remove()
    #expect(!stage.isTurning && stage.overlay.dataSource == nil)
    stage.frames(from: 1_200)
    stage.pager.turn(to: 2)
    stage.pager.pageCount = 1
    stage.pager.stop()
    stage.frames(from: 2_000)
    #expect(turned.isEmpty)
    stage.overlay.remove()
    stage.frames(from: 3_000)
  }

  @Test("pages turn without a neighbour that was removed")
  func neighbour() throws {
    let stage = try PagerStage()
    stage.hand.down(250, 180, at: 1_000)
    stage.hand.move(240, 180, at: 1_016)
    stage.hand.move(150, 180, at: 1_100)
    stage.overlay.remove()
    stage.hand.move(50, 180, at: 1_200)
    stage.hand.up(50, 180, at: 1_300)
    stage.frames(from: 1_300)
    #expect(stage.pager.page == 1)
    stage.turn(to: 2, at: 3_000)
    #expect(stage.pager.page == 2)
    stage.view.remove()
    stage.frames(from: 5_000)
  }

  @Test("a page turn may remove either view", arguments: [false, true])
  func whileTurning(isNeighbour: Bool) throws {
    let stage = try PagerStage()
    let view = stage.view
    let overlay = stage.overlay
    var turned = 0
    stage.pager.didTurnTo = { _ in
      turned += 1
      if isNeighbour { overlay.remove() } else { view.remove() }
    }
    stage.turn(to: 1, at: 1_000)
    #expect(turned == 1)
    stage.turn(to: 2, at: 3_000)
    #expect(turned == (isNeighbour ? 2 : 1))
    view.remove()
    overlay.remove()
    stage.frames(from: 5_000)
  }

  @Test("whoever removes it as a page is asked for hears of no turn")
  func whileAsked() throws {
    let stage = try PagerStage()
    let view = stage.view
    let overlay = stage.overlay
    var asked: [Int] = []
    var turned = 0
    let pager = WaterflowPager(
      view, neighbour: overlay, firstSection: 2, pageCount: 3
    ) { page, shown in
      asked.append(page)
      shown.dataSource = stage.tabs[page]
      if page == 1 && shown === view { view.remove() }
    }
    pager.didTurnTo = { _ in turned += 1 }
    stage.turn(to: 0, at: 1_000)
    pager.turn(to: 1, animated: false)
    #expect(asked.last == 1 && turned == 0)
    pager.turn(to: 2, animated: false)
    #expect(asked.last == 1 && turned == 0)
    overlay.remove()
    stage.frames(from: 2_000)
  }

  // MARK: - Snapshots

  @Test("a snapshot is not applied, and what holds the view is let go")
  func snapshots() throws {
    weak var gone: WaterflowView?
    weak var lost: WaterflowDiffableDataSource<Int, Int>?
    let stage = try RemovalStage()
    do {
      let view = try #require(stage.view)
      gone = view
      let source = WaterflowDiffableDataSource<Int, Int>(waterflowView: view) {
        view, path, _ in view.dequeueReusableCell(.row, for: path)
      }
      lost = source
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      view.remove()
      try snapshot.appendItems([4])
      var isDone = false
      source.apply(snapshot) { isDone = true }
      source.applySnapshotUsingReloadData(snapshot) { isDone = true }
      stage.pass(500)
      #expect(!isDone && source.snapshot().numberOfItems == 3)
      #expect(source.position == nil || gone != nil)
    }
    #expect(gone == nil && lost == nil)
  }

  // MARK: - Cells in reserve

  @Test("a view that stays gives up unused cells when asked, or when hidden")
  func reserve() throws {
    let stage = try Stage(count: 100)
    stage.view.reloadData()
    for isAsked in [true, false] {
      viewScrolled(stage.number, 30, 16)
      viewScrolled(stage.number, 0, 32)
      let shown = stage.view.liveCellCount
      let (records, _) = stage.records {
        isAsked ? stage.view.emptyReusePool() : viewHidden(stage.number)
      }
      #expect(records.map(\.code) == [Record.Code.destroy])
      #expect(stage.view.liveCellCount == shown)
    }
    stage.view.remove()
  }

  @Test("unused cells that are given up in a callback are, once it is over")
  func reserveInCallback() throws {
    let stage = try Stage(count: 100)
    stage.view.reloadData()
    viewScrolled(stage.number, 30, 16)
    viewScrolled(stage.number, 0, 32)
    stage.rows.onCell = { _ in stage.view.emptyReusePool() }
    let before = stage.view.counters.cellsDestroyed
    stage.view.reloadData()
    #expect(stage.view.counters.cellsDestroyed > before)
    #expect(stage.view.engine.pooledCells == 0)
    #expect(stage.visibleRows == [0, 1, 2, 3])
    stage.rows.onCell = nil
    stage.view.remove()
  }
}
