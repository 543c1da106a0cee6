import WaterflowEngine
import WaterflowLayout

extension LiveModel {
  /// What stays where it is on screen.
  enum Hold {
    case edge(start: Bool)
    case item(label: Int, distance: Double)
    case target
    case place(Double)
  }

  private var line: Double { position + covered.before }

  private func edge(
    within slack: Double = 0, keepsStart: Bool = true
  ) -> Hold? {
    let end = positionOf(offset(at: length))
    if anchorsToEnd && position > end - 1 { return .edge(start: false) }
    if !keepsStart { return nil }
    let start = offset(at: -covered.before)
    if line <= slack || offset == start { return .edge(start: true) }
    return nil
  }

  private func positionOf(_ point: LayoutPoint) -> Double {
    var other = self
    other.offset = point
    return other.position
  }

  /// The items in view, the chosen one first.
  private var inView: [LiveElement] {
    let items = elements.filter {
      $0.id.kind == .item && $0.end > line && $0.end > position
        && $0.start < position + extent
    }
    let first = items.filter { $0.label.label == chosen }
    return first + items
  }

  private func hold(_ element: LiveElement) -> Hold {
    .item(label: element.label.label, distance: element.start - line)
  }

  /// What a change of sizes leaves in its place.
  func hold() -> Hold {
    if target != nil { return .target }
    if let edge = edge() { return edge }
    return inView.first.map(hold) ?? .place(position)
  }

  /// What cells leave in its place that are measured: what they did before, or
  /// else rather what was in view before, and has its size, than what has just
  /// come in.
  mutating func hold(measuring fresh: Set<Int>) -> Hold {
    guard case .item(let first, _) = hold(), first != chosen else {
      return hold()
    }
    let inView = inView
    if let same = inView.first(where: { $0.label.label == settling }) {
      return hold(same)
    }
    let settled = inView.first { !fresh.contains($0.label.label) } ?? inView[0]
    settling = settled.label.label
    return hold(settled)
  }

  /// What an update leaves in its place, told by labels: those that are kept,
  /// those that move on their own, and those that are others because their items
  /// are read anew in another section.
  func hold(
    kept: Set<Int>, moved: Set<Int>, passing: [Int: Int]
  ) -> Hold {
    func hold(_ element: LiveElement) -> Hold? {
      let label = element.label.label
      return (passing[label] ?? (kept.contains(label) ? label : nil))
        .map { .item(label: $0, distance: element.start - line) }
    }
    if let edge = edge(within: 0.5, keepsStart: !anchorsToEnd) { return edge }
    if let target, let element = elements.first(where: { $0.id == target.id }),
      element.id.kind == .item,
      shown.contains(where: { $0.element.id == target.id }),
      let held = hold(element)
    {
      return held
    }
    let inView = inView
    if let first = inView.first, first.label.label == chosen,
      let held = hold(first)
    {
      return held
    }
    let left = inView.filter { kept.contains($0.label.label) }
    let still = left.first { !moved.contains($0.label.label) }
    if let found = still ?? left.first, let held = hold(found) { return held }
    for element in inView {
      if let held = hold(element) { return held }
    }
    let ordered = elements.filter { $0.id.kind == .item }
    guard
      let first = inView.min(by: { $0.id < $1.id }),
      let place = ordered.firstIndex(where: { $0.id == first.id })
    else { return .place(position) }
    func stays(_ element: LiveElement) -> Bool {
      kept.contains(element.label.label) && !moved.contains(element.label.label)
    }
    let next =
      ordered[..<place].last(where: stays)
      ?? ordered[place...].first(where: stays)
    return next.flatMap(hold) ?? .place(position)
  }

  /// Moves the offset to where a hold asks for.
  mutating func follow(_ hold: Hold) {
    switch hold {
    case .edge(true): offset = offset(at: -covered.before)
    case .edge(false): offset = offset(at: length)
    case .place(let position): offset = offset(at: position)
    case .item(let label, let distance):
      let element = elements.first {
        $0.id.kind == .item && $0.label.label == label
      }
      if let element {
        offset = offset(at: element.start - distance - covered.before)
      }
    case .target:
      guard let target, let goal = offset(showing: target) else { return }
      offset = goal
    }
  }

  /// The offset at which an element is aligned.
  func offset(
    showing target: (id: ElementID, alignment: ScrollAlignment)
  ) -> LayoutPoint? {
    guard let element = elements.first(where: { $0.id == target.id }) else {
      return nil
    }
    let room = extent - covered.before - covered.after
    let top = element.start - covered.before
    let bottom = top - (room - element.length)
    return switch target.alignment {
    case .start: offset(at: top)
    case .end: offset(at: bottom)
    case .center: offset(at: top - (room - element.length) / 2)
    case .nearest: nil
    }
  }
}
