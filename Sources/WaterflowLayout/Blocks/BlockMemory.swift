/// A piece of memory that one or several blocks keep their items in.
///
/// It goes when the last of them does.
final class BlockMemory {
  let start: UnsafeMutableRawPointer
  private let bytes: Int
  private let ledger: MemoryLedger

  init(bytes: Int, ledger: MemoryLedger) {
    self.bytes = bytes
    self.ledger = ledger
    start = .allocate(byteCount: max(bytes, 8), alignment: 8)
    ledger.bytes += bytes
  }

  deinit {
    ledger.bytes -= bytes
    start.deallocate()
  }
}
