/// Some consecutive items of a justified section, and the rows that start among
/// them.
///
/// A row may go on in the blocks behind. Tops are as they were when the block
/// was placed; where its first row starts now, ``RunningTotals`` says.
struct JustifiedBlock {
  private let itemMemory: BlockMemory
  private let rowMemory: BlockMemory
  let ratios: UnsafeMutablePointer<Double>
  /// For each item how many items the best row has that ends with it.
  let lengths: UnsafeMutablePointer<UInt8>
  /// The top of each row.
  let tops: UnsafeMutablePointer<Int64>
  /// The first item of each row, counted from the block's first.
  let firstItems: UnsafeMutablePointer<UInt16>
  /// The costs of the ends that a row reaching into the block may start at,
  /// the nearest first, less the cost of ending just before the block.
  let costs: UnsafeMutablePointer<Int64>
  private let counts: (items: Int32, rows: Int32)
  /// How many items before the block a row that reaches into it may begin with.
  let reach: Int32

  /// How many items a block has when it is made, at least a quarter of that
  /// but for the only one, and at most twice as many.
  static let size = 256

  var count: Int { Int(counts.items) }
  var rowCount: Int { Int(counts.rows) }

  /// Takes some items and rows of a draft.
  ///
  /// - Parameters:
  ///   - items: the items, counted from the first of `kept`.
  ///   - kept: the draft's items.
  ///   - rows: the rows that start among them.
  ///   - stacked: the draft's rows.
  ///   - costs: where the costs are that are kept for them.
  ///   - reach: as in ``reach``.
  init(
    items: Range<Int>, of kept: RowItems, rows: Range<Int>,
    of stacked: StackedRows, costs: UnsafeMutablePointer<Int64>, reach: Int
  ) {
    itemMemory = kept.memory
    rowMemory = stacked.memory
    ratios = kept.ratios + items.lowerBound
    lengths = kept.lengths + items.lowerBound
    tops = stacked.tops + rows.lowerBound
    firstItems = stacked.firstItems + rows.lowerBound
    self.costs = costs
    counts = (
      Int32(truncatingIfNeeded: items.count),
      Int32(truncatingIfNeeded: rows.count)
    )
    self.reach = Int32(truncatingIfNeeded: reach)
  }
}
