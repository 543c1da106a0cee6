import WaterflowEngine
import WaterflowLayout

/// Finds where the focus goes by looking at every item there is.
struct NaiveFocus {
  /// An item; where it is along and across the axis as a reader goes.
  struct Box {
    var path: ItemPath
    var start: Double
    var end: Double
    var near: Double
    var far: Double

    var middle: Double { near + (far - near) / 2 }
  }

  let layout: CollectionLayout
  private let boxes: [Box]

  init(_ layout: CollectionLayout) {
    self.layout = layout
    let content = layout.contentSize
    let isMirrored = layout.direction == .rightToLeft
    var boxes: [Box] = []
    for section in 0..<layout.sectionCount {
      for item in 0..<layout.itemCount(inSection: section) {
        let path = ItemPath(section: section, item: item)
        guard let frame = layout.frame(ofItem: path) else { continue }
        var x = (frame.x, frame.maxX)
        if isMirrored { x = (content.width - x.1, content.width - x.0) }
        let y = (frame.y, frame.maxY)
        let (along, across) = layout.axis == .vertical ? (y, x) : (x, y)
        boxes.append(
          Box(
            path: path, start: along.0, end: along.1, near: across.0,
            far: across.1))
      }
    }
    self.boxes = boxes
  }

  func box(_ path: ItemPath) -> Box? { boxes.first { $0.path == path } }

  func isFlow(_ section: Int) -> Bool {
    if case .flow = layout.style(ofSection: section)?.mode { return true }
    return false
  }

  /// All as seen from the other end.
  private func seen(_ forward: Bool) -> [Box] {
    forward
      ? boxes
      : boxes.map {
        var box = $0
        (box.start, box.end) = (-$0.end, -$0.start)
        return box
      }
  }

  private let touch = 1.0 / 512

  private func isBeside(_ a: Box, _ b: Box) -> Bool {
    a.near < b.far - touch && b.near < a.far - touch
  }

  private func gap(_ a: Box, _ b: Box) -> Double {
    isBeside(a, b) ? 0 : max(touch, a.near - b.far, b.near - a.far)
  }

  private func first(_ boxes: [Box]) -> Box? {
    boxes.min { ($0.start, $0.path) < ($1.start, $1.path) }
  }

  private func line(_ first: Box, _ all: [Box], _ goal: Box) -> ItemPath? {
    let middle = goal.middle
    let line = all.filter {
      $0.path.section == first.path.section
        && $0.start < first.end - touch && first.start < $0.end - touch
    }
    func distance(_ box: Box) -> Double {
      max(0, box.near - middle, middle - box.far)
    }
    return line.min {
      (distance($0), $0.path) < (distance($1), $1.path)
    }?.path
  }

  /// Along the axis from an item; `goal` is where the run began.
  func along(_ path: ItemPath, _ goal: Box, forward: Bool) -> ItemPath? {
    let all = seen(forward)
    guard let from = all.first(where: { $0.path == path }) else { return nil }
    let here = all.filter {
      $0.path.section == path.section && $0.path != path
        && $0.start >= from.end - touch
    }
    if isFlow(path.section) {
      if let first = first(here) { return line(first, here, goal) }
    } else if let next = first(here.filter { isBeside($0, goal) }) {
      return next.path
    }
    let sections = all.map(\.path.section).filter {
      forward ? $0 > path.section : $0 < path.section
    }
    let next = forward ? sections.min() : sections.max()
    let there = all.filter { $0.path.section == next }
    guard let first = first(there) else { return nil }
    if isFlow(first.path.section) { return line(first, there, goal) }
    let end = first.start + max(layout.viewportLength, 64) - touch
    return there.filter { $0.start < end }.min {
      (gap($0, goal), $0.start, $0.path) < (gap($1, goal), $1.start, $1.path)
    }?.path
  }

  /// A page on from an item: what stands beside the goal, nearest to where the
  /// page ends; or the last item there is.
  func page(_ path: ItemPath, _ goal: Box, forward: Bool) -> ItemPath? {
    let all = seen(forward)
    guard let from = all.first(where: { $0.path == path }) else { return nil }
    let page = max(layout.viewportLength, 64)
    let place = from.start + page
    let end = forward ? layout.contentLength : 0
    var reach = page / 2
    while place < end {
      let found = all.filter {
        $0.start < place + reach - touch && place - page / 2 < $0.end - touch
          && $0.start > from.start + touch
      }
      let best = found.min {
        (gap($0, goal), abs($0.start - place), $0.path)
          < (gap($1, goal), abs($1.start - place), $1.path)
      }
      if let best { return best.path }
      if place + reach >= end { break }
      reach *= 2
    }
    return forward ? boxes.last?.path : boxes.first?.path
  }

  /// Across the axis from an item; `goal` is where along it the run began.
  func across(_ path: ItemPath, _ goal: Double, forward: Bool) -> ItemPath? {
    guard let from = box(path) else { return nil }
    let room = max(layout.viewportLength, 64)
    let middle = min(max(goal, from.start), from.end)
    let low = max(from.start, middle - room)
    let high = min(from.end, middle + room)
    let more = isFlow(path.section) ? 0 : room
    for (low, high) in [(low, high), (low - more, high + more)] {
      let beside = boxes.filter {
        $0.path.section == path.section && $0.path != path
          && (forward
            ? $0.near >= from.far - touch : $0.far <= from.near + touch)
          && $0.start < high - touch && low < $0.end - touch
      }
      let edges = beside.map { forward ? $0.near : -$0.far }
      guard let edge = edges.min() else { continue }
      func distance(_ box: Box) -> Double {
        max(0, box.start - goal, goal - box.end)
      }
      return zip(beside, edges).filter { $0.1 <= edge + touch }.map(\.0).min {
        (distance($0), $0.path) < (distance($1), $1.path)
      }?.path
    }
    return nil
  }
}
