extension LaneBody {
  /// Puts other items in the place of some, if the body then ends before
  /// `limit`.
  ///
  /// - Parameters:
  ///   - replaced: the items to replace; an empty range only inserts.
  ///   - items: what stands in their place.
  ///   - lane: the lane of the one new item, or nil to choose lanes; behind all
  ///     others, one in which it has room.
  ///   - limit: where the body must end before.
  ///   - clamped: receives the items that were brought into range.
  /// - Returns: why nothing was changed, or nil.
  /// - Complexity: O(items of a block + blocks of a group + groups) and the
  ///   items that come and go. Where later items cannot be moved as they are,
  ///   they are placed later; see ``pendingBlock``.
  func replace(
    _ replaced: Range<Int>, with items: LaneItems, lane: Int? = nil,
    limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    if replaced.isEmpty && items.count == 0 { return nil }
    if replaced.lowerBound == count {
      let fault = append(
        items.count, from: .items(items), limit: limit, clamped: &clamped)
      guard fault == nil, let lane else { return fault }
      // Behind all others it has chosen one.
      return replace(
        replaced.lowerBound..<count, with: items, lane: lane, limit: limit,
        clamped: &clamped)
    }
    pendingPlacement = {
      $0.placePendingItems(from: $1, $2, through: $3, before: $4)
    }
    if replaced.lowerBound < keptCount && items.count > 0 && lane == nil {
      // The lanes that new items get now are kept, so places must be final.
      placePending(before: totals.block(ofItem: replaced.upperBound) + 1)
    }
    let before = clamped
    let draft = LaneDraft(replacing: replaced, with: items, of: self)
    work.touched &+= draft.block.count
    let shown = shownCount(after: draft)
    let kept = assignment == .seen ? shown : keptCount
    let isSettled = pendingBlock.map { draft.blocks.upperBound <= $0 } ?? true
    if let fault = draft.place(
      in: self, lane: lane, keeping: kept, limit: limit, &clamped)
    {
      // Places that are not final prove nothing.
      guard case .contentTooLong = fault, !isSettled else { return fault }
      placePending()
      clamped = before
      return replace(
        replaced, with: items, lane: lane, limit: limit, clamped: &clamped)
    }
    let change = LaneChange(draft, of: self, keeping: kept)
    let length = advance(after: draft)
    let most = laneLimit(limit)
    if change.pendingBlock == nil {
      if change.ends.contains(where: { $0 >= most }) { return .contentTooLong }
    } else if !surelyFits(
      length, ends: change.ends, below: most,
      hasSpans: hasSpans || draft.block.spans != nil)
    {
      if isSettled {
        return rebuild(draft, keeping: kept, shown: shown, limit: limit)
      }
      placePending()
      clamped = before
      return replace(
        replaced, with: items, lane: lane, limit: limit, clamped: &clamped)
    }
    if hasSpans || draft.block.spans != nil {
      hasSpans = true
      spannedLength = length
    }
    shownCount = shown
    take(draft, change)
    return nil
  }

  /// How many of the first items have been shown after a change: items that
  /// come before shown ones count as shown.
  private func shownCount(after draft: LaneDraft) -> Int {
    let replaced = draft.replaced
    if shownCount <= replaced.lowerBound { return shownCount }
    if shownCount >= replaced.upperBound { return shownCount + draft.growth }
    return replaced.lowerBound
  }

  /// The lengths of all items after a change and the spacing behind each.
  private func advance(after draft: LaneDraft) -> Int64 {
    var sum = advanceOfAll
    var first = draft.items.lowerBound
    for index in draft.blocks {
      let block = blocks[index]
      let start = min(max(draft.replaced.lowerBound - first, 0), block.count)
      let end = min(max(draft.replaced.upperBound - first, 0), block.count)
      sum &-= advance(of: start..<end, in: block)
      first += block.count
    }
    return sum
      &+ advance(
        of: draft.prefix..<draft.prefix + draft.added, in: draft.block)
  }

  /// Takes over a draft and moves what follows.
  private func take(_ draft: LaneDraft, _ change: LaneChange) {
    let touched = totals.touched
    let pieces = draft.pieces(shape, ledger)
    if let rows { rows.change(rows, self, draft.blocks, pieces) }
    if pieces.count == draft.blocks.count && pieces.count == 1 {
      blocks[draft.blocks.lowerBound] = pieces[0]
    } else {
      var starts: [Int64] = []
      var first = draft.items.lowerBound
      for piece in pieces {
        starts.append(Int64(first))
        for lane in 0..<lanes { starts.append(piece.rows[lane]) }
        first += piece.count
      }
      blocks.replaceSubrange(draft.blocks, with: pieces)
      totals.replace(draft.blocks, with: starts)
    }
    totals.add(
      items: draft.growth, change.moved,
      from: draft.blocks.lowerBound + pieces.count)
    pendingBlock = change.pendingBlock.map {
      $0 >= draft.blocks.upperBound
        ? $0 + pieces.count - draft.blocks.count : $0
    }
    pendingEnds = change.pendingEnds
    if let first = change.pendingItem {
      let block = totals.block(ofItem: first)
      pendingBlock = block
      pendingEnds = totals.ends(before: block)
    }
    if let first = pendingBlock, first >= blocks.count { pendingBlock = nil }
    work.touched &+= totals.touched &- touched
    updateLength()
    compactIfSparse()
  }

  /// Moves all blocks to memory of their own once most of what is held belongs
  /// to blocks that are gone.
  private func compactIfSparse() {
    guard ledger.bytes > 65_536, ledger.bytes / 48 > count else { return }
    let fresh = MemoryLedger()
    var used = 0
    for index in blocks.indices {
      let block = blocks[index]
      var copy = LaneBlock(
        capacity: block.count, shape: shape, hasSpans: block.spans != nil,
        ledger: fresh)
      copy.copy(0..<block.count, of: block, to: 0)
      copy.rows.initialize(
        from: block.rows, count: shape.chunks(for: block.count) * lanes)
      copy.count = block.count
      blocks[index] = copy
      used += block.count
    }
    ledger = fresh
    work.touched &+= used
  }

  /// Places everything again at once, where only that can tell whether all of
  /// it fits.
  private func rebuild(
    _ draft: LaneDraft, keeping kept: Int, shown: Int, limit: Fixed
  ) -> PlacementFault? {
    let fresh = LaneBody(rules, assignment: assignment)
    var clamped = ClampedItems()
    var all = blocks
    all.replaceSubrange(draft.blocks, with: [draft.block])
    let fault = fresh.append(
      all, keeping: kept, limit: limit, clamped: &clamped)
    work.placed &+= fresh.work.placed
    work.touched &+= fresh.work.touched
    if let fault { return fault }
    takeOver(fresh)
    shownCount = shown
    return nil
  }
}
