/// Some consecutive items of a justified section, and the rows that start among
/// them.
///
/// A row may go on in the blocks behind. Tops are as they were when the block
/// was placed; where its first row starts now, ``RunningTotals`` says.
struct JustifiedBlock {
  private let memory: BlockMemory
  let ratios: UnsafeMutablePointer<Double>
  /// The top of each row.
  let tops: UnsafeMutablePointer<Int64>
  /// The costs of the ends that a row reaching into the block may start at,
  /// the nearest first, less the cost of ending just before the block.
  let costs: UnsafeMutablePointer<Int64>
  /// The first item of each row, counted from the block's first.
  let firstItems: UnsafeMutablePointer<UInt16>
  /// For each item how many items the best row has that ends with it.
  let lengths: UnsafeMutablePointer<UInt8>
  private let counts: (items: Int32, rows: Int32)
  /// How many items before the block a row that reaches into it may begin with.
  let reach: Int32

  /// How many items a block has when it is made, at least a quarter of that
  /// but for the only one, and at most twice as many.
  static let size = 256

  var count: Int { Int(counts.items) }
  var rowCount: Int { Int(counts.rows) }

  /// Takes memory for a block; what is in it is to be written.
  ///
  /// - Parameters:
  ///   - items: how many items it has.
  ///   - rows: how many rows start in it.
  ///   - reach: as in ``reach``.
  ///   - keepsCosts: whether costs are kept for them.
  ///   - ledger: where its memory counts.
  init(
    items: Int, rows: Int, reach: Int, keepsCosts: Bool, ledger: MemoryLedger
  ) {
    let costCount = keepsCosts ? reach : 0
    memory = BlockMemory(
      bytes: (items + rows + costCount) * 8 + rows * 2 + items,
      ledger: ledger)
    counts = (
      Int32(truncatingIfNeeded: items), Int32(truncatingIfNeeded: rows)
    )
    self.reach = Int32(truncatingIfNeeded: reach)
    ratios = memory.start.assumingMemoryBound(to: Double.self)
    tops = (memory.start + items * 8).assumingMemoryBound(to: Int64.self)
    costs = tops + rows
    firstItems = UnsafeMutableRawPointer(costs + costCount)
      .assumingMemoryBound(to: UInt16.self)
    lengths = UnsafeMutableRawPointer(firstItems + rows)
      .assumingMemoryBound(to: UInt8.self)
  }
}
