import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Reordering in an arena")
struct ReorderGestureTests {
  private static func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private static func size(_ path: ItemPath) -> ItemSize {
    ItemSize(width: 400, height: 100)
  }

  /// The cells of the items, from the top.
  private func cells(_ script: ArenaScript) -> [Int32?] {
    (0..<6).map { script.host.cell(showing: $0) }
  }

  @Test(
    "A mouse lifts by moving, a finger by resting",
    arguments: [
      ("mouse 10 60, move 10 65, up 10 65", "+a, select a, -a"),
      (
        "mouse 10 60, move 10 80, move 10 230, up 10 230",
        "+a, -a, lift a, at 70, gap ab, at 220, at 220, drop ab"
      ),
      (
        "down 10 60, wait 500, move 10 230, cancel",
        "+a, -a, lift a, at 50, gap ab, at 220, drop"
      ),
      ("down 10 60, move 10 80, up 10 80", "+a, select a, -a"),
      (
        "mouse 10 60, move 10 80, move 10 230, stop",
        "+a, -a, lift a, at 70, gap ab, at 220, drop"
      ),
      // Neither a scroll nor another finger takes it away.
      (
        "mouse 10 60, move 10 80, scroll, down 9 9 3, move 10 230, cancel",
        "+a, -a, lift a, at 70, caught, gap ab, at 220, drop"
      ),
      // A change of the data ends it.
      (
        "mouse 10 60, move 10 80, move 10 230, change, up 10 230",
        "+a, -a, lift a, at 70, gap ab, at 220, drop"
      ),
      // Where it was.
      (
        "mouse 10 60, move 10 80, up 10 60",
        "+a, -a, lift a, at 70, at 50, drop"
      ),
      // A swipe comes first.
      (
        "mouse 200 200, move 180 200, cancel",
        "+b, -b, swipe, b at -20, b to 0"
      ),
    ])
  func drags(_ script: String, _ result: String) throws {
    let arena = try ArenaScript("select swipe reorder")
    #expect(arena.run(script) == result)
    #expect(arena.host.violation == nil)
    #expect(!arena.reorder.isDragging)
  }

