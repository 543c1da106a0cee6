import Testing
import WaterflowLayout

@Suite("Refused changes")
struct RefusedEditTests {
  static let modes: [SectionMode] = [
    .list, .flow(), .waterfall(lanes: .fixed(3)),
    .waterfall(lanes: .fixed(3), assignment: .stable),
    .waterfall(lanes: .fixed(3), sizing: .aspect, assignment: .seen),
  ]

  private static let longest = 16_777_215.0

  @Test("An infinite size is named and leaves every frame", arguments: modes)
  func infinite(mode: SectionMode) throws {
    let layout = try layout(mode)
    let infinite = ItemSize(width: 9, height: .infinity)
    let path = ItemPath(section: 1, item: 40)
    try expectNothing(of: layout, .itemTooLong(path)) {
      try layout.setSize(infinite, ofItem: path)
    }
    let third = ItemPath(section: 1, item: 42)
    try expectNothing(of: layout, .itemTooLong(third)) {
      try layout.insertItems(at: path, count: 5) {
        $0 == 2 ? infinite : ItemSize(width: 9, height: 9)
      }
    }
  }

  @Test("A move that is refused leaves what was seen as seen")
  func refusedMoveOfSeen() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), sizing: .aspect, assignment: .seen)),
      lengths: [1, 1, 200_000, 1, 1])
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
      lengths: [])
    layout.markSeen(throughItem: 2, inSection: 0)
    let (from, to) = (
      ItemPath(section: 0, item: 2), ItemPath(section: 1, item: 0)
    )
    #expect(throws: LayoutError.itemTooLong(to)) {
      try layout.moveItem(from: from, to: to)
    }
    try layout.setLength(2, ofItem: ItemPath(section: 0, item: 0))
    // Newly placed it would be in the other lane, which is shorter.
    #expect(layout.frame(ofItem: from)?.x == 0)
  }

  @Test("Items that are not there are named", arguments: modes)
  func noSuchItem(mode: SectionMode) throws {
    let layout = try layout(mode)
    let size = ItemSize(width: 9, height: 9)
    for item in [100, -1, .max, .min] {
      let path = ItemPath(section: 1, item: item)
      try expectNothing(of: layout, .noSuchItem(path, count: 100)) {
        try layout.setSize(size, ofItem: path)
      }
      try expectNothing(of: layout, .noSuchItem(path, count: 100)) {
        try layout.moveItem(from: path, to: ItemPath(section: 1, item: 0))
      }
      try expectNothing(of: layout, .noSuchItem(path, count: 100)) {
        try layout.moveItem(from: ItemPath(section: 1, item: 0), to: path)
      }
      guard item != 100 else { continue }
      try expectNothing(of: layout, .noSuchItem(path, count: 100)) {
        try layout.insertItems(at: path, count: 1) { _ in size }
      }
    }
    for (range, item) in [(90..<101, 101), (-1..<3, -1), (.min..<0, Int.min)] {
      let path = ItemPath(section: 1, item: item)
      try expectNothing(of: layout, .noSuchItem(path, count: 100)) {
        try layout.removeItems(range, inSection: 1)
      }
    }
  }

  @Test("Sections that are not there are named")
  func noSuchSection() throws {
    let layout = try layout(.list)
    let size = ItemSize(width: 9, height: 9)
    let style = SectionStyle(mode: .list)
    let inside = ItemPath(section: 0, item: 0)
    for section in [3, -1, .max, .min] {
      let path = ItemPath(section: section, item: 0)
      let calls: [() throws -> Void] = [
        { try layout.setSize(size, ofItem: path) },
        { try layout.setLength(9, ofItem: path) },
        {
          try layout.insertItems(at: path, lengths: [1])
        },
        {
          try layout.removeItems(0..<1, inSection: section)
        },
        {
          try layout.moveItem(from: path, to: inside)
        },
        {
          try layout.moveItem(from: inside, to: path)
        },
        { try layout.removeSection(at: section) },
        {
          try layout.moveSection(from: section, to: 0)
        },
        {
          try layout.moveSection(from: 0, to: section)
        },
        {
          try layout.setStyle(style, ofSection: section)
        },
        {
          try layout.setStyle(style, ofSection: section) { _ in size }
        },
        {
          try layout.appendItems(toSection: section, count: 1) { _ in size }
        },
        {
          try layout.setMeasuredSize(
            LayoutSize(width: 9, height: 9), ofItem: path)
        },
      ]
      for call in calls {
        try expectNothing(of: layout, .noSuchSection(section, count: 3), call)
      }
      guard section != 3 else { continue }
      try expectNothing(of: layout, .noSuchSection(section, count: 3)) {
        try layout.insertSection(style, at: section, lengths: [1])
      }
    }
    layout.markSeen(throughItem: 3, inSection: 9)
    #expect(layout.firstPendingItem(inSection: 9) == nil)
  }

  @Test(
    "A change that makes the content too long leaves every frame",
    arguments: modes)
  func tooLong(mode: SectionMode) throws {
    let layout = try layout(mode)
    let tall = ItemSize(width: 100, height: Self.longest)
    // The flow has three a line; the lanes of aspect ratios are as wide as an
    // item of the same shape.
    let count =
      if case .flow = mode { 60_000 } else { 20_000 }
    try expectNothing(of: layout, .contentTooLong(section: 1)) {
      try layout.insertItems(
        at: ItemPath(section: 1, item: 50), count: count
      ) { _ in tall }
    }
    try layout.setSize(
      ItemSize(width: 20, height: 30), ofItem: ItemPath(section: 1, item: 50))
  }

  @Test("A lane that grows too long is refused, and so is what would fill it")
  func laneTooLong() throws {
    // 1.5 * 2^30 points hold 96 of the longest items and little more.
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), assignment: .stable)),
      lengths: Array(repeating: Self.longest, count: 2 * 95) + [1, 1])
    try layout.setLength(Self.longest, ofItem: ItemPath(section: 0, item: 191))
    let long = ItemPath(section: 0, item: 1)
    try expectNothing(of: layout, .contentTooLong(section: 0)) {
      // Before item 2 both lanes end alike, and the first is full.
      try layout.insertItems(
        at: ItemPath(section: 0, item: 3), lengths: [Self.longest])
    }
    try layout.setLength(1, ofItem: long)
    try layout.insertItems(
      at: ItemPath(section: 0, item: 3), lengths: [Self.longest - 100])
  }

  @Test("An item that finds no room where it goes stays where it was")
  func refusedMove() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2), assignment: .stable)),
      lengths: Array(repeating: Self.longest, count: 2 * 96))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2), assignment: .stable)),
      lengths: [5, 7, Self.longest, 9])
    // Item 2 keeps its lane, which is the longer one now.
    try layout.setLength(50, ofItem: ItemPath(section: 1, item: 0))
    for item in [0, 7, 190] {
      try expectNothing(of: layout, .contentTooLong(section: 0)) {
        try layout.moveItem(
          from: ItemPath(section: 1, item: 2),
          to: ItemPath(section: 0, item: item))
      }
    }
  }

  @Test("So does the last one, which would go elsewhere as a new one")
  func refusedMoveOfLast() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    for lengths in [
      Array(repeating: Self.longest, count: 2 * 96), [5, 7, Self.longest],
    ] {
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(2), assignment: .stable)),
        lengths: lengths)
    }
    // It keeps its lane, which is the longer one now.
    try layout.setLength(50, ofItem: ItemPath(section: 1, item: 0))
    try expectNothing(of: layout, .contentTooLong(section: 0)) {
      try layout.moveItem(
        from: ItemPath(section: 1, item: 2), to: ItemPath(section: 0, item: 7))
    }
  }

  @Test("Sizes that a section does not know are asked for")
  func widthsMissing() throws {
    let layout = try layout(.list)
    let missing = LayoutError.widthsMissing(section: 1)
    for mode in [
      SectionMode.flow(), .waterfall(lanes: .fixed(2), sizing: .aspect),
    ] {
      let style = SectionStyle(mode: mode)
      try expectNothing(of: layout, missing) {
        try layout.setStyle(style, ofSection: 1)
      }
    }
    try layout.setStyle(SectionStyle(mode: .flow()), ofSection: 1) {
      ItemSize(width: 20, height: Double($0))
    }
    try expectNothing(of: layout, missing) {
      try layout.setLength(3, ofItem: ItemPath(section: 1, item: 2))
    }
    try expectNothing(of: layout, missing) {
      try layout.insertItems(at: ItemPath(section: 1, item: 2), lengths: [3])
    }
    try expectNothing(of: layout, missing) {
      try layout.moveItem(
        from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 2))
    }
  }

  @Test("Negative and not-a-number sizes count as 0 and are told")
  func clamped() throws {
    for mode in [SectionMode.list, .flow(), .waterfall(lanes: .fixed(2))] {
      let layout = try layout(mode)
      let log = WarningLog(layout)
      let path = ItemPath(section: 1, item: 7)
      try layout.setSize(ItemSize(width: 3, height: -1), ofItem: path)
      try layout.insertItems(at: path, count: 3) {
        ItemSize(width: 3, height: $0 == 0 ? 5 : .nan)
      }
      #expect(
        log.list == [
          .itemLengthsClamped(first: path, count: 1),
          .itemLengthsClamped(
            first: ItemPath(section: 1, item: 8), count: 2),
        ])
      while layout.layOutMore(.max) {}
      for item in [8, 9, 10] {
        let frame = layout.frame(ofItem: ItemPath(section: 1, item: item))
        #expect(frame?.height == 0)
      }
    }
  }

  // MARK: - Shapes

  private func layout(_ mode: SectionMode) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(SectionStyle(mode: .list), lengths: [7])
    try layout.appendSection(
      SectionStyle(mode: mode, header: 5, lineSpacing: 2), count: 100
    ) { ItemSize(width: 30, height: Double(10 + $0 % 7)) }
    try layout.appendSection(SectionStyle(mode: .list), lengths: [9])
    return layout
  }

  private func expectNothing(
    of layout: CollectionLayout, _ error: LayoutError,
    _ call: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = allElements(of: layout)
    let size = layout.contentSize
    #expect(throws: error, sourceLocation: sourceLocation) { try call() }
    #expect(
      unequal(allElements(of: layout), before) == nil,
      sourceLocation: sourceLocation)
    #expect(layout.contentSize == size, sourceLocation: sourceLocation)
  }
}
