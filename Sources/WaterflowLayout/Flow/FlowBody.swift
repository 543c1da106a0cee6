/// The items of one section in lines that wrap.
///
/// An item costs its size (16 bytes), a line 12 bytes. Where an item stands in
/// its line is worked out from the line's items when it is asked for.
final class FlowBody {
  /// The breadth that a line can fill, in points.
  let available: Double
  /// The least distance between two items of a line, in points.
  let interitem: Double
  /// The distance between two lines.
  let spacing: Fixed
  let distribution: LineDistribution
  let alignment: LineAlignment

  /// Breadths across and lengths along the axis, in the order of items.
  private(set) var sizes: [FlowSize]
  /// The first item of each line.
  private(set) var firstItems: [Int32] = []
  /// The top of each line.
  private(set) var tops: [Int64] = []
  /// The length of the last line; another line's follows from the next top.
  private(set) var lastLength = Fixed.zero
  /// Whether all items have one breadth.
  private(set) var isUniform = true

  /// Room that is given to a line so that widths which add up to the line's
  /// but for rounding still fit, in points.
  static let tolerance = 1.0 / 1024

  init(
    available: Double, interitem: Double, spacing: Fixed,
    distribution: LineDistribution, alignment: LineAlignment,
    sizes: [FlowSize] = []
  ) {
    self.available = available
    self.interitem = interitem
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    self.sizes = sizes
  }

  var count: Int { sizes.count }
  var lineCount: Int { tops.count }

  /// Where the last line ends.
  var length: Fixed {
    guard let last = tops.last else { return .zero }
    return Fixed(raw: last) + lastLength
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int {
    sizes.capacity * 16 + firstItems.capacity * 4 + tops.capacity * 8
  }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    let next = line + 1 < lineCount ? Int(firstItems[line + 1]) : count
    return Int(firstItems[line])..<next
  }

  /// The length of a line: that of its longest item.
  func length(ofLine line: Int) -> Fixed {
    guard line + 1 < lineCount else { return lastLength }
    return Fixed(raw: tops[line + 1] &- tops[line]) - spacing
  }

  /// Adds items behind the last one, if the body then ends before `limit`.
  ///
  /// - Returns: why nothing was added, or nil.
  /// - Complexity: O(added items + items of the last line).
  func append(
    _ added: some Collection<FlowSize>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    let start = count
    sizes.append(contentsOf: added)
    return place(from: start, limit: limit, clamped: &clamped)
  }

  /// Breaks all items from `start` on into lines; those before are placed.
  func place(
    from start: Int, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    if let fault = validate(from: start, &clamped) {
      sizes.removeLast(sizes.count - start)
      return fault
    }
    let linesBefore = lineCount
    let lengthBefore = lastLength
    if breakLines(from: start, limit: limit) {
      updateUniformity(from: start)
      return nil
    }
    sizes.removeLast(sizes.count - start)
    firstItems.removeLast(lineCount - linesBefore)
    tops.removeLast(lineCount - linesBefore)
    lastLength = lengthBefore
    return .contentTooLong
  }

  /// Returns whether the lines end before the limit.
  private func breakLines(from start: Int, limit: Fixed) -> Bool {
    var filled = 0.0
    var longest = Fixed.zero
    if let first = firstItems.last {
      // Added up in the same order as below, so that the sum is the same.
      filled = sizes[Int(first)].across
      for item in Int(first) + 1..<start {
        filled = filled + interitem + sizes[item].across
      }
      longest = lastLength
    }
    for item in start..<count {
      let size = sizes[item]
      let joined = filled + interitem + size.across
      let opensLine = tops.isEmpty || joined > available + Self.tolerance
      if opensLine {
        let top = tops.last.map { $0 &+ (longest + spacing).raw } ?? 0
        if top >= limit.raw { return false }
        tops.append(top)
        firstItems.append(Int32(truncatingIfNeeded: item))
        longest = .zero
      }
      filled = opensLine ? size.across : joined
      longest = max(longest, Fixed(points: size.along))
    }
    lastLength = longest
    return length < limit
  }

  private func validate(
    from start: Int, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    for item in start..<count {
      let size = sizes[item]
      if size.across.isUsableLength && size.along.isUsableLength { continue }
      if size.across > Fixed.longest || size.along > Fixed.longest {
        return .itemTooLong(item)
      }
      if !(size.across >= 0) || !(size.along >= 0) { clamped.add(item) }
      // The order of the arguments makes NaN and minus zero a zero.
      sizes[item] = FlowSize(
        across: size.across > 0 ? size.across : 0,
        along: size.along > 0 ? size.along : 0)
    }
    return nil
  }

  private func updateUniformity(from start: Int) {
    guard isUniform, let first = sizes.first else { return }
    isUniform = !sizes[start...].contains { $0.across != first.across }
  }
}
