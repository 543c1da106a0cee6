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
    findChunks(between: lower, and: upper, into: &chunks)
    var next = 0
    while let chunk = firstChunk(from: next, in: chunks) {
      walk(chunk: chunk, ends: &scratch) { item, position in
        if position.top < upper && position.top + position.length > lower {
          body(item, position)
        }
      }
      next = chunk + 1
    }
  }

  /// Returns where an item stands.
  ///
  /// - Complexity: O(1): one chunk is walked.
  func position(of item: Int) -> Position {
    var found = Position(lane: 0, span: 1, top: .zero, length: .zero)
    var scratch: [Int64] = []
    walk(chunk: item / chunkSize, ends: &scratch) {
      if $0 == item { found = $1 }
    }
    return found
  }

  /// Walks the items of a chunk in order.
  @inline(__always)
  private func walk(
    chunk: Int, ends scratch: inout [Int64],
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let items = chunk * chunkSize..<min((chunk + 1) * chunkSize, count)
    let row = chunk * lanes
    let (unit, spacing) = (rules.unit, rules.spacing)
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: ends[row..<row + lanes])
    scratch.withUnsafeMutableBufferPointer { scratch in
      sizes.withUnsafeBufferPointer { sizes in
        laneOf.withUnsafeBufferPointer { laneOf in
          if laneOf.isEmpty {
            var end = scratch[0]
            for item in items {
              let length = Fixed(points: sizes[item] * unit)
              body(
                item,
                Position(
                  lane: 0, span: 1, top: Fixed(raw: end), length: length))
              end &+= (length + spacing).raw
            }
          } else if spans.isEmpty {
            for item in items {
              let lane = Int(laneOf[item])
              let length = Fixed(points: sizes[item] * unit)
              let top = scratch[lane]
              scratch[lane] = top &+ (length + spacing).raw
              body(
                item,
                Position(
                  lane: lane, span: 1, top: Fixed(raw: top), length: length))
            }
          } else {
            for item in items {
              let position = place(item, Int(laneOf[item]), in: scratch)
              body(item, position)
            }
          }
        }
      }
    }
  }

  /// Places an item that may span lanes below all of them.
  private func place(
    _ item: Int, _ lane: Int, in ends: UnsafeMutableBufferPointer<Int64>
  ) -> Position {
    let span = span(ofItem: item)
    let length = length(ofItem: item)
    var top = ends[lane]
    for spanned in lane..<lane + span { top = max(top, ends[spanned]) }
    let end = top &+ (length + rules.spacing).raw
    for spanned in lane..<lane + span { ends[spanned] = end }
    return Position(
      lane: lane, span: span, top: Fixed(raw: top), length: length)
  }

  /// Finds for each lane the chunks whose part of the lane meets the range.
  private func findChunks(
    between lower: Fixed, and upper: Fixed,
    into chunks: inout [ClosedRange<Int>]
  ) {
    chunks.removeAll(keepingCapacity: true)
    ends.withUnsafeBufferPointer { ends in
      let count = ends.count / lanes - 1
      // Lengths vary but add up evenly: starting at the place in proportion
      // touches few rows, and rows far from each other are not in the cache.
      let last = Double(max(ends[count * lanes], 1))
      let part = Double(min(max(lower.raw, 0), ends[count * lanes])) / last
      var first = Int(part * Double(count))
      for lane in 0..<lanes {
        // Lanes grow alike: the next one's chunk is rarely far.
        first = partition(count, near: first) {
          ends[($0 + 1) * lanes + lane] > lower.raw
        }
        let behind = partition(count, near: first) {
          ends[$0 * lanes + lane] >= upper.raw
        }
        if first < behind { chunks.append(first...behind - 1) }
      }
    }
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
