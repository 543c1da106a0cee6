import SeededRandom
import WaterflowLayout

/// A layout of random sections, to be built by the layout and the reference.
struct RandomShape {
  var viewport: LayoutSize
  var axis: LayoutAxis
  var direction: UserInterfaceLayoutDirection
  var scale: Double
  var contentHeader = 0.0
  var minimumContentLength = 0.0
  var sections: [NaiveSection] = []

  init(_ random: inout SplitMix64) {
    viewport = LayoutSize(
      width: random.length(random.chance(5) ? 0...0 : 0...900),
      height: random.length(random.chance(5) ? 0...0 : 0...900))
    axis = random.pick([.vertical, .horizontal])
    direction = random.pick([.leftToRight, .rightToLeft])
    scale = random.pick([0, 0, 0, 1, 2, 3, 0.5])
    if random.chance(20) { contentHeader = random.length(0...80) }
    if random.chance(20) { minimumContentLength = random.length(0...3_000) }
    let most = random.pick([3, 12, 12, 40, 40, 100, 300])
    for _ in 0..<random.int(random.chance(5) ? 0...0 : 1...3) {
      let style = style(&random)
      let count = random.chance(10) ? 0 : random.int(0...most)
      sections.append(
        NaiveSection(
          style: style, items: items(count, for: style, &random)))
    }
  }

  /// What the reference makes of this shape.
  var naive: NaiveLayout {
    NaiveLayout(
      viewport: viewport, axis: axis, direction: direction, scale: scale,
      contentHeader: contentHeader,
      minimumContentLength: minimumContentLength, sections: sections)
  }

