extension LaneBody {
  /// Writes the items between two positions of the body, in order, without
  /// searching lane by lane: from the first chunk that any lane needs, items
  /// are walked until no lane needs more.
  ///
  /// - Returns: whether that was all; not where items span lanes or keep
  ///   breadths, or where the lanes have grown so far apart that a search in
  ///   each is quicker.
  func writeItems(
    between lower: Int64, and upper: Int64, in scratch: inout LaneScratch,
    to writer: inout ItemWriter
  ) -> Bool {
    guard !hasSpans && !rules.keepsBreadths else { return false }
    scratch.prepare(lanes: lanes, items: 0)
    return scratch.ends.withUnsafeMutableBufferPointer { ends in
      blocks.withUnsafeBufferPointer { blocks in
        totals.rows.withUnsafeBufferPointer { rows in
          totals.shares.withUnsafeBufferPointer { shares in
            guard
              let ends = ends.baseAddress, let first = blocks.baseAddress,
              let rows = rows.baseAddress, let shares = shares.baseAddress
            else { return blocks.isEmpty }
            return LaneWalk(
              blocks: first, count: blocks.count, rows: rows, shares: shares,
              shape: shape, unit: rules.unit, spacing: rules.spacing.raw,
              ends: ends
            ).run(from: lower, to: upper, &writer)
          }
        }
      }
    }
  }
}

/// A walk over all lanes at once.
private struct LaneWalk {
  let blocks: UnsafePointer<LaneBlock>
  let count: Int
  let rows: UnsafePointer<Int64>
  let shares: UnsafePointer<Int64>
  let shape: LaneShape
  let unit: Double
  let spacing: Int64
  /// Where the lanes end before the next item.
  let ends: UnsafeMutablePointer<Int64>

  func run(
    from lower: Int64, to upper: Int64, _ writer: inout ItemWriter
  ) -> Bool {
    // Lengths add up evenly: the place in proportion is near.
    let length = max(end(before: count), 1)
    let part =
      Double(min(max(lower, 0), length)) / Double(length) * Double(count)
    var block = partition(count, near: Int(part)) {
      end(before: $0 + 1) > lower
    }
    guard block < count else { return true }
    var chunk = firstChunk(of: block, endingBehind: lower)
    var walked = 0
    while block < count {
      let here = blocks + block
      moveEnds(before: block, chunk)
      var item = chunk << shape.chunkShift
      let itemCount = here.pointee.count
      let offset = Int(
        rows[block &* width]
          &+ shares[(block >> RunningTotals.groupShift) &* width])
      while item < itemCount {
        if isBehind(upper) { return true }
        let stop = min(item &+ shape.chunkSize, itemCount)
        walk(item..<stop, of: here, offset, lower, upper, &writer)
        walked &+= stop &- item
        if walked > 256 &+ 8 &* writer.count { return false }
        item = stop
      }
      (block, chunk) = (block &+ 1, 0)
    }
    return true
  }

  @inline(__always)
  private func walk(
    _ items: Range<Int>, of block: UnsafePointer<LaneBlock>, _ offset: Int,
    _ lower: Int64, _ upper: Int64, _ writer: inout ItemWriter
  ) {
    let sizes = block.pointee.sizes
    let laneOf = block.pointee.laneOf
    var item = items.lowerBound
    while item < items.upperBound {
      let lane = laneOf.map { Int($0[item]) } ?? 0
      let length = Fixed(points: sizes[item] * unit).raw
      let top = ends[lane]
      let end = top &+ length
      ends[lane] = end &+ spacing
      if top < upper && end > lower {
        writer.write(
          offset &+ item, lane: lane, top: Fixed(raw: top),
          length: Fixed(raw: length))
      }
      item &+= 1
    }
  }

  private var width: Int { shape.lanes &+ 1 }

  /// Where a lane ends before a block.
  @inline(__always)
  private func end(before block: Int, _ lane: Int) -> Int64 {
    rows[block &* width &+ lane &+ 1]
      &+ shares[
        (block >> RunningTotals.groupShift) &* width &+ lane &+ 1]
  }

  /// Where the last lane ends before a block.
  private func end(before block: Int) -> Int64 {
    var last = end(before: block, 0)
    for lane in 1..<max(1, shape.lanes) {
      last = max(last, end(before: block, lane))
    }
    return last
  }

  /// The first chunk of a block behind which a lane ends behind a position;
  /// the last one if there is none.
  private func firstChunk(of block: Int, endingBehind lower: Int64) -> Int {
    let last = shape.chunks(for: blocks[block].count) &- 1
    let starts = blocks[block].rows
    return partition(last) { chunk in
      let row = starts + (chunk &+ 1) &* shape.lanes
      for lane in 0..<shape.lanes
      where end(before: block, lane) &+ row[lane] &- starts[lane] > lower {
        return true
      }
      return false
    }
  }

  private func moveEnds(before block: Int, _ chunk: Int) {
    let starts = blocks[block].rows
    let row = starts + chunk &* shape.lanes
    for lane in 0..<shape.lanes {
      ends[lane] = end(before: block, lane) &+ row[lane] &- starts[lane]
    }
  }

  /// Whether all lanes end at or behind a position.
  @inline(__always) private func isBehind(_ position: Int64) -> Bool {
    for lane in 0..<shape.lanes where ends[lane] < position { return false }
    return true
  }
}
