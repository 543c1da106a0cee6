import SeededRandom
import Testing
import WaterflowLayout

@Suite("Changes of large sections")
struct LargeEditTests {
  static let modes: [SectionMode] = [
    .list, .flow(), .flow(distribution: .leading, alignment: .top),
    .waterfall(lanes: .fixed(4)),
    .waterfall(lanes: .fixed(4), assignment: .stable),
    .waterfall(lanes: .fixed(4), assignment: .seen),
    .waterfall(lanes: .fixed(3), order: .roundRobin),
    .waterfall(lanes: .fixed(3), order: .readingOrder(tolerance: 30)),
    .waterfall(lanes: .fixed(20), assignment: .stable),
    .waterfall(lanes: .fixed(4), order: .given),
  ]

  /// What the items of a section are like.
  enum Items: CaseIterable {
    case alike, unlike, spanning
  }

  @Test(
    "Changes anywhere, one upon the other, come to what the reference has",
    arguments: modes, Items.allCases)
  func changes(mode: SectionMode, items: Items) throws {
    let style = SectionStyle(
      mode: mode, header: 20, footer: 10, lineSpacing: 4, interitemSpacing: 4)
    var random = SplitMix64(seed: firstSeed)
    func size() -> ItemSize {
      switch items {
      case .alike: ItemSize(width: 60, height: 40)
      case .unlike:
        ItemSize(width: random.length(10...90), height: random.length(5...90))
      case .spanning:
        ItemSize(
          width: 60, height: random.length(5...90),
          span: random.chance(80) ? 1 : random.int(1...4))
      }
    }
    var shape = RandomShape(&random)
    shape.viewport = LayoutSize(width: 400, height: 800)
    shape.axis = .vertical
    shape.direction = .leftToRight
    shape.scale = 0
    (shape.contentHeader, shape.minimumContentLength) = (0, 0)
    shape.sections = [
      NaiveSection(style: style, items: (0..<6_000).map { _ in size() }),
      NaiveSection(
        style: SectionStyle(mode: .list), items: [ItemSize(width: 1, height: 9)]
      ),
    ]
    let layout = try shape.layout { _ in false }
    var model = EditModel(shape)
    _ = model.layOut()
    for step in 0..<10 {
      let count = model.shape.sections[0].items.count
      let item = random.pick([0, 1, 300, 3_000, count - 1])
      let path = ItemPath(section: 0, item: item)
      let new = (0..<random.pick([1, 7, 700])).map { _ in size() }
      switch step % 5 {
      case 0, 3:
        try layout.insertItems(at: path, count: new.count) { new[$0] }
        model.insert(new, at: path)
      case 1:
        try layout.setSize(new[0], ofItem: path)
        model.shape.sections[0].items[item] = new[0]
      case 2:
        let end = min(count, item + random.pick([1, 40, 1_500]))
        try layout.removeItems(item..<end, inSection: 0)
        model.remove(item..<end, in: 0)
      default:
        try layout.moveItem(from: path, to: ItemPath(section: 0, item: 2_000))
        model.move(from: path, to: ItemPath(section: 0, item: 2_000))
        if step > 5 {
          layout.markSeen(throughItem: 100, inSection: 0)
          model.markSeen(through: 100, in: 0)
        }
      }
      // Lanes that are kept have to be known to the model; the others are
      // compared at the end only.
      let isKept = EditModel.assignment(of: style) != .recomputed
      if isKept || step == 4 || step == 9 {
        while layout.layOutMore(1_000) {}
        if let problem = difference(layout, model.layOut()) {
          Issue.record("step \(step): \(problem)")
          return
        }
      }
    }
    #expect(layout.isComplete)
  }

