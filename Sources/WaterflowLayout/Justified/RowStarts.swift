/// The first items of some rows, put down from the last row to the first.
final class RowStarts {
  private let memory: UnsafeMutablePointer<Int32>
  private let room: Int
  @exclusivity(unchecked) private var first: Int

  /// Makes room for so many rows at most.
  init(room: Int) {
    memory = .allocate(capacity: max(room, 1))
    self.room = room
    first = room
  }

  deinit { memory.deallocate() }

  var count: Int { room &- first }

  @inline(__always) subscript(row: Int) -> Int {
    Int(memory[first &+ row])
  }

  /// Adds the row before all there are; there is room for it.
  @inline(__always) func prepend(_ item: Int) {
    first &-= 1
    memory[first] = Int32(truncatingIfNeeded: item)
  }
}
