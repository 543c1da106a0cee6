/// Items and rows that stand in the place of some blocks after a change, before
/// the body takes them over.
///
/// Items are counted from some before the first block, as far as a row that
/// reaches into it may go back.
final class JustifiedDraft {
  /// The blocks to replace.
  @exclusivity(unchecked) private(set) var blocks: Range<Int>
  /// How many items more there are in them than before.
  let growth: Int
  /// Whether the block behind may begin with other rows in the end.
  @exclusivity(unchecked) private(set) var isCut = false
  /// How many items from the change on were walked over.
  @exclusivity(unchecked) private(set) var placed = 0
  /// Where the first row starts that is not in these blocks.
  @exclusivity(unchecked) private(set) var end = Int64(0)

  private let body: JustifiedBody
  private let walk: RowWalk
  /// The section's index of the first item of the blocks.
  private let firstItem: Int
  /// How many items before the blocks are looked at.
  private let lead: Int
  private let reach: Int
  /// The first row of the section that is before the blocks.
  private let earlierRow: (item: Int, top: Int64)?
  /// The first item behind the change, and how many items it brings.
  private let suffix: Int
  private let added: Int
  /// Whether items come or go.
  private let changes: Bool
  /// The number of items in each piece that the blocks become.
  @exclusivity(unchecked) private var sizes: [Int] = []
  /// Where the items of the blocks end.
  @exclusivity(unchecked) private var last = 0
  @exclusivity(unchecked) private var starts = RowStarts(room: 0)

  /// The number of items in the blocks.
  var count: Int { last - lead }

  /// Joins what stays around new items.
  ///
  /// - Parameters:
  ///   - replaced: the items to replace.
  ///   - ratios: what comes in their place.
  ///   - block: the first block to replace.
  ///   - body: the body to be changed.
  ///   - scratch: memory for the walk.
  init(
    replacing replaced: Range<Int>, with ratios: UnsafeBufferPointer<Double>,
    from block: Int, of body: JustifiedBody, scratch: RowScratch
  ) {
    let (totals, all) = (body.totals, body.blocks.count)
    self.body = body
    blocks = block..<min(totals.block(ofItem: replaced.upperBound) + 1, all)
    firstItem = totals.firstItem(of: block)
    growth = ratios.count - replaced.count
    if let index = body.lastRowBlock(before: block) {
      let row = body.blocks[index].rowCount - 1
      let item =
        totals.firstItem(of: index) + Int(body.blocks[index].firstItems[row])
      earlierRow = (item, body.top(ofRow: row, in: index))
    } else {
      earlierRow = nil
    }
    // It may be of before a change that has left fewer items in front.
    reach = block < all ? min(Int(body.blocks[block].reach), firstItem) : 0
    lead = max(reach, firstItem - (earlierRow?.item ?? firstItem))
    let isGreedy = body.rules.rows.breaking == .greedy
    let items = totals.firstItem(of: blocks.upperBound) - firstItem + growth
    walk = RowWalk(
      body.rules, capacity: lead + items + JustifiedBlock.size,
      known: lead,
      costs: UnsafeBufferPointer(
        start: block < all ? body.blocks[block].costs : nil,
        count: isGreedy ? 0 : reach),
      scratch: scratch, ledger: body.ledger)
    added = ratios.count
    changes = !(replaced.isEmpty && ratios.isEmpty)
    suffix = lead + replaced.lowerBound - firstItem + ratios.count
    append(body, firstItem - lead..<firstItem - reach)
    walk.openRow()
    append(body, firstItem - reach..<replaced.lowerBound)
    walk.append(ratios)
    append(body, replaced.upperBound..<totals.firstItem(of: blocks.upperBound))
    last = walk.count
    var coming = ratios.count
    for index in blocks {
      let items = totals.firstItem(of: index)..<totals.firstItem(of: index + 1)
      var size = items.count - items.clamped(to: replaced).count
      if replaced.lowerBound < items.upperBound
        || index + 1 == blocks.upperBound
      {
        size += coming
        coming = 0
      }
      sizes.append(size)
    }
    if blocks.isEmpty { sizes.append(ratios.count) }
  }

  private func append(_ body: JustifiedBody, _ items: Range<Int>) {
    body.forEachBlock(of: items) { block, places in
      walk.append(
        UnsafeBufferPointer(
          start: body.blocks[block].ratios + places.lowerBound,
          count: places.count))
    }
  }

  // MARK: - Rows

  /// Walks over the items, and over those of later blocks until nothing
  /// changes any more, or until the budget is spent.
  func walk(budget: Int) {
    walk.run()
    while blocks.upperBound < body.blocks.count {
      if count >= JustifiedBlock.size / 4 {
        if isSettled { break }
        isCut =
          last - suffix
          >= max(budget > 0 ? budget : patience, 4 * JustifiedBlock.size)
        if isCut { break }
      }
      let next = blocks.upperBound
      append(
        body,
        body.totals.firstItem(of: next)..<body.totals.firstItem(of: next + 1))
      sizes.append(walk.count - last)
      last = walk.count
      blocks = blocks.lowerBound..<next + 1
      walk.run()
    }
    placed = last - min(last, suffix - added)
  }

  /// How many items are walked over in vain before the rest is left for later.
  ///
  /// First fit is final up to there; the best rows of equal items may depend on
  /// the last, hence a section of some thousand items is walked over at once.
  private var patience: Int {
    JustifiedBlock.size
      * (body.rules.rows.breaking == .greedy ? 4 : 16)
  }

