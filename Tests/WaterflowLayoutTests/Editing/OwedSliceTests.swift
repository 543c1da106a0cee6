import SeededRandom
import Testing
import WaterflowLayout

@Suite("What is laid out of what is owed")
struct OwedSliceTests {
  @Test("A slice counts for all sections together")
  func budget() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400))
    let style = SectionStyle(mode: .waterfall(lanes: .fixed(4)))
    var random = SplitMix64(seed: firstSeed)
    for count in [2_000, 9_000] {
      try layout.appendSection(
        style, lengths: (0..<count).map { _ in random.length(1...90) })
    }
    for section in 0..<2 {
      try layout.setLength(900, ofItem: ItemPath(section: section, item: 0))
    }
    let before = layout.itemsLaidOut
    #expect(layout.layOutMore(3_000))
    #expect(layout.firstPendingItem(inSection: 0) == nil)
    // A block may go beyond.
    #expect(layout.itemsLaidOut - before < 3_000 + 512)
  }

  @Test(
    "What mirrored content shows is final, though its length follows from it",
    arguments: [false, true])
  func mirrored(isFlow: Bool) throws {
    var random = SplitMix64(seed: firstSeed &+ 7)
    let mode: SectionMode =
      isFlow ? .flow(alignment: .top) : .waterfall(lanes: .fixed(4))
    var items = (0..<9_000).map { _ in
      ItemSize(width: random.length(1...400), height: 60)
    }
    let viewport = LayoutSize(width: 500, height: 270)
    let layout = try CollectionLayout(
      viewport: viewport, axis: .horizontal, direction: .rightToLeft)
    let style = SectionStyle(mode: mode)
    try layout.appendSection(style, count: items.count) { items[$0] }
    for _ in 0..<20 {
      let new = ItemSize(width: random.length(1...4_000), height: 90)
      let item = random.int(0...30)
      items.insert(new, at: item)
      try layout.insertItems(
        at: ItemPath(section: 0, item: item), count: 1
      ) { _ in new }
      let x = layout.contentLength * Double(random.int(1...9)) / 10
      let shown = Viewport(offset: LayoutPoint(x: x, y: 0), size: viewport)
      layout.layOut(through: shown)
      var visible = VisibleElements()
      layout.query(shown, into: &visible)
      let all = try CollectionLayout(
        viewport: viewport, axis: .horizontal, direction: .rightToLeft)
      try all.appendSection(style, count: items.count) { items[$0] }
      #expect(!visible.elements.isEmpty)
      let end = layout.contentLength
      for element in visible.elements {
        let frame = try #require(all.frame(of: element.id))
        #expect(end - element.frame.maxX == all.contentLength - frame.maxX)
      }
    }
  }

  @Test("An item between kept ones goes where lanes end that are owed")
  func betweenKept() throws {
    let viewport = LayoutSize(width: 400, height: 300)
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(4), assignment: .stable))
    for seed in 0..<20 {
      var random = SplitMix64(seed: firstSeed &+ UInt64(seed))
      var items = (0..<2_400).map { item in
        ItemSize(
          width: 1, height: random.length(1...90),
          span: item % 700 == 650 ? 2 : 1)
      }
      let layout = try CollectionLayout(viewport: viewport)
      try layout.appendSection(style, count: items.count) { items[$0] }
      var lanes = allElements(of: layout).map { Optional(Int($0.lane)) }
      items[seed % 3].height = 2_000
      try layout.setSize(
        items[seed % 3], ofItem: ItemPath(section: 0, item: seed % 3))
      #expect(!layout.isComplete)
      for place in [1_700, 900] {
        let new = ItemSize(width: 1, height: 44)
        try layout.insertItems(
          at: ItemPath(section: 0, item: place), count: 1
        ) { _ in new }
        items.insert(new, at: place)
        lanes.insert(nil, at: place)
        while seed % 2 == 0 && layout.layOutMore(700) {}
        let naive = NaiveLayout(
          viewport: viewport,
          sections: [
            NaiveSection(style: style, items: items, keptLanes: lanes)
          ])
        lanes = naive.elements.map { Int($0.lane) }
      }
      while layout.layOutMore(700) {}
      let naive = NaiveLayout(
        viewport: viewport,
        sections: [NaiveSection(style: style, items: items, keptLanes: lanes)])
      #expect(difference(layout, naive) == nil)
    }
  }
}
