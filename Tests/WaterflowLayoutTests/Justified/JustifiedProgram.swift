import SeededRandom
import WaterflowLayout

/// Changes of one justified section, one upon the other while the layout still
/// owes what follows from those before.
struct JustifiedProgram {
  let layout: CollectionLayout
  private var style: SectionStyle
  private(set) var ratios: [Double]
  /// The shapes that photos have; none for any shape at all.
  private let shapes: [Double]
  private let warnings: WarningLog
  private var visible = VisibleElements()
  /// Where the last change was: the next one is often near.
  private var last = 0

  private var rules: JustifiedRows {
    guard case .justified(let rules) = style.mode else {
      return JustifiedRows(rowHeight: 1)
    }
    return rules
  }

  private var naive: NaiveRows {
    NaiveRows(
      ratios: ratios, available: layout.viewport.width,
      gap: style.interitemSpacing, rules: rules)
  }

  /// Begins with a section, often of photos that are alike or have one of a
  /// few shapes; a grid has only equal ones, where one more or less begins all
  /// rows anew, and so many that not all are laid out at once.
  init(_ random: inout SplitMix64, isGrid: Bool = false) throws {
    shapes =
      isGrid
      ? [random.pick([0.7, 1])]
      : random.pick([
        [], [], [], [0.7], [1, 2.0 / 3, 1.5, 0.75, 0.5625],
      ])
    style = SectionStyle(
      mode: .justified(random.justifiedRows()), header: 10, footer: 10,
      lineSpacing: random.pick([0, 3]), interitemSpacing: random.pick([0, 4]))
    ratios = []
    layout = try CollectionLayout(
      viewport: LayoutSize(width: random.length(200...900), height: 400))
    warnings = WarningLog(layout)
    let count =
      isGrid
      ? random.int(2_000...6_000) : random.pick([9, 40, 300, 600, 600, 2_000])
    ratios = new(count, &random)
    try Self.append(style, ratios, to: layout)
  }

