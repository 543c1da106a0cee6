/// A piece of memory that one or several blocks keep their items in.
///
/// It goes when the last of them does.
final class BlockMemory {
  let start: UnsafeMutableRawPointer
  /// The items' own breadths; nil if none are kept.
  let breadths: UnsafeMutablePointer<Double>?
  private let bytes: Int
  private let ledger: MemoryLedger

  /// Takes memory, and where breadths are kept, more of it for as many items.
  init(bytes: Int, breadths: Int = 0, ledger: MemoryLedger) {
    self.bytes = bytes + breadths * 8
    self.ledger = ledger
    start = .allocate(byteCount: max(self.bytes, 8), alignment: 8)
    self.breadths =
      breadths > 0
      ? (start + bytes).assumingMemoryBound(to: Double.self) : nil
    ledger.bytes += self.bytes
  }

  deinit {
    ledger.bytes -= bytes
    start.deallocate()
  }
}
