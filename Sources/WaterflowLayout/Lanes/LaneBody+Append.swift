extension LaneBody {
  /// How many blocks share one piece of memory when many items are added.
  private static var blocksAtOnce: Int { 4_096 }

  /// Adds items behind the last one, if the body then ends before `limit`.
  ///
  /// - Parameters:
  ///   - added: how many items.
  ///   - source: where they come from.
  ///   - kept: how many of them come with a lane and keep it.
  ///   - limit: where the body must end before.
  ///   - clamped: receives the items that were brought into range.
  /// - Returns: why nothing was added, or nil.
  /// - Complexity: O(added items), independent of the number of lanes up to
  ///   12 but for the length of a compare-exchange chain; O(added items *
  ///   lanes) with spans or a reading order.
  func append(
    _ added: Int, from source: LaneSource, keeping kept: Int = 0,
    limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard added > 0 else { return nil }
    // The lanes that new items get now may be kept, so places must be final.
    if assignment == .stable { placePending() }
    let before = clamped
    var run = AppendedRun(
      first: count, ends: totals.ends(before: blocks.count),
      cursor: cursor(before: blocks.count))
    let spanning = source.isSpanning
    let fault = place(
      added, from: source, &run, spanning: spanning, keeping: kept,
      limit: limit, &clamped)
    if pendingBlock != nil {
      let fits =
        fault == nil
        && surelyFits(
          advanceOfAll &+ advance(of: run), ends: run.ends,
          below: laneLimit(limit), hasSpans: hasSpans || spanning)
      if case .itemTooLong = fault { return fault }
      if !fits {
        // Places behind others that are not final prove nothing.
        placePending()
        clamped = before
        return append(
          added, from: source, keeping: kept, limit: limit, clamped: &clamped)
      }
    }
    if let fault { return fault }
    commit(run, spanning: spanning)
    return nil
  }

  private func advance(of run: AppendedRun) -> Int64 {
    var sum = Int64(0)
    var start = run.start
    for piece in run.pieces {
      sum &+= advance(of: start..<piece.count, in: piece)
      start = 0
    }
    return sum
  }

  /// Places added items without taking them over.
  private func place(
    _ added: Int, from source: LaneSource, _ run: inout AppendedRun,
    spanning: Bool, keeping kept: Int, limit: Fixed,
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    let room = (blocks.last.map { shape.blockSize - $0.count }) ?? 0
    if let last = blocks.last, room > 0 {
      let block = extended(last, by: min(room, added), spanning: spanning)
      run.count = min(room, added)
      source.write(
        0..<run.count, to: block, at: last.count, keepsLanes: kept > 0,
        hasTraits: shape.hasTraits)
      if let fault = place(
        &run, in: block, from: last.count, keeping: kept, limit, &clamped)
      {
        return fault
      }
    }
    while run.count < added {
      let next = run.count
      let items = min(added - next, shape.blockSize * Self.blocksAtOnce)
      let piece = LaneBlock(
        capacity: items, shape: shape, hasSpans: spanning, ledger: ledger)
      run.count += items
      source.write(
        next..<run.count, to: piece, at: 0, keepsLanes: kept > 0,
        hasTraits: shape.hasTraits)
      if let fault = place(
        &run, in: piece, from: 0, keeping: kept, limit, &clamped)
      {
        return fault
      }
    }
    return nil
  }

  /// Adds all items of some blocks.
  func append(
    _ others: [LaneBlock], keeping kept: Int, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    var added = 0
    for block in others { added += block.count }
    return append(
      added, from: .blocks(others), keeping: min(kept, added), limit: limit,
      clamped: &clamped)
  }

  /// A block as long as what it holds and what it is to hold need.
  private func extended(
    _ block: LaneBlock, by added: Int, spanning: Bool
  ) -> LaneBlock {
    let count = block.count + added
    let hasSpans = block.spans != nil || spanning
    if block.capacity >= count && hasSpans == (block.spans != nil) {
      return block
    }
    var longer = LaneBlock(
      capacity: min(max(count, 2 * block.count), shape.blockSize),
      shape: shape, hasSpans: hasSpans, ledger: ledger)
    longer.copy(0..<block.count, of: block, to: 0)
    longer.rows.initialize(
      from: block.rows, count: shape.chunks(for: block.count) * lanes)
    longer.count = block.count
    return longer
  }

  /// Places the items of a run that lie in a block from a place on.
  private func place(
    _ run: inout AppendedRun, in block: LaneBlock, from start: Int,
    keeping kept: Int, _ limit: Fixed, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    let end = start + run.count - run.placed
    let rows = block.rows + shape.chunks(for: start) * lanes
    rows.initialize(from: run.ends, count: lanes)
    let keptEnd = start + kept - run.placed
    let offset = run.first + run.placed - start
    if let fault = place(
      start..<end, keeping: keptEnd, of: block, rows: block.rows,
      offset: offset, cursor: run.cursor, limit: limit, &clamped)
    {
      return fault
    }
    let last = block.rows + shape.chunks(for: end) * lanes
    for lane in 0..<lanes { run.ends[lane] = last[lane] }
    var filled = block
    filled.count = end
    run.cursor = cursor(behind: filled)
    run.placed = run.count
    if run.pieces.isEmpty { run.start = start }
    run.pieces.append(filled)
    run.rows += run.ends
    return nil
  }

  /// Places some items of a block, for which the row before them is there;
  /// those before `kept` keep their lanes.
  func place(
    _ items: Range<Int>, keeping kept: Int, of block: LaneBlock,
    rows: UnsafeMutablePointer<Int64>, offset: Int, cursor: Int,
    limit: Fixed, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    let kept = min(max(kept, items.lowerBound), items.upperBound)
    return place(
      items.lowerBound..<kept, of: block, rows: rows, offset: offset,
      cursor: cursor, keepingLanes: true, limit: limit, &clamped)
      ?? place(
        kept..<items.upperBound, of: block, rows: rows, offset: offset,
        cursor: cursor, keepingLanes: false, limit: limit, &clamped)
  }

  /// Places some items of a block, all of which keep their lanes or none.
  @inline(never) func place(
    _ items: Range<Int>, of block: LaneBlock,
    rows: UnsafeMutablePointer<Int64>, offset: Int, cursor: Int,
    keepingLanes: Bool, limit: Fixed, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    if items.isEmpty { return nil }
    work.placed &+= items.count
    work.touched &+= items.count
    if shape.isGiven {
      block.takeGivenLanes(items, offset: offset, of: lanes, &clamped)
    }
    let placement = LanePlacement(
      items: items, offset: offset, cursor: cursor, rules: rules,
      chunkSize: shape.chunkSize,
      keepsLanes: keepingLanes || shape.isGiven,
      sizes: block.sizes, spans: block.spans.map { UnsafePointer($0) },
      laneOf: block.laneOf, ends: rows, limit: limit)
    return placement.run(&clamped)
  }

  /// Takes over what has been placed.
  private func commit(_ run: AppendedRun, spanning: Bool) {
    if spanning && !hasSpans {
      spannedLength = advanceOfAll
      hasSpans = true
    }
    if hasSpans { spannedLength &+= advance(of: run) }
    for index in run.pieces.indices {
      let ends = Array(run.rows[index * lanes..<(index + 1) * lanes])
      if index == 0 && run.start > 0 {
        extendLast(from: run.start, to: run.pieces[index], ends: ends)
      } else {
        commit(run.pieces[index], ends: ends)
      }
    }
    updateLength()
  }

  /// Takes over a last block that has grown; its rows then move with the
  /// block's start like those it had.
  private func extendLast(
    from start: Int, to block: LaneBlock, ends: [Int64]
  ) {
    let last = blocks.count - 1
    for lane in 0..<lanes {
      let moved = totals[last, lane + 1] &- block.rows[lane]
      guard moved != 0 else { continue }
      for chunk in shape.chunks(for: start)..<shape.chunks(for: block.count) {
        block.rows[chunk * lanes + lane] &-= moved
      }
    }
    blocks[last] = block
    totals.extendLast(by: block.count - start, ends: ends)
  }

  /// Takes over a piece of memory as blocks.
  private func commit(_ piece: LaneBlock, ends: [Int64]) {
    let count = piece.count
    let added = (count + shape.blockSize - 1) / shape.blockSize
    if blocks.count + added > blocks.capacity {
      blocks.reserveCapacity(max(blocks.count + added, 2 * blocks.count))
    }
    for start in stride(from: 0, to: count, by: shape.blockSize) {
      let end = min(start + shape.blockSize, count)
      blocks.append(LaneBlock(start..<end, of: piece, shape: shape))
    }
    totals.append(
      blocksOf: shape.blockSize, items: count, starts: piece.rows,
      stride: shape.chunksPerBlock * lanes, ends: ends)
  }
}

/// Items on their way to the end of a body.
private struct AppendedRun {
  /// The section's index of the first item.
  let first: Int
  /// The lanes' ends behind what is placed.
  var ends: [Int64]
  /// The lane behind the one of the last item placed.
  var cursor: Int
  /// How many items are in memory.
  var count = 0
  /// How many of those are placed.
  var placed = 0
  /// The blocks with new items; all but the first hold only such.
  var pieces: [LaneBlock] = []
  /// The first new item of the first of them.
  var start = 0
  /// The lanes' ends behind each of them, row after row.
  var rows: [Int64] = []

  init(first: Int, ends: [Int64], cursor: Int) {
    self.first = first
    self.ends = ends
    self.cursor = cursor
  }
}
