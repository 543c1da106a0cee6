import SeededRandom
import WaterflowLayout

/// Changes of one section of several blocks, one upon the other while the
/// layout still owes what follows from those before.
///
/// The reference takes all of a section for every answer, so it is asked now
/// and then, and at the end.
struct BlockProgram {
  let layout: CollectionLayout
  private(set) var model: EditModel
  private let warnings: WarningLog
  /// What most items are like: a flow of one breadth shows its last line
  /// otherwise, and lanes without spans need less to be placed anew.
  private let breadths: [Double]
  private let mostSpan: Int
  /// Whether all is a flow of equal cells, where every change moves all lines.
  private let isGrid: Bool
  /// Where the last change was: the next one is often near.
  private var last = 0

  private var style: SectionStyle { model.shape.sections[0].style }
  private var count: Int { model.shape.sections[0].items.count }

  init(_ random: inout SplitMix64, isGrid: Bool = false) throws {
    self.isGrid = isGrid
    var shape = RandomShape(&random)
    shape.viewport = LayoutSize(width: 300, height: 400)
    (shape.axis, shape.direction) = (.vertical, .leftToRight)
    (shape.scale, shape.contentHeader, shape.minimumContentLength) = (0, 0, 0)
    breadths =
      isGrid
      ? random.pick([[50], [50.0001]])
      : random.pick([[50], [50], [50, 50, 50, 70], [20, 50, 90, 130]])
    mostSpan = random.pick([1, 3])
    let style = SectionStyle(
      mode: isGrid ? .flow() : Self.mode(&random), header: 10, footer: 10,
      lineSpacing: random.pick([0, 3]), interitemSpacing: random.pick([0, 4]),
      itemAlignment: random.pick([.filled, .filled, .center]))
    shape.sections = [
      NaiveSection(style: style, items: []),
      NaiveSection(
        style: SectionStyle(mode: .list), items: [ItemSize(width: 1, height: 9)]
      ),
    ]
    model = EditModel(shape)
    // Lines that all begin anew are laid out for 1,024 items at once.
    let count =
      isGrid
      ? random.int(2_600...3_400) : random.pick([9, 40, 600, 1_300, 3_000])
    model.shape.sections[0].items = []
    for _ in 0..<count {
      model.shape.sections[0].items.append(
        Self.item(breadths, mostSpan, &random))
    }
    layout = try model.shape.layout { _ in false }
    warnings = WarningLog(layout, tellsLanes: false)
    _ = model.layOut()
  }

  private static func mode(_ random: inout SplitMix64) -> SectionMode {
    if random.chance(10) { return .list }
    if random.chance(30) {
      return .flow(
        distribution: random.pick([.justified, .justified, .leading, .center]),
        alignment: random.pick([.center, .top, .bottom]))
    }
    return .waterfall(
      lanes: .fixed(random.pick([2, 3, 4, 4, 20])),
      order: random.pick([
        .shortestLane, .shortestLane, .roundRobin, .roundRobinReversed,
        .readingOrder(tolerance: 0), .readingOrder(tolerance: 90),
        .given, .given,
      ]), assignment: random.pick([.recomputed, .stable, .seen]))
  }

  private static func item(
    _ breadths: [Double], _ mostSpan: Int, _ random: inout SplitMix64
  ) -> ItemSize {
    ItemSize(
      width: random.pick(breadths), height: Double(random.int(1...60)),
      span: random.chance(85) ? 1 : random.int(1...mostSpan),
      lane: random.int(-1...5))
  }

  // MARK: - Steps

  /// Takes a random step; returns what is wrong then, or nil.
  mutating func step(_ random: inout SplitMix64) throws -> String? {
    let name = try change(&random)
    let told = warnings.take()
    if !told.isEmpty { return "\(told) after \(name)" }
    if keepsLanes { _ = model.layOut() }
    switch random.int(isGrid ? 2...9 : 0...9) {
    case 0...2: layout.layOutMore(random.int(1...900))
    case 3, 4: return try checkStart(&random).map { "\($0) after \(name)" }
    case 5 where count > 0:
      // Who has asked once has rows counted through all that follows.
      let path = ItemPath(section: 0, item: random.int(0...count - 1))
      _ = layout.row(ofItem: path)
    default: break
    }
    if random.chance(mostSpan > 1 ? 25 : 5),
      let problem = firstOverlap(in: layout)
    {
      return "\(problem) after \(name)"
    }
    return nil
  }

  /// Brings the layout to an end; returns what is wrong then, or nil.
  mutating func finish(_ random: inout SplitMix64) -> String? {
    while layout.layOutMore(random.int(100...2_000)) {}
    if !layout.isComplete { return "it never ends" }
    let naive = model.layOut()
    if let problem = difference(layout, naive) { return problem }
    if let problem = wrongRow(in: layout, section: 0) { return problem }
    var visible = VisibleElements()
    for _ in 0..<5 {
      let y = random.length(-50...max(1, Int(layout.contentLength)))
      let rect = LayoutRect(
        x: 0, y: y, width: 300, height: random.length(1...700))
      layout.query(in: rect, into: &visible)
      let expected = showing(in: rect, of: naive.elements, axis: .vertical)
      if visible.elements.map(\.id) != expected.map(\.id) {
        return "\(visible.elements.map(\.id)) in \(rect)"
      }
    }
    return nil
  }

  private var keepsLanes: Bool {
    EditModel.assignment(of: style) != .recomputed
  }