  private static func append(
    _ style: SectionStyle, _ ratios: [Double], to layout: CollectionLayout
  ) throws {
    try layout.appendSection(style, lengths: ratios)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [9])
  }

  private func new(_ count: Int, _ random: inout SplitMix64) -> [Double] {
    (0..<count).map { _ in
      shapes.isEmpty ? random.ratio() : random.pick(shapes)
    }
  }

  // MARK: - Steps

  /// Takes a random step; returns what is wrong then, or nil.
  mutating func step(_ random: inout SplitMix64) throws -> String? {
    let name = try change(&random)
    let told = warnings.take()
    if !told.isEmpty { return "\(told) after \(name)" }
    switch random.int(0...9) {
    case 0...2: layout.layOutMore(random.int(1...900))
    case 3: return checkStart(&random).map { "\($0) after \(name)" }
    case 4...6: return checkQueries(&random).map { "\($0) after \(name)" }
    case 7: return finish().map { "\($0) after \(name)" }
    default: break
    }
    return nil
  }

  /// Brings the layout to an end; returns what is wrong then, or nil.
  mutating func finish(budget: Int = 700) -> String? {
    var rounds = 0
    while layout.layOutMore(budget) {
      rounds += 1
      if rounds > 1_000 { return "it never ends" }
    }
    if !layout.isComplete { return "it is not complete" }
    let isUniform = Set(ratios).count <= 1
    if let problem = wrongRows(of: layout, naive, isStrict: isUniform) {
      return problem
    }
    do {
      let fresh = try CollectionLayout(viewport: layout.viewport)
      try Self.append(style, ratios, to: fresh)
      return unequal(layout, fresh).map { "\($0) from nothing" }
    } catch {
      return "\(error)"
    }
  }

  /// Lays out some of the content, all of which must be final then, unless
  /// what is behind may decide how all rows begin: the number of equal photos
  /// does where rows are balanced or even.
  private func checkStart(_ random: inout SplitMix64) -> String? {
    let end = random.length(0...max(1, Int(layout.contentLength)))
    layout.layOut(through: end)
    guard rules.breaking == .greedy || shapes.isEmpty || layout.isComplete
    else { return nil }
    let ours = itemFrames(of: layout)
    guard let fresh = try? CollectionLayout(viewport: layout.viewport) else {
      return "no layout"
    }
    try? fresh.appendSection(style, lengths: ratios)
    for (item, frame) in itemFrames(of: fresh).enumerated()
    where frame.y < end && ours[item] != frame {
      return "\(item) at \(ours[item]), not \(frame), through \(end)"
    }
    return nil
  }

  /// Checks what must hold whether or not all is laid out.
  private mutating func checkQueries(_ random: inout SplitMix64) -> String? {
    let elements = allElements(of: layout)
    if elements.count != ratios.count + 3 {
      return "\(elements.count) elements of \(ratios.count) items"
    }
    if let one = elements.first(where: {
      !$0.frame.isFinite || $0.frame.maxX > layout.viewport.width + 1e-3
    }) {
      return "\(one) is not within \(layout.viewport.width)"
    }
    return firstOverlap(in: layout)
      ?? wrongAnswer(of: layout, with: elements, into: &visible, &random)
  }

  /// An item near the last change or anywhere.
  private mutating func place(_ random: inout SplitMix64) -> Int {
    let most = max(ratios.count - 1, 0)
    let place =
      switch random.int(0...5) {
      case 0: 0
      case 1: random.int(0...most / 256) * 256 + random.int(-1...1)
      case 2: last + random.int(-60...60)
      case 3: last
      case 4: most - random.int(0...1)
      default: random.int(0...most)
      }
    last = min(max(place, 0), most)
    return last
  }

  private mutating func change(_ random: inout SplitMix64) throws -> String {
    let place = place(&random)
    let path = ItemPath(section: 0, item: place)
    switch random.int(0...12) {
    case 0...2 where !ratios.isEmpty:
      let ratio = new(1, &random)[0]
      try layout.setLength(ratio, ofItem: path)
      ratios[place] = ratio
      return "\(ratio) for \(place)"
    case 3...4 where !ratios.isEmpty:
      let end = min(
        ratios.count, place + random.pick([1, 1, 2, 40, 700, ratios.count]))
      try layout.removeItems(place..<end, inSection: 0)
      ratios.removeSubrange(place..<end)
      return "remove \(place..<end)"
    case 5:
      let items = new(random.pick([1, 5, 200]), &random)
      try layout.appendItems(toSection: 0, lengths: items)
      ratios += items
      return "append \(items.count)"
    case 6 where !ratios.isEmpty:
      let to = random.int(0...ratios.count - 1)
      try layout.moveItem(from: path, to: ItemPath(section: 0, item: to))
      ratios.insert(ratios.remove(at: place), at: to)
      return "move \(place) to \(to)"
    case 7: return try changeAll(&random)
    case 8: return try changeSections(&random)
    case 9: return try refuse(path, &random)
    default:
      let items = new(random.pick([1, 1, 3, 12, 300]), &random)
      try layout.insertItems(at: path, lengths: items)
      ratios.insert(contentsOf: items, at: place)
      return "insert \(items.count) at \(place)"
    }
  }

  private mutating func changeAll(
    _ random: inout SplitMix64
  ) throws -> String {
    switch random.int(0...3) {
    case 0:
      let size = LayoutSize(width: random.length(0...1_200), height: 300)
      try layout.resize(to: size)
      return "resize to \(size)"
    case 1:
      style.interitemSpacing = random.length(0...9)
      style.lineSpacing = random.length(0...9)
      try layout.setStyle(style, ofSection: 0)
      return "other gaps: \(style)"
    case 2:
      style.mode = .justified(random.justifiedRows())
      try layout.setStyle(style, ofSection: 0)
      return "other rules: \(rules)"
    default:
      // Ratios are ratios in a waterfall, too.
      var lanes = style
      lanes.mode = .waterfall(
        lanes: .fixed(random.int(1...5)), sizing: .aspect)
      try layout.setStyle(lanes, ofSection: 0)
      if random.chance(50) { layout.layOutMore(random.int(1...900)) }
      let items = new(random.int(0...3), &random)
      let place = random.int(0...ratios.count)
      try layout.insertItems(
        at: ItemPath(section: 0, item: place), lengths: items)
      ratios.insert(contentsOf: items, at: place)
      try layout.setStyle(style, ofSection: 0)
      return "a waterfall meanwhile, with \(items.count) more at \(place)"
    }
  }

  /// Lets a section come and go, before this one or behind.
  private func changeSections(
    _ random: inout SplitMix64
  ) throws -> String {
    let index = random.int(0...2)
    try layout.insertSection(
      style, at: index, lengths: new(random.int(0...400), &random))
    if random.chance(50) { layout.layOutMore(random.int(1...900)) }
    if index == 0, !ratios.isEmpty, random.chance(50) {
      // An item goes there and comes back.
      let place = random.int(0...ratios.count - 1)
      let there = ItemPath(section: 0, item: 0)
      let here = ItemPath(section: 1, item: place)
      try layout.moveItem(from: here, to: there)
      try layout.moveItem(from: there, to: here)
    }
    try layout.removeSection(at: index)
    return "a section at \(index) came and went"
  }

  /// Tries what cannot be, or takes items out and puts them back.
  private func refuse(
    _ path: ItemPath, _ random: inout SplitMix64
  ) throws -> String {
    if random.chance(50) {
      do throws(LayoutError) {
        try layout.insertItems(at: path, lengths: [1, .infinity])
      } catch {
        return "\(error)"
      }
      throw Complaint("an infinite ratio was taken")
    }
    while layout.layOutMore(.max) {}
    let items =
      path.item..<min(ratios.count, path.item + random.int(1...9))
    if let detached = layout.detachedItems(items, inSection: 0) {
      try layout.removeItems(items, inSection: 0)
      try layout.insert(detached, inSection: 0)
    }
    return "take out and put back \(items)"
  }
}
