import WaterflowLayout

extension MeasuredItems {
  /// Follows an update: what moves keeps being measured, what is new or read
  /// anew is not.
  ///
  /// Edits of one section that follow each other are carried out in one go.
  ///
  /// - Complexity: O(edits * log(runs) + sections that change * runs).
  package mutating func carryOut(_ edits: [LayoutEdit], _ plan: UpdatePlan) {
    guard !isEmpty else { return }
    var items = Array(repeating: false, count: plan.movedItems.count)
    var sections = Array(repeating: [Int](), count: plan.movedSections.count)
    var steps: [ItemStep] = []
    for (place, edit) in edits.enumerated() {
      switch edit {
      case .removeSection(let section): _ = removeSection(section)
      case .detachSection(let section, let move):
        sections[move] = removeSection(section)
      case .insertSection(let section, _): insertSection(section)
      case .attachSection(let section, let move):
        insertSection(section, sections[move])
      case .reloadSection(let section, _):
        _ = removeSection(section)
        insertSection(section)
      case .removeItems, .detachItem, .insertItems, .attachItem, .reloadItems:
        guard var step = ItemStep(edit) else { continue }
        if case .detachItem(let path, let move) = edit {
          // Those that are about to go are behind it. In another section it
          // may have another breadth, and need another length.
          items[move] = contains(path) && plan.isWithinSection(move)
        }
        if case .attachItem(_, let move) = edit {
          step.isMeasured = items[move]
        }
        steps.append(step)
        let next = place + 1 < edits.count ? ItemStep(edits[place + 1]) : nil
        guard next?.kind != step.kind || next?.section != step.section
        else { continue }
        carryOut(steps)
        steps.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Carries out steps of one kind in one section.
  private mutating func carryOut(_ steps: [ItemStep]) {
    guard let first = steps.first,
      edges.indices.contains(first.section) || first.kind == .enter
    else { return }
    while edges.count <= first.section { edges.append([]) }
    if first.kind != .enter {
      edges[first.section] = leave(
        first.kind == .leave ? steps.reversed() : steps)
    }
    if first.kind != .leave { edges[first.section] = enter(steps) }
  }

  /// The edges after items have gone, and those behind them have taken their
  /// places.
  private func leave(_ steps: [ItemStep]) -> [Int] {
    let edges = edges[steps[0].section]
    var left: [Int] = []
    var place = 0
    var gone = 0
    for step in steps {
      while place < edges.count, edges[place] < step.end {
        Self.add(min(edges[place], step.start) - gone, to: &left)
        place += 1
      }
      gone += step.end - step.start
    }
    for edge in edges[place...] { Self.add(edge - gone, to: &left) }
    return left
  }

  /// The edges after items have come.
  private func enter(_ steps: [ItemStep]) -> [Int] {
    let edges = edges[steps[0].section]
    var all: [Int] = []
    var place = 0
    var come = 0
    for step in steps {
      // A run that ends here stays as it is, one that begins here makes room.
      while place < edges.count,
        edges[place] + come < step.start + place % 2
      {
        Self.add(edges[place] + come, to: &all)
        place += 1
      }
      if step.isMeasured != (place % 2 == 1) {
        Self.add(step.start, to: &all)
        Self.add(step.end, to: &all)
      }
      come += step.end - step.start
    }
    for edge in edges[place...] { Self.add(edge + come, to: &all) }
    return all
  }

  /// Adds an edge; two in one place are none.
  private static func add(_ edge: Int, to edges: inout [Int]) {
    if edges.last == edge { edges.removeLast() } else { edges.append(edge) }
  }
}

/// What an edit does to items of one section.
private struct ItemStep {
  enum Kind { case leave, enter, reload }

  let kind: Kind
  let section: Int
  let start: Int
  let end: Int
  var isMeasured = false

  init?(_ edit: LayoutEdit) {
    switch edit {
    case .removeItems(let section, let range):
      self.init(.leave, section, range)
    case .detachItem(let path, _):
      self.init(.leave, path.section, path.item..<path.item + 1)
    case .insertItems(let section, let range):
      self.init(.enter, section, range)
    case .attachItem(let path, _):
      self.init(.enter, path.section, path.item..<path.item + 1)
    case .reloadItems(let section, let range):
      self.init(.reload, section, range)
    default: return nil
    }
  }

  private init(_ kind: Kind, _ section: Int, _ range: Range<Int>) {
    self.kind = kind
    self.section = section
    start = range.lowerBound
    end = range.upperBound
  }
}
