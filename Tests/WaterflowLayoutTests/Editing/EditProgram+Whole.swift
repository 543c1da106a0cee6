import SeededRandom
import WaterflowLayout

/// Steps that concern all of a layout, or all of a section.
extension EditProgram {
  mutating func resize(_ random: inout SplitMix64) throws -> String {
    let old = model.shape.viewport
    var size = LayoutSize(
      width: random.length(0...900), height: random.length(0...900))
    // Only lanes of some breadths have lengths that are exact.
    let keepsBreadth =
      random.chance(30)
      || model.shape.sections.indices.contains {
        isAspect($0) && !model.isJustified($0)
      }
    if keepsBreadth && layout.axis == .vertical { size.width = old.width }
    if keepsBreadth && layout.axis == .horizontal { size.height = old.height }
    let before = model.shape.sections.indices.map(model.laneCount)
    let placed = layout.itemsLaidOut
    try layout.resize(to: size)
    model.shape.viewport = size
    var most = 0
    for section in model.shape.sections.indices {
      if before[section] != model.laneCount(of: section) {
        model.shape.sections[section].keptLanes = []
      }
      if model.dependsOnBreadth(section) {
        most += model.shape.sections[section].items.count
      }
    }
    let new = layout.itemsLaidOut - placed
    if layout.viewport != size { throw Complaint("\(layout.viewport)") }
    if keepsBreadth ? new != 0 : new > most {
      throw Complaint("\(new) laid out by a resize from \(old) to \(size)")
    }
    return "resize from \(old) to \(size)"
  }

  mutating func changeEnds(
    _ random: inout SplitMix64
  ) throws -> String {
    if random.chance(50) {
      let length = random.chance(30) ? 0 : random.length(0...90)
      try layout.setContentHeader(length: length)
      model.shape.contentHeader = length
      return "a header of \(length)"
    }
    let length = random.chance(30) ? 0 : random.length(0...5_000)
    layout.minimumContentLength = length
    model.shape.minimumContentLength = length
    if layout.minimumContentLength != length { throw Complaint("\(length)") }
    return "at least \(length)"
  }

  /// Tries what cannot be; the model stays as it is.
  func refuse(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let style = model.shape.sections[section].style
    let items = model.shape.sections[section].items
    let endless = ItemSize(width: .infinity, height: .infinity)
    let index = random.int(0...max(items.count - 1, 0))
    let path = ItemPath(section: section, item: index)
    let count = random.int(1...9)
    let bad = random.int(0...count - 1)
    let name: String
    do throws(LayoutError) {
      switch random.int(0...6) {
      case 0 where !items.isEmpty:
        name = "an endless size"
        try layout.setSize(endless, ofItem: path)
      case 1:
        name = "an endless append"
        try layout.appendItems(toSection: section, count: count) {
          $0 == bad ? endless : ItemSize(width: 9, height: 9)
        }
      case 2:
        name = "an endless section"
        try layout.insertSection(style, at: section, count: 1) { _ in endless }
      case 3:
        name = "a style that asks for endless sizes"
        guard !items.isEmpty else { return "no item" }
        try layout.setStyle(style, ofSection: section) { _ in endless }
      case 4:
        name = "an endless style"
        var wrong = style
        wrong.header = .infinity
        try layout.setStyle(wrong, ofSection: section)
      case 5:
        name = "an endless style of a new section"
        var wrong = style
        wrong.insets.left = 1e300
        try layout.insertSection(wrong, at: section, lengths: [])
      default:
        name = "an endless insertion"
        try layout.insertItems(at: path, count: count) {
          $0 == bad ? endless : ItemSize(width: 9, height: 9)
        }
      }
    } catch {
      return "\(error)"
    }
    throw Complaint("\(name) was taken")
  }

  /// Takes items out and puts them back, as a refused update does.
  func putBack(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    while layout.layOutMore(.max) {}
    let count = model.shape.sections[section].items.count
    // Around what was seen last.
    let first =
      random.chance(50)
      ? max(0, min(count, model.shown[section]) - 2) : random.int(0...count)
    let items = first..<min(count, first + random.pick([1, 3, 40]))
    guard let detached = layout.detachedItems(items, inSection: section)
    else { throw Complaint("nothing to take out") }
    try layout.removeItems(items, inSection: section)
    try layout.insert(detached, inSection: section)
    return "take out and put back \(items) of section \(section)"
  }

  /// Gives a section another style, and no sizes.
  mutating func restyle(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    // Lanes that are not final could be kept by the new style.
    while layout.layOutMore(.max) {}
    let old = model.shape.sections[section].style
    var style = old
    let gap = random.length(0...20)
    if !isAspect(section) && random.chance(40) {
      style.interitemSpacing = gap
      style.lineSpacing = random.length(0...20)
    }
    style.pinsFooter.toggle()
    style.itemAlignment = random.pick([.filled, .leading, .center, .trailing])
    style.estimatesLengths = random.chance(50)
    switch old.mode {
    case .list where random.chance(50):
      style.mode = .waterfall(lanes: .fixed(random.int(1...5)))
    case .list: break
    case .justified where random.chance(60):
      style.interitemSpacing = gap
      style.lineSpacing = random.length(0...20)
      style.mode = .justified(random.justifiedRows())
    case .justified:
      // In several lanes such ratios would tie but for rounding.
      style.mode = .waterfall(lanes: .fixed(1), sizing: .aspect)
    case .waterfall(_, .aspect, _, _)
    where random.chance(40) && model.hasDistinctRatios(section):
      style.mode = .justified(random.justifiedRows())
    case .waterfall(let lanes, let sizing, let order, _):
      style.mode = .waterfall(
        lanes: sizing == .aspect || random.chance(60)
          ? lanes : .fixed(random.int(1...5)),
        sizing: sizing,
        order: random.chance(60)
          ? order : random.pick([.shortestLane, .roundRobin, .given]),
        assignment: random.pick([.recomputed, .stable, .seen, nil]))
    case .flow where random.chance(30): style.mode = .list
    case .flow where random.chance(30):
      style.mode = .waterfall(lanes: .fixed(random.int(1...5)))
    case .flow:
      style.mode = .flow(
        distribution: random.pick([.justified, .leading, .center, .trailing]),
        alignment: random.pick([.center, .top, .bottom]))
    }
    let lanes = model.lanes(of: section)
    let before = model.laneCount(of: section)
    let knewTraits = model.knowsTraits(section)
    try layout.setStyle(style, ofSection: section)
    let isJustified = if case .justified = style.mode { true } else { false }
    if isFlow(section) || isJustified {
      model.shown[section] = 0
      for item in model.shape.sections[section].items.indices {
        model.shape.sections[section].items[item].span = 1
      }
    }
    model.shape.sections[section].style = style
    model.shape.sections[section].keptLanes = []
    if model.knowsTraits(section) != knewTraits {
      // What has said no lane says the first one, and no breadth all of it.
      for item in lanes.indices {
        model.shape.sections[section].items[item].lane = 0
      }
    }
    if !knewTraits && model.knowsTraits(section) && !isAspect(section) {
      model.shape.sections[section].items =
        model.shape.sections[section].items.map(model.breadthless)
    }
    if before == model.laneCount(of: section) {
      switch EditModel.assignment(of: style) {
      case .recomputed: break
      case .stable: model.shape.sections[section].keptLanes = lanes
      case .seen:
        model.shape.sections[section].keptLanes = Array(
          lanes.prefix(model.shown[section]))
      }
    }
    if layout.style(ofSection: section) != style { throw Complaint("\(style)") }
    return "restyle section \(section) from \(old.mode) to \(style.mode)"
  }
}
