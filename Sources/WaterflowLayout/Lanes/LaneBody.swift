/// The items of one section in lanes: a waterfall, or a list in one lane.
///
/// An item costs its size (8 bytes) and its lane (1 byte, none in a list). Its
/// position is not stored: every ``chunkSize`` items the end of each lane is,
/// and the few items from there on are walked. So a layout stays compact, a
/// query finds its chunk by binary search in each lane, and whatever decided
/// the lanes, positions within one lane ascend.
final class LaneBody {
  let lanes: Int
  /// What one unit of an item's size is in points: 1 for absolute lengths, the
  /// lane's breadth for aspect ratios.
  let unit: Double
  /// The distance between two items of a lane.
  let spacing: Fixed
  /// How many items share one row of lane ends.
  let chunkSize: Int

  /// Lengths or aspect ratios in the order of items.
  private(set) var sizes: [Double]
  /// The lane of each item; empty if there is only one.
  private(set) var laneOf: [UInt8] = []
  /// One row of ends for each chunk, as it was before the chunk's first item,
  /// and one for the state behind the last item. An end is the top that the
  /// lane's next item gets, so it contains the spacing.
  private(set) var ends: [Int64]

  var count: Int { sizes.count }

  init(lanes: Int, unit: Double, spacing: Fixed, sizes: [Double] = []) {
    self.lanes = lanes
    self.unit = unit
    self.spacing = spacing
    self.sizes = sizes
    // Rows take 8 bytes a lane: rarer rows keep many lanes within budget.
    chunkSize = lanes <= 32 ? 64 : 256
    ends = Array(repeating: 0, count: lanes)
  }

  /// The length of the body: the lowest bottom of all lanes.
  var length: Fixed {
    var longest: Int64 = 0
    for lane in 0..<lanes { longest = max(longest, end(after: lane)) }
    return Fixed(raw: max(0, longest &- spacing.raw))
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int {
    sizes.capacity * 8 + laneOf.capacity + ends.capacity * 8
  }

  /// The length of an item.
  @inline(__always) func length(ofItem item: Int) -> Fixed {
    Fixed(points: sizes[item] * unit)
  }

  private func end(after lane: Int) -> Int64 {
    ends[ends.count - lanes + lane]
  }

  /// Adds items behind the last one, if the body then ends before `limit`.
  ///
  /// - Returns: why nothing was added, or nil.
  /// - Complexity: O(added items), independent of the number of lanes up to
  ///   12 but for the length of a compare-exchange chain.
  func append(
    _ added: some Collection<Double>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    let start = count
    sizes.append(contentsOf: added)
    return place(from: start, limit: limit, clamped: &clamped)
  }

  /// Places all items from `start` on, which have sizes but no lane yet.
  func place(
    from start: Int, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    let chunks = (count + chunkSize - 1) / chunkSize
    let count = self.count
    let endsBefore = ends.count
    let lastRow = Array(ends[(endsBefore - lanes)...])
    ends.append(
      contentsOf: repeatElement(0, count: (chunks + 1) * lanes - endsBefore))
    if lanes > 1 {
      laneOf.append(contentsOf: repeatElement(0, count: count - start))
    }

    let fault = sizes.withUnsafeMutableBufferPointer { sizes in
      laneOf.withUnsafeMutableBufferPointer { laneOf in
        ends.withUnsafeMutableBufferPointer { ends -> PlacementFault? in
          guard let sizes = sizes.baseAddress, let ends = ends.baseAddress
          else { return nil }
          let placement = LanePlacement(
            items: start..<count, lanes: lanes, unit: unit, spacing: spacing,
            chunkSize: chunkSize, sizes: sizes,
            laneOf: laneOf.baseAddress, ends: ends,
            limit: limit)
          return placement.run(&clamped)
        }
      }
    }
    guard fault != nil else { return nil }
    // A refused append leaves no trace.
    sizes.removeLast(sizes.count - start)
    if lanes > 1 { laneOf.removeLast(laneOf.count - start) }
    ends.removeLast(ends.count - endsBefore)
    ends.replaceSubrange((endsBefore - lanes)..., with: lastRow)
    return fault
  }
}
