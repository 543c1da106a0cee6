import WaterflowLayout

/// Finds the item that lies in a direction from another, by queries of the
/// layout.
///
/// Going backward is going forward in mirrored numbers: spans are reversed.
struct FocusSearch {
  /// So many items are looked at before a lane is said to have ended.
  static var patience: Int { 1_024 }

  let layout: CollectionLayout
  private var visible = VisibleElements()

  init(_ layout: CollectionLayout) {
    self.layout = layout
  }

  // MARK: - Spots

  func spot(of path: ItemPath) -> FocusSpot? {
    layout.frame(ofItem: path).map { spot(path, $0) }
  }

  private func spot(_ path: ItemPath, _ frame: LayoutRect) -> FocusSpot {
    let along = layout.axisSpan(of: frame)
    let across =
      switch (layout.axis, layout.direction) {
      case (.horizontal, _):
        FocusSpan(lower: frame.y, upper: frame.maxY)
      case (.vertical, .leftToRight):
        FocusSpan(lower: frame.x, upper: frame.maxX)
      case (.vertical, .rightToLeft):
        FocusSpan(
          lower: layout.breadth - frame.maxX,
          upper: layout.breadth - frame.x)
      }
    return FocusSpot(
      path: path, along: FocusSpan(lower: along.lower, upper: along.upper),
      across: across)
  }

  /// The items that rest between two positions, along mirrored where the search
  /// goes backward.
  private mutating func spots(
    in span: FocusSpan, forward: Bool
  ) -> [FocusSpot] {
    let part = forward ? span : span.reversed
    layout.query(
      in: layout.strip(from: part.lower, length: part.upper - part.lower),
      into: &visible)
    var spots: [FocusSpot] = []
    for element in visible.elements where element.id.kind == .item {
      var spot = spot(element.id.path, element.frame)
      if !forward { spot.along = spot.along.reversed }
      spots.append(spot)
    }
    return spots
  }

  // MARK: - Ends

  /// The first item in a viewport, or kept behind it: there may be none in view.
  mutating func firstItem(in viewport: Viewport) -> ItemPath? {
    var viewport = viewport
    viewport.overscanBefore = 0
    layout.query(viewport, into: &visible)
    return visible.elements.first { $0.id.kind == .item }?.id.path
  }

  /// The first item of all, or the last.
  func endItem(forward: Bool) -> ItemPath? {
    let start = forward ? layout.sectionCount : -1
    guard let section = nextSection(after: start, forward: !forward) else {
      return nil
    }
    let last = layout.itemCount(inSection: section) - 1
    return ItemPath(section: section, item: forward ? last : 0)
  }

  /// The next section that has items.
  private func nextSection(after section: Int, forward: Bool) -> Int? {
    var next = forward ? section + 1 : section - 1
    while next >= 0 && next < layout.sectionCount {
      if layout.itemCount(inSection: next) > 0 { return next }
      next += forward ? 1 : -1
    }
    return nil
  }

  private func hasRows(_ section: Int) -> Bool {
    layout.style(ofSection: section)?.mode.hasRows ?? false
  }

  // MARK: - Along the axis

  /// The next item in a lane, or where a run goes on in the next line or
  /// section.
  mutating func along(
    _ from: FocusSpot, _ goal: FocusSpan, forward: Bool
  ) -> ItemPath? {
    let section = from.path.section
    let next = nextSection(after: section, forward: forward)
    let own = forward ? from.along : from.along.reversed
    let end = forward ? layout.contentLength : 0
    var length = max(layout.viewportLength, 64)
    while true {
      // What has no length only touches an edge.
      let found = spots(
        in: FocusSpan(
          lower: own.upper - FocusSpan.slack, upper: own.upper + length),
        forward: forward)
      var here: FocusSpot?
      var lane: FocusSpot?
      var there: FocusSpot?
      for spot in found {
        if spot.path.section == next { there = Self.earlier(there, spot) }
        // Those at one place are behind each other: once only, in order.
        guard spot.path.section == section, spot.path != from.path,
          spot.along.isBehind(own),
          spot.along.lower > own.lower + FocusSpan.slack
            || !hasRows(section) && forward == (spot.path > from.path)
        else { continue }
        here = Self.earlier(here, spot)
        if spot.across.overlaps(goal) { lane = Self.earlier(lane, spot) }
      }
      if let here, hasRows(section) {
        return line(here, goal, own, forward: forward)
      }
      if let lane { return lane.path }
      if let there {
        return hasRows(there.path.section)
          ? line(there, goal, nil, forward: forward)
          : entry(there, goal, forward: forward)
      }
      // A lane that goes on further than this is no neighbour.
      if own.upper + length >= end || found.count > Self.patience { return nil }
      length *= 2
    }
  }

