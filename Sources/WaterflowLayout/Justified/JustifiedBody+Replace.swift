extension JustifiedBody {
  /// How many items are walked over at a time: what a walk remembers besides
  /// the items is given back soon.
  private static let slice = 16_384

  /// Puts other items in the place of some, if the body then ends before
  /// `limit`.
  ///
  /// - Returns: why nothing was changed, or nil.
  /// - Complexity: O(items of some blocks + blocks of a group + groups), the
  ///   items that come and go and those whose row changes; where rows do not
  ///   soon begin with the same items as before, the rest is placed later; see
  ///   ``RowsBody/cuts``.
  func exchange(
    _ replaced: Range<Int>, for ratios: UnsafeBufferPointer<Double>,
    limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    if replaced.isEmpty && ratios.isEmpty { return nil }
    let old = self.ratios(ofItems: replaced)
    let before = bound
    if let fault = check(ratios, from: replaced.lowerBound, &clamped) {
      bound = before
      return fault
    }
    for ratio in old { bound -= longest(ratio) }
    // A million points for what sums of doubles are rounded by.
    let mayFail = bound + 1e6 >= limit.points
    guard
      let written = put(
        ratios, inPlaceOf: replaced, limit: mayFail ? limit : nil)
    else {
      if count == 0 { bound = 0 }
      return nil
    }
    let added = replaced.lowerBound..<replaced.lowerBound + written
    _ = old.withUnsafeBufferPointer { put($0, inPlaceOf: added, limit: nil) }
    bound = before
    placeCuts(.max, through: .max)
    return .contentTooLong
  }

  /// Ratios up to this count as much in the bound, so that most are looked at
  /// no closer.
  private var usual: Double { min(rules.greatestRatio, 8) }

  /// How long an item makes the body at most: no breaking into rows makes it
  /// longer than items one by one.
  private func longest(_ ratio: Double) -> Double {
    // The order of the arguments makes what is no number a usual one.
    max(usual, ratio) * max(rules.available, 0) + spacing.points
  }

  /// Adds to the bound what items may take, and looks for bad ones.
  private func check(
    _ ratios: UnsafeBufferPointer<Double>, from item: Int,
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    let (usual, greatest) = (usual.bitPattern, rules.greatestRatio)
    // Its first bit is set where a ratio is unusual, be it that it is no
    // number: without a branch several are looked at together.
    var signs = UInt64(0)
    for ratio in ratios {
      signs |= ratio.bitPattern | (usual &- ratio.bitPattern)
    }
    if signs >> 63 == 0 {
      bound += Double(ratios.count) * longest(0)
      return nil
    }
    for place in 0..<ratios.count {
      let ratio = ratios[place]
      if ratio > greatest { return .itemTooLong(item + place) }
      if !(ratio >= 0) { clamped.lengths.add(item + place) }
      bound += longest(ratio)
    }
    return nil
  }

  /// Places items anew that need not be where they are.
  ///
  /// - Parameters:
  ///   - budget: how many items at most, give or take a few blocks.
  ///   - position: places no more once all rows are final that start before
  ///     this.
  func placeCuts(_ budget: Int, through position: Int64) {
    let before = work.placed
    if cuts.isEmpty { return }
    let scratch = RowScratch()
    while let cut = cuts.first, let open = firstOpenBlock,
      totals[open, 1] < position
    {
      let left = budget < .max ? budget - (work.placed &- before) : Self.slice
      if left <= 0 { break }
      let first = totals.firstItem(of: cut)
      change(
        first..<first, with: UnsafeBufferPointer(start: nil, count: 0),
        budget: min(left, Self.slice), scratch)
    }
  }

  /// Puts other items in the place of some, slice by slice; returns how many
  /// had been put there when the body did not end before a limit, or nil.
  private func put(
    _ ratios: UnsafeBufferPointer<Double>, inPlaceOf replaced: Range<Int>,
    limit: Fixed?
  ) -> Int? {
    var (first, place) = (0, replaced)
    let scratch = RowScratch()
    repeat {
      let next = min(first + Self.slice, ratios.count)
      change(
        place, with: UnsafeBufferPointer(rebasing: ratios[first..<next]),
        budget: 0, scratch)
      if let limit {
        // Places that are not final prove nothing, and more than a slice of
        // the longest items would be past the greatest number.
        placeCuts(.max, through: .max)
        if length >= limit { return next }
      }
      place = place.lowerBound + next - first..<place.lowerBound + next - first
      first = next
    } while first < ratios.count
    return nil
  }

  private func change(
    _ replaced: Range<Int>, with ratios: UnsafeBufferPointer<Double>,
    budget: Int, _ scratch: RowScratch
  ) {
    // Best rows before a change soon are those of before.
    var first = totals.block(ofItem: max(replaced.lowerBound - 128, 0))
    var step = 1
    while true {
      let draft = JustifiedDraft(
        replacing: replaced, with: ratios, from: min(first, blocks.count),
        of: self, scratch: scratch)
      draft.walk(budget: budget)
      work.touched &+= draft.count
      if draft.followBack() {
        work.placed &+= draft.placed
        take(draft)
        return
      }
      first = max(0, first - step)
      step *= 2
    }
  }

  /// Takes over a draft and moves what follows.
  private func take(_ draft: JustifiedDraft) {
    let touched = totals.touched
    let old = draft.blocks
    let pieces = draft.pieces()
    let moved = draft.end &- totals[old.upperBound, 1]
    if pieces.blocks.count == old.count {
      for (place, index) in old.enumerated() {
        totals.set(
          firstItem: pieces.starts[2 * place],
          [pieces.starts[2 * place + 1]], of: index)
        blocks[index] = pieces.blocks[place]
      }
    } else {
      totals.replace(old, with: pieces.starts)
      blocks.replaceSubrange(old, with: pieces.blocks)
    }
    let next = old.lowerBound + pieces.blocks.count
    totals.add(items: draft.growth, [moved], from: next)
    moveCuts(
      around: old, to: pieces.blocks.count, from: old.upperBound + 1,
      isCut: draft.isCut)
    measureLastRow()
    work.touched &+= totals.touched &- touched
  }
}