  @Test(
    "What a viewport needs is laid out first, and then the rest in slices",
    arguments: [
      SectionMode.flow(), .waterfall(lanes: .fixed(4)),
      .waterfall(lanes: .fixed(5), order: .roundRobin),
    ])
  func slices(mode: SectionMode) throws {
    var random = SplitMix64(seed: firstSeed &+ 1)
    let style = SectionStyle(mode: mode, lineSpacing: 8, interitemSpacing: 8)
    var items = (0..<20_000).map { _ in
      ItemSize(width: 60, height: random.length(40...360))
    }
    let size = LayoutSize(width: 1_200, height: 900)
    let layout = try CollectionLayout(viewport: size)
    try layout.appendSection(style, count: items.count) { items[$0] }
    let first = ItemSize(width: 60, height: 777)
    let before = layout.itemsLaidOut
    try layout.insertItems(
      at: ItemPath(section: 0, item: 0), count: 1
    ) { _ in first }
    items.insert(first, at: 0)
    let naive = NaiveLayout(
      viewport: size, sections: [NaiveSection(style: style, items: items)])
    #expect(!layout.isComplete)
    let length = naive.contentLength
    #expect(abs(layout.contentLength - length) < length / 20)

    let viewport = Viewport(
      offset: LayoutPoint(x: 0, y: 500), size: size, overscanAfter: 300)
    layout.layOut(through: viewport)
    #expect(layout.itemsLaidOut - before < 3_000)
    var visible = VisibleElements()
    layout.query(viewport, into: &visible)
    let expected = showing(
      in: LayoutRect(x: 0, y: 500, width: 1_200, height: 1_200),
      of: naive.elements,
      axis: .vertical)
    #expect(visible.elements.map(\.id) == expected.map(\.id))
    for (ours, theirs) in zip(visible.elements, expected) {
      #expect(
        difference(ours, theirs, unsnapped: theirs.frame, scale: 0) == nil)
    }

