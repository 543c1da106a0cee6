/// Memory for the ratios of some items, and for how long the best row is that
/// ends with each.
struct RowItems {
  let memory: BlockMemory
  let capacity: Int
  let ratios: UnsafeMutablePointer<Double>
  let lengths: UnsafeMutablePointer<UInt8>

  init(capacity: Int, ledger: MemoryLedger) {
    memory = BlockMemory(bytes: capacity * 9, ledger: ledger)
    self.capacity = capacity
    ratios = memory.start.assumingMemoryBound(to: Double.self)
    lengths = UnsafeMutableRawPointer(ratios + capacity)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// Takes over other items, as many as there is room for.
  init(_ items: Range<Int>, of other: RowItems, ledger: MemoryLedger) {
    self.init(capacity: items.count, ledger: ledger)
    copy(items, of: other)
  }

  /// Puts other items at the start.
  func copy(_ items: Range<Int>, of other: RowItems) {
    ratios.initialize(
      from: other.ratios + items.lowerBound, count: items.count)
    lengths.initialize(
      from: other.lengths + items.lowerBound, count: items.count)
  }
}
