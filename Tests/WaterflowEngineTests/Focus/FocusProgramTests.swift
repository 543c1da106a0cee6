import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Random walks of the focus")
struct FocusProgramTests {
  @Test("Arrows go where a scan of all items says", arguments: 0..<8)
  func equalsFullScan(batch: Int) throws {
    let failure = try firstFailure(batch * 40..<(batch + 1) * 40) { random in
      let layout = try Self.layout(&random)
      let naive = NaiveFocus(layout)
      let viewport = Viewport(offset: .zero, size: layout.viewport)
      let sections = (0..<layout.sectionCount).filter {
        layout.itemCount(inSection: $0) > 0
      }
      guard !sections.isEmpty else { return nil }
      var focus = FocusMover()
      var goal: NaiveFocus.Box?
      var place: Double?
      for step in 0..<120 {
        if step == 0 || random.chance(4) {
          let section = random.pick(sections)
          let last = layout.itemCount(inSection: section) - 1
          let path = ItemPath(section: section, item: random.int(0...last))
          if path != focus.item { (goal, place) = (nil, nil) }
          focus.focus(path)
        }
        guard let item = focus.item, let box = naive.box(item) else {
          return "step \(step): no focus"
        }
        let key: FocusMove = random.pick([
          .left, .right, .up, .down, .left, .right, .up, .down, .pageUp,
          .pageDown,
        ])
        let isPage = key == .pageUp || key == .pageDown
        let (isAlong, forward) = Self.way(of: key, in: layout)
        let start = goal ?? box
        let from = place ?? box.start + (box.end - box.start) / 2
        var expected =
          isPage
          ? naive.page(item, start, forward: forward)
          : isAlong
            ? naive.along(item, start, forward: forward)
            : naive.across(item, from, forward: forward)
        if expected == item { expected = nil }
        let actual = focus.move(key, in: layout, at: viewport)
        if actual != expected {
          return "step \(step): \(key) from \(item) to "
            + "\(String(describing: actual)), not "
            + "\(String(describing: expected))"
        }
        guard expected != nil else { continue }
        goal = isAlong ? start : nil
        place = isAlong ? nil : from
      }
      return nil
    }
    #expect(failure == nil)
  }

  private static func way(
    of key: FocusMove, in layout: CollectionLayout
  ) -> (isAlong: Bool, forward: Bool) {
    let isMirrored = layout.direction == .rightToLeft
    if key == .pageUp || key == .pageDown { return (true, key == .pageDown) }
    let isUpright = key == .up || key == .down
    let forward =
      isUpright ? key == .down : (key == .right) != isMirrored
    return ((layout.axis == .vertical) == isUpright, forward)
  }

  private static func layout(
    _ random: inout SplitMix64
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(
        width: random.length(100...500), height: random.length(100...500)),
      axis: random.pick([.vertical, .horizontal]),
      direction: random.pick([.leftToRight, .rightToLeft]),
      scale: random.pick([0, 0, 2]))
    for _ in 0..<random.int(1...4) {
      let mode: SectionMode =
        switch random.int(0...3) {
        case 0: .list
        case 1:
          .flow(
            distribution: random.pick([
              .justified, .leading, .center, .trailing,
            ]), alignment: random.pick([.center, .top, .bottom]))
        default:
          .waterfall(
            lanes: .fixed(random.int(1...5)),
            order: random.pick([.shortestLane, .roundRobin]))
        }
      let spans = random.chance(40)
      let sizes = (0..<random.int(0...60)).map { _ in
        ItemSize(
          width: random.length(10...200), height: random.length(10...200),
          span: spans ? random.int(1...3) : 1)
      }
      try layout.appendSection(
        SectionStyle(
          mode: mode, header: random.pick([0, 30, 2_000]),
          footer: random.pick([0, 30]), insets: Insets(random.length(0...20)),
          lineSpacing: random.length(0...20),
          interitemSpacing: random.length(0...20)),
        count: sizes.count
      ) { sizes[$0] }
    }
    return layout
  }
}
