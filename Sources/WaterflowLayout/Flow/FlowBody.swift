/// The items of one section in lines that wrap.
///
/// An item costs its size (16 bytes), a line 12 bytes. Where an item stands in
/// its line is worked out from the line's items when it is asked for. Lines
/// stand in blocks, see ``FlowBlock``; a change breaks lines anew until they
/// begin with the same items as before, and moves all that follow by adding to
/// their ``RunningTotals``.
final class FlowBody {
  /// The breadth that a line can fill, in points.
  let available: Double
  /// The least distance between two items of a line, in points.
  let interitem: Double
  /// The distance between two lines.
  let spacing: Fixed
  let distribution: LineDistribution
  let alignment: LineAlignment

  @exclusivity(unchecked) var blocks: [FlowBlock] = []
  /// Where blocks start: an end contains the spacing to the next line.
  @exclusivity(unchecked) var totals = RunningTotals(width: 2)
  /// How many items have another breadth than the one before.
  @exclusivity(unchecked) var changesOfBreadth = 0
  /// The lengths of all items and the spacing behind each: no breaking into
  /// lines makes the body longer.
  @exclusivity(unchecked) var lengthOfAll = Int64(0)
  /// The blocks, in order, whose first item begins a line for the time being,
  /// although it may belong to the line before.
  @exclusivity(unchecked) var cuts: [Int] = []
  /// What has been done to place items.
  @exclusivity(unchecked) var work = PlacementWork()
  let ledger = MemoryLedger()

  /// Room that is given to a line so that widths which add up to the line's
  /// but for rounding still fit, in points.
  static let tolerance = 1.0 / 1024

  init(
    available: Double, interitem: Double, spacing: Fixed,
    distribution: LineDistribution, alignment: LineAlignment
  ) {
    self.available = available
    self.interitem = interitem
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
  }

  var count: Int { totals.itemCount }

  /// Whether all items have one breadth.
  var isUniform: Bool { changesOfBreadth == 0 }

  /// Where the last line ends.
  var length: Fixed {
    blocks.isEmpty
      ? .zero : Fixed(raw: totals[blocks.count, 1]) - spacing
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int {
    ledger.bytes + totals.storageBytes
      + blocks.capacity * MemoryLayout<FlowBlock>.stride
  }

  /// The size of an item of the body.
  func size(ofItem item: Int) -> FlowSize {
    let block = totals.block(ofItem: item)
    return blocks[block].sizes[item - totals.firstItem(of: block)]
  }

  /// Whether another body would put the same items in the same places.
  func hasRules(of other: FlowBody) -> Bool {
    available == other.available && interitem == other.interitem
      && spacing == other.spacing && distribution == other.distribution
      && alignment == other.alignment
  }
}
