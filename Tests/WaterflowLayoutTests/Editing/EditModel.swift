import WaterflowLayout

/// The state that a program of changes leads to, kept in the plainest way: the
/// reference lays all of it out again whenever it is asked.
struct EditModel {
  var shape: RandomShape
  /// How many of each section's items were told to have been shown.
  var shown: [Int]

  init(_ shape: RandomShape) {
    self.shape = shape
    shown = shape.sections.map { _ in 0 }
  }

  /// The sections' assignments.
  func assignment(of section: Int) -> LaneAssignment {
    Self.assignment(of: shape.sections[section].style)
  }

  static func assignment(of style: SectionStyle) -> LaneAssignment {
    if case .waterfall(_, _, _, let assignment) = style.mode {
      return assignment ?? (style.estimatesLengths ? .seen : .recomputed)
    }
    return .recomputed
  }

  /// Whether the items of a section say their lanes.
  func isGiven(_ section: Int) -> Bool {
    if case .waterfall(_, _, .given, _) = shape.sections[section].style.mode {
      return true
    }
    return false
  }

  func isFlow(_ section: Int) -> Bool {
    if case .flow = shape.sections[section].style.mode { return true }
    return false
  }

  func isJustified(_ section: Int) -> Bool {
    let mode = shape.sections[section].style.mode
    return if case .justified = mode { true } else { false }
  }

  /// Whether no two items of a section have the same ratio, so that no two
  /// ways to break rows are equally good.
  func hasDistinctRatios(_ section: Int) -> Bool {
    let items = shape.sections[section].items
    let ratios = items.map { $0.height / $0.width }
    return Set(ratios).count == items.count
  }

  /// Whether the items of a section keep their own breadths.
  func keepsBreadths(_ section: Int) -> Bool {
    let style = shape.sections[section].style
    if style.itemAlignment == .filled { return false }
    switch style.mode {
    case .list, .waterfall(_, .absolute, _, _): return true
    case .flow, .justified, .waterfall: return false
    }
  }

  /// Whether the items of a section are ratios.
  func isAspect(_ section: Int) -> Bool {
    switch shape.sections[section].style.mode {
    case .justified, .waterfall(_, .aspect, _, _): return true
    case .flow, .list, .waterfall: return false
    }
  }

  /// Whether a section remembers the lanes that items say and their breadths,
  /// for one or the other of which it asks.
  func knowsTraits(_ section: Int) -> Bool {
    isGiven(section) || keepsBreadths(section)
  }

  /// An item of which only the length is known.
  func breadthless(_ item: ItemSize) -> ItemSize {
    var item = item
    if shape.axis == .vertical { item.width = -1 } else { item.height = -1 }
    return item
  }

  /// What the reference makes of it; remembers the lanes that are kept.
  mutating func layOut() -> NaiveLayout {
    let naive = shape.naive
    var lanes = shape.sections.map { _ in [Int?]() }
    for element in naive.elements where element.id.kind == .item {
      lanes[Int(element.id.section)].append(Int(element.lane))
    }
    for section in shape.sections.indices {
      switch assignment(of: section) {
      case .recomputed: shape.sections[section].keptLanes = []
      case .stable: shape.sections[section].keptLanes = lanes[section]
      case .seen:
        shape.sections[section].keptLanes =
          Array(lanes[section].prefix(shown[section]))
      }
    }
    return naive
  }

  /// How many lanes a section has; lines and rows are none.
  func laneCount(of section: Int) -> Int {
    let style = shape.sections[section].style
    switch style.mode {
    case .flow, .justified: return 0
    case .list: return 1
    case .waterfall(let lanes, _, _, _):
      let (viewport, insets) = (shape.viewport, style.insets)
      let room =
        shape.axis == .vertical
        ? viewport.width - insets.left - insets.right
        : viewport.height - insets.top - insets.bottom
      return NaiveLayout.count(lanes, max(0, room), style.interitemSpacing)
    }
  }

  /// Whether another breadth may move a section's items along the axis.
  func dependsOnBreadth(_ section: Int) -> Bool {
    switch shape.sections[section].style.mode {
    case .flow, .justified, .waterfall(_, .aspect, _, _): true
    case .waterfall(.minimumWidth, _, _, _), .waterfall(.width, _, _, _): true
    case .list, .waterfall: false
    }
  }

  /// The lanes of a section's items, as the reference has them.
  func lanes(of section: Int) -> [Int?] {
    shape.naive.elements
      .filter { $0.id.kind == .item && Int($0.id.section) == section }
      .map { Int($0.lane) }
  }

  mutating func insert(_ items: [ItemSize], at path: ItemPath) {
    let section = path.section
    shape.sections[section].items.insert(contentsOf: items, at: path.item)
    if path.item < shape.sections[section].keptLanes.count {
      shape.sections[section].keptLanes.insert(
        contentsOf: items.map { _ in nil }, at: path.item)
    }
    if path.item < shown[section] { shown[section] += items.count }
  }

  mutating func remove(_ range: Range<Int>, in section: Int) {
    shape.sections[section].items.removeSubrange(range)
    let kept = shape.sections[section].keptLanes.count
    shape.sections[section].keptLanes.removeSubrange(
      min(range.lowerBound, kept)..<min(range.upperBound, kept))
    let before = shown[section]
    shown[section] -=
      min(range.upperBound, before) - min(range.lowerBound, before)
  }

  mutating func move(from source: ItemPath, to destination: ItemPath) {
    var item = shape.sections[source.section].items[source.item]
    // What a section does not keep of its items, no other can know.
    if !knowsTraits(source.section) && knowsTraits(destination.section)
      && !isAspect(destination.section)
    {
      item = breadthless(item)
    }
    if !knowsTraits(source.section) || !knowsTraits(destination.section) {
      item.lane = 0
    }
    if isJustified(destination.section) { item.span = 1 }
    remove(source.item..<source.item + 1, in: source.section)
    insert([item], at: destination)
  }

  mutating func markSeen(through item: Int, in section: Int) {
    let count = min(item + 1, shape.sections[section].items.count)
    shown[section] = max(shown[section], count)
  }
}
