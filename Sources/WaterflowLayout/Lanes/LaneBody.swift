/// The items of one section in lanes: a waterfall, or a list in one lane.
///
/// An item costs its size (8 bytes), its lane (1 byte, none in a list) and, if
/// any item spans lanes, its span (1 byte). Its position is not stored: every
/// ``chunkSize`` items the end of each lane is, and the few items from there
/// on are walked. So a layout stays compact, a query finds its chunk by binary
/// search in each lane, and whatever decided the lanes, positions within one
/// lane ascend.
final class LaneBody {
  let rules: LaneRules
  /// How many items share one row of lane ends.
  let chunkSize: Int

  /// Lengths or aspect ratios in the order of items.
  @exclusivity(unchecked) private(set) var sizes: [Double] = []
  /// One less than the number of lanes each item asks for; empty if no item
  /// asks for more than one.
  @exclusivity(unchecked) private(set) var spans: [UInt8] = []
  /// The lane in which each item starts; empty if there is only one.
  @exclusivity(unchecked) private(set) var laneOf: [UInt8] = []
  /// One row of ends for each chunk, as it was before the chunk's first item,
  /// and one for the state behind the last item.
  ///
  /// An end is the top that the lane's next item gets, so it contains the
  /// spacing.
  @exclusivity(unchecked) private(set) var ends: [Int64]

  init(_ rules: LaneRules) {
    self.rules = rules
    // Rows take 8 bytes a lane: rarer rows keep many lanes within budget, more
    // frequent ones leave less to walk.
    chunkSize = rules.lanes <= 16 ? 32 : rules.lanes <= 64 ? 128 : 512
    ends = Array(repeating: 0, count: rules.lanes)
  }

  var count: Int { sizes.count }
  var lanes: Int { rules.lanes }

  /// The length of the body: the lowest bottom of all lanes.
  var length: Fixed {
    let longest = ends[(ends.count - lanes)...].max() ?? 0
    return Fixed(raw: max(0, longest &- rules.spacing.raw))
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int {
    sizes.capacity * 8 + spans.capacity + laneOf.capacity + ends.capacity * 8
  }

  /// How many lanes an item takes up.
  @inline(__always) func span(ofItem item: Int) -> Int {
    spans.isEmpty ? 1 : min(Int(spans[item]) + 1, lanes)
  }

  /// The length of an item.
  func length(ofItem item: Int) -> Fixed {
    Fixed(points: sizes[item] * rules.unit(span: span(ofItem: item)))
  }

  /// Adds items behind the last one, if the body then ends before `limit`.
  ///
  /// - Parameters:
  ///   - added: lengths or aspect ratios.
  ///   - addedSpans: one less than the lanes that each added item asks for, or
  ///     nothing if all ask for one.
  ///   - kept: the lane of each added item, or nothing to choose lanes.
  ///   - limit: where the body must end before.
  ///   - clamped: receives the items whose length was brought to 0.
  /// - Returns: why nothing was added, or nil.
  /// - Complexity: O(added items), independent of the number of lanes up to
  ///   12 but for the length of a compare-exchange chain; O(added items *
  ///   lanes) with spans or a reading order.
  func append(
    _ added: some Collection<Double>, spans addedSpans: [UInt8] = [],
    lanes kept: [UInt8] = [], limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    let start = count
    let before = (spans: spans.count, ends: ends.count, laneOf: laneOf.count)
    let lastRow = Array(ends[(ends.count - lanes)...])
    sizes.append(contentsOf: added)
    appendSpans(addedSpans, behind: start)
    let rows = (count + chunkSize - 1) / chunkSize + 1
    ends.append(
      contentsOf: repeatElement(0, count: rows * lanes - ends.count))
    if lanes > 1 {
      laneOf.append(contentsOf: kept)
      laneOf.append(contentsOf: repeatElement(0, count: count - laneOf.count))
    }
    let fault = place(
      start..<count, keepingLanes: !kept.isEmpty, limit: limit,
      clamped: &clamped)
    guard fault != nil else { return nil }
    // A refused append leaves no trace.
    sizes.removeLast(sizes.count - start)
    spans.removeLast(spans.count - before.spans)
    laneOf.removeLast(laneOf.count - before.laneOf)
    ends.removeLast(ends.count - before.ends)
    ends.replaceSubrange((ends.count - lanes)..., with: lastRow)
    return fault
  }

  private func appendSpans(_ added: [UInt8], behind start: Int) {
    guard !spans.isEmpty || added.contains(where: { $0 > 0 }) else { return }
    spans.append(contentsOf: repeatElement(0, count: start - spans.count))
    spans.append(contentsOf: added)
    spans.append(contentsOf: repeatElement(0, count: count - spans.count))
  }

  private func place(
    _ items: Range<Int>, keepingLanes: Bool, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard !items.isEmpty else { return nil }
    return sizes.withUnsafeMutableBufferPointer { sizes in
      laneOf.withUnsafeMutableBufferPointer { laneOf in
        ends.withUnsafeMutableBufferPointer { ends in
          spans.withUnsafeBufferPointer { spans -> PlacementFault? in
            guard let sizes = sizes.baseAddress, let ends = ends.baseAddress
            else { return nil }
            let placement = LanePlacement(
              items: items, rules: rules, chunkSize: chunkSize,
              keepsLanes: keepingLanes, sizes: sizes,
              spans: spans.isEmpty ? nil : spans.baseAddress,
              laneOf: laneOf.isEmpty ? nil : laneOf.baseAddress,
              ends: ends, limit: limit)
            return placement.run(&clamped)
          }
        }
      }
    }
  }
}
