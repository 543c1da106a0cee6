/// A piece of memory that one or several blocks keep their items in.
///
/// It goes when the last of them does.
final class BlockMemory {
  let start: UnsafeMutableRawPointer
  /// What items say besides their lengths, see ``LaneItems/traits``; nil if it
  /// does not matter.
  let traits: UnsafeMutablePointer<Double>?
  private let bytes: Int
  private let ledger: MemoryLedger

  /// Takes memory, and more of it for what so many items say.
  init(bytes: Int, traits: Int = 0, ledger: MemoryLedger) {
    self.bytes = bytes + traits * 16
    self.ledger = ledger
    start = .allocate(byteCount: max(self.bytes, 8), alignment: 8)
    self.traits =
      traits > 0
      ? (start + bytes).assumingMemoryBound(to: Double.self) : nil
    ledger.bytes += self.bytes
  }

  deinit {
    ledger.bytes -= bytes
    start.deallocate()
  }
}
