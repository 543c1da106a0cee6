import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Arrow keys")
struct FocusTests {
  /// Where a run of keys goes from an item, as the items' numbers; a key that
  /// goes nowhere gives a dash.
  private static func walk(
    _ layout: CollectionLayout, from item: Int, _ keys: [FocusMove],
    section: Int = 0
  ) -> String {
    var focus = FocusMover()
    focus.focus(ItemPath(section: section, item: item))
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    let steps = keys.map { key in
      focus.move(key, in: layout, at: viewport).map {
        $0.section == 0 ? "\($0.item)" : "\($0.section):\($0.item)"
      } ?? "-"
    }
    return steps.joined(separator: " ")
  }

  @Test("go nowhere without items", arguments: [0, 1])
  func goNowhere(sections: Int) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 320))
    for _ in 0..<sections {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [])
    }
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    // From nowhere, and from an item that is gone.
    for item in [nil, ItemPath(section: 0, item: 0)] {
      var focus = FocusMover()
      focus.focus(item)
      for move in [FocusMove.up, .down, .left, .right, .home, .end, .pageDown] {
        #expect(focus.move(move, in: layout, at: viewport) == nil)
      }
    }
  }

  /// Lanes 0, 1, 2, 0, 1, 0, 2 at 10, 10, 10, 90, 120, 170, 210.
  private static func golden(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 320), axis: axis,
      direction: direction)
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(3)), insets: Insets(10),
        lineSpacing: 10, interitemSpacing: 10),
      lengths: [70, 100, 190, 70, 100, 190, 70])
    return layout
  }

  @Test("stay in a lane of a waterfall, or go to the next")
  func walksLanes() throws {
    let layout = try Self.golden()
    #expect(Self.walk(layout, from: 0, [.down, .down, .down]) == "3 5 -")
    #expect(Self.walk(layout, from: 5, [.up, .up, .up]) == "3 0 -")
    #expect(Self.walk(layout, from: 1, [.down, .down, .up]) == "4 - 1")
    #expect(Self.walk(layout, from: 0, [.right, .right, .right]) == "1 2 -")
    // From the height at which the run began, 125.
    #expect(
      Self.walk(layout, from: 3, [.right, .right, .left, .left, .left])
        == "4 2 4 3 -")
    // Beside nothing: the nearest in the lane. Item 6 is at 210 to 280.
    #expect(Self.walk(layout, from: 6, [.left, .left]) == "4 5")
  }

  @Test("go the other way from right to left, and turn with the axis")
  func mirrors() throws {
    let mirrored = try Self.golden(direction: .rightToLeft)
    #expect(Self.walk(mirrored, from: 0, [.left, .left, .right]) == "1 2 1")
    #expect(Self.walk(mirrored, from: 0, [.right, .down]) == "- 3")
    let sideways = try Self.golden(axis: .horizontal)
    #expect(
      Self.walk(sideways, from: 0, [.right, .right, .left, .down])
        == "3 5 3 4")
    let both = try Self.golden(axis: .horizontal, direction: .rightToLeft)
    #expect(Self.walk(both, from: 0, [.left, .right, .down]) == "3 0 1")
  }

  @Test("go from line to line of a flow, back to where they began")
  func walksLines() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 300))
    // Lines: 100 100 100 | 300 | 100 100.
    let widths = [100.0, 100, 100, 300, 100, 100]
    try layout.appendSection(
      SectionStyle(mode: .flow(distribution: .leading)), count: 6
    ) { ItemSize(width: widths[$0], height: 50) }
    #expect(Self.walk(layout, from: 1, [.down, .down, .up, .up]) == "3 5 3 1")
    #expect(Self.walk(layout, from: 2, [.down, .down, .up, .up]) == "3 5 3 2")
    #expect(
      Self.walk(layout, from: 0, [.left, .right, .right, .right])
        == "- 1 2 -")
    #expect(Self.walk(layout, from: 3, [.left, .right]) == "- -")
  }

  @Test("go on in the next section that has items")
  func crossesSections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 300))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))),
      lengths: [50, 200, 50])
    try layout.appendSection(
      SectionStyle(mode: .list, header: 5_000),
      lengths: [])
    try layout.appendSection(
      SectionStyle(mode: .list, header: 5_000), lengths: [40, 40])
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3))), lengths: [50, 50])
    #expect(
      Self.walk(layout, from: 0, [.down, .down, .down, .down])
        == "2:0 2:1 3:0 -")
    // Lane 2 has nothing in the last section; the nearest one has.
    #expect(
      Self.walk(layout, from: 2, [.down, .down, .down, .up, .up, .up])
        == "2:0 2:1 3:1 2:1 2:0 2")
  }

  @Test("Home, End and pages")
  func leaps() throws {
    let layout = try CollectionLayout.column(of: 1_000)
    #expect(
      Self.walk(
        layout, from: 5, [.pageDown, .pageDown, .pageUp, .pageUp, .pageUp])
        == "9 13 9 5 1")
    #expect(Self.walk(layout, from: 3, [.pageUp, .pageUp]) == "0 -")
    #expect(
      Self.walk(layout, from: 994, [.pageDown, .pageDown, .pageDown])
        == "998 999 -")
    #expect(
      Self.walk(layout, from: 5, [.end, .end, .home, .home])
        == "999 - 0 -")
  }

  @Test("What has no length is on the way, on both sides")
  func emptyItem() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    for length in [50.0, 0, 50] {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [length])
    }
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    for moves in [[FocusMove.down, .down], [.up, .up]] {
      var focus = FocusMover()
      focus.focus(ItemPath(section: moves[0] == .down ? 0 : 2, item: 0))
      let way = moves.map { focus.move($0, in: layout, at: viewport)?.section }
      #expect(way == (moves[0] == .down ? [1, 2] : [1, 0]))
    }
  }

  @Test(
    "Several without a length at one place are left on the other side",
    arguments: [SectionMode.list, .flow(), .waterfall(lanes: .fixed(1))])
  func emptyItems(mode: SectionMode) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    for lengths in [[50.0, 0, 0, 50], [0, 0], [50]] {
      try layout.appendSection(
        SectionStyle(mode: mode), count: lengths.count
      ) { ItemSize(width: 100, height: lengths[$0]) }
    }
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    for move in [FocusMove.down, .up] {
      var focus = FocusMover()
      let ends = [
        ItemPath(section: 0, item: 0), ItemPath(section: 2, item: 0),
      ]
      focus.focus(move == .down ? ends[0] : ends[1])
      var count = 0
      while focus.move(move, in: layout, at: viewport) != nil, count < 10 {
        count += 1
      }
      #expect(focus.item == (move == .down ? ends[1] : ends[0]))
    }
  }

  @Test("Without a focus the first item in view gets it")
  func begins() throws {
    let layout = try CollectionLayout.column(of: 1_000)
    var focus = FocusMover()
    let viewport = Viewport(
      offset: LayoutPoint(x: 0, y: 1_250), size: layout.viewport)
    let item = focus.move(.down, in: layout, at: viewport)
    #expect(item == ItemPath(section: 0, item: 12))
    layout.removeAllSections()
    let none = focus.move(.down, in: layout, at: viewport)
    #expect(none == nil)
  }

  @Test("An update takes the focus along, or gives it to what took the place")
  func followsUpdates() throws {
    let layout = try CollectionLayout.column(of: 3)
    var focus = FocusMover()
    focus.focus(ItemPath(section: 0, item: 1))
    focus.rename(in: layout) {
      ItemPath(section: $0.section, item: $0.item + 1)
    }
    #expect(focus.item == ItemPath(section: 0, item: 2))
    try layout.removeItems(2..<3, inSection: 0)
    focus.rename(in: layout) { _ in nil }
    #expect(focus.item == ItemPath(section: 0, item: 1))
    try layout.removeItems(0..<2, inSection: 0)
    focus.rename(in: layout) { _ in nil }
    #expect(focus.item == nil)
  }

  @Test("A million items are walked lane by lane")
  func walksFar() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 800))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4), order: .roundRobin)),
      lengths: (0..<1_000_000).map { 40 + Double($0 % 7) })
    var focus = FocusMover()
    focus.focus(ItemPath(section: 0, item: 500_001))
    let viewport = Viewport(offset: .zero, size: layout.viewport)
    for step in 1...2_000 {
      let item = focus.move(.down, in: layout, at: viewport)
      #expect(item?.item == 500_001 + 4 * step)
    }
  }

  @Test("A page is what nothing covers")
  func pageWithinInsets() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 100, count: 30))
    for (insets, item) in [
      (Insets.zero, 4), (Insets(top: 0, left: 0, bottom: 200, right: 0), 2),
      (Insets(top: 200, left: 0, bottom: 0, right: 0), 2),
    ] {
      var focus = FocusMover()
      focus.focus(ItemPath(section: 0, item: 0))
      let viewport = Viewport(
        offset: .zero, size: layout.viewport, contentInsets: insets)
      let next = focus.move(.pageDown, in: layout, at: viewport)
      #expect(next == ItemPath(section: 0, item: item))
    }
  }

  @Test("go to the first of two that are as near in a line")
  func tieInLine() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    let widths = [100.0, 40, 40, 100]
    try layout.appendSection(
      SectionStyle(mode: .flow(), interitemSpacing: 20), count: 4
    ) { ItemSize(width: widths[$0], height: 50) }
    #expect(Self.walk(layout, from: 0, [.down, .down]) == "1 3")
    #expect(Self.walk(layout, from: 3, [.up, .up]) == "1 0")
  }
}
