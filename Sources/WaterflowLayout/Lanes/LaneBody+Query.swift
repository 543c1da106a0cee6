extension LaneBody {
  /// Calls `body` with the items between two positions of the body, in order
  /// of items: its index, lane, top and length.
  ///
  /// - Complexity: O(lanes * log(items in a lane) + results), whatever decided
  ///   the lanes.
  @inline(__always)
  func forEachItem(
    between lower: Fixed, and upper: Fixed,
    ends scratch: inout [Int64], chunks: inout [ClosedRange<Int>],
    _ body: (_ item: Int, _ lane: Int, _ top: Fixed, _ length: Fixed) -> Void
  ) {
    findChunks(between: lower, and: upper, into: &chunks)
    var next = 0
    while let chunk = firstChunk(from: next, in: chunks) {
      walk(chunk: chunk, ends: &scratch) { item, lane, top, length in
        if top < upper && top + length > lower { body(item, lane, top, length) }
      }
      next = chunk + 1
    }
  }

  /// Returns the lane, top and length of an item.
  ///
  /// - Complexity: O(1): one chunk is walked.
  func position(
    of item: Int
  ) -> (lane: Int, top: Fixed, length: Fixed) {
    let chunk = item / chunkSize
    let lane = laneOf.isEmpty ? 0 : laneOf[item]
    var top = ends[chunk * lanes + Int(lane)]
    for earlier in chunk * chunkSize..<item {
      if laneOf.isEmpty || laneOf[earlier] == lane {
        top &+= (length(ofItem: earlier) + spacing).raw
      }
    }
    return (Int(lane), Fixed(raw: top), length(ofItem: item))
  }

  /// Walks the items of a chunk in order.
  @inline(__always)
  private func walk(
    chunk: Int, ends scratch: inout [Int64],
    _ body: (_ item: Int, _ lane: Int, _ top: Fixed, _ length: Fixed) -> Void
  ) {
    let items = chunk * chunkSize..<min((chunk + 1) * chunkSize, count)
    let row = chunk * lanes
    if laneOf.isEmpty {
      var end = ends[row]
      for item in items {
        let length = length(ofItem: item)
        body(item, 0, Fixed(raw: end), length)
        end &+= (length + spacing).raw
      }
      return
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: ends[row..<row + lanes])
    let (unit, spacing) = (unit, spacing)
    scratch.withUnsafeMutableBufferPointer { scratch in
      sizes.withUnsafeBufferPointer { sizes in
        laneOf.withUnsafeBufferPointer { laneOf in
          for item in items {
            let lane = Int(laneOf[item])
            let length = Fixed(points: sizes[item] * unit)
            let top = scratch[lane]
            scratch[lane] = top &+ (length + spacing).raw
            body(item, lane, Fixed(raw: top), length)
          }
        }
      }
    }
  }

  /// Finds for each lane the chunks whose part of the lane meets the range.
  private func findChunks(
    between lower: Fixed, and upper: Fixed,
    into chunks: inout [ClosedRange<Int>]
  ) {
    chunks.removeAll(keepingCapacity: true)
    ends.withUnsafeBufferPointer { ends in
      let count = ends.count / lanes - 1
      var first = partition(count) { ends[($0 + 1) * lanes] > lower.raw }
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