  @Test(
    "Who may not move is not lifted, and no gap comes where none may be",
    arguments: [
      ("lift a?", "+a, select a, -a"),
      ("to b?", "+a, -a, lift a, at 70, at 140, at 140, drop"),
    ])
  func refuses(_ question: String, _ result: String) throws {
    let script = try ArenaScript("select reorder")
    script.refusals = [question]
    let place = question == "lift a?" ? 90 : 150
    #expect(
      script.run("mouse 10 60, move 10 80, move 10 \(place), up 10 \(place)")
        == (question == "lift a?" ? "+a, select a, -a" : result))
  }

  @Test("The data's names are told while they differ from the layout's")
  func names() throws {
    let script = try ArenaScript("reorder")
    let before = cells(script)
    // Also while the gap moves, when cells are asked for.
    script.host.onPerform = { [unowned script] _ in
      let gap = script.reorder.draggedItem
      let shown = script.reorder.shown(of: Self.path(0))
      if let gap, gap != shown { script.note("named \(shown)") }
    }
    #expect(
      script.run("mouse 10 60, move 10 80, move 10 230, move 10 330")
        == "lift a, at 70, gap ab, at 220, gap bc, at 320")
    #expect(script.reorder.original(of: Self.path(2)) == Self.path(0))
    #expect(script.reorder.original(of: Self.path(0)) == Self.path(1))
    #expect(script.reorder.shown(of: Self.path(2)) == Self.path(1))
    #expect(script.reorder.draggedItem == Self.path(2))
    #expect(
      cells(script)
        == [before[1], before[2], before[0]] + before[3...])
    _ = script.run("cancel")
    #expect(cells(script) == before)
    #expect(script.reorder.original(of: Self.path(2)) == Self.path(2))
    #expect(
      Move(from: Self.path(0), to: Self.path(2))
        .newPath(of: Self.path(1)) == Self.path(0))
  }

  @Test("The content scrolls by itself near an edge, and the gap follows")
  func scrollsByItself() throws {
    let layout = try CollectionLayout.column(of: 100)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.transitionDuration = 0
    host.scroll(to: 0)
    let arena = GestureArena { layout.element(at: $0)?.id }
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { _, _ in ItemSize(width: 100, height: 100) }
    var move: Move<ItemPath>?
    reorder.dropped = { move = $0 }
    arena.add(reorder)
    func sample(_ y: Double, _ time: Double) -> PointerSample {
      PointerSample(position: LayoutPoint(x: 50, y: y), time: time)
    }
    #expect(reorder.step(at: 0) == nil)
    arena.began(sample(50, 0), .mouse)
    #expect(arena.moved(sample(200, 10)))
    #expect(reorder.step(at: 20) == nil)
    arena.moved(sample(400, 30))
    var time = 30.0
    var offsets: [Double] = []
    for _ in 0..<50 {
      time += 20
      guard let next = reorder.step(at: time) else { continue }
      offsets.append(next.y)
      // A browser rounds.
      host.scroll(to: next.y.rounded(), at: time)
      arena.scrolled()
    }
    // 1,200 points a second at the edge: 36 in 30 ms, then 24 in 20 ms.
    #expect(offsets.prefix(3) == [36, 60, 84])
    #expect(host.engine.offset.y == 36 + 49 * 24)
    #expect(reorder.isDragging)
    arena.ended(sample(400, time))
    let gap = try #require(move)
    // The finger is at 1,612 points: over item 16.
    #expect(gap.from == Self.path(0))
    #expect((14...16).contains(gap.to.item))
    #expect(host.violation == nil)
    // Never past the end, and not after a sleep either.
    arena.began(sample(350, time), .mouse)
    arena.moved(sample(399, time))
    for _ in 0..<2_000 {
      time += 100
      guard let next = reorder.step(at: time) else { continue }
      #expect(next.y - host.engine.offset.y <= 1_200 * 0.064 + 1)
      host.scroll(to: next.y, at: time)
    }
    #expect(host.engine.offset.y == 9_600)
    arena.cancel()
    #expect(move == nil)
    #expect(host.violation == nil)
  }

  @Test(
    "A key moves an item by one place as items stand",
    arguments: [
      (FocusMove.down, 1, 2), (.up, 1, 0), (.up, 0, nil), (.down, 5, nil),
      (.left, 1, nil), (.home, 4, 0), (.end, 1, 5),
    ] as [(FocusMove, Int, Int?)])
  func keys(_ way: FocusMove, _ item: Int, _ target: Int?) throws {
    let script = try ArenaScript("reorder")
    var expected = cells(script)
    if let target { expected.insert(expected.remove(at: item), at: target) }
    let move = script.reorder.move(Self.path(item), way, at: 0)
    #expect(move?.to.item == target)
    #expect(cells(script) == expected)
    #expect(!script.reorder.isDragging)
    #expect(script.host.violation == nil)
    #expect(
      script.run("wait 0").isEmpty)
  }

  @Test("A key crosses sections at their ends, and obeys as a finger does")
  func keysAcrossSections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    for _ in 0..<2 {
      try layout.appendSection(SectionStyle(mode: .list), count: 3) { _ in
        ItemSize(width: 400, height: 100)
      }
    }
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { _, _ in ItemSize(width: 400, height: 100) }
    var moves: [Move<ItemPath>?] = []
    reorder.dropped = { moves.append($0) }
    let (last, first) = (Self.path(2), ItemPath(section: 1, item: 0))
    #expect(reorder.move(last, .down, at: 0)?.to == first)
    #expect(layout.itemCount(inSection: 1) == 4)
    // Up again, it comes to stand behind the others.
    #expect(reorder.move(first, .up, at: 0)?.to == last)
    #expect(
      moves == [Move(from: last, to: first), Move(from: first, to: last)])
    // To the end, behind all others, and back.
    let end = ItemPath(section: 1, item: 3)
    #expect(reorder.move(Self.path(1), .end, at: 0)?.to == end)
    #expect(reorder.move(end, .home, at: 0)?.to == Self.path(0))
    moves.removeLast(2)
    reorder.target = { $0.to == first ? nil : $0.to }
    #expect(reorder.move(last, .down, at: 0) == nil)
    reorder.target = { $0.from }
    #expect(reorder.move(last, .down, at: 0) == nil)
    reorder.target = { _ in ItemPath(section: 1, item: 99) }
    #expect(reorder.move(last, .down, at: 0) == nil)
    reorder.target = { _ in Self.path(0) }
    #expect(reorder.move(last, .down, at: 0)?.to == Self.path(0))
    #expect(reorder.move(Self.path(0), .down, at: 0) == nil)
    reorder.target = { _ in last }
    #expect(reorder.move(Self.path(0), .down, at: 0)?.to == last)
    moves.removeLast(2)
    reorder.target = { $0.to }
    reorder.canMove = { $0 != Self.path(1) }
    #expect(reorder.move(Self.path(1), .up, at: 0) == nil)
    #expect(reorder.move(Self.path(9), .up, at: 0) == nil)
    #expect(moves.count == 2)
    #expect(host.violation == nil)
  }

  @Test("An update ends a drag first, and finds the order it is made for")
  func endsBeforeUpdate() throws {
    let script = try ArenaScript("reorder")
    let before = cells(script)
    #expect(
      script.run("mouse 10 60, move 10 80, move 10 330")
        == "lift a, at 70, gap ac, at 320")
    var update = BatchUpdate()
    update.deleteItems(at: [Self.path(1)])
    let plan = try update.plan(oldCounts: [6], newCounts: [5])
    try script.host.engine.perform(
      plan, animated: false, at: 0, host: script.host,
      sizeOfItem: Self.size, styleOfSection: { _ in SectionStyle(mode: .list) })
    #expect(Array(cells(script).prefix(5)) == [before[0]] + before[2...])
    #expect(!script.reorder.isDragging)
    // The finger is still down, and moves nothing any more.
    #expect(script.run("move 10 60, up 10 60").isEmpty)
    #expect(script.host.violation == nil)
  }

  @Test("A refused update ends a drag as well, and all is as before it")
  func endsBeforeRefusedUpdate() throws {
    let script = try ArenaScript("reorder")
    let before = cells(script)
    _ = script.run("mouse 10 60, move 10 80, move 10 330")
    var update = BatchUpdate()
    update.deleteItems(at: [Self.path(1)])
    let plan = try update.plan(oldCounts: [9], newCounts: [8])
    #expect(throws: LayoutError.self) {
      try script.host.engine.perform(
        plan, animated: false, at: 0, host: script.host,
        sizeOfItem: Self.size,
        styleOfSection: { _ in SectionStyle(mode: .list) })
    }
    #expect(cells(script) == before)
    #expect(!script.reorder.isDragging)
    #expect(script.host.violation == nil)
  }

  @Test("A reload ends a drag, in a pass too", arguments: [false, true])
  func endsBeforeReload(inPass: Bool) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    try layout.appendSection(SectionStyle(mode: .list), count: 6) {
      ItemSize(width: 400, height: 100 + Double($0))
    }
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let arena = GestureArena { layout.element(at: $0)?.id }
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { item, _ in
      ItemSize(width: 400, height: 100 + Double(item.item))
    }
    var drops = 0
    reorder.dropped = {
      #expect($0 == nil)
      drops += 1
    }
    arena.add(reorder)
    arena.began(
      PointerSample(position: LayoutPoint(x: 9, y: 9), time: 0), .mouse)
    if inPass {
      // While the gap moves.
      host.onPerform = { host in
        host.onPerform = nil
        host.hasAskedForReload = true
        host.engine.reload(at: 0, host: host)
      }
    }
    arena.moved(PointerSample(position: LayoutPoint(x: 9, y: 280), time: 1))
    if !inPass {
      #expect(layout.frame(ofItem: Self.path(0))?.height == 101)
      host.reload(nil, offset: nil)
    }
    #expect(drops == 1)
    #expect(!reorder.isDragging)
    #expect(
      (0..<6).map { layout.frame(ofItem: Self.path($0))?.height }
        == [100, 101, 102, 103, 104, 105])
    #expect(host.violation == nil)
  }

  @Test("A gesture that goes in the middle of a drag leaves no trace")
  func goes() throws {
    let host: RecordingHost
    weak var gone: ReorderGesture<RecordingHost>?
    do {
      let script = try ArenaScript("reorder")
      host = script.host
      _ = script.run("mouse 10 60, move 10 80, move 10 230")
      #expect(script.reorder.isDragging)
      gone = script.reorder
    }
    #expect(gone == nil)
    host.scroll(to: 0)
    host.engine.reload(at: 0, host: host)
    #expect(host.engine.liveCells.count > 0)
  }

  private func twoSections() throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 100, count: 2))
    try layout.appendSection(SectionStyle(mode: .flow()), count: 30) { _ in
      ItemSize(width: 400, height: 100)
    }
    return layout
  }

  @Test("A step that the layout refuses leaves the gap where it is")
  func refusedStep() throws {
    let layout = try twoSections()
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { _, _ in ItemSize(width: 9, height: .infinity) }
    #expect(reorder.lift(Self.path(0), at: LayoutPoint(x: 9, y: 50), time: 0))
    reorder.drag(to: LayoutPoint(x: 300, y: 280), time: 1)
    #expect(reorder.draggedItem == Self.path(0))
    #expect(reorder.shown(of: Self.path(1)) == Self.path(1))
    #expect(layout.itemCount(inSection: 1) == 30)
    reorder.drop(at: 2)
    #expect(!reorder.isDragging)
  }

  @Test("A layout that is left for another one is left as it is")
  func otherLayout() throws {
    let layout = try twoSections()
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { _, _ in ItemSize(width: 400, height: 100) }
    #expect(reorder.lift(Self.path(0), at: LayoutPoint(x: 9, y: 50), time: 0))
    reorder.drag(to: LayoutPoint(x: 300, y: 280), time: 1)
    #expect(layout.itemCount(inSection: 1) == 31)
    host.reload(try .column(of: 9))
    #expect(!reorder.isDragging)
    #expect(layout.itemCount(inSection: 1) == 31)
  }

  @Test("A host that rounds offsets down gets on at a slow edge as well")
  func slowEdge() throws {
    let host = RecordingHost(
      try CollectionLayout.column(of: 100), allowsRenaming: true)
    host.engine.transitionDuration = 0
    host.scroll(to: 0)
    let reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { _, _ in ItemSize(width: 100, height: 100) }
    #expect(reorder.lift(Self.path(3), at: LayoutPoint(x: 9, y: 338), time: 0))
    reorder.drag(to: LayoutPoint(x: 9, y: 349), time: 1)
    // 27 points a second.
    for frame in 1...60 {
      if let next = reorder.step(at: Double(frame) * 16) {
        host.scroll(to: next.y.rounded(.down), at: Double(frame) * 16)
      }
    }
    #expect(host.engine.offset.y >= 20)
    reorder.cancel()
  }
}
