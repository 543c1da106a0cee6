/// What a walk remembers of each item besides what is kept of it: one piece of
/// memory for a walk after the other.
final class RowScratch {
  @exclusivity(unchecked) private var memory: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private var capacity = 0

  init() {
    memory = .allocate(capacity: 18)
  }

  deinit { memory.deallocate() }

  /// Sums over the first one to eight items of some.
  var sums: UnsafeMutablePointer<Double> { memory }
  /// 1 / ratio of each item, and room behind the last for a sum of eight.
  var inverses: UnsafeMutablePointer<Double> { memory + 8 }
  /// Natural breadths, where rows are not greedy.
  var breadths: UnsafeMutablePointer<Double> { inverses + capacity + 8 }
  /// What the best rows cost up to each end, one more than there are items.
  var costs: UnsafeMutablePointer<Int64> {
    UnsafeMutableRawPointer(breadths + capacity + 1)
      .assumingMemoryBound(to: Int64.self)
  }

  /// Makes room for so many items, and keeps what is known of the first.
  func reserve(_ needed: Int, keeping count: Int) {
    guard needed > capacity else { return }
    let (old, inverses, breadths, costs) = (memory, inverses, breadths, costs)
    capacity = needed
    memory = .allocate(capacity: 3 * needed + 18)
    self.inverses.initialize(from: inverses, count: count)
    self.breadths.initialize(from: breadths, count: count)
    self.costs.initialize(from: costs, count: count + 1)
    old.deallocate()
  }
}
