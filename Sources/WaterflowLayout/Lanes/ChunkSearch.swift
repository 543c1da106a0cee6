/// The search for the chunks of a body that meet a part of it, lane by lane.
///
/// A chunk's number is that of its block times the most chunks a block can
/// have, plus its place in the block; blocks need not have all of them.
struct ChunkSearch {
  private let body: LaneBody
  private let lanes: Int

  init(_ body: LaneBody) {
    self.body = body
    lanes = body.lanes
  }

  /// Finds for each lane the chunks whose part of the lane meets the range.
  func find(
    between lower: Fixed, and upper: Fixed,
    into chunks: inout [ClosedRange<Int>]
  ) {
    chunks.removeAll(keepingCapacity: true)
    let count = body.blocks.count
    guard count > 0 else { return }
    // Lengths vary but add up evenly: starting at the place in proportion
    // touches few rows, and rows far from each other are not in the cache.
    let last = max(body.totals[count, 1], 1)
    let part = Double(min(max(lower.raw, 0), last)) / Double(last)
    var block = Int(part * Double(count))
    for lane in 0..<lanes {
      // Lanes grow alike: the next one's block is rarely far.
      block = partition(count, near: block) {
        body.totals[$0 + 1, lane + 1] > lower.raw
      }
      guard block < count else { continue }
      let first = firstChunk(of: block, lane) { $0 > lower.raw }
      let begin = block * body.shape.chunksPerBlock + first
      // The last chunk that starts before the upper end.
      let next = partition(count, near: block + 1) {
        body.totals[$0, lane + 1] >= upper.raw
      }
      guard next > 0 else { continue }
      let chunk = firstChunk(of: next - 1, lane) { $0 >= upper.raw }
      let end = (next - 1) * body.shape.chunksPerBlock + chunk
      if begin <= end { chunks.append(begin...end) }
    }
  }

  /// The first chunk of a block behind which the lane's end meets a condition
  /// that all later ones meet; the last one if none does.
  @inline(__always)
  private func firstChunk(
    of index: Int, _ lane: Int, where holds: (Int64) -> Bool
  ) -> Int {
    body.blocks.withUnsafeBufferPointer { blocks in
      let rows = blocks[index].rows
      let chunks = body.shape.chunks(for: blocks[index].count)
      let moved = body.totals[index, lane + 1] &- rows[lane]
      return partition(chunks - 1) {
        holds(rows[($0 + 1) * lanes + lane] &+ moved)
      }
    }
  }
}
