extension LanePlacement {
  /// Places items that span lanes, that go to lanes in another order than the
  /// shortest first, or that keep the lane they have.
  ///
  /// - Complexity: O(items * lanes), and times the span where items span.
  func placeInOrder(_ clamped: inout ClampedItems) -> PlacementFault? {
    guard let laneOf else { return nil }
    let limit = min(limit, Fixed.longestLane)
    var ends = Array(
      UnsafeBufferPointer(start: row(after: items.lowerBound), count: lanes))
    return ends.withUnsafeMutableBufferPointer { ends in
      guard let ends = ends.baseAddress else { return nil }
      return placeInOrder(
        ends: ends, laneOf: laneOf, limit: limit, &clamped)
    }
  }

  private func placeInOrder(
    ends: UnsafeMutablePointer<Int64>, laneOf: UnsafeMutablePointer<UInt8>,
    limit: Fixed, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    var cursor = cursor
    if items.lowerBound > 0 {
      let last = items.lowerBound - 1
      cursor = Int(laneOf[last]) + span(of: last)
    }
    let chooser = LaneChooser(rules, ends: ends)
    for item in items {
      let span = span(of: item)
      let unit = rules.unit(span: span)
      var length = sizes[item] * unit
      if !length.isUsableLength {
        guard let usable = clampedLength(of: item, unit, &clamped) else {
          return .itemTooLong(offset + item)
        }
        length = usable
      }
      let lane =
        keepsLanes
        ? min(Int(laneOf[item]), lanes - span)
        : chooser.lane(for: offset + item, span: span, cursor: cursor)
      let top = chooser.top(in: lane, span: span)
      let end = top &+ (Fixed(points: length) + rules.spacing).raw
      if end >= limit.raw { return .contentTooLong }
      for spanned in lane..<lane + span { ends[spanned] = end }
      laneOf[item] = UInt8(truncatingIfNeeded: lane)
      cursor = lane + span
      let isRowEnd =
        (item + 1) % chunkSize == 0 || item + 1 == items.upperBound
      if isRowEnd {
        row(after: item + 1).initialize(from: ends, count: lanes)
      }
    }
    return nil
  }

  @inline(__always) private func span(of item: Int) -> Int {
    spans.map { min(Int($0[item]) + 1, lanes) } ?? 1
  }
}
