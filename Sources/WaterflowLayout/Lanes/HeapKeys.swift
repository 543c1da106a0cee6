/// The ends of any number of lanes as a binary heap, for lane counts beyond
/// those that fit into registers.
struct HeapKeys: LaneKeys {
  private var heap: [UInt64] = []

  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int) {
    // An ascending sequence is a heap already.
    heap = Array(UnsafeBufferPointer(start: ascending, count: count))
  }

  func writeEnds(to row: UnsafeMutablePointer<Int64>) {
    for key in heap { row[Int(key & 0xFF)] = Int64(key >> 8) }
  }

  mutating func lengthenShortest(by length: UInt64) -> UInt8 {
    let lane = UInt8(truncatingIfNeeded: heap[0])
    let key = heap[0] &+ length
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < key else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = key
    return lane
  }
}
