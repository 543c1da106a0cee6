/// Memory for rows one below the other, and for the costs that blocks keep.
struct StackedRows {
  let memory: BlockMemory
  /// The top of each row.
  let tops: UnsafeMutablePointer<Int64>
  let costs: UnsafeMutablePointer<Int64>
  /// The first item of each row, counted from its block's first.
  let firstItems: UnsafeMutablePointer<UInt16>

  init(rows: Int, costs costCount: Int, ledger: MemoryLedger) {
    memory = BlockMemory(
      bytes: (rows + costCount) * 8 + rows * 2, ledger: ledger)
    tops = memory.start.assumingMemoryBound(to: Int64.self)
    costs = tops + rows
    firstItems = UnsafeMutableRawPointer(costs + costCount)
      .assumingMemoryBound(to: UInt16.self)
  }
}