  /// Whether the costs around the end are those of before, but for one amount
  /// in all of them.
  private var isSettled: Bool {
    let block = body.blocks[blocks.upperBound]
    let reach = reach(of: last)
    guard reach == Int(block.reach), !changes || last - reach >= suffix else {
      return false
    }
    return !keepsCosts || walk.hasCosts(block.costs, before: last, count: reach)
  }

  private func reach(of end: Int) -> Int {
    end == lead ? reach : walk.reach(of: end)
  }

  /// Follows the best rows back from the first that begins behind the blocks.
  ///
  /// - Returns: whether the last row before the blocks is one of them.
  func followBack() -> Bool {
    let next = body.totals.firstItem(of: blocks.upperBound)
    let row = body.firstRow(from: blocks.upperBound)
    append(body, next..<row)
    walk.run()
    var end = walk.count
    if isCut && end > last {
      // The row that is there goes on from the blocks for the time being.
      walk.setLength(
        max(walk.longest(before: end), end - last + 1), before: end)
    }
    let (starts, lengths) = (RowStarts(room: end - lead), walk.items.lengths)
    // No row is empty, so there is room for all of them.
    while end > lead {
      end &-= Int(lengths[end &- 1])
      if end >= lead { starts.prepend(end) }
    }
    self.starts = starts
    guard let earlierRow else { return true }
    let item = firstItem - lead + end
    guard item == firstItem else { return item == earlierRow.item }
    if body.firstRow(from: blocks.lowerBound) == firstItem { return true }
    let block = body.totals.block(ofItem: firstItem - 1)
    let place = firstItem - 1 - body.totals.firstItem(of: block)
    return Int(body.blocks[block].lengths[place]) == item - earlierRow.item
  }

  /// Gives all rows their tops.
  private func stack(_ tops: UnsafeMutablePointer<Int64>) {
    let (walk, starts, spacing) = (walk, starts, body.rules.spacing)
    let rowCount = starts.count
    var (row, next, top) = (0, lead, Int64(0))
    if let earlierRow {
      next = lead - firstItem + earlierRow.item
      top = earlierRow.top
    } else if rowCount > 0 {
      next = starts[0]
      tops[0] = top
      row = 1
    }
    while next < walk.count {
      let start = next
      next = row < rowCount ? starts[row] : walk.count
      let length = walk.length(ofRow: start..<next)
      top = top &+ (Fixed(points: length) + spacing).raw
      if row < rowCount { tops[row] = top }
      row += 1
    }
    end = top
  }

  // MARK: - Pieces

  /// The blocks that take the place of the old ones, and for each its first
  /// item and the top of the first row that starts in it or behind.
  ///
  /// They share their memory, and the items' is the walk's own: what is in it
  /// does not change any more.
  func pieces() -> (blocks: [JustifiedBlock], starts: [Int64]) {
    let (sizes, starts) = (pieceSizes(), starts)
    let rows = StackedRows(
      rows: starts.count, costs: costCount(of: sizes), ledger: body.ledger)
    stack(rows.tops)
    // Few items are copied, so that they do not hold memory for many.
    var (items, shift) = (walk.items, 0)
    if items.capacity - count > count / 8 {
      items = RowItems(lead..<last, of: items, ledger: body.ledger)
      shift = lead
    }
    var (blocks, totals): ([JustifiedBlock], [Int64]) = ([], [])
    var (first, row, costs) = (lead, 0, rows.costs)
    for size in sizes {
      let (next, firstRow, reach) = (first + size, row, reach(of: first))
      while row < starts.count && starts[row] < next {
        rows.firstItems[row] = UInt16(truncatingIfNeeded: starts[row] - first)
        row += 1
      }
      totals.append(Int64(firstItem + first - lead))
      totals.append(firstRow < starts.count ? rows.tops[firstRow] : end)
      blocks.append(
        JustifiedBlock(
          items: first - shift..<next - shift, of: items,
          rows: firstRow..<row, of: rows, costs: costs, reach: reach))
      if keepsCosts {
        walk.copyCosts(before: first, count: reach, to: costs)
        costs += reach
      }
      first = next
    }
    // Where there is no block, nothing else holds what was written to.
    withExtendedLifetime(rows) {}
    return (blocks, totals)
  }

  private var keepsCosts: Bool { body.rules.rows.breaking != .greedy }

  /// How many costs the blocks of some sizes keep.
  private func costCount(of sizes: [Int]) -> Int {
    guard keepsCosts else { return 0 }
    var (first, count) = (lead, 0)
    for size in sizes {
      count += reach(of: first)
      first += size
    }
    return count
  }

  /// Keeps the pieces that there are, but for those too small or too large.
  private func pieceSizes() -> [Int] {
    let (size, least) = (JustifiedBlock.size, JustifiedBlock.size / 4)
    var (result, rest): ([Int], Int) = ([], 0)
    for (place, old) in sizes.enumerated() {
      rest += old
      if rest < least && place + 1 < sizes.count { continue }
      if rest < least, let before = result.popLast() { rest += before }
      let parts = rest > 2 * size ? (rest + size - 1) / size : 1
      for part in 0..<parts where rest > 0 {
        result.append(rest * (part + 1) / parts - rest * part / parts)
      }
      rest = 0
    }
    return result
  }
}
