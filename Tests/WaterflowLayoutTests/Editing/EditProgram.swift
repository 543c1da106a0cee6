import SeededRandom
import WaterflowLayout

/// A random program of changes, run on the layout and on the model.
struct EditProgram {
  let layout: CollectionLayout
  var model: EditModel
  private var visible = VisibleElements()
  /// The answers to a scroll that goes on through all changes.
  var scrolled = VisibleElements()
  var scrollStart = 0.0
  /// Whether the layout is brought to an end after every step.
  private let completes: Bool
  let mostItems: Int
  /// What the layout has warned of since the last step.
  let warnings: WarningLog

  init(_ random: inout SplitMix64, mostItems: Int = 40) throws {
    var shape = RandomShape(&random)
    self.mostItems = mostItems
    for index in shape.sections.indices {
      guard
        case .waterfall(let lanes, let sizing, let order, _) =
          shape.sections[index].style.mode
      else { continue }
      shape.sections[index].style.mode = .waterfall(
        lanes: lanes, sizing: sizing, order: order,
        assignment: random.pick([.recomputed, .stable, .seen, nil]))
    }
    if random.chance(25) {
      for index in shape.sections.indices {
        shape.sections[index].items += shape.items(
          random.int(200...1_500), for: shape.sections[index].style, &random)
      }
    }
    completes = random.chance(40)
    layout = try shape.layout { _ in random.chance(50) }
    warnings = WarningLog(layout, tellsLanes: false)
    model = EditModel(shape)
    _ = model.layOut()
  }

  /// Takes a random step; returns what is wrong then, or nil.
  mutating func step(_ random: inout SplitMix64) throws -> String? {
    let name = try change(&random)
    if !warnings.list.isEmpty { return "\(warnings.list) after \(name)" }
    if completes || random.chance(20) {
      while layout.layOutMore(random.int(1...600)) {}
      if !layout.isComplete { return "not complete after \(name)" }
    } else if random.chance(50) {
      let isMore = layout.layOutMore(random.int(1...600))
      if isMore == layout.isComplete { return "\(isMore) after \(name)" }
    }
    let naive = model.layOut()
    if let problem = try check(naive, &random) {
      return "\(problem) after \(name)"
    }
    return (wrongSize(&random) ?? wrongRow(&random))
      .map { "\($0) after \(name)" }
  }

  /// Brings the layout to an end; returns what is wrong then, or nil.
  mutating func finish() -> String? {
    while layout.layOutMore(300) {}
    if !layout.isComplete { return "it never ends" }
    return difference(layout, model.layOut())
  }

  // MARK: - Steps

  private mutating func change(_ random: inout SplitMix64) throws -> String {
    let sections = model.shape.sections.indices
    guard let section = sections.randomElement(using: &random) else {
      return try insertSection(&random)
    }
    let count = model.shape.sections[section].items.count
    let style = model.shape.sections[section].style
    let item = random.int(0...max(count - 1, 0))
    let path = ItemPath(section: section, item: item)
    if random.chance(35) { return try changeRarely(section, &random) }
    switch random.int(0...20) {
    case 0...4 where count > 0:
      let size = model.shape.items(1, for: style, &random)[0]
      try layout.setSize(size, ofItem: path)
      model.shape.sections[section].items[item] = size
      return "setSize \(size) of \(path)"
    case 5...9:
      return try insert(section, &random)
    case 10...12 where count > 0:
      let end = min(count, item + random.int(0...random.pick([1, 4, 700])))
      try layout.removeItems(item..<end, inSection: section)
      model.remove(item..<end, in: section)
      return "remove \(item..<end) of section \(section)"
    case 13...15 where count > 0:
      return try move(path, &random)
    case 16:
      return try insertSection(&random)
    case 17:
      return try changeSections(section, &random)
    case 18:
      let length = random.length(0...4_000)
      layout.minimumContentLength = length
      model.shape.minimumContentLength = length
      return "minimumContentLength \(length)"
    default:
      guard model.assignment(of: section) == .seen, count > 0 else {
        return try insert(section, &random)
      }
      // What is not placed yet cannot be told to the model.
      let last = (layout.firstPendingItem(inSection: section) ?? count) - 1
      let seen = random.int(-1...max(last, -1))
      layout.markSeen(throughItem: seen, inSection: section)
      model.markSeen(through: seen, in: section)
      return "markSeen through \(seen) of section \(section)"
    }
  }

  private mutating func insert(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    let count = model.shape.sections[section].items.count
    let path = ItemPath(
      section: section, item: random.pick([0, count, random.int(0...count)]))
    let most = random.pick([1, 3, random.chance(10) ? 900 : mostItems])
    let items = model.shape.items(
      random.int(0...most), for: model.shape.sections[section].style, &random)
    if path.item == count && random.chance(50) {
      try layout.appendItems(toSection: section, count: items.count) {
        items[$0]
      }
    } else {
      try layout.insertItems(at: path, count: items.count) { items[$0] }
    }
    model.insert(items, at: path)
    return "insert \(items.count) at \(path)"
  }

