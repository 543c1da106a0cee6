extension LaneBody {
  /// Where an item stands in its section's body.
  struct Position {
    var lane: Int
    /// How many lanes the item takes up.
    var span: Int
    var top: Fixed
    var length: Fixed
  }

  /// Calls `body` with the items between two positions of the body, in order.
  ///
  /// - Complexity: O(lanes * log(items in a lane) + results), whatever decided
  ///   the lanes.
  @inline(__always)
  func forEachItem(
    between lower: Fixed, and upper: Fixed,
    ends scratch: inout [Int64], chunks: inout [ClosedRange<Int>],
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    chunks.removeAll(keepingCapacity: true)
    ChunkSearch.run(self) {
      $0.find(between: lower.raw, and: upper.raw, into: &chunks)
    }
    var next = 0
    while let chunk = firstChunk(from: next, in: chunks) {
      let block = chunk >> shape.blockShift
      walk(
        chunk: chunk & (shape.chunksPerBlock - 1), ofBlock: block,
        ends: &scratch
      ) { item, position in
        if position.top < upper && position.top + position.length > lower {
          body(item, position)
        }
      }
      next = chunk + 1
    }
  }

  /// Returns where an item stands.
  ///
  /// - Complexity: O(log(blocks)): one chunk is walked.
  func position(of item: Int) -> Position {
    var position = Position(lane: 0, span: 1, top: .zero, length: .zero)
    let index = totals.block(ofItem: item)
    guard index < blocks.count else { return position }
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
          block.laneOf.map { Int($0[item]) } ?? 0,
          span: span(ofItem: item, in: block), in: ends)
      }
    }
    return position
  }

  /// Walks the items of a chunk in order; nothing if the block has no such
  /// chunk.
  @inline(__always)
  private func walk(
    chunk: Int, ofBlock index: Int, ends scratch: inout [Int64],
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let start = chunk << shape.chunkShift
    let end = min(start + shape.chunkSize, blocks[index].count)
    guard start < end else { return }
    let missing = lanes - scratch.count
    if missing > 0 {
      scratch.append(contentsOf: repeatElement(0, count: missing))
    }
    blocks.withUnsafeBufferPointer { blocks in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let blocks = blocks.baseAddress, let ends = scratch.baseAddress
        else { return }
        let rows = blocks[index].rows
        let row = rows + chunk * lanes
        for lane in 0..<lanes { ends[lane] = row[lane] &- rows[lane] }
        totals.add(before: index, to: ends)
        walk(
          start..<end, of: blocks + index, first: totals.firstItem(of: index),
          ends: ends, body)
      }
    }
  }

  @inline(__always)
  private func walk(
    _ items: Range<Int>, of block: UnsafePointer<LaneBlock>, first: Int,
    ends: UnsafeMutablePointer<Int64>,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let (unit, spacing) = (rules.unit, rules.spacing)
    let sizes = block.pointee.sizes
    guard let laneOf = block.pointee.laneOf else {
      var end = ends[0]
      for item in items {
        let length = Fixed(points: sizes[item] * unit)
        body(
          first + item,
          Position(lane: 0, span: 1, top: Fixed(raw: end), length: length))
        end &+= (length + spacing).raw
      }
      return
    }
    if let spans = block.pointee.spans {
      for item in items {
        let span = min(Int(spans[item]) + 1, lanes)
        let length = Fixed(points: sizes[item] * rules.unit(span: span))
        body(
          first + item, place(length, Int(laneOf[item]), span: span, in: ends))
      }
      return
    }
    for item in items {
      let lane = Int(laneOf[item])
      let length = Fixed(points: sizes[item] * unit)
      let top = ends[lane]
      ends[lane] = top &+ (length + spacing).raw
      body(
        first + item,
        Position(lane: lane, span: 1, top: Fixed(raw: top), length: length))
    }
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
