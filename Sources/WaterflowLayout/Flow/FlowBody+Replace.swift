extension FlowBody {
  /// Breaks lines anew that begin where they need not.
  ///
  /// - Parameters:
  ///   - budget: how many items at most, give or take a few blocks.
  ///   - position: places no more once all lines that start before this are
  ///     placed.
  func placeCuts(_ budget: Int = .max, through position: Int64 = .max) {
    let placed = work.placed
    var clamped = ClampedItems()
    while let cut = cuts.first, lineStart(before: cut) < position {
      let left = budget < .max ? budget - (work.placed &- placed) : .max
      if left <= 0 { break }
      let first = totals.firstItem(of: cut)
      // It was made sure that all of them fit.
      let fault = change(
        first..<first, with: [], budget: left,
        limit: .longestContent, clamped: &clamped)
      if fault != nil { break }
    }
  }

  /// Where the line before a cut starts: what is behind may still join it.
  private func lineStart(before cut: Int) -> Int64 {
    // No cut is before the first block, which begins a line in any case.
    top(ofLine: blocks[cut - 1].lineCount - 1, in: cut - 1)
  }

  /// Puts other items in the place of some, if the body then ends before
  /// `limit`.
  ///
  /// - Returns: why nothing was changed, or nil.
  /// - Complexity: O(items of two blocks + blocks of a group + groups), the
  ///   items that come and go and those whose line changes; where lines do
  ///   not soon begin with the same items as before, the rest is placed later;
  ///   see ``RowsBody/cuts``.
  func change(
    _ replaced: Range<Int>, with source: [FlowSize], budget: Int,
    limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    let added = source.count
    var draft = FlowDraft(replacing: replaced, with: source, of: self)
    let before = clamped
    let place = replaced.lowerBound - draft.firstItem
    var new = FlowSum(spacing)
    if let fault = put(place..<place + added, of: draft, into: &new, &clamped) {
      return fault
    }
    let old = sum(of: replaced)
    let length = lengthOfAll &+ new.length &- old.length
    let fits = draft.breakLines(
      added: added, budget: length < limit.raw ? budget : .max, limit: limit,
      of: self)
    work.placed &+= draft.placed
    work.touched &+= draft.count
    let moved = draft.end &- totals[draft.blocks.upperBound, 1]
    let end = totals[blocks.count, 1] &+ moved
    if !fits || end &- spacing.raw >= limit.raw {
      guard draft.isCut || !cuts.isEmpty else { return .contentTooLong }
      // Places that are not final prove nothing.
      placeCuts()
      clamped = before
      return change(
        replaced, with: source, budget: .max, limit: limit, clamped: &clamped)
    }
    changesOfBreadth += new.changes - old.changes
    lengthOfAll = length
    take(draft, growth: added - replaced.count, moved)
    return nil
  }

  /// Takes over a draft and moves what follows.
  private func take(_ draft: FlowDraft, growth: Int, _ moved: Int64) {
    let touched = totals.touched
    let pieces = draft.pieces(ledger)
    if pieces.count != 1 || draft.blocks.count != 1 {
      var starts: [Int64] = []
      for piece in pieces {
        starts.append(
          Int64(draft.firstItem + (piece.sizes - draft.sizes)))
        starts.append(piece.tops[0])
      }
      totals.replace(draft.blocks, with: starts)
    }
    blocks.replaceSubrange(draft.blocks, with: pieces)
    let next = draft.blocks.lowerBound + pieces.count
    totals.add(items: growth, [moved], from: next)
    moveCuts(
      around: draft.blocks, to: pieces.count,
      from: draft.blocks.upperBound + (draft.endsAnew ? 1 : 0),
      isCut: draft.isCut)
    work.touched &+= totals.touched &- touched
  }

  // MARK: - Sums

  /// Adds up new items and puts their sizes right.
  private func put(
    _ items: Range<Int>, of draft: FlowDraft, into sum: inout FlowSum,
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    for item in items {
      let size = draft.sizes[item]
      if !(size.across.isUsableLength && size.along.isUsableLength) {
        if size.across > Fixed.longest || size.along > Fixed.longest {
          return .itemTooLong(draft.firstItem + item)
        }
        if !(size.across >= 0) || !(size.along >= 0) {
          clamped.lengths.add(draft.firstItem + item)
        }
        // The order of the arguments makes NaN and minus zero a zero.
        draft.sizes[item] = FlowSize(
          across: size.across > 0 ? size.across : 0,
          along: size.along > 0 ? size.along : 0)
      }
      sum.add(draft.sizes[item])
      if item > 0 {
        sum.compare(draft.sizes[item - 1], draft.sizes[item])
      }
    }
    if let last = items.last, last + 1 < draft.count {
      sum.compare(draft.sizes[last], draft.sizes[last + 1])
    } else if items.isEmpty, items.lowerBound > 0,
      items.lowerBound < draft.count
    {
      sum.compare(
        draft.sizes[items.lowerBound - 1], draft.sizes[items.lowerBound])
    }
    return nil
  }

  /// Adds up items, and where they meet those around them.
  private func sum(of items: Range<Int>) -> FlowSum {
    var sum = FlowSum(spacing)
    var before = items.lowerBound > 0 ? size(ofItem: items.lowerBound - 1) : nil
    for item in items {
      let size = size(ofItem: item)
      sum.add(size)
      if let before { sum.compare(before, size) }
      before = size
    }
    if let before, items.upperBound < count {
      sum.compare(before, size(ofItem: items.upperBound))
    }
    return sum
  }
}

/// What some items add to a body.
private struct FlowSum {
  private let spacing: Fixed
  /// Their lengths and the spacing behind each.
  private(set) var length = Int64(0)
  /// How many have another breadth than the one before.
  private(set) var changes = 0

  init(_ spacing: Fixed) {
    self.spacing = spacing
  }

  @inline(__always) mutating func add(_ size: FlowSize) {
    length &+= (Fixed(points: size.along) + spacing).raw
  }

  @inline(__always) mutating func compare(_ a: FlowSize, _ b: FlowSize) {
    if a.across != b.across { changes += 1 }
  }
}