  /// Creates the layout without its sections.
  func emptyLayout() throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: direction, scale: scale)
    try layout.setContentHeader(length: contentHeader)
    layout.minimumContentLength = minimumContentLength
    return layout
  }

  /// Creates the layout; `inBulk` tells for each section whether lengths come
  /// in a buffer, where the mode takes them.
  func layout(inBulk: (Int) -> Bool) throws -> CollectionLayout {
    let layout = try emptyLayout()
    for (index, section) in sections.enumerated() {
      if inBulk(index), let lengths = lengths(of: section) {
        try layout.appendSection(section.style, lengths: lengths)
      } else {
        try layout.appendSection(
          section.style, count: section.items.count
        ) { section.items[$0] }
      }
    }
    return layout
  }

  /// Returns a section's lengths or ratios as the layout takes them in bulk;
  /// nil for a flow, which needs breadths too, and for items with spans.
  func lengths(of section: NaiveSection) -> [Double]? {
    let isVertical = axis == .vertical
    if case .waterfall(_, _, .given, _) = section.style.mode { return nil }
    if section.style.itemAlignment != .filled
      || section.items.contains(where: { $0.span != 1 || $0.lane != 0 })
    {
      return nil
    }
    switch section.style.mode {
    case .flow: return nil
    case .list, .waterfall(_, .absolute, _, _):
      return section.items.map { isVertical ? $0.height : $0.width }
    case .justified, .waterfall(_, .aspect, _, _):
      return section.items.map {
        isVertical ? $0.height / $0.width : $0.width / $0.height
      }
    }
  }

  /// Multiplies all distances and sizes by a factor.
  mutating func shrink(by factor: Double) {
    viewport.width *= factor
    viewport.height *= factor
    for index in sections.indices {
      sections[index].style.header *= factor
      sections[index].style.footer *= factor
      sections[index].style.insets.top *= factor
      sections[index].style.insets.left *= factor
      sections[index].style.lineSpacing *= factor
      sections[index].style.interitemSpacing *= factor
      if case .justified(var rules) = sections[index].style.mode {
        rules.rowHeight *= factor
        sections[index].style.mode = .justified(rules)
      }
      for item in sections[index].items.indices {
        sections[index].items[item].width *= factor
        sections[index].items[item].height *= factor
      }
    }
  }

  // MARK: - Styles

  /// Returns a random style.
  func style(_ random: inout SplitMix64) -> SectionStyle {
    func distance(_ most: Int, _ random: inout SplitMix64) -> Double {
      random.chance(40) ? 0 : random.length(0...most)
    }
    var style = SectionStyle(mode: .list)
    style.header = distance(60, &random)
    style.footer = distance(60, &random)
    style.insets.top = distance(40, &random)
    style.insets.left = distance(40, &random)
    style.insets.bottom = distance(40, &random)
    style.insets.right = distance(40, &random)
    style.lineSpacing = distance(20, &random)
    style.interitemSpacing = distance(20, &random)
    switch random.int(0...11) {
    case 0...1: break
    case 2...4:
      style.mode = .flow(
        distribution: random.pick([.justified, .leading, .center, .trailing]),
        alignment: random.pick([.center, .top, .bottom]))
    case 5...7:
      style.mode = .waterfall(lanes: lanes(&random), order: order(&random))
    case 8...9: style.mode = .justified(random.justifiedRows())
    default:
      makeAspect(&style, &random)
    }
    if random.chance(40) {
      style.itemAlignment = random.pick([.leading, .center, .trailing])
    }
    style.estimatesLengths = random.chance(30)
    style.pinsHeader = random.chance(50)
    style.pinsFooter = random.chance(40)
    if random.chance(30) {
      let most = random.pick([0, 30, 30, 2_000])
      style.background = Insets(
        top: random.length(0...most), left: random.length(0...most),
        bottom: random.length(0...most), right: random.length(0...most))
    }
    return style
  }

  private func order(_ random: inout SplitMix64) -> PlacementOrder {
    switch random.int(0...8) {
    case 0: .roundRobin
    case 1: .roundRobinReversed
    case 2: .readingOrder(tolerance: 0)
    case 3: .readingOrder(tolerance: random.length(0...100))
    case 4: .given
    default: .shortestLane
    }
  }

  private func lanes(_ random: inout SplitMix64) -> LaneCount {
    switch random.int(0...19) {
    case 0...11: .fixed(random.int(1...6))
    case 12...15: .fixed(random.int(7...12))
    case 16: .fixed(random.int(13...40))
    case 17: .fixed(random.int(33...256))
    case 18:
      .width(
        random.length(20...400), remainder: random.pick([.margin, .gap]))
    default: .minimumWidth(random.length(20...400))
    }
  }

  /// Makes a waterfall of aspect ratios whose lanes are a whole number of
  /// quarter points wide: its lengths are then exact everywhere.
  private func makeAspect(
    _ style: inout SectionStyle, _ random: inout SplitMix64
  ) {
    let count = random.int(1...8)
    let breadth = axis == .vertical ? viewport.width : viewport.height
    let isVertical = axis == .vertical
    let leading = isVertical ? style.insets.left : style.insets.top
    let gaps = Double(count - 1) * style.interitemSpacing
    let room = max(0, breadth - leading - gaps)
    let lane = (room / Double(count) * 4).rounded(.down) / 4
    let rest = max(0, breadth - leading - gaps - Double(count) * lane)
    if isVertical { style.insets.right = rest }
    if !isVertical { style.insets.bottom = rest }
    let adaptive: LaneCount = random.pick([
      .minimumWidth(lane), .width(lane), .width(lane, remainder: .gap),
    ])
    let isAdaptive = lane > 0 && random.chance(40)
    style.mode = .waterfall(
      lanes: isAdaptive ? adaptive : .fixed(count),
      sizing: .aspect, order: order(&random))
  }

  // MARK: - Items

  /// Returns random items that suit a style.
  func items(
    _ count: Int, for style: SectionStyle, _ random: inout SplitMix64
  ) -> [ItemSize] {
    let lengthKind = random.int(0...4)
    let breadthKind = random.int(0...3)
    let oneBreadth = random.length(0...200)
    let isAspect =
      if case .waterfall(_, .aspect, _, _) = style.mode { true } else { false }
    let isJustified =
      if case .justified = style.mode { true } else { false }
    let isGiven =
      if case .waterfall(_, _, .given, _) = style.mode { true } else { false }
    let isFlow = if case .flow = style.mode { true } else { false }
    let keepsBreadths =
      style.itemAlignment != .filled && !isAspect && !isFlow && !isJustified
    let mostLane = isGiven ? random.pick([0, 3, 3, 8, 300]) : 0
    let mostSpan = random.chance(50) ? 1 : random.int(1...6)
    return (0..<count).map { _ in
      let span =
        random.chance(60) || isJustified ? 1 : random.int(1...mostSpan)
      var along: Double
      switch lengthKind {
      case 0: along = Double(random.int(0...3)) * 20
      case 1: along = random.length(0...300)
      case 2: along = random.chance(50) ? 0 : random.length(0...9)
      case 3: along = random.chance(5) ? 5_000 : random.length(0...40)
      default: along = random.length(40...80)
      }
      var across: Double
      switch breadthKind {
      case 0: across = oneBreadth
      case 1: across = random.length(0...300)
      case 2: across = Double(random.int(1...8)) * 40
      default: across = random.chance(2) ? 2_000 : random.length(0...60)
      }
      if isAspect {
        across = random.pick([1, 64, 512])
        along = random.length(0...3) * across
      }
      if isJustified {
        across = random.pick([1, 64, 512])
        along = random.ratio() * across
      }
      // One that tells no breadth is as broad as its lanes.
      if keepsBreadths && random.chance(5) { across = -1 }
      // 255 is as far as a layout counts.
      let lane = mostLane > 0 ? min(random.int(-1...mostLane), 255) : 0
      return axis == .vertical
        ? ItemSize(width: across, height: along, span: span, lane: lane)
        : ItemSize(width: along, height: across, span: span, lane: lane)
    }
  }
}
