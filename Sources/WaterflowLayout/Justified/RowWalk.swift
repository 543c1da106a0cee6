/// A walk over items that finds for each the best row that ends with it.
///
/// An end is a number of items walked over; the best rows up to an end cost
/// ``RowScratch/costs`` of it. Costs are whole numbers whose differences alone
/// are looked at, so that they may wrap around, and none depends on where an
/// item stands.
final class RowWalk {
  let rules: RowRules
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var items: RowItems
  private let scratch: RowScratch
  private let ledger: MemoryLedger
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
    costs knownCosts: UnsafeBufferPointer<Int64>, scratch: RowScratch,
    ledger: MemoryLedger
  ) {
    self.rules = rules
    self.ledger = ledger
    walked = known
    items = RowItems(capacity: capacity, ledger: ledger)
    self.scratch = scratch
    scratch.reserve(capacity, keeping: 0)
    let costs = scratch.costs
    costs[known] = 0
    for place in knownCosts.indices {
      costs[known - place - 1] = knownCosts[place]
    }
  }

  /// Adds items to walk over.
  func append(_ added: UnsafeBufferPointer<Double>) {
    guard let source = added.baseAddress else { return }
    let end = count + added.count
    if end > items.capacity { grow(to: max(end, 2 * items.capacity)) }
    let (ratios, inverses) = (items.ratios + count, scratch.inverses + count)
    let (breadths, rules) = (scratch.breadths + count, rules)
    for item in 0..<added.count {
      // The order of the arguments makes NaN and minus zero a zero.
      let ratio = source[item] > 0 ? source[item] : 0
      let inverse = 1 / ratio
      ratios[item] = ratio
      inverses[item] = inverse
      breadths[item] = rules.breadth(inverse: inverse)
    }
    count = end
  }

  private func grow(to larger: Int) {
    let before = items
    items = RowItems(capacity: larger, ledger: ledger)
    items.copy(0..<count, of: before)
    scratch.reserve(larger, keeping: count)
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

  /// Puts items into rows by what is left of the line, in whole numbers: these
  /// are added and compared at once, and doubles are the longest wait here.
  private func fill() {
    let (breadths, inverses) = (scratch.breadths, scratch.inverses)
    let (lengths, ratios, count) = (items.lengths, items.ratios, count)
    let gap = RowRules.units(rules.gap)
    let room = RowRules.units(rules.limit) &+ gap
    var item = walked &- open
    for place in item..<walked { inverses[place] = 1 / ratios[place] }
    // What no row has room for ends the last one.
    breadths[count] = RowRules.broadest
    var taken = RowRules.units(breadths[item]) &+ gap
    while item < count {
      var (length, left, sum) = (0, room, 0.0)
      // A loop for each row: only its end is a branch that is hard to predict.
      repeat {
        left = left &- taken
        length &+= 1
        lengths[item] = UInt8(truncatingIfNeeded: length)
        sum += inverses[item]
        inverses[item] = sum
        item &+= 1
        taken = RowRules.units(breadths[item]) &+ gap
      } while left >= taken && length < RowRules.mostItems
      open = length
    }
  }

  private func balance() {
    let (rules, line) = (rules, rules.available)
    let scale = line > 0 ? RowWalk.balancedScale / line : 0
    relax({ rules.fitsLine($0, $1) }) { _, room, sum in
      if !rules.fitsLine(room, sum) { return 0 }
      let rest = (room - sum) * scale
      return min(rest * rest, RowWalk.mostCost)
    }
  }

  private func even() {
    let rules = rules
    relax({ rules.fitsShrunk($0, $1) }) { count, room, sum in
      let difference = room / sum - 1
      return min(
        count * difference * difference * RowWalk.evenScale, RowWalk.mostCost)
    }
  }

  /// Finds for each end the start that costs least, the later one of two that
  /// cost the same, given whether several items of this sum of breadths may
  /// stand in a row with so much room beside the gaps, and what a row costs.
  @inline(__always)
  private func relax(
    _ fits: (_ room: Double, _ sum: Double) -> Bool,
    _ cost: (_ count: Double, _ room: Double, _ sum: Double) -> Double
  ) {
    let (breadths, costs) = (scratch.breadths, scratch.costs)
    let (lengths, available, gap) = (items.lengths, rules.available, rules.gap)
    for item in walked..<count {
      var sum = breadths[item]
      var best = costs[item] &+ Int64(cost(1, available, sum))
      // Room is exact as long as there is any.
      var (length, bestLength, room) = (1, 1, available)
      let most = min(item &+ 1, RowRules.mostItems)
      while length < most {
        length &+= 1
        let start = item &+ 1 &- length
        sum += breadths[start]
        room -= gap
        guard fits(room, sum) else { break }
        let all = costs[start] &+ Int64(cost(Double(length), room, sum))
        if all &- best < 0 { (best, bestLength) = (all, length) }
      }
      costs[item &+ 1] = best
      lengths[item] = UInt8(truncatingIfNeeded: bestLength)
    }
  }

  // MARK: - Ends

  /// How long a row of some items is that fills the line; the best one that
  /// ends with the last item is known sooner.
  @inline(__always)
  func length(ofRow row: Range<Int>, isBest: Bool) -> Double {
    let inverses = scratch.inverses
    var inverse = 0.0
    if rules.rows.breaking != .greedy {
      for item in row { inverse += inverses[item] }
    } else if isBest {
      inverse = inverses[row.upperBound - 1]
    } else {
      for item in row { inverse += 1 / items.ratios[item] }
    }
    return rules.length(
      count: row.count, inverse: inverse, first: items.ratios[row.lowerBound])
  }

  /// How many items before an end a row may begin with that goes on behind it.
  func reach(of end: Int) -> Int {
    rules.rows.breaking == .greedy
      ? Int(items.lengths[end - 1]) : longest(before: end)
  }

  /// How many items a row has at most that ends at an end.
  func longest(before end: Int) -> Int {
    var (length, sum) = (0, 0.0)
    while length < min(end, RowRules.mostItems) {
      sum += scratch.breadths[end - length - 1]
      if length > 0 && !rules.fits(length + 1, sum) { break }
      length += 1
    }
    return length
  }

  /// Sets how many items the row has that ends at an end.
  func setLength(_ length: Int, before end: Int) {
    items.lengths[end - 1] = UInt8(truncatingIfNeeded: length)
  }

  /// Copies what ending at some ends before another costs, the nearest first,
  /// less the cost of that one.
  func copyCosts(
    before end: Int, count: Int, to copy: UnsafeMutablePointer<Int64>
  ) {
    let costs = scratch.costs + end
    for place in 0..<count { copy[place] = costs[-1 - place] &- costs[0] }
  }

  /// Whether those costs are the ones that were copied.
  func hasCosts(
    _ copy: UnsafeMutablePointer<Int64>, before end: Int, count: Int
  ) -> Bool {
    let costs = scratch.costs + end
    for place in 0..<count where costs[-1 - place] &- costs[0] != copy[place] {
      return false
    }
    return true
  }
}
