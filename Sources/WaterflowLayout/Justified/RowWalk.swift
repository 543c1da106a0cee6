/// A walk over items that finds for each the best row that ends with it.
///
/// An end is a number of items walked over; the best rows up to an end cost
/// ``costs`` of it. Costs are whole numbers whose differences alone are looked
/// at, so that they may wrap around, and none depends on where an item stands.
final class RowWalk {
  let rules: RowRules
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var ratios: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var costs: UnsafeMutablePointer<Int64>
  @exclusivity(unchecked) private(set) var lengths: UnsafeMutablePointer<UInt8>
  /// 1 / ratio of each item, or where rows are greedy the sum of it from the
  /// row's first item on.
  @exclusivity(unchecked) private var inverses: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private var breadths: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private var capacity: Int
  /// Ends whose best rows are known.
  @exclusivity(unchecked) private var walked: Int

  /// Costs of balanced rows are parts of the line's square.
  private static let balancedScale = 268_435_456.0
  /// Costs of even rows are parts of the target's square.
  private static let evenScale = 68_719_476_736.0
  /// No row costs more, so that differences of costs never wrap around.
  private static let mostCost = 2_305_843_009_213_693_952.0

  /// Starts a walk behind items whose best rows are known.
  ///
  /// Costs of earlier ends than are told are not known and not asked for: what
  /// goes with later items into a row does so without them, sums being exact.
  init(
    _ rules: RowRules, capacity: Int, known: Int,
    costs knownCosts: UnsafeBufferPointer<Int64>
  ) {
    self.rules = rules
    self.capacity = capacity
    walked = known
    ratios = .allocate(capacity: capacity)
    inverses = .allocate(capacity: capacity)
    breadths = .allocate(capacity: capacity)
    lengths = .allocate(capacity: capacity)
    costs = .allocate(capacity: capacity + 1)
    costs[known] = 0
    for place in knownCosts.indices {
      costs[known - place - 1] = knownCosts[place]
    }
  }

  deinit {
    ratios.deallocate()
    inverses.deallocate()
    breadths.deallocate()
    lengths.deallocate()
    costs.deallocate()
  }

  /// Adds items to walk over.
  func append(_ items: UnsafeBufferPointer<Double>) {
    if count + items.count > capacity { grow(to: count + items.count) }
    let (ratios, inverses) = (ratios + count, inverses + count)
    let (breadths, rules) = (breadths + count, rules)
    for item in items.indices {
      // The order of the arguments makes NaN and minus zero a zero.
      let ratio = items[item] > 0 ? items[item] : 0
      let inverse = 1 / ratio
      ratios[item] = ratio
      inverses[item] = inverse
      breadths[item] = rules.breadth(inverse: inverse)
    }
    count += items.count
  }

  private func grow(to needed: Int) {
    let larger = max(needed, 2 * capacity)
    ratios = RowWalk.move(ratios, capacity, to: larger)
    inverses = RowWalk.move(inverses, capacity, to: larger)
    breadths = RowWalk.move(breadths, capacity, to: larger)
    lengths = RowWalk.move(lengths, capacity, to: larger)
    costs = RowWalk.move(costs, capacity + 1, to: larger + 1)
    capacity = larger
  }

  private static func move<Number>(
    _ old: UnsafeMutablePointer<Number>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Number> {
    let new = UnsafeMutablePointer<Number>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  // MARK: - Best rows

  /// Walks over all items that have been added.
  func run() {
    guard walked < count else { return }
    switch rules.rows.breaking {
    case .greedy: fill()
    case .balanced: balance()
    case .even: even()
    }
    walked = count
  }

  /// How many items the row has that is open at the known end: first fit
  /// depends on nothing else.
  @exclusivity(unchecked) var open = 0

  private func fill() {
    let (gap, limit) = (rules.gap, rules.limit + rules.gap)
    let (breadths, lengths, inverses) = (breadths, lengths, inverses)
    var (length, filled, sum) = (0, 0.0, 0.0)
    for item in walked - open..<walked { inverses[item] = 1 / ratios[item] }
    for item in walked - open..<count {
      let (breadth, inverse) = (breadths[item] + gap, inverses[item])
      filled += breadth
      sum += inverse
      length += 1
      if filled > limit || length > RowRules.mostItems {
        (length, filled, sum) = (1, breadth, inverse)
      }
      lengths[item] = UInt8(truncatingIfNeeded: length)
      inverses[item] = sum
    }
    open = length
  }

  private func balance() {
    let (rules, line) = (rules, rules.available)
    let scale = line > 0 ? RowWalk.balancedScale / line : 0
    relax({ rules.fitsLine($0, $1) }) { length, sum in
      let natural = sum + Double(length - 1) * rules.gap
      if natural > rules.limit { return 0 }
      let rest = (line - natural) * scale
      return min(rest * rest, RowWalk.mostCost)
    }
  }

  private func even() {
    let rules = rules
    relax({ rules.fitsShrunk($0, $1) }) { length, sum in
      let room = rules.available - Double(length - 1) * rules.gap
      let difference = room / sum - 1
      return min(
        Double(length) * difference * difference * RowWalk.evenScale,
        RowWalk.mostCost)
    }
  }

  /// Finds for each end the start that costs least, the later one of two that
  /// cost the same, given whether several items of this sum of breadths may
  /// stand in a row, and what a row costs.
  @inline(__always)
  private func relax(
    _ fits: (_ length: Int, _ sum: Double) -> Bool,
    _ cost: (_ length: Int, _ sum: Double) -> Double
  ) {
    for item in walked..<count {
      var (best, bestLength) = (Int64(0), 0)
      var sum = 0.0
      var length = 1
      let most = min(item + 1, RowRules.mostItems)
      while length <= most {
        let start = item &+ 1 &- length
        sum += breadths[start]
        guard length == 1 || fits(length, sum) else { break }
        let all = costs[start] &+ Int64(cost(length, sum))
        if length == 1 || all &- best < 0 { (best, bestLength) = (all, length) }
        length &+= 1
      }
      costs[item + 1] = best
      lengths[item] = UInt8(truncatingIfNeeded: bestLength)
    }
  }

  // MARK: - Ends

  /// How long a row of some items is that fills the line; the best one that
  /// ends with the last item is known sooner.
  @inline(__always)
  func length(ofRow items: Range<Int>, isBest: Bool) -> Double {
    var inverse = 0.0
    if rules.rows.breaking != .greedy {
      for item in items { inverse += inverses[item] }
    } else if isBest {
      inverse = inverses[items.upperBound - 1]
    } else {
      for item in items { inverse += 1 / ratios[item] }
    }
    return rules.length(
      count: items.count, inverse: inverse, first: ratios[items.lowerBound])
  }

  /// How many items before an end a row may begin with that goes on behind it.
  func reach(of end: Int) -> Int {
    rules.rows.breaking == .greedy
      ? Int(lengths[end - 1]) : longest(before: end)
  }

  /// How many items a row has at most that ends at an end.
  func longest(before end: Int) -> Int {
    var (length, sum) = (0, 0.0)
    while length < min(end, RowRules.mostItems) {
      sum += breadths[end - length - 1]
      if length > 0 && !rules.fits(length + 1, sum) { break }
      length += 1
    }
    return length
  }

  /// Sets how many items the row has that ends at an end.
  func setLength(_ length: Int, before end: Int) {
    lengths[end - 1] = UInt8(truncatingIfNeeded: length)
  }
}
