/// The search for the chunks of a body that meet a part of it, lane by lane.
///
/// A chunk's number is that of its block times the most chunks a block can
/// have, plus its place in the block; blocks need not have all of them.
struct ChunkSearch {
  private let blocks: UnsafePointer<LaneBlock>
  private let count: Int
  private let rows: UnsafePointer<Int64>
  private let shares: UnsafePointer<Int64>
  private let shape: LaneShape
  /// Whether each item makes its lane longer.
  private let isSpaced: Bool

  /// Calls `body` with a search in a body's blocks; not without blocks.
  @inline(__always)
  static func run(_ body: LaneBody, _ search: (ChunkSearch) -> Void) {
    body.blocks.withUnsafeBufferPointer { blocks in
      body.totals.rows.withUnsafeBufferPointer { rows in
        body.totals.shares.withUnsafeBufferPointer { shares in
          guard
            !blocks.isEmpty, let first = blocks.baseAddress,
            let rows = rows.baseAddress, let shares = shares.baseAddress
          else { return }
          search(
            ChunkSearch(
              blocks: first, count: blocks.count, rows: rows, shares: shares,
              shape: body.shape, isSpaced: body.rules.spacing > .zero))
        }
      }
    }
  }

  /// Finds for each lane the chunks whose part of the lane meets the range.
  func find(
    between lower: Int64, and upper: Int64,
    into chunks: inout [ClosedRange<Int>]
  ) {
    // Nothing of a lane stands before its start, where others may go on until
    // it has items.
    let lower = isSpaced ? max(lower, 0) : lower
    // Lengths vary but add up evenly: starting at the place in proportion
    // touches few rows, and rows far from each other are not in the cache.
    let length = max(end(before: count, 0), 1)
    let part =
      Double(min(max(lower, 0), length)) / Double(length) * Double(count)
    var block = Int(part)
    var chunk = Int((part - Double(block)) * Double(shape.chunksPerBlock))
    for lane in 0..<shape.lanes {
      // Lanes grow alike: the next one's chunk is rarely far.
      block = self.block(in: lane, endingBehind: lower, near: block)
      guard block < count else { continue }
      chunk = self.chunk(of: block, lane, endingBehind: lower, near: chunk)
      // Nothing of a lane stands behind its end, where others may go on.
      let upper = isSpaced ? min(upper, end(before: count, lane)) : upper
      // The last chunk that starts before the upper end ends there or behind.
      let next = min(
        self.block(in: lane, endingBehind: upper &- 1, near: block), count - 1)
      let last = self.chunk(
        of: next, lane, endingBehind: upper &- 1,
        near: next == block ? chunk : 0)
      let begin = block << shape.blockShift + chunk
      let stop = next << shape.blockShift + last
      if begin <= stop { chunks.append(begin...stop) }
    }
  }

  /// Where a lane ends before a block.
  @inline(__always)
  private func end(before block: Int, _ lane: Int) -> Int64 {
    let width = shape.lanes + 1
    return rows[block * width + lane + 1]
      &+ shares[(block >> RunningTotals.groupShift) * width + lane + 1]
  }

  /// The first block behind which a lane ends behind a position; ``count`` if
  /// there is none.
  @inline(never)
  private func block(
    in lane: Int, endingBehind position: Int64, near hint: Int
  ) -> Int {
    partition(count, near: hint) { end(before: $0 + 1, lane) > position }
  }

  /// The first chunk of a block behind which a lane ends behind a position;
  /// the last one if there is none.
  @inline(never)
  private func chunk(
    of block: Int, _ lane: Int, endingBehind position: Int64, near hint: Int
  ) -> Int {
    let rows = blocks[block].rows + lane
    let moved = end(before: block, lane) &- rows[0]
    return partition(shape.chunks(for: blocks[block].count) - 1, near: hint) {
      rows[($0 + 1) * shape.lanes] &+ moved > position
    }
  }
}
