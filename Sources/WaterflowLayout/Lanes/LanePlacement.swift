/// One run of items being put into lanes, in any order of placement.
///
/// Lanes are compared by the top that the item would get; ties go to the
/// lowest lane.
struct LanePlacement {
  /// The items to place, counted from the first that `sizes` holds; those
  /// before are placed.
  let items: Range<Int>
  /// How many items of the section come before the first that `sizes` holds.
  let offset: Int
  /// The lane behind the last one that the item before those takes up.
  let cursor: Int
  let rules: LaneRules
  let chunkSize: Int
  /// Whether `laneOf` holds the lanes already.
  let keepsLanes: Bool
  let sizes: UnsafeMutablePointer<Double>
  /// One less than the lanes that each item asks for; nil if all ask for one.
  let spans: UnsafePointer<UInt8>?
  /// Receives each item's lane; nil with one lane.
  let laneOf: UnsafeMutablePointer<UInt8>?
  /// The rows of lane ends, from the one before the first item on; see
  /// ``LaneBlock``.
  let ends: UnsafeMutablePointer<Int64>
  /// No lane may end at or behind this.
  let limit: Fixed

  var lanes: Int { rules.lanes }

  /// After this many items the ends are compared with the longest allowed:
  /// 64 items of the greatest length cannot make a key overflow.
  private var stride: Int { min(chunkSize, 64) }

  /// Places the items and writes the rows of ends behind them.
  func run(_ clamped: inout ClampedItems) -> PlacementFault? {
    if lanes == 1 { return placeInOneLane(&clamped) }
    let isPlain = spans == nil && !keepsLanes && rules.order == .shortestLane
    return isPlain ? placeShortest(&clamped) : placeInOrder(&clamped)
  }

  private func placeShortest(
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    // A bank with a link to spare places as fast as one without, and each is
    // more than a kilobyte of code.
    switch isPlain ? plainLanes : lanes {
    case 2: place(with: Keys2.self, &clamped)
    case 3: place(with: Keys3.self, &clamped)
    case 4: place(with: Keys4.self, &clamped)
    case 5...6: place(with: Keys6.self, &clamped)
    case 7...8: place(with: Keys8.self, &clamped)
    case 9...12: place(with: Bank12.self, &clamped)
    case 13...16: place(with: Bank16.self, &clamped)
    default: place(with: HeapKeys.self, &clamped)
    }
  }

  /// As many as have a bank where only few banks are linked.
  private var plainLanes: Int { lanes <= 4 ? 4 : lanes <= 8 ? 8 : .max }

  private func place<Bank: LaneKeys>(
    with type: Bank.Type, _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard let laneOf else { return nil }
    let limit = min(limit, Fixed.longestLane)
    let (unit, spacing, stride) = (rules.unit, rules.spacing, stride)
    var bank = Bank()
    load(&bank)
    var item = items.lowerBound
    while item < items.upperBound {
      let stop = min((item / stride + 1) * stride, items.upperBound)
      while item < stop {
        var length = sizes[item] * unit
        if !length.isUsableLength {
          guard let usable = clampedLength(of: item, unit, &clamped) else {
            return .itemTooLong(offset + item)
          }
          length = usable
        }
        let advance = Fixed(points: length) + spacing
        laneOf[item] = bank.lengthenShortest(
          by: UInt64(bitPattern: advance.raw) << 8)
        item += 1
      }
      let row = row(after: stop)
      bank.writeEnds(to: row)
      for lane in 0..<lanes where row[lane] >= limit.raw {
        return .contentTooLong
      }
    }
    return nil
  }

  private func placeInOneLane(
    _ clamped: inout ClampedItems
  ) -> PlacementFault? {
    var end = row(after: items.lowerBound)[0]
    // In registers: what is written could be these fields.
    let (unit, spacing, stride) = (rules.unit, rules.spacing, stride)
    let (sizes, last) = (sizes, items.upperBound)
    var item = items.lowerBound
    while item < last {
      let stop = min((item / stride + 1) * stride, last)
      while item < stop {
        var length = sizes[item] * unit
        if !length.isUsableLength {
          guard let usable = clampedLength(of: item, unit, &clamped) else {
            return .itemTooLong(offset + item)
          }
          length = usable
        }
        end &+= (Fixed(points: length) + spacing).raw
        item += 1
      }
      row(after: stop)[0] = end
      if end >= limit.raw { return .contentTooLong }
    }
    return nil
  }

  /// The row that holds the ends behind the first `count` items.
  func row(after count: Int) -> UnsafeMutablePointer<Int64> {
    ends + (count + chunkSize - 1) / chunkSize * lanes
  }

  private func load<Bank: LaneKeys>(_ bank: inout Bank) {
    sortedKeys().withUnsafeBufferPointer { keys in
      guard let first = keys.baseAddress else { return }
      bank.load(first, count: keys.count)
    }
  }

  /// The keys of all lanes before the first item, in ascending order.
  @inline(never) private func sortedKeys() -> [UInt64] {
    let row = row(after: items.lowerBound)
    // Sorted by insertion, because the standard library's sort is 5 KB of
    // WebAssembly that nothing else needs.
    var keys: [UInt64] = []
    for lane in 0..<lanes {
      let key = UInt64(row[lane]) << 8 | UInt64(lane)
      keys.insert(key, at: keys.firstIndex { $0 > key } ?? keys.count)
    }
    return keys
  }

  /// Brings a length that is negative or not a number to 0; nil if the length
  /// is beyond what a layout can hold.
  func clampedLength(
    of item: Int, _ unit: Double, _ clamped: inout ClampedItems
  ) -> Double? {
    let length = sizes[item] * unit
    // In a lane without breadth an infinite ratio has no length at all.
    if length > 0 || sizes[item] == .infinity { return nil }
    // Minus zero is a zero, nothing to report.
    if length != 0 { clamped.lengths.add(offset + item) }
    sizes[item] = 0
    return 0
  }
}
