import WaterflowEngine
import WaterflowLayout

/// A program of scrolls, resizes, changes of items and reloads that leaves the
/// same operations behind on every platform.
public struct LogProgram {
  private var dice: SplitMix64
  private let axis: LayoutAxis
  private let host: LogHost
  private var viewport = LayoutSize(width: 375, height: 812)
  private var time = 0.0

  private init(seed: UInt64) throws(LayoutError) {
    dice = SplitMix64(seed: seed)
    axis = seed % 3 == 2 ? .horizontal : .vertical
    host = LogHost(
      try CollectionLayout(
        viewport: viewport, axis: axis,
        direction: seed % 2 == 1 ? .rightToLeft : .leftToRight,
        scale: seed % 5 == 4 ? 2 : 0))
    host.engine.overscan = 120.5
    host.engine.poolCap = 24
  }

  /// Runs the programs of several seeds, one after the other.
  ///
  /// ```swift
  /// let records = try LogProgram.operations(seeds: 1...6, steps: 2_000)
  /// ```
  ///
  /// - Throws: ``LayoutError`` if the programs themselves are wrong.
  public static func operations(
    seeds: ClosedRange<UInt64>, steps: Int
  ) throws(LayoutError) -> [CellOperation] {
    var operations: [CellOperation] = []
    for seed in seeds {
      var program = try LogProgram(seed: seed)
      try program.reload()
      for _ in 0..<steps { try program.step() }
      operations += program.host.operations
    }
    return operations
  }

  private mutating func step() throws(LayoutError) {
    time += Double(dice.below(400))
    switch dice.below(100) {
    case 0..<72: scroll(to: position + dice.length(-300, 700))
    case 72..<80: try changeItems()
    case 80..<88:
      scroll(to: dice.length(-500, host.engine.layout.contentLength + 500))
    case 88..<93: try resize()
    case 93..<96: try reload()
    case 96..<97: host.engine.emptyPool(host: host)
    case 97..<98: scroll(to: .nan)
    default: host.engine.reload(at: time, host: host)
    }
  }

  private var position: Double {
    let offset = host.engine.offset
    let position = axis == .vertical ? offset.y : offset.x
    // Past the end it begins anew.
    return position > host.engine.layout.contentLength ? 0 : position
  }

  private func scroll(to position: Double) {
    let offset =
      axis == .vertical
      ? LayoutPoint(x: 0, y: position) : LayoutPoint(x: position, y: 0)
    host.engine.update(offset: offset, at: time, host: host)
  }

  private mutating func resize() throws(LayoutError) {
    viewport = LayoutSize(
      width: dice.length(200, 1_400), height: dice.length(200, 1_000))
    let offset = try host.engine.resize(to: viewport)
    host.engine.update(offset: offset, at: time, host: host)
  }

  /// Gives an item another size, or adds or removes some, and lays a part of
  /// what follows out.
  private mutating func changeItems() throws(LayoutError) {
    let layout = host.engine.layout
    let counts = (0..<layout.sectionCount).map(layout.itemCount)
    let section = dice.below(counts.count)
    guard counts[section] > 0 else { return }
    let first = dice.below(counts[section])
    let size = ItemSize(
      width: dice.length(20, 300), height: dice.length(20, 300))
    if dice.below(2) == 0 {
      let path = ItemPath(section: section, item: first)
      try host.engine.resize([(path, size)], at: time, host: host)
    } else {
      var update = BatchUpdate()
      var newCounts = counts
      let isInsertion = dice.below(3) > 0
      let end =
        isInsertion
        ? first + 1 + dice.below(30) : min(counts[section], first + 20)
      let paths = (first..<end).map { ItemPath(section: section, item: $0) }
      if isInsertion {
        update.insertItems(at: paths)
      } else {
        update.deleteItems(at: paths)
      }
      newCounts[section] += isInsertion ? paths.count : -paths.count
      guard
        let plan = try? update.plan(oldCounts: counts, newCounts: newCounts)
      else { return }
      try host.engine.perform(
        plan, animated: false, at: time, host: host,
        sizeOfItem: {
          ItemSize(
            width: size.width, height: size.height + Double($0.item % 7) * 9)
        }, styleOfSection: { _ in SectionStyle(mode: .list) })
    }
    _ = host.engine.layOutMore(1 + dice.below(400), at: time, host: host)
  }

  private mutating func reload() throws(LayoutError) {
    let old = host.engine.layout
    let layout = try CollectionLayout(
      viewport: viewport, axis: axis, direction: old.direction,
      scale: Double(dice.below(3)))
    for _ in 0..<1 + dice.below(4) { try appendSection(to: layout) }
    host.engine.reload(layout, at: time, host: host)
  }

  private mutating func appendSection(
    to layout: CollectionLayout
  ) throws(LayoutError) {
    let style = style()
    let count = dice.below(700)
    if case .flow = style.mode {
      let sizes = (0..<count).map { _ in
        ItemSize(
          width: dice.length(20, 300), height: dice.length(20, 300))
      }
      try layout.appendSection(style, count: count) { sizes[$0] }
    } else {
      let isAspect =
        switch style.mode {
        case .waterfall(_, .aspect, _, _), .justified: true
        case .flow, .list, .waterfall: false
        }
      let lengths = (0..<count).map { _ in
        isAspect ? dice.length(0.4, 2.2) : dice.length(20, 400)
      }
      try layout.appendSection(style, lengths: lengths)
    }
  }

  private mutating func style() -> SectionStyle {
    let mode: SectionMode =
      switch dice.below(11) {
      case 0: .list
      case 1: .flow()
      case 2: .flow(distribution: .center, alignment: .top)
      case 3: .flow(distribution: .trailing, alignment: .bottom)
      case 4: .waterfall(lanes: .fixed(1 + dice.below(16)))
      case 5: .waterfall(lanes: .minimumWidth(dice.length(60, 220)))
      case 6: .waterfall(lanes: .fixed(3), sizing: .aspect)
      case 7:
        .waterfall(
          lanes: .minimumWidth(dice.length(60, 220)), sizing: .aspect)
      default: .justified(rows())
      }
    return SectionStyle(
      mode: mode,
      header: dice.below(2) == 0 ? 0 : dice.length(10, 90),
      footer: dice.below(2) == 0 ? 0 : dice.length(10, 90),
      insets: Insets(
        top: dice.length(0, 30), left: dice.length(0, 30),
        bottom: dice.length(0, 30), right: dice.length(0, 30)),
      lineSpacing: dice.length(0, 12),
      interitemSpacing: dice.length(0, 12),
      pinsHeader: dice.below(3) == 0, pinsFooter: dice.below(3) == 0)
  }

  private mutating func rows() -> JustifiedRows {
    let breakings: [RowBreaking] = [.greedy, .balanced, .even]
    let lastRows: [LastRow] = [.natural, .justified, .previous]
    return JustifiedRows(
      rowHeight: dice.length(40, 300), breaking: breakings[dice.below(3)],
      shrink: dice.length(0, 1), stretch: dice.length(1, 4),
      lastRow: lastRows[dice.below(3)])
  }
}
