/// What stands in the place of some blocks after a change, before the body
/// takes it over: a change that is refused leaves no trace.
struct LaneDraft {
  /// The blocks to replace.
  let blocks: Range<Int>
  /// The section's indices of their items before the change.
  let items: Range<Int>
  /// The items to replace.
  let replaced: Range<Int>
  /// How many items come in their place.
  let added: Int
  /// All items of the blocks after the change, in memory of their own.
  private(set) var block: LaneBlock
  /// How many chunks at the start are as they were.
  private let settled: Int

  /// How many of the items stand before the replaced ones.
  var prefix: Int { replaced.lowerBound - items.lowerBound }
  /// How many items more there are behind the change.
  var growth: Int { added - replaced.count }

  /// Copies what stays and puts the new items between.
  init(
    replacing replaced: Range<Int>, with new: LaneItems, of body: LaneBody
  ) {
    self.replaced = replaced
    added = new.count
    blocks = Self.blocks(around: replaced, adding: new.count, of: body)
    let totals = body.totals
    items =
      totals.firstItem(
        of: blocks.lowerBound)..<totals.firstItem(
        of: blocks.upperBound)
    let old = body.blocks
    var hasSpans = new.hasSpans
    for index in blocks where old[index].spans != nil { hasSpans = true }
    block = LaneBlock(
      capacity: items.count - replaced.count + added, shape: body.shape,
      hasSpans: hasSpans,
      ledger: body.ledger)
    block.count = block.capacity
    var first = items.lowerBound
    for index in blocks {
      let one = old[index]
      let before = 0..<min(max(replaced.lowerBound - first, 0), one.count)
      block.copy(before, of: one, to: first - items.lowerBound)
      let start = min(max(replaced.upperBound - first, 0), one.count)
      block.copy(
        start..<one.count, of: one,
        to: first + start - items.lowerBound + added - replaced.count)
      first += one.count
    }
    let prefix = replaced.lowerBound - items.lowerBound
    block.copy(0..<added, of: new, to: prefix)
    if body.shape.hasTraits {
      block.copyTraits(0..<added, of: new.traits, to: prefix)
    }
    settled = Self.copyRows(before: prefix, of: blocks, body, to: block)
  }

  /// The blocks that a change rewrites: those of the replaced items, and a
  /// neighbour if too few items would be left.
  private static func blocks(
    around replaced: Range<Int>, adding added: Int, of body: LaneBody
  ) -> Range<Int> {
    let totals = body.totals
    let count = body.blocks.count
    var first = min(totals.block(ofItem: replaced.lowerBound), count - 1)
    var end =
      replaced.isEmpty
      ? first + 1 : totals.block(ofItem: replaced.upperBound - 1) + 1
    let items = totals.firstItem(of: end) - totals.firstItem(of: first)
    if items - replaced.count + added < body.shape.blockSize / 4 {
      if end < count {
        end += 1
      } else if first > 0 {
        first -= 1
      }
    }
    return first..<end
  }

  /// Takes over the rows of chunks that lie before the change; returns how
  /// many chunks those are.
  private static func copyRows(
    before prefix: Int, of blocks: Range<Int>, _ body: LaneBody,
    to block: LaneBlock
  ) -> Int {
    let old = body.blocks[blocks.lowerBound]
    let shape = body.shape
    let settled = min(
      prefix >> shape.chunkShift, shape.chunks(for: old.count) - 1)
    for lane in 0..<shape.lanes {
      let moved = body.totals[blocks.lowerBound, lane + 1] &- old.rows[lane]
      for chunk in 0...max(settled, 0) {
        let place = chunk * shape.lanes + lane
        block.rows[place] = old.rows[place] &+ moved
      }
    }
    return max(settled, 0)
  }

  /// Places the items from the change on.
  ///
  /// - Parameters:
  ///   - body: the body to be changed.
  ///   - lane: the lane of the one new item, or nil to choose lanes.
  ///   - kept: how many of the body's first items keep their lanes.
  ///   - limit: where the body must end before.
  ///   - clamped: receives the items that were brought into range.
  /// - Returns: why the items cannot be placed, or nil.
  func place(
    in body: LaneBody, lane: Int?, keeping kept: Int, limit: Fixed,
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    if let lane, let laneOf = block.laneOf {
      laneOf[prefix] = UInt8(truncatingIfNeeded: lane)
    }
    let start = settled << body.shape.chunkShift
    let behind = prefix + added
    let cursor = body.cursor(before: blocks.lowerBound)
    return body.place(
      start..<behind, keeping: lane == nil ? prefix : behind, of: block,
      rows: block.rows, offset: items.lowerBound, cursor: cursor,
      limit: limit, &clamped)
      ?? body.place(
        behind..<block.count, keeping: kept - items.lowerBound, of: block,
        rows: block.rows, offset: items.lowerBound, cursor: cursor,
        limit: limit, &clamped)
  }

  /// The lanes' ends behind the last item.
  func ends(_ shape: LaneShape) -> [Int64] {
    let row = shape.chunks(for: block.count) * shape.lanes
    return Array(
      UnsafeBufferPointer(start: block.rows + row, count: shape.lanes))
  }

  /// The draft in blocks that are not too large.
  func pieces(_ shape: LaneShape, _ ledger: MemoryLedger) -> [LaneBlock] {
    if block.count == 0 { return [] }
    if block.count <= shape.blockSize { return [block] }
    let chunks = shape.chunks(for: block.count)
    let parts =
      (chunks + shape.chunksPerBlock - 1) / shape.chunksPerBlock
    // Parts begin with a chunk, so that they can keep its row.
    let share = (chunks + parts - 1) / parts
    var pieces: [LaneBlock] = []
    var first = 0
    while first < chunks {
      let start = first << shape.chunkShift
      let end = min(start + (share << shape.chunkShift), block.count)
      var piece = LaneBlock(
        capacity: end - start, shape: shape, hasSpans: block.spans != nil,
        ledger: ledger)
      piece.count = end - start
      piece.copy(start..<end, of: block, to: 0)
      piece.rows.initialize(
        from: block.rows + first * shape.lanes,
        count: shape.chunks(for: piece.count) * shape.lanes)
      pieces.append(piece)
      first += share
    }
    return pieces
  }
}
