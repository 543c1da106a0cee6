import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// Random changes, scrolls and sizes, carried out by an engine and by a model.
struct LiveProgram {
  let host: LiveHost
  var time = 1_000.0
  var nextLabel = 0
  let selection = TouchSelection()
  var selected: Set<Int> = []
  /// How many items a section has at most when it is made, and how many
  /// changes an update has.
  let scale: Int
  let changes: Int
  let hasPins: Bool
  var focus = LiveFocus()
  /// The item whose cell is kept, and whether it had one before the step.
  var kept: (label: Int, hadCell: Bool)?
  /// When the engine made its last pass.
  var lastPass = 0.0
  /// Which way was scrolled last.
  var isForward = true
  /// How many updates were carried out, and how many refused.
  var carriedOut = 0
  var refused = 0

  var engine: CollectionEngine<LiveHost> { host.engine }

  init(_ random: inout SplitMix64, scale: Int = 12, changes: Int = 8) throws {
    self.scale = scale
    self.changes = changes
    let axis: LayoutAxis = random.chance(70) ? .vertical : .horizontal
    let direction: UserInterfaceLayoutDirection =
      random.chance(65) ? .leftToRight : .rightToLeft
    var model = LiveModel(
      axis: axis, direction: direction,
      covered: random.chance(60)
        ? (0, 0) : (Double(random.int(0...30)), Double(random.int(0...30))),
      viewport: Self.viewport(axis, &random))
    model.overscan = random.pick([0, 0, 30, 150])
    model.anchorsToEnd = random.chance(15)
    hasPins = random.chance(40)
    model.pinMode = random.pick([.section, .section, .stacked, .untilNext])
    let layout = try CollectionLayout(
      viewport: model.viewport, axis: axis, direction: direction)
    layout.pinMode = model.pinMode
    host = LiveHost(layout, model)
    selection.allowsMultipleSelection = true
    engine.overscan = model.overscan
    engine.contentInsets = model.insets
    engine.anchorsToEnd = model.anchorsToEnd
    engine.poolCap = random.pick([0, 2, 128])
    engine.poolLifetime = random.pick([60, 300, 5_000])
    engine.prefetchLength = random.pick([0, 50, 300])
    for _ in 0..<random.int(0...3) {
      let section = section(random.int(0...scale), &random)
      host.model.sections.append(section)
    }
    host.model.layOut()
    for index in host.model.sections.indices {
      let section = host.model.sections[index]
      try layout.appendSection(section.style, count: section.items.count) {
        host.model.size(of: ItemPath(section: index, item: $0))
      }
    }
    isForward = host.model.position >= 0
    host.time = time
    engine.update(offset: .zero, at: time, host: host)
    settle()
  }

  /// Runs steps; returns what is wrong after the first bad one.
  mutating func run(
    steps: Int, _ random: inout SplitMix64
  ) throws -> String? {
    if let problem = wrong() { return "at the start: \(problem)" }
    for number in 0..<steps {
      host.forgetLog()
      if let label = kept?.label { kept = (label, keptCell != nil) }
      let name = try step(&random)
      if let problem = wrong() {
        return "step \(number), \(name): \(problem)"
      }
    }
    return nil
  }

  // MARK: - Chance

  static func viewport(_ axis: LayoutAxis, _ random: inout SplitMix64)
    -> LayoutSize
  {
    let breadth = random.pick([240.0, 360, 480])
    let length = random.pick([90.0, 200, 400])
    return axis == .vertical
      ? LayoutSize(width: breadth, height: length)
      : LayoutSize(width: length, height: breadth)
  }

  mutating func section(
    _ count: Int, _ random: inout SplitMix64
  ) -> LiveSection {
    let mode: SectionMode =
      // Of many items, only these are laid out completely at once.
      switch scale > 1_000 ? random.int(0...1) * 4 : random.int(0...7) {
      case 0, 1: .list
      case 2: .flow(distribution: .leading, alignment: .top)
      case 3:
        // Said, because otherwise estimates would keep lanes that were seen.
        .waterfall(lanes: .fixed(random.int(1...4)), assignment: .recomputed)
      case 6, 7:
        .justified(
          JustifiedRows(
            rowHeight: random.pick([20, 45, 90]),
            breaking: random.pick([.greedy, .balanced, .even]),
            lastRow: random.pick([.natural, .justified, .previous])))
      default:
        .waterfall(lanes: .fixed(random.int(1...4)), assignment: .stable)
      }
    let bar = { (random: inout SplitMix64) in
      random.chance(50) ? 0 : Double(random.int(5...30))
    }
    let gap = random.pick([0.0, 12])
    let isVertical = host.model.axis == .vertical
    let inset = random.pick([0.0, 6])
    let style = SectionStyle(
      mode: mode, header: bar(&random), footer: bar(&random),
      insets: isVertical
        ? Insets(top: inset, left: 0, bottom: inset, right: 0)
        : Insets(top: 0, left: inset, bottom: 0, right: inset),
      lineSpacing: gap, interitemSpacing: gap, pinsHeader: hasPins,
      pinsFooter: hasPins && random.chance(50),
      estimatesLengths: random.chance(35))
    nextLabel += 1
    var section = LiveSection(label: nextLabel, style: style, items: [])
    for _ in 0..<count { section.items.append(item(&random)) }
    return section
  }

  mutating func item(_ random: inout SplitMix64) -> LiveItem {
    nextLabel += 1
    return LiveItem(
      label: nextLabel, along: Double(random.int(40...240)) / 4,
      across: Double(random.int(10...100)),
      needed: Double(random.int(40...400)) / 4)
  }

  /// Passes until every cell has been measured that has to be.
  func settle() {
    for _ in 0..<60 where host.wantsPass {
      host.wantsPass = false
      engine.update(offset: engine.offset, at: time, host: host)
    }
    if host.wantsPass { host.note("measuring does not come to an end") }
  }

  /// A random item, if there is one.
  func path(_ random: inout SplitMix64) -> ItemPath? {
    let sections = host.model.sections
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = random.pick(filled)
    return ItemPath(
      section: section,
      item: random.int(0...sections[section].items.count - 1))
  }
}