  /// An item near a border of blocks, near the last change or anywhere.
  private mutating func place(_ random: inout SplitMix64) -> Int {
    let most = max(count - 1, 0)
    var place = random.int(0...most)
    switch random.int(0...5) {
    case 0: place = 0
    case 1: place = random.int(0...most / 256) * 256 + random.int(-1...1)
    case 2: place = last + random.int(-600...600)
    case 3: place = last
    case 4: place = most - random.int(0...1)
    default: break
    }
    last = min(max(place, 0), most)
    return last
  }

  private mutating func change(_ random: inout SplitMix64) throws -> String {
    let place = place(&random)
    let path = ItemPath(section: 0, item: place)
    func new(_ count: Int, _ random: inout SplitMix64) -> [ItemSize] {
      (0..<count).map { _ in Self.item(breadths, mostSpan, &random) }
    }
    switch random.int(isGrid ? 10...15 : 0...11) {
    case 0...2 where count > 0:
      let size = new(1, &random)[0]
      try layout.setSize(size, ofItem: path)
      model.shape.sections[0].items[place] = size
      return "setSize \(size) of \(place)"
    case 3,
      4 where count > 0:
      let end = min(count, place + random.pick([1, 2, 40, 700, count]))
      try layout.removeItems(place..<end, inSection: 0)
      model.remove(place..<end, in: 0)
      return "remove \(place..<end)"
    case 5:
      let items = new(random.pick([1, 5, 200]), &random)
      try layout.appendItems(toSection: 0, count: items.count) { items[$0] }
      model.insert(items, at: ItemPath(section: 0, item: count))
      return "append \(items.count)"
    case 6 where count > 0:
      let to = ItemPath(section: 0, item: random.int(0...count - 1))
      try layout.moveItem(from: path, to: to)
      if path != to { model.move(from: path, to: to) }
      return "move \(place) to \(to.item)"
    case 7 where EditModel.assignment(of: style) == .seen:
      let end = layout.firstPendingItem(inSection: 0) ?? count
      let seen = min(place, end - 1)
      layout.markSeen(throughItem: seen, inSection: 0)
      model.markSeen(through: seen, in: 0)
      return "markSeen through \(seen)"
    case 8:
      return try insertBad(path, &random)
    case 9 where count > 0:
      let near = max(0, min(count - 1, model.shown[0] - 2))
      return try putBack(random.chance(50) ? near : place, &random)
    case 12, 13:
      // As many as fill lines, or not.
      let items = new(random.pick([1, 300, 600]), &random)
      try layout.insertItems(at: path, count: items.count) { items[$0] }
      model.insert(items, at: path)
      return "insert \(items.count) at \(place)"
    case 14:
      let end = min(count, place + random.pick([1, 300, 600]))
      try layout.removeItems(place..<end, inSection: 0)
      model.remove(place..<end, in: 0)
      return "remove \(place..<end)"
    case 10 where breadths == [50]:
      return try makeOdd(place, &random)
    default:
      let items = new(random.pick([1, 1, 3, 12, 300]), &random)
      try layout.insertItems(at: path, count: items.count) { items[$0] }
      model.insert(items, at: path)
      return "insert \(items.count) at \(place)"
    }
  }

  private mutating func insertBad(
    _ path: ItemPath, _ random: inout SplitMix64
  ) throws -> String {
    let good = Self.item(breadths, 1, &random)
    let bad = random.pick([-1.0, .nan])
    try layout.insertItems(at: path, count: 3) {
      ItemSize(
        width: good.width, height: $0 == 1 ? bad : good.height, lane: good.lane)
    }
    let none = ItemSize(width: good.width, height: 0, lane: good.lane)
    model.insert([good, none, good], at: path)
    let first = ItemPath(section: 0, item: path.item + 1)
    let told = warnings.take()
    if told != [.itemLengthsClamped(first: first, count: 1)] {
      throw Complaint("\(told), should name \(first)")
    }
    return "insert a bad one at \(first)"
  }

  /// Gives one item another breadth than all others have, and perhaps its own
  /// again, or takes it away.
  private mutating func makeOdd(
    _ place: Int, _ random: inout SplitMix64
  ) throws -> String {
    guard count > 0 else { return "no item" }
    let path = ItemPath(section: 0, item: place)
    let old = model.shape.sections[0].items[place]
    var odd = old
    odd.width = 70
    try layout.setSize(odd, ofItem: path)
    switch random.int(0...3) {
    case 3 where place > 0:
      // Its neighbour goes, and the next is of another breadth as well.
      model.shape.sections[0].items[place] = odd
      try layout.removeItems(place - 1..<place, inSection: 0)
      model.remove(place - 1..<place, in: 0)
      return "an odd item \(place) lost its neighbour"
    case 0:
      try layout.removeItems(place..<place + 1, inSection: 0)
      model.remove(place..<place + 1, in: 0)
      return "an odd item \(place) went"
    case 1:
      layout.layOutMore(random.int(0...900))
      try layout.setSize(old, ofItem: path)
      return "item \(place) was odd"
    default:
      model.shape.sections[0].items[place] = odd
      let others = model.shape.sections[0].items.indices.filter {
        $0 != place && model.shape.sections[0].items[$0].width == 70
      }
      for item in others {
        model.shape.sections[0].items[item].width = 50
        try layout.setSize(
          model.shape.sections[0].items[item],
          ofItem: ItemPath(section: 0, item: item))
      }
      return "item \(place) is odd"
    }
  }

  /// Takes items out and puts them back, as a refused update does.
  private func putBack(
    _ place: Int, _ random: inout SplitMix64
  ) throws -> String {
    while layout.layOutMore(.max) {}
    let items = place..<min(count, place + random.int(1...9))
    if let detached = layout.detachedItems(items, inSection: 0) {
      try layout.removeItems(items, inSection: 0)
      try layout.insert(detached, inSection: 0)
    }
    return "take out and put back \(items)"
  }
}
