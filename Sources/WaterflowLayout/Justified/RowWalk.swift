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
    if rules.rows.breaking == .greedy {
      fill(source, end)
    } else {
      let (breadths, rules) = (scratch.breadths, rules)
      let (ratios, inverses) = (items.ratios, scratch.inverses)
      for item in count..<end {
        let ratio = RowRules.usable(source[item &- count])
        let inverse = 1 / ratio
        ratios[item] = ratio
        inverses[item] = inverse
        breadths[item] = rules.breadth(inverse: inverse)
      }
    }
    count = end
  }

  /// What is left of the open row's line, in whole numbers, and how many items
  /// more it may have: first fit depends on nothing else.
  @exclusivity(unchecked) private var (left, spare) = (Int64(0), Int64(0))

  /// Lets the next item open a row.
  func openRow() { left = 0 }

  /// Adds items up to an end and puts them into rows by what is left of the
  /// line, in whole numbers: no branch of this could be foreseen, and the
  /// division of later items need not wait for it.
  private func fill(_ source: UnsafePointer<Double>, _ end: Int) {
    let (lengths, first, rules) = (items.lengths, count, rules)
    let (ratios, inverses) = (items.ratios, scratch.inverses)
    let gap = RowRules.units(rules.gap)
    let room = RowRules.units(rules.limit) &+ gap
    var (left, spare) = (left, spare)
    for item in first..<end {
      let ratio = RowRules.usable(source[item &- first])
      let inverse = 1 / ratio
      ratios[item] = ratio
      inverses[item] = inverse
      let taken = rules.units(inverse: inverse) &+ gap
      left = left &- taken
      spare = spare &- 1
      let isFull = left | spare < 0
      left = isFull ? room &- taken : left
      spare = isFull ? Int64(RowRules.mostItems - 1) : spare
      lengths[item] = UInt8(
        truncatingIfNeeded: Int64(RowRules.mostItems) &- spare)
    }
    (self.left, self.spare) = (left, spare)
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
    case .greedy: break
    case .balanced: balance()
    case .even: even()
    }
    walked = count
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

  /// How long a row of some items is that fills the line.
  @inline(__always)
  func length(ofRow row: Range<Int>) -> Double {
    let (inverses, sums) = (scratch.inverses, scratch.sums)
    var (item, sum) = (row.lowerBound, 0.0)
    @inline(__always) func add(_ place: Int) {
      sum += inverses[item &+ place]
      sums[place] = sum
    }
    // Eight at a time, of which as many count as there are: how many items a
    // row has could not be foreseen.
    repeat {
      add(0)
      add(1)
      add(2)
      add(3)
      add(4)
      add(5)
      add(6)
      add(7)
      item &+= 8
    } while item < row.upperBound
    let count = row.count
    return rules.length(
      count: count, inverse: sums[(count &- 1) & 7],
      first: items.ratios[row.lowerBound])
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
      sum += rules.breadth(inverse: scratch.inverses[end - length - 1])
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
