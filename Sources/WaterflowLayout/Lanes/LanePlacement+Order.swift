extension LanePlacement {
  /// Places items that span lanes, that go to lanes in another order than the
  /// shortest first, or that keep the lane they have.
  ///
  /// - Complexity: O(items * lanes), and times the span where items span.
  func placeInOrder(_ clamped: inout ClampedItems) -> PlacementFault? {
    guard let laneOf else { return nil }
    let limit = min(limit, Fixed.longestLane)
    let start = row(after: items.lowerBound)
    var ends = (0..<lanes).map { start[$0] }
    var cursor = 0
    if let last = items.first, last > 0 {
      cursor = Int(laneOf[last - 1]) + span(of: last - 1)
    }
    for item in items {
      let span = span(of: item)
      let unit = rules.unit(span: span)
      var length = sizes[item] * unit
      if !length.isUsableLength {
        guard let usable = clampedLength(of: item, unit, &clamped) else {
          return .itemTooLong(item)
        }
        length = usable
      }
      let lane =
        keepsLanes
        ? min(Int(laneOf[item]), lanes - span)
        : lane(for: item, span: span, ends: ends, cursor: cursor)
      let top = Self.top(in: lane, span: span, ends: ends)
      let end = top &+ (Fixed(points: length) + rules.spacing).raw
      if end >= limit.raw { return .contentTooLong }
      for spanned in lane..<lane + span { ends[spanned] = end }
      laneOf[item] = UInt8(truncatingIfNeeded: lane)
      cursor = lane + span
      let isRowEnd =
        (item + 1) % chunkSize == 0 || item + 1 == items.upperBound
      if isRowEnd {
        let row = row(after: item + 1)
        for lane in 0..<lanes { row[lane] = ends[lane] }
      }
    }
    return nil
  }

  private func span(of item: Int) -> Int {
    spans.map { min(Int($0[item]) + 1, lanes) } ?? 1
  }

  /// The lane in which an item starts.
  private func lane(
    for item: Int, span: Int, ends: [Int64], cursor: Int
  ) -> Int {
    let last = lanes - span
    switch rules.order {
    case .roundRobin:
      return min(item % lanes, last)
    case .roundRobinReversed:
      return min(lanes - 1 - item % lanes, last)
    case .shortestLane, .readingOrder:
      var highest = Int64.max
      for lane in 0...last {
        highest = min(highest, Self.top(in: lane, span: span, ends: ends))
      }
      let within = highest &+ rules.tolerance.raw
      var first = -1
      for lane in 0...last
      where Self.top(in: lane, span: span, ends: ends) <= within {
        if case .shortestLane = rules.order { return lane }
        if lane >= cursor { return lane }
        if first < 0 { first = lane }
      }
      return max(first, 0)
    }
  }

  /// The highest place for an item in lanes from `lane` on: below all of them.
  @inline(__always)
  private static func top(in lane: Int, span: Int, ends: [Int64]) -> Int64 {
    var top = ends[lane]
    for spanned in lane..<lane + span { top = max(top, ends[spanned]) }
    return top
  }
}
