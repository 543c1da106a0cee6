import SeededRandom
import WaterflowLayout

/// Changes of one section of several blocks that is about as long as there is
/// room for, one upon the other: what fits is told by the reference alone.
///
/// A long section behind it leaves that room; nothing has spacing, so that
/// content fits if it is shorter.
struct LimitProgram {
  let layout: CollectionLayout
  private var model: EditModel
  private let warnings: WarningLog
  private var room: Double
  /// Every so many items is longer than others: in turns by lanes, one lane
  /// grows more than others.
  private let pattern: Int
  private let mostSpan: Int
  /// The breadths of items; lines of one breadth all begin anew.
  private let breadths: [Double]
  /// Whether there is room for everything in a row and some more, so that
  /// much may be pending when a change takes all of it at once.
  private let isRoomy: Bool
  private(set) var refused = 0

  private static let longest = 16_777_215.0
  private static let longestContent = 274_877_906_944.0

  private var count: Int { model.shape.sections[0].items.count }
  private var isFlow: Bool {
    if case .flow = model.shape.sections[0].style.mode { return true }
    return false
  }

  init(_ random: inout SplitMix64) throws {
    pattern = random.pick([1, 3, 4])
    mostSpan = random.pick([1, 1, 2])
    breadths = random.pick([[50, 90], [50]])
    isRoomy = random.chance(50)
    let mode: SectionMode =
      random.chance(30)
      ? .flow()
      : .waterfall(
        lanes: .fixed(random.pick([3, 4])),
        order: random.pick([
          .shortestLane, .roundRobin, .readingOrder(tolerance: 2e8),
        ]), assignment: random.pick([.recomputed, .recomputed, .stable, .seen]))
    var shape = RandomShape(&random)
    shape.viewport = LayoutSize(width: 300, height: 400)
    (shape.axis, shape.direction) = (.vertical, .leftToRight)
    (shape.scale, shape.contentHeader, shape.minimumContentLength) = (0, 0, 0)
    shape.sections = [
      NaiveSection(style: SectionStyle(mode: mode), items: [])
    ]
    shape.sections[0].items = Self.items(
      random.pick(isRoomy ? [1_600] : [500, 1_100, 1_600]), pattern, mostSpan,
      breadths, &random)
    model = EditModel(shape)
    let length = model.layOut().contentLength
    let sum = shape.sections[0].items.reduce(0) { $0 + $1.height }
    room =
      isRoomy
      ? sum + random.pick([10_000_000, 40_000_000])
      : (random.pick([length, length, sum]) * random.pick([1, 1.02, 1.1])) + 1
    layout = try shape.layout { _ in false }
    let rest = Self.longestContent - room
    let whole = (rest / Self.longest).rounded(.down)
    let filler =
      Array(repeating: Self.longest, count: Int(whole))
      + [(rest - whole * Self.longest).rounded(.up)]
    room = Self.longestContent - filler.reduce(0, +)
    try layout.appendSection(SectionStyle(mode: .list), lengths: filler)
    warnings = WarningLog(layout, tellsLanes: false)
  }

  private static func items(
    _ count: Int, from first: Int = 0, _ pattern: Int, _ mostSpan: Int,
    _ breadths: [Double], _ random: inout SplitMix64
  ) -> [ItemSize] {
    (first..<first + count).map { place in
      let most = place % pattern == 0 ? 800_000 : 200_000
      return ItemSize(
        width: random.pick(breadths), height: Double(random.int(1...most)),
        span: random.chance(90) ? 1 : random.int(1...mostSpan))
    }
  }

  private func item(_ place: Int, _ random: inout SplitMix64) -> ItemSize {
    Self.items(1, from: place, pattern, mostSpan, breadths, &random)[0]
  }

  /// Tries to append an endless item; returns what is wrong then, or nil.
  private func appendEndless() -> String? {
    do throws(LayoutError) {
      try layout.appendItems(toSection: 0, count: 2) {
        ItemSize(width: 50, height: $0 == 1 ? .infinity : 0)
      }
      return "an endless item was taken"
    } catch {
      let bad = ItemPath(section: 0, item: count + 1)
      return error == .itemTooLong(bad) ? nil : "\(error), not at \(bad)"
    }
  }

  /// Takes a random step; returns what is wrong then, or nil.
  mutating func step(_ random: inout SplitMix64) throws -> String? {
    if random.chance(10), let problem = appendEndless() { return problem }
    let place = random.chance(50) ? random.int(0...9) : random.int(0...count)
    let path = ItemPath(section: 0, item: min(place, count))
    var next = model
    var bad = 0
    var new: [ItemSize] = []
    let leaps = isRoomy && random.chance(30)
    for _ in 0..<random.pick(leaps ? [2, 40, 300] : [1, 1, 2, 30]) {
      var item = item(path.item + new.count, &random)
      if leaps { item.height += Double(random.int(1...15_000_000)) }
      new.append(item)
    }
    var given = new
    if random.chance(30) {
      (given[0].height, new[0].height, bad) = (-1, 0, 1)
    }
    let name: String
    var first = path
    let change: () throws(LayoutError) -> Void
    let layout = layout
    let sizes = given
    switch random.int(0...9) {
    case 0...2:
      (name, first) = ("append", ItemPath(section: 0, item: count))
      next.insert(new, at: first)
      change = { () throws(LayoutError) in
        try layout.appendItems(toSection: 0, count: sizes.count) { sizes[$0] }
      }
    case 3...5 where path.item < count:
      name = "resize"
      new[0].span = model.shape.sections[0].items[path.item].span
      let size = ItemSize(
        width: sizes[0].width, height: sizes[0].height, span: new[0].span)
      next.shape.sections[0].items[path.item] = new[0]
      change = { () throws(LayoutError) in
        try layout.setSize(size, ofItem: path)
      }
    case 6 where path.item < count:
      (name, bad) = ("remove", 0)
      let items = path.item..<min(count, path.item + new.count)
      next.remove(items, in: 0)
      change = { () throws(LayoutError) in
        try layout.removeItems(items, inSection: 0)
      }
    default:
      name = "insert"
      next.insert(new, at: path)
      change = { () throws(LayoutError) in
        try layout.insertItems(at: path, count: sizes.count) { sizes[$0] }
      }
    }
    let naive = next.layOut()
    let fits = naive.contentLength < room
    let told: [LayoutWarning] =
      bad > 0 ? [.itemLengthsClamped(first: first, count: 1)] : []
    do throws(LayoutError) {
      try change()
      if !fits { return "\(name) at \(path) was taken, past \(room)" }
      model = next
    } catch {
      if fits || error != .contentTooLong(section: 0) {
        return "\(name) at \(path): \(error), \(naive.contentLength) of \(room)"
      }
      refused += 1
    }
    let warned = warnings.take()
    if warned != (fits ? told : []) { return "\(warned) after \(name)" }
    if random.chance(20) { layout.layOutMore(random.int(1...900)) }
    return nil
  }

  /// Brings the layout to an end; returns what is wrong then, or nil.
  mutating func finish() -> String? {
    while layout.layOutMore(700) {}
    let naive = model.layOut()
    for (place, box) in naive.boxes.enumerated() {
      let frame = layout.frame(of: box.id)
      if frame != naive.unsnapped[place] {
        return "\(box.id) in \(String(describing: frame)), "
          + "should be \(naive.unsnapped[place])"
      }
    }
    return nil
  }
}
