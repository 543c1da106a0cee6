import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Reordering")
struct ReorderTests {
  private static func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func host(
    _ layout: CollectionLayout, y: Double = 0
  ) -> RecordingHost {
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.transitionDuration = 0
    host.scroll(to: y)
    return host
  }

  @Test("The gap goes where an item was once its centre is passed")
  func followsFinger() throws {
    let host = host(try CollectionLayout.column(of: 10))
    let drag = try #require(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: 50, y: 150)))
    var gaps: [Int] = []
    for y in stride(from: 150.0, through: 390, by: 10) {
      drag.go(to: LayoutPoint(x: 50, y: y))
      gaps.append(drag.path.item)
    }
    // Centres at 250 and 350.
    #expect(
      gaps == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
        + Array(
          repeating: 2,
          count: 10) + Array(repeating: 3, count: 5))
    #expect(
      drag.frame
        == LayoutRect(x: 0, y: 340, width: 100, height: 100))
    let move = drag.drop()
    #expect(move == Move(from: Self.path(1), to: Self.path(3)))
    #expect(host.violation == nil)
  }

  @Test("What lies under the finger after a move counts again once it left")
  func backOverTheOther() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 600))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: [100, 300, 100])
    let host = host(layout)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(0), at: LayoutPoint(x: 50, y: 50)))
    var gaps: [Int] = []
    for y in [240.0, 260, 200, 350, 100] {
      drag.go(to: LayoutPoint(x: 50, y: y))
      gaps.append(drag.path.item)
    }
    // Past its centre at 250 the other one is under the finger, which stays
    // there, goes over its own gap, and back past the centre at 150.
    #expect(gaps == [0, 1, 1, 1, 0])
  }

  @Test(
    "A finger that jumps leaves no item behind that it has passed",
    arguments: [
      // Over item 3, before and past its centre at 350.
      (from: 1, to: 310.0, then: 380.0, gaps: [2, 3]),
      (from: 8, to: 390.0, then: 320.0, gaps: [4, 3]),
      (from: 2, to: 310.0, then: 380.0, gaps: [2, 3]),
    ])
  func jumps(from: Int, to: Double, then: Double, gaps: [Int]) throws {
    let host = host(try CollectionLayout.column(of: 10))
    let start = LayoutPoint(x: 50, y: Double(from) * 100 + 50)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(from), at: start))
    var found: [Int] = []
    for y in [to, to + (to < 350 ? 10 : -10), then] {
      drag.go(to: LayoutPoint(x: 50, y: y))
      found.append(drag.path.item)
    }
    // The next sample has it nowhere else.
    #expect(found == [gaps[0], gaps[0], gaps[1]])
    #expect(host.violation == nil)
  }

  @Test("An item comes back up, and a drop in place is no move")
  func comesBack() throws {
    let host = host(try CollectionLayout.column(of: 10))
    let drag = try #require(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: 50, y: 150)))
    for y in [260.0, 240, 155, 140] {
      drag.go(to: LayoutPoint(x: 50, y: y))
    }
    #expect(drag.path == Self.path(1))
    #expect(drag.drop() == nil)
  }

  @Test(
    "A move of 100,000 items lays out next to nothing, wherever it is",
    arguments: [0, 1, 2], [0.0, 1_000_000])
  func costsLittle(mode: Int, y: Double) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    let style = SectionStyle(
      mode: [
        .list, .flow(), .waterfall(lanes: .fixed(4), assignment: .stable),
      ][mode])
    try layout.appendSection(style, count: 100_000) { _ in
      ItemSize(width: 100, height: 60)
    }
    let top = min(y, layout.contentLength / 2)
    let host = host(layout, y: top)
    let first = try #require(
      layout.element(at: LayoutPoint(x: 50, y: top + 190))?.id.path)
    let drag = try #require(
      ProgramDrag(host, of: first, at: LayoutPoint(x: 50, y: 190)))
    var moves = 0
    for y in stride(from: 190.0, through: 690, by: 10) {
      let (placed, touched) = (layout.itemsLaidOut, layout.recordsTouched)
      let move = drag.go(to: LayoutPoint(x: 50, y: y))
      if move == nil {
        #expect(layout.itemsLaidOut == placed)
        #expect(layout.recordsTouched == touched)
      } else {
        moves += 1
        // Two blocks of items, and sums: the square root is 316.
        #expect(layout.itemsLaidOut - placed <= 4_096)
        #expect(layout.recordsTouched - touched <= 16 * 316)
      }
    }
    #expect(moves >= 7)
    #expect(host.engine.offset.y == top)
    #expect(host.engine.layout === layout)
    #expect(host.violation == nil)
  }

  @Test("The dragged cell stays live however far the content scrolls")
  func keepsCell() throws {
    let host = host(try CollectionLayout.column(of: 1_000))
    let cell = try #require(host.cell(showing: 1))
    let drag = try #require(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: 50, y: 150)))
    host.scroll(to: 40_000)
    #expect(host.cell(showing: 1) == cell)
    // The content has gone on under a finger that rests.
    drag.go(to: LayoutPoint(x: 50, y: 170))
    #expect(drag.path == Self.path(401))
    #expect(host.cell(showing: 401) == cell)
    #expect(host.engine.offset.y == 40_000)
    host.scroll(to: 0)
    #expect(host.cell(showing: 401) == cell)
    #expect(
      drag.drop()
        == Move(from: Self.path(1), to: Self.path(401)))
    #expect(host.cell(showing: 401) == nil)
    #expect(host.violation == nil)
  }

  @Test("An item goes to another section, and to an empty one")
  func crossesSections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 800))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [100, 100])
    try layout.appendSection(
      SectionStyle(mode: .list, header: 40, insets: Insets(10)), lengths: [])
    try layout.appendSection(
      SectionStyle(mode: .list, header: 40), lengths: [100, 100])
    let host = host(layout)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(0), at: LayoutPoint(x: 50, y: 50)))
    func go(_ y: Double) throws -> ItemPath {
      drag.go(to: LayoutPoint(x: 50, y: y))
      return drag.path
    }
    #expect(try go(220) == Self.path(0, 1))
    #expect(layout.itemCount(inSection: 0) == 1)
    // Section 2 begins at 100 + 160, its items at 300 and 400.
    #expect(try go(470) == Self.path(2, 2))
    #expect(layout.itemCount(inSection: 1) == 0)
    drag.cancel()
    #expect((0..<3).map { layout.itemCount(inSection: $0) } == [2, 0, 2])
    #expect(host.violation == nil)
  }

  @Test(
    "In lines, it goes before or behind what the finger is on",
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func crossesIntoLines(_ direction: UserInterfaceLayoutDirection) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 800), direction: direction)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [100, 100])
    try layout.appendSection(SectionStyle(mode: .flow()), count: 3) { _ in
      ItemSize(width: 100, height: 100)
    }
    for isBehind in [false, true] {
      let host = host(layout)
      let drag = try #require(
        ProgramDrag(host, of: Self.path(0), at: LayoutPoint(x: 50, y: 50)))
      let frame = try #require(layout.frame(ofItem: Self.path(1, 1)))
      let isRight = isBehind == (direction == .leftToRight)
      drag.go(to: LayoutPoint(x: frame.x + (isRight ? 70 : 30), y: 250))
      #expect(drag.path == Self.path(isBehind ? 2 : 1, 1))
      drag.cancel()
    }
  }

  @Test("An owner may refuse places, and bad input changes nothing")
  func refuses() throws {
    let host = host(try CollectionLayout.column(of: 10))
    #expect(ProgramDrag(host, of: Self.path(10), at: .zero) == nil)
    #expect(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: .nan, y: 0))
        == nil)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: 50, y: 150)))
    drag.reorder.target = { $0.to == Self.path(2) ? nil : $0.to }
    #expect(drag.go(to: LayoutPoint(x: 50, y: 260)) == nil)
    #expect(drag.go(to: LayoutPoint(x: .nan, y: .infinity)) == nil)
    #expect(drag.frame?.y == 210)
    drag.reorder.target = { $0.to }
    let beside = drag.go(to: LayoutPoint(x: 500, y: 260))
    #expect(beside == nil)
    #expect(drag.path == Self.path(1))
  }

  @Test("An owner may send an item elsewhere than it is dragged")
  func retargets() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 600))
    for count in [3, 10] {
      try layout.appendSection(
        SectionStyle(mode: .list),
        lengths: Array(repeating: 100, count: count))
    }
    let host = host(layout)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(1), at: LayoutPoint(x: 50, y: 150)))
    // It stays in its section: to its end, and back.
    drag.reorder.target = { $0.to.section == 0 ? $0.to : Self.path(2) }
    let last = drag.go(to: LayoutPoint(x: 50, y: 450))
    #expect(last == Move(from: Self.path(1), to: Self.path(2)))
    #expect(drag.go(to: LayoutPoint(x: 50, y: 550)) == nil)
    #expect(drag.path == Self.path(2))
    let first = drag.go(to: LayoutPoint(x: 50, y: 30))
    #expect(first == Move(from: Self.path(2), to: Self.path(0)))
    // What is no place at all is none.
    drag.reorder.target = { _ in Self.path(.max, 7) }
    #expect(drag.go(to: LayoutPoint(x: 50, y: 250)) == nil)
    #expect(drag.path == Self.path(0) && drag.frame?.y == 200)
    _ = drag.drop()
    #expect(host.violation == nil)
  }

  @Test("An update goes on holding what is in view once a drag has ended")
  func holdsAgain() throws {
    let host = host(try CollectionLayout.column(of: 100), y: 1_000)
    let drag = try #require(
      ProgramDrag(host, of: Self.path(11), at: LayoutPoint(x: 50, y: 150)))
    _ = drag.drop()
    try host.apply { $0.insertItems(at: [Self.path(0)]) }
    #expect(host.engine.offset.y == 1_100)
  }

  @Test("Into a flow the gap comes before or behind by what is beside")
  func intoFlow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [50])
    try layout.appendSection(SectionStyle(mode: .flow()), count: 4) { _ in
      ItemSize(width: 50, height: 100)
    }
    // Item 0 of the flow is 50 wide and goes from 50 to 150.
    for (point, item) in [
      (LayoutPoint(x: 40, y: 60), 1), (LayoutPoint(x: 10, y: 140), 0),
      (LayoutPoint(x: 40, y: 140), 1), (LayoutPoint(x: 10, y: 60), 0),
    ] {
      let host = host(layout)
      var drag = try #require(
        ReorderSession(
          lifting: Self.path(0), at: LayoutPoint(x: 50, y: 25), in: layout,
          viewport: host.engine.viewport))
      let move = drag.move(
        to: point, in: layout, viewport: host.engine.viewport)
      #expect(move?.to == Self.path(item, 1))
    }
  }
}
