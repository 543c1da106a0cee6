/// The ends of all lanes, ready to tell which lane is shortest.
///
/// A key is a lane's end in ``Fixed`` units shifted left by 8, or'ed with the
/// lane's index. So one integer comparison orders lanes by their end and ties
/// by the lowest index.
protocol LaneKeys {
  init()
  /// Takes over one key for each lane, in ascending order.
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int)
  /// Writes the end of every lane to the lane's place in the row.
  func writeEnds(to row: UnsafeMutablePointer<Int64>)
  /// Lengthens the shortest lane and returns its index.
  mutating func lengthenShortest(by length: UInt64) -> UInt8
}

/// The part of a sorted bank behind its first key.
protocol SortedKeys {
  init()
  /// Puts a key in and takes the smallest of all out.
  mutating func exchange(_ key: UInt64) -> UInt64
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int)
  func writeEnds(to row: UnsafeMutablePointer<Int64>)
}

/// The end of a sorted bank.
struct NoKeys: SortedKeys {
  @inline(__always) init() {}

  @inline(__always) mutating func exchange(_ key: UInt64) -> UInt64 { key }

  @inline(__always)
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int) {}

  @inline(__always) func writeEnds(to row: UnsafeMutablePointer<Int64>) {}
}

/// One key and the larger ones behind it.
///
/// The nesting unrolls the compare-exchange chain at compile time, at every
/// optimisation level. The next item needs only the first link of the chain,
/// so the processor works off the rest while the next item is under way.
/// A chain may have links to spare: they keep the greatest key.
struct Keys<Larger: SortedKeys>: SortedKeys, LaneKeys {
  private var smallest = UInt64.max
  private var larger = Larger()

  @inline(__always) init() {}

  @inline(__always) mutating func exchange(_ key: UInt64) -> UInt64 {
    let isSmallest = key < smallest
    let low = isSmallest ? key : smallest
    let high = isSmallest ? smallest : key
    smallest = larger.exchange(high)
    return low
  }

  @inline(__always)
  mutating func lengthenShortest(by length: UInt64) -> UInt8 {
    let lane = UInt8(truncatingIfNeeded: smallest)
    smallest = larger.exchange(smallest &+ length)
    return lane
  }

  @inline(__always)
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int) {
    guard count > 0 else { return }
    smallest = ascending[0]
    larger.load(ascending + 1, count: count - 1)
  }

  @inline(__always) func writeEnds(to row: UnsafeMutablePointer<Int64>) {
    guard smallest < UInt64.max else { return }
    row[Int(smallest & 0xFF)] = Int64(smallest >> 8)
    larger.writeEnds(to: row)
  }
}

typealias Keys2 = Keys<Keys<NoKeys>>
typealias Keys3 = Keys<Keys2>
typealias Keys4 = Keys<Keys3>
typealias Keys5 = Keys<Keys4>
typealias Keys6 = Keys<Keys5>
typealias Keys7 = Keys<Keys6>
typealias Keys8 = Keys<Keys7>