  private mutating func move(
    _ path: ItemPath, _ random: inout SplitMix64
  ) throws -> String {
    var to = ItemPath(
      section: random.int(0...model.shape.sections.count - 1), item: 0)
    let room =
      model.shape.sections[to.section].items.count
      - (to.section == path.section ? 1 : 0)
    to.item = random.int(0...room)
    if case .flow = model.shape.sections[path.section].style.mode,
      model.isAspect(to.section)
    {
      // The ratio of any two extents is not exact.
      return "no move"
    }
    do throws(LayoutError) {
      try layout.moveItem(from: path, to: to)
    } catch {
      let refusal = LayoutError.widthsMissing(section: to.section)
      if error == refusal { return "refused move" }
      throw error
    }
    if case .flow = model.shape.sections[path.section].style.mode {
      model.shape.sections[path.section].items[path.item].span = 1
    }
    if path != to { model.move(from: path, to: to) }
    return "move \(path) to \(to)"
  }

  private mutating func insertSection(
    _ random: inout SplitMix64
  ) throws -> String {
    let index = random.int(0...model.shape.sections.count)
    let style = model.shape.style(&random)
    let items = model.shape.items(
      random.int(0...mostItems), for: style, &random)
    model.shape.sections.insert(
      NaiveSection(style: style, items: items), at: index)
    model.shown.insert(0, at: index)
    if !isFlow(index), random.chance(40) {
      return try insertSectionOfLengths(index, &random)
    }
    try layout.insertSection(style, at: index, count: items.count) {
      items[$0]
    }
    return "insert section \(index)"
  }

  private mutating func changeSections(
    _ section: Int, _ random: inout SplitMix64
  ) throws -> String {
    switch random.int(0...3) {
    case 0 where model.shape.sections.count > 1:
      try layout.removeSection(at: section)
      model.shape.sections.remove(at: section)
      model.shown.remove(at: section)
      return "remove section \(section)"
    case 1:
      let to = random.int(0...model.shape.sections.count - 1)
      try layout.moveSection(from: section, to: to)
      let moved = model.shape.sections.remove(at: section)
      model.shape.sections.insert(moved, at: to)
      model.shown.insert(model.shown.remove(at: section), at: to)
      return "move section \(section) to \(to)"
    case 2:
      // Only what does not change lanes keeps them.
      var style = model.shape.sections[section].style
      style.header = random.length(0...60)
      style.insets.top = random.length(0...30)
      style.pinsHeader.toggle()
      try layout.setStyle(style, ofSection: section)
      let lanes = model.laneCount(of: section)
      model.shape.sections[section].style = style
      if model.laneCount(of: section) != lanes {
        model.shape.sections[section].keptLanes = []
      }
      return "restyle section \(section)"
    default:
      let style = model.shape.style(&random)
      let items = model.shape.items(
        model.shape.sections[section].items.count, for: style, &random)
      try layout.setStyle(style, ofSection: section) { items[$0] }
      model.shape.sections[section] = NaiveSection(style: style, items: items)
      model.shown[section] = 0
      return "setStyle of section \(section)"
    }
  }

  // MARK: - Checks

  private mutating func check(
    _ naive: NaiveLayout, _ random: inout SplitMix64
  ) throws -> String? {
    let isPending = (0..<layout.sectionCount).contains {
      layout.firstPendingItem(inSection: $0) != nil
    }
    if isPending == layout.isComplete { return "\(isPending) pending" }
    if !isPending, let problem = difference(layout, naive) {
      return problem
    }
    let elements = allElements(of: layout)
    if elements.count != naive.elements.count {
      return "\(elements.count) elements, not \(naive.elements.count)"
    }
    if let problem = wrongAnswer(
      of: layout, with: elements, into: &visible, &random)
    {
      return problem
    }
    if let problem = checkScroll(elements, &random) { return problem }
    if layout.isComplete {
      return screenProblem(layout, naive, elements, &random)
    }
    return checkStart(naive, elements, &random)
      ?? checkViewport(&random)
  }

  /// Checks what must be final although the layout is not complete.
  private mutating func checkStart(
    _ naive: NaiveLayout, _ elements: [LayoutElement],
    _ random: inout SplitMix64
  ) -> String? {
    let isMirrored =
      layout.axis == .horizontal && layout.direction == .rightToLeft
    let end = random.length(0...max(1, Int(layout.contentLength)))
    layout.layOut(through: end)
    if isMirrored { return nil }
    for (index, box) in naive.boxes.enumerated()
    where box.id.kind != .background && box.start < end {
      // A footer's place follows from items that need not be final.
      guard box.id.kind == .item else { continue }
      guard let ours = layout.element(box.id) else { return "no \(box)" }
      if let problem = difference(
        ours, naive.elements[index], unsnapped: naive.unsnapped[index],
        scale: naive.scale)
      {
        return "\(problem), laid out through \(end)"
      }
    }
    return nil
  }
}