  /// The item of a line that is nearest to where a run began.
  private mutating func line(
    _ first: FocusSpot, _ goal: FocusSpan, _ own: FocusSpan?, forward: Bool
  ) -> ItemPath? {
    var best = first
    for spot in spots(in: first.along, forward: forward)
    where spot.path.section == first.path.section
      && spot.along.overlaps(first.along)
      && own.map({ spot.along.isBehind($0) }) ?? true
    {
      let nearer = spot.across.distance(to: goal.middle)
      let near = best.across.distance(to: goal.middle)
      if nearer < near || (nearer == near && spot.path < best.path) {
        best = spot
      }
    }
    return best.path
  }

  /// The item at which a run comes into lanes: the first in the lanes that it
  /// is in, within a viewport from where they begin, or one beside them.
  private mutating func entry(
    _ first: FocusSpot, _ goal: FocusSpan, forward: Bool
  ) -> ItemPath? {
    let start = first.along.lower
    let end = start + max(layout.viewportLength, 64)
    var best = first
    for spot in spots(
      in: FocusSpan(lower: start, upper: end), forward: forward)
    where spot.path.section == first.path.section
      && spot.along.lower < end - FocusSpan.slack
    {
      let a = spot.across.distance(to: goal)
      let b = best.across.distance(to: goal)
      if a < b || (a == b && Self.isEarlier(spot, best)) { best = spot }
    }
    return best.path
  }

  /// The earlier one of what was found before and a spot.
  private static func earlier(
    _ before: FocusSpot?, _ spot: FocusSpot
  ) -> FocusSpot {
    guard let before, !isEarlier(spot, before) else { return spot }
    return before
  }

  private static func isEarlier(_ a: FocusSpot, _ b: FocusSpot) -> Bool {
    a.along.lower != b.along.lower
      ? a.along.lower < b.along.lower : a.path < b.path
  }

  // MARK: - Across the axis

  /// The item beside another: of the neighbouring lane, the one that is nearest
  /// to where a run began.
  mutating func across(
    _ from: FocusSpot, _ goal: Double, forward: Bool
  ) -> ItemPath? {
    let own = forward ? from.across : from.across.reversed
    let room = max(layout.viewportLength, 64)
    // Of an item that is very long, the part around the goal.
    let middle = min(max(goal, from.along.lower), from.along.upper)
    let near = FocusSpan(
      lower: max(from.along.lower, middle - room),
      upper: min(from.along.upper, middle + room))
    let wide = FocusSpan(lower: near.lower - room, upper: near.upper + room)
    // In rows nothing but the row itself is beside an item.
    let spans = hasRows(from.path.section) ? [near] : [near, wide]
    for span in spans {
      var best: FocusSpot?
      for var spot in spots(in: span, forward: true)
      where spot.path.section == from.path.section && spot.path != from.path {
        if !forward { spot.across = spot.across.reversed }
        guard spot.across.isBehind(own), spot.along.overlaps(span) else {
          continue
        }
        if best.map({ isNearer(spot, $0, goal) }) ?? true { best = spot }
      }
      if let best { return best.path }
    }
    return nil
  }

  /// Whether an item is in a nearer lane, or in the same one and nearer to the
  /// goal.
  private func isNearer(
    _ a: FocusSpot, _ b: FocusSpot, _ goal: Double
  ) -> Bool {
    let lanes = a.across.lower - b.across.lower
    if lanes > FocusSpan.slack || lanes < -FocusSpan.slack { return lanes < 0 }
    let (near, nearer) = (
      b.along.distance(to: goal), a.along.distance(to: goal)
    )
    return nearer != near ? nearer < near : a.path < b.path
  }

  // MARK: - Pages

  /// The item a page away, or the last one that way.
  mutating func page(
    _ from: FocusSpot, _ goal: FocusSpan, forward: Bool, length: Double
  ) -> ItemPath? {
    let own = forward ? from.along : from.along.reversed
    let page = max(length, 64)
    let place = own.lower + page
    let end = forward ? layout.contentLength : 0
    var reach = page / 2
    while place < end {
      let part = FocusSpan(lower: place - page / 2, upper: place + reach)
      var best: FocusSpot?
      for spot in spots(in: part, forward: forward)
      where spot.along.overlaps(part)
        && spot.along.lower > own.lower + FocusSpan.slack
      {
        if best.map({ isBetter(spot, $0, goal, place) }) ?? true {
          best = spot
        }
      }
      if let best { return best.path }
      if place + reach >= end { break }
      reach *= 2
    }
    return endItem(forward: forward)
  }

  private func isBetter(
    _ a: FocusSpot, _ b: FocusSpot, _ goal: FocusSpan, _ place: Double
  ) -> Bool {
    let (beside, far) = (
      a.across.distance(to: goal), b.across.distance(to: goal)
    )
    if beside != far { return beside < far }
    let (near, nearer) = (
      abs(b.along.lower - place), abs(a.along.lower - place)
    )
    return nearer != near ? nearer < near : a.path < b.path
  }
}
