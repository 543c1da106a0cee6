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
              shape: body.shape))
        }
      }
    }
  }

  /// Finds for each lane the chunks whose part of the lane meets the range.
  func find(
    between lower: Int64, and upper: Int64,
    into chunks: inout [ClosedRange<Int>]
  ) {
    // Lengths vary but add up evenly: starting at the place in proportion
    // touches few rows, and rows far from each other are not in the cache.
    let length = max(end(before: count, 0), 1)
    let part = Double(min(max(lower, 0), length)) / Double(length) * Double(count)
    var block = Int(part)
    var chunk = Int((part - Double(block)) * Double(shape.chunksPerBlock))
    for lane in 0..<shape.lanes {
      // Lanes grow alike: the next one's chunk is rarely far.
      block = partition(count, near: block) {
        end(before: $0 + 1, lane) > lower
      }
      guard block < count else { continue }
      chunk = self.chunk(of: block, lane, near: chunk) { $0 > lower }
      let begin = block << shape.blockShift + chunk
      // The last chunk that starts before the upper end.
      let next = partition(count, near: block + 1) {
        end(before: $0, lane) >= upper
      }
      guard next > 0 else { continue }
      let hint = next - 1 == block ? chunk : 0
      let last =
        (next - 1) << shape.blockShift
        + self.chunk(of: next - 1, lane, near: hint) { $0 >= upper }
      if begin <= last { chunks.append(begin...last) }
    }
  }

  /// Where a lane ends before a block.
  @inline(__always)
  private func end(before block: Int, _ lane: Int) -> Int64 {
    let width = shape.lanes + 1
    return rows[block * width + lane + 1]
      &+ shares[(block >> RunningTotals.groupShift) * width + lane + 1]
  }

  /// The first chunk of a block behind which the lane's end meets a condition
  /// that all later ones meet; the last one if none does.
  @inline(__always)
  private func chunk(
    of block: Int, _ lane: Int, near hint: Int, where holds: (Int64) -> Bool
  ) -> Int {
    let rows = blocks[block].rows + lane
    let moved = end(before: block, lane) &- rows[0]
    return partition(shape.chunks(for: blocks[block].count) - 1, near: hint) {
      holds(rows[($0 + 1) * shape.lanes] &+ moved)
    }
  }
}
