extension LaneBody {
  /// Where an item stands in its section's body.
  struct Position {
    var lane: Int
    /// How many lanes the item takes up.
    var span: Int
    var top: Fixed
    var length: Fixed
  }

  /// An item that lies between two positions.
  struct Found {
    var item: Int
    var position: Position
  }

  /// Calls `body` with the items between two positions of the body, in order.
  ///
  /// - Complexity: O(lanes * log(items in a lane) + results), whatever decided
  ///   the lanes; but without line spacing all items around which a given lane
  ///   has none are looked through, for one there without length.
  @inline(__always)
  func forEachItem(
    between lower: Fixed, and upper: Fixed, in scratch: inout LaneScratch,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    findChunks(between: lower, and: upper, in: &scratch)
    var next = 0
    while let chunk = firstChunk(from: next, in: scratch.chunks) {
      let count = walk(
        chunk: chunk & (shape.chunksPerBlock - 1),
        ofBlock: chunk >> shape.blockShift, from: lower.raw, to: upper.raw,
        in: &scratch)
      for index in 0..<count {
        let found = scratch.found[index]
        body(found.item, found.position)
      }
      next = chunk + 1
    }
  }

  @inline(never)
  private func findChunks(
    between lower: Fixed, and upper: Fixed, in scratch: inout LaneScratch
  ) {
    scratch.prepare(lanes: lanes, items: shape.chunkSize)
    ChunkSearch.run(self) {
      $0.find(between: lower.raw, and: upper.raw, into: &scratch.chunks)
    }
  }

  /// Returns where an item of the body stands.
  ///
  /// - Complexity: O(log(blocks)): one chunk is walked.
  func position(of item: Int) -> Position {
    var position = Position(lane: 0, span: 1, top: .zero, length: .zero)
    let index = totals.block(ofItem: item)
    let block = blocks[index]
    let place = item - totals.firstItem(of: index)
    let first = place - place & (shape.chunkSize - 1)
    let row = block.rows + (place >> shape.chunkShift) * lanes
    var ends = totals.ends(before: index)
    for lane in 0..<lanes { ends[lane] &+= row[lane] &- block.rows[lane] }
    ends.withUnsafeMutableBufferPointer {
      guard let ends = $0.baseAddress else { return }
      for item in first...place {
        position = self.place(
          length(ofItem: item, in: block),
          lane(ofItem: item, in: block),
          span: span(ofItem: item, in: block), in: ends)
      }
    }
    return position
  }

  /// Returns an item's own breadth; endless if it has none.
  ///
  /// - Complexity: O(log(blocks)).
  @inline(never) func breadth(ofItem item: Int) -> Double {
    let index = totals.block(ofItem: item)
    guard index < blocks.count else { return .infinity }
    return blocks[index].traits?[2 * (item - totals.firstItem(of: index)) + 1]
      ?? .infinity
  }

  /// Finds the items of a chunk between two positions, in order; none if the
  /// block has no such chunk.
  ///
  /// - Returns: how many of the scratch's first items they are.
  @inline(never)
  private func walk(
    chunk: Int, ofBlock index: Int, from lower: Int64, to upper: Int64,
    in scratch: inout LaneScratch
  ) -> Int {
    let start = chunk << shape.chunkShift
    let end = min(start + shape.chunkSize, blocks[index].count)
    guard start < end else { return 0 }
    return blocks.withUnsafeBufferPointer { blocks in
      scratch.ends.withUnsafeMutableBufferPointer { ends in
        scratch.found.withUnsafeMutableBufferPointer { found in
          guard
            let blocks = blocks.baseAddress, let ends = ends.baseAddress,
            let found = found.baseAddress
          else { return 0 }
          let rows = blocks[index].rows
          let row = rows + chunk * lanes
          for lane in 0..<lanes { ends[lane] = row[lane] &- rows[lane] }
          totals.add(before: index, to: ends)
          return walk(
            start..<end, of: blocks + index,
            first: totals.firstItem(of: index), ends: ends, lower, upper,
            into: found)
        }
      }
    }
  }

  @inline(__always)
  private func walk(
    _ items: Range<Int>, of block: UnsafePointer<LaneBlock>, first: Int,
    ends: UnsafeMutablePointer<Int64>, _ lower: Int64, _ upper: Int64,
    into found: UnsafeMutablePointer<Found>
  ) -> Int {
    let (unit, spacing) = (rules.unit, rules.spacing)
    let sizes = block.pointee.sizes
    let laneOf = block.pointee.laneOf
    var count = 0
    if let laneOf, let spans = block.pointee.spans {
      for item in items {
        let span = min(Int(spans[item]) + 1, lanes)
        let length = Fixed(points: sizes[item] * rules.unit(span: span))
        let position = place(length, Int(laneOf[item]), span: span, in: ends)
        if position.top.raw < upper && position.top.raw &+ length.raw > lower {
          found[count] = Found(item: first &+ item, position: position)
          count &+= 1
        }
      }
      return count
    }
    for item in items {
      let lane = laneOf.map { Int($0[item]) } ?? 0
      let length = Fixed(points: sizes[item] * unit)
      let top = ends[lane]
      ends[lane] = top &+ (length + spacing).raw
      if top < upper && top &+ length.raw > lower {
        found[count] = Found(
          item: first &+ item,
          position: Position(
            lane: lane, span: 1, top: Fixed(raw: top), length: length))
        count &+= 1
      }
    }
    return count
  }

  /// Places an item that may span lanes below all of them.
  private func place(
    _ length: Fixed, _ lane: Int, span: Int,
    in ends: UnsafeMutablePointer<Int64>
  ) -> Position {
    var top = ends[lane]
    for spanned in lane..<lane + span { top = max(top, ends[spanned]) }
    let end = top &+ (length + rules.spacing).raw
    for spanned in lane..<lane + span { ends[spanned] = end }
    return Position(
      lane: lane, span: span, top: Fixed(raw: top), length: length)
  }

  /// Returns the first chunk at or behind `chunk` that any range contains.
  private func firstChunk(
    from chunk: Int, in ranges: [ClosedRange<Int>]
  ) -> Int? {
    var found: Int?
    for range in ranges where range.upperBound >= chunk {
      let candidate = max(range.lowerBound, chunk)
      if found.map({ candidate < $0 }) ?? true { found = candidate }
    }
    return found
  }
}
