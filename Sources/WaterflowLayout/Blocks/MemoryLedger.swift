/// How much memory the blocks of one body hold.
final class MemoryLedger {
  var bytes = 0
}
