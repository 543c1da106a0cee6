extension LaneBody {
  /// Places items anew that still stand in the lanes they had.
  ///
  /// - Parameters:
  ///   - budget: how many items at most, but for the last block.
  ///   - position: places no more once all items that start before this are
  ///     placed.
  ///   - end: places no more once all blocks before this are placed.
  /// - Complexity: O(placed items + blocks of a group + groups).
  func placePending(
    _ budget: Int = .max, through position: Int64 = .max,
    before end: Int = .max
  ) {
    guard let pendingBlock else { return }
    pendingPlacement?(self, pendingBlock, budget, position, end)
  }

  /// Does what ``placePending(_:through:before:)`` stands for.
  func placePendingItems(
    from first: Int, _ budget: Int, through position: Int64, before end: Int
  ) {
    var block = first
    let touched = totals.touched
    let placed = work.placed
    var clamped = ClampedItems()
    var rows = Array(
      repeating: Int64(0), count: (shape.chunksPerBlock + 1) * lanes)
    let end = min(end, blocks.count)
    while block < end && work.placed &- placed < budget
      && pendingEnds.contains(where: { $0 < position })
    {
      rows.withUnsafeMutableBufferPointer {
        if let rows = $0.baseAddress { place(block, rows, &clamped) }
      }
      block += 1
    }
    if let counted = self.rows {
      counted.change(counted, self, first..<block, Array(blocks[first..<block]))
    }
    pendingBlock = block < blocks.count ? block : nil
    var moved = totals.distances(to: pendingEnds, before: block)
    if hasSpans && pendingBlock != nil, let most = moved.max() {
      moved = Array(repeating: most, count: lanes)
    }
    totals.add(items: 0, moved, from: block)
    work.touched &+= totals.touched &- touched
    updateLength()
  }

  /// Places a block behind ``pendingEnds``.
  private func place(
    _ index: Int, _ rows: UnsafeMutablePointer<Int64>,
    _ clamped: inout ClampedItems
  ) {
    let block = blocks[index]
    let first = totals.firstItem(of: index)
    let kept = max(0, keptCount - first)
    for lane in 0..<lanes { rows[lane] = pendingEnds[lane] }
    // It was made sure that all of them fit.
    _ = place(
      0..<block.count, keeping: kept, of: block, rows: rows, offset: first,
      cursor: cursor(before: index), limit: .longestContent, &clamped)
    let chunks = shape.chunks(for: block.count)
    block.rows.initialize(from: rows, count: chunks * lanes)
    totals.set(rows, before: index)
    for lane in 0..<lanes { pendingEnds[lane] = rows[chunks * lanes + lane] }
  }

  /// Whether items of a total length end before a limit wherever the rules
  /// put those that are still to be placed.
  ///
  /// An item that goes to the shortest lane starts no lower than all items
  /// fill all lanes evenly.
  ///
  /// - Parameters:
  ///   - length: the lengths of all items and the spacing behind each.
  ///   - ends: where the lanes end for the time being.
  ///   - limit: what no lane may reach.
  ///   - hasSpans: whether an item asks for more than one lane.
  /// - Returns: false where that cannot be told.
  func surelyFits(
    _ length: Int64, ends: [Int64], below limit: Int64, hasSpans: Bool
  ) -> Bool {
    if ends.contains(where: { $0 >= limit }) { return false }
    if length < limit { return true }
    if hasSpans { return false }
    let longest = 2 * Fixed(points: Fixed.longest).raw
    let even = length / Int64(lanes) &+ longest
    switch rules.order {
    case .shortestLane: return even < limit
    case .readingOrder: return even &+ rules.tolerance.raw < limit
    case .roundRobin, .roundRobinReversed, .given: return false
    }
  }

  /// Takes over all that another body of the same rules holds.
  func takeOver(_ other: LaneBody) {
    blocks = other.blocks
    totals = other.totals
    hasSpans = other.hasSpans
    spannedLength = other.spannedLength
    pendingBlock = other.pendingBlock
    ledger = other.ledger
    rows = nil
    updateLength()
  }
}
