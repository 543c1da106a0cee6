/// The items of one section in lanes: a waterfall, or a list in one lane.
///
/// An item costs its size (8 bytes), its lane (1 byte, none in a list) and, if
/// items span lanes, its span (1 byte). Items stand in blocks, see
/// ``LaneBlock``; a change makes one block anew and moves all that follow by
/// adding to their ``RunningTotals``. A query finds its chunk by binary search
/// in each lane: whatever decided the lanes, positions within one lane ascend.
final class LaneBody {
  let rules: LaneRules
  /// What happens to the lanes of placed items when something changes.
  let assignment: LaneAssignment
  let shape: LaneShape

  @exclusivity(unchecked) var blocks: [LaneBlock] = []
  /// Where blocks start: the top that each lane's next item gets, so an end
  /// contains the spacing.
  @exclusivity(unchecked) var totals: RunningTotals
  /// Whether an item asks for more than one lane, or did.
  var hasSpans: Bool {
    @inline(__always) get { !isPlain && storedHasSpans }
    set { storedHasSpans = newValue }
  }
  @exclusivity(unchecked) private var storedHasSpans = false
  /// The lengths of all items and the spacing behind each; kept only where
  /// items span lanes, because the lanes' ends tell it otherwise.
  @exclusivity(unchecked) var spannedLength = Int64(0)
  /// The first block whose items are to be placed anew, or nil: until that is
  /// done they stand in the lanes they had.
  @exclusivity(unchecked) var pendingBlock: Int?
  /// Places pending items from a block on, as
  /// ``placePendingItems(from:_:through:before:)`` does.
  ///
  /// Set by the change that may leave some, the only one that has to be able
  /// to: where nothing else names that function, it is not linked.
  @exclusivity(unchecked)
  var pendingPlacement: ((LaneBody, Int, Int, Int64, Int) -> Void)?
  /// Where the lanes end before that block.
  @exclusivity(unchecked) var pendingEnds: [Int64] = []
  /// The rows of items, once somebody has asked for them.
  @exclusivity(unchecked) var rows: LaneRows?
  /// How many of the first items have been shown.
  @exclusivity(unchecked) var shownCount = 0
  /// What has been done to place items.
  @exclusivity(unchecked) var work = PlacementWork()
  @exclusivity(unchecked) var ledger = MemoryLedger()

  init(_ rules: LaneRules, assignment: LaneAssignment) {
    self.rules = rules
    self.assignment = assignment
    shape = LaneShape(rules)
    totals = RunningTotals(width: rules.lanes + 1)
  }

  var count: Int { totals.itemCount }
  var lanes: Int { rules.lanes }

  /// The length of the body: the lowest bottom of all lanes.
  @exclusivity(unchecked) private(set) var length = Fixed.zero

  /// Works the length out again after a change.
  func updateLength() {
    var longest = rules.spacing.raw
    for lane in 0..<lanes {
      longest = max(longest, totals[blocks.count, lane + 1])
    }
    length = Fixed(raw: longest &- rules.spacing.raw)
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int {
    ledger.bytes + totals.storageBytes + (rows?.storageBytes ?? 0)
      + blocks.capacity * MemoryLayout<LaneBlock>.stride
  }

  /// How many of the first items keep the lane they have.
  var keptCount: Int {
    switch assignment {
    case .recomputed: 0
    case .stable: .max
    case .seen: shownCount
    }
  }

  /// What no lane may reach in a body that must end before `limit`.
  func laneLimit(_ limit: Fixed) -> Int64 {
    lanes == 1 ? limit.raw : min(limit, Fixed.longestLane).raw
  }

  /// How many lanes an item of a block takes up.
  @inline(__always)
  func span(ofItem item: Int, in block: LaneBlock) -> Int {
    block.spans.map { min(Int($0[item]) + 1, lanes) } ?? 1
  }

  /// The lane in which an item of a block starts.
  @inline(__always)
  func lane(ofItem item: Int, in block: LaneBlock) -> Int {
    block.laneOf.map { Int($0[item]) } ?? 0
  }

  /// What an item of a block has said besides its length; empty where that does
  /// not matter.
  func traits(ofItem item: Int, in block: LaneBlock) -> [Double] {
    block.traits.map { [$0[2 * item], $0[2 * item + 1]] } ?? []
  }

  /// The length of an item of a block.
  @inline(__always)
  func length(ofItem item: Int, in block: LaneBlock) -> Fixed {
    Fixed(
      points: block.sizes[item]
        * rules.unit(span: span(ofItem: item, in: block)))
  }

  /// The lane behind the last one that the last item of a block takes up.
  func cursor(behind block: LaneBlock) -> Int {
    guard let laneOf = block.laneOf, block.count > 0 else { return 0 }
    let last = block.count - 1
    return Int(laneOf[last]) + span(ofItem: last, in: block)
  }

  /// The lane behind the one of the item before a block.
  func cursor(before block: Int) -> Int {
    block > 0 ? cursor(behind: blocks[block - 1]) : 0
  }

  /// The lengths of some items of a block and the spacings behind them.
  func advance(of items: Range<Int>, in block: LaneBlock) -> Int64 {
    var sum = Int64(0)
    for item in items {
      sum &+= (length(ofItem: item, in: block) + rules.spacing).raw
    }
    return sum
  }

  /// The lengths of all items and the spacing behind each.
  var advanceOfAll: Int64 {
    hasSpans
      ? spannedLength : totals.ends(before: blocks.count).reduce(0, &+)
  }
}