    var slices = 0
    var isMore = true
    while isMore {
      let before = layout.itemsLaidOut
      isMore = layout.layOutMore(2_000)
      #expect(layout.itemsLaidOut - before <= 4_000)
      slices += 1
    }
    #expect(slices >= 5)
    #expect(layout.isComplete)
    #expect(layout.firstPendingItem(inSection: 0) == nil)
    #expect(difference(layout, naive) == nil)
    #expect(!layout.layOutMore(1))
  }

  @Test(
    "Changes reach across groups of blocks",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(3)),
      .waterfall(lanes: .fixed(3), assignment: .stable),
    ])
  func groups(mode: SectionMode) throws {
    var random = SplitMix64(seed: firstSeed &+ 3)
    var items = (0..<40_000).map { _ in
      ItemSize(width: random.length(20...90), height: random.length(1...90))
    }
    let size = LayoutSize(width: 300, height: 300)
    let style = SectionStyle(mode: mode, lineSpacing: 1)
    let layout = try CollectionLayout(viewport: size)
    try layout.appendSection(style, count: items.count) { items[$0] }
    var lanes = allElements(of: layout).map { Optional(Int($0.lane)) }
    for item in [36_000, 32_767, 600, 0] {
      let new = ItemSize(width: 55, height: Double(item % 77))
      let path = ItemPath(section: 0, item: item)
      try layout.insertItems(at: path, count: 600) { _ in new }
      let fresh = Array(repeating: new, count: 600)
      items.insert(contentsOf: fresh, at: item)
      lanes.insert(contentsOf: fresh.map { _ in nil }, at: item)
      try layout.setSize(new, ofItem: ItemPath(section: 0, item: item + 900))
      items[item + 900] = new
      try layout.removeItems(item + 700..<item + 2_000, inSection: 0)
      items.removeSubrange(item + 700..<item + 2_000)
      lanes.removeSubrange(item + 700..<item + 2_000)
      guard EditModel.assignment(of: style) == .stable else { continue }
      // New items keep the lanes that they get now.
      let section = NaiveSection(
        style: style, items: items, keptLanes: lanes)
      lanes = NaiveLayout(viewport: size, sections: [section]).elements
        .map { Int($0.lane) }
    }
    while layout.layOutMore(10_000) {}
    var section = NaiveSection(style: style, items: items)
    if EditModel.assignment(of: style) == .stable { section.keptLanes = lanes }
    let naive = NaiveLayout(viewport: size, sections: [section])
    #expect(difference(layout, naive) == nil)
    var visible = VisibleElements()
    for y in stride(from: 0.0, to: layout.contentLength, by: 30_011) {
      let rect = LayoutRect(x: 0, y: y, width: 300, height: 700)
      layout.query(in: rect, into: &visible)
      let expected = showing(in: rect, of: naive.elements, axis: .vertical)
      #expect(visible.elements.map(\.id) == expected.map(\.id))
    }
  }

  @Test("What is left of many items moves to memory of its own")
  func compacts() throws {
    var random = SplitMix64(seed: firstSeed &+ 4)
    let size = LayoutSize(width: 300, height: 300)
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(3), assignment: .stable))
    var items = (0..<12_000).map { _ in
      ItemSize(width: 1, height: random.length(1...90))
    }
    let layout = try CollectionLayout(viewport: size)
    try layout.appendSection(style, count: items.count) { items[$0] }
    let before = layout.storageBytes
    var lanes = allElements(of: layout).map { Optional(Int($0.lane)) }
    // Blocks that stay as they are hold all of the memory.
    try layout.removeItems(700..<11_500, inSection: 0)
    items.removeSubrange(700..<11_500)
    lanes.removeSubrange(700..<11_500)
    #expect((items.count * 8...before / 2).contains(layout.storageBytes))
    let naive = NaiveLayout(
      viewport: size,
      sections: [NaiveSection(style: style, items: items, keptLanes: lanes)])
    #expect(difference(layout, naive) == nil)
  }

  @Test("Items added behind what is owed keep the lanes that are due to them")
  func appendBehindPending() throws {
    var random = SplitMix64(seed: firstSeed &+ 5)
    let size = LayoutSize(width: 400, height: 300)
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(4), assignment: .stable))
    // Few items across lanes, or lanes would soon go on alike again.
    var items = (0..<2_000).map { item in
      ItemSize(
        width: 1, height: random.length(1...90), span: item % 700 == 650 ? 2 : 1
      )
    }
    let layout = try CollectionLayout(viewport: size)
    try layout.appendSection(style, count: items.count) { items[$0] }
    let lanes = allElements(of: layout).map { Optional(Int($0.lane)) }
    for place in 0..<3 {
      items[place].height = 900
      try layout.setSize(
        items[place], ofItem: ItemPath(section: 0, item: place))
    }
    #expect(!layout.isComplete)
    let new = (0..<60).map { _ in
      ItemSize(
        width: 1, height: random.length(1...90), span: random.int(1...3))
    }
    try layout.appendItems(toSection: 0, count: new.count) { new[$0] }
    while layout.layOutMore(700) {}
    let section = NaiveSection(
      style: style, items: items + new, keptLanes: lanes)
    let naive = NaiveLayout(viewport: size, sections: [section])
    #expect(difference(layout, naive) == nil)
  }

  @Test(
    "The last line of equal items has the gaps of the others, by itself or not",
    arguments: [64, 70, 74, 75, 76, 140])
  func lastLine(rest: Int) throws {
    // Lines of 75 items, blocks of four lines.
    let size = LayoutSize(width: 303, height: 300)
    let items = Array(
      repeating: ItemSize(width: 4, height: 9), count: 600 + rest)
    let layout = try CollectionLayout(viewport: size)
    let style = SectionStyle(mode: .flow())
    try layout.appendSection(style, count: items.count) { items[$0] }
    let naive = NaiveLayout(
      viewport: size, sections: [NaiveSection(style: style, items: items)])
    #expect(difference(layout, naive) == nil)
  }

  @Test("What still is to be placed overlaps nothing", arguments: [1, 3])
  func noOverlap(mostSpan: Int) throws {
    var random = SplitMix64(seed: firstSeed &+ 2)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4)), lineSpacing: 2),
      count: 3_000
    ) { _ in
      ItemSize(
        width: 1, height: random.length(10...90),
        span: random.int(1...mostSpan))
    }
    // By chance lanes go on soon behind one as they were.
    for number in 0..<20 where number < 4 || layout.isComplete {
      try layout.insertItems(
        at: ItemPath(section: 0, item: random.int(0...900)),
        lengths: [random.length(300...900)])
    }
    #expect(!layout.isComplete)
    let frames = allElements(of: layout).map(\.frame).sorted { $0.y < $1.y }
    var overlaps = 0
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        if other.y >= frame.maxY { break }
        let isBeside = other.x >= frame.maxX || frame.x >= other.maxX
        if !isBeside { overlaps += 1 }
      }
    }
    #expect(overlaps == 0)
  }
}
