import SeededRandom
import WaterflowLayout

/// Steps that fewer programs take, each with what it does to the model.
extension EditProgram {
  mutating func changeRarely(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    switch random.int(0...9) {
    case 0: return try setLength(section, &random)
    case 1: return try measure(section, &random)
    case 2: return try resize(&random)
    case 3: return try changeEnds(&random)
    case 4: return try refuse(section, &random)
    case 5: return try putBack(section, &random)
    case 6, 7: return try restyle(section, &random)
    case 8: return try insertBad(section, &random)
    default: return try insertLengths(section, &random)
    }
  }

  func isFlow(_ section: Int) -> Bool { model.isFlow(section) }

  func isAspect(_ section: Int) -> Bool { model.isAspect(section) }

  /// An item of a length or a ratio.
  func item(
    _ length: Double, span: Int = 1, lane: Int = 0, in section: Int
  ) -> ItemSize {
    let (across, along) =
      isAspect(section) ? (64.0, length * 64) : (1.0, length)
    return layout.axis == .vertical
      ? ItemSize(width: across, height: along, span: span, lane: lane)
      : ItemSize(width: along, height: across, span: span, lane: lane)
  }

  /// An item of another length that keeps all else.
  private func item(
    _ length: Double, like old: ItemSize, in section: Int
  ) -> ItemSize {
    var size = item(length, span: old.span, lane: old.lane, in: section)
    guard !isAspect(section) else { return size }
    if layout.axis == .vertical {
      size.width = old.width
    } else {
      size.height = old.height
    }
    return size
  }

  func lengths(
    _ count: Int, in section: Int, _ random: inout SplitMix64
  ) -> [Double] {
    if model.isJustified(section) {
      return (0..<count).map { _ in random.ratio() }
    }
    let most = isAspect(section) ? 3 : 200
    return (0..<count).map { _ in random.length(0...most) }
  }

  // MARK: - Lengths

  mutating func setLength(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let count = model.shape.sections[section].items.count
    guard count > 0 else { return "no item" }
    let path = ItemPath(section: section, item: random.int(0...count - 1))
    let length = lengths(1, in: section, &random)[0]
    do throws(LayoutError) {
      try layout.setLength(length, ofItem: path)
    } catch {
      guard isFlow(section), error == .widthsMissing(section: section)
      else { throw error }
      return "a length in a flow"
    }
    let old = model.shape.sections[section].items[path.item]
    model.shape.sections[section].items[path.item] = item(
      length, like: old, in: section)
    return "setLength \(length) of \(path)"
  }

  mutating func measure(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let count = model.shape.sections[section].items.count
    guard count > 0 else { return "no item" }
    let path = ItemPath(section: section, item: random.int(0...count - 1))
    let along = random.length(0...200)
    // A cell without breadth has no ratio.
    let across: Double = random.pick([64, 64, 1, 0])
    try layout.setMeasuredSize(
      layout.axis == .vertical
        ? LayoutSize(width: across, height: along)
        : LayoutSize(width: along, height: across), ofItem: path)
    let old = model.shape.sections[section].items[path.item]
    var size = item(along, like: old, in: section)
    if isAspect(section) {
      size = item(across > 0 ? along / across : 0, like: old, in: section)
    }
    if isFlow(section) {
      size =
        layout.axis == .vertical
        ? ItemSize(width: across, height: along)
        : ItemSize(width: along, height: across)
    }
    model.shape.sections[section].items[path.item] = size
    return "measured \(along) by \(across) of \(path)"
  }

  mutating func insertLengths(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let count = model.shape.sections[section].items.count
    let path = ItemPath(section: section, item: random.int(0...count))
    let new = lengths(random.int(0...40), in: section, &random)
    do throws(LayoutError) {
      if random.chance(50) {
        try layout.insertItems(at: path, lengths: new)
      } else {
        try layout.insertItems(at: path, lengths: new.span)
      }
    } catch {
      guard isFlow(section), error == .widthsMissing(section: section)
      else { throw error }
      return "lengths in a flow"
    }
    // None are none in a flow, too.
    let items = new.map { item($0, in: section) }
    model.insert(
      model.knowsTraits(section) && !isAspect(section)
        ? items.map(model.breadthless) : items,
      at: path)
    return "insert \(new.count) lengths at \(path)"
  }

  /// Inserts a section that the model has already, with other lengths.
  mutating func insertSectionOfLengths(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let new = lengths(
      model.shape.sections[section].items.count, in: section, &random)
    try layout.insertSection(
      model.shape.sections[section].style, at: section, lengths: new)
    let items = new.map { item($0, in: section) }
    model.shape.sections[section].items =
      model.knowsTraits(section) && !isAspect(section)
      ? items.map(model.breadthless) : items
    return "insert section \(section) of \(new.count) lengths"
  }

  /// Inserts some sizes that count as 0, which is told.
  mutating func insertBad(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    guard !isAspect(section) else { return "no bad ratios" }
    let count = model.shape.sections[section].items.count
    let path = ItemPath(
      section: section, item: random.pick([count, random.int(0...count)]))
    let isVertical = layout.axis == .vertical
    var items = model.shape.items(
      random.int(1...40), for: model.shape.sections[section].style, &random)
    var (given, bad) = (items, [Int]())
    for place in items.indices where random.chance(15) {
      // Only a flow looks at the extent across the axis.
      let isHeight = isVertical != (isFlow(section) && random.chance(50))
      let value = random.pick([-1.0, -1e9, .nan])
      bad.append(place)
      if isHeight {
        (given[place].height, items[place].height) = (value, 0)
      } else {
        (given[place].width, items[place].width) = (value, 0)
      }
    }
    try layout.insertItems(at: path, count: given.count) { given[$0] }
    let expected: [LayoutWarning] = bad.prefix(1).map {
      .itemLengthsClamped(
        first: ItemPath(section: section, item: path.item + $0),
        count: bad.count)
    }
    model.insert(items, at: path)
    let told = warnings.take()
    if told != expected { throw Complaint("\(told), should be \(expected)") }
    return "insert \(items.count) at \(path), bad \(bad)"
  }
}

/// What no model can say, thrown to end a program.
struct Complaint: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
