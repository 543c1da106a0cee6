/// The same as ``Keys`` for longer chains, with keys compared as doubles.
///
/// The bits of two positive doubles are in the order of their values, and a
/// processor takes the smaller and the larger of two doubles in one step each,
/// out of registers that integers leave free. Adding goes by way of an integer,
/// which a chain of few links would wait for. A chain may have links to spare:
/// they keep infinity, which is never the smallest key.
struct LongKeys<Larger: LongChain>: LongChain, LaneKeys {
  private var smallest = Double.infinity
  private var larger = Larger()

  @inline(__always) init() {}

  @inline(__always) mutating func exchange(_ key: Double) -> Double {
    let low = key < smallest ? key : smallest
    let high = key < smallest ? smallest : key
    smallest = larger.exchange(high)
    return low
  }

  @inline(__always)
  mutating func lengthenShortest(by length: UInt64) -> UInt8 {
    let key = smallest.bitPattern
    smallest = larger.exchange(Double(bitPattern: key &+ length))
    return UInt8(truncatingIfNeeded: key)
  }

  @inline(__always)
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int) {
    guard count > 0 else { return }
    smallest = Double(bitPattern: ascending[0])
    larger.load(ascending + 1, count: count - 1)
  }

  @inline(__always) func writeEnds(to row: UnsafeMutablePointer<Int64>) {
    guard smallest != .infinity else { return }
    let key = smallest.bitPattern
    row[Int(key & 0xFF)] = Int64(key >> 8)
    larger.writeEnds(to: row)
  }
}

/// The part of a chain of doubles behind its first key.
protocol LongChain {
  init()
  /// Puts a key in and takes the smallest of all out.
  mutating func exchange(_ key: Double) -> Double
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int)
  func writeEnds(to row: UnsafeMutablePointer<Int64>)
}

/// The end of a chain of doubles.
struct NoLongKeys: LongChain {
  @inline(__always) init() {}

  @inline(__always) mutating func exchange(_ key: Double) -> Double { key }

  @inline(__always)
  mutating func load(_ ascending: UnsafePointer<UInt64>, count: Int) {}

  @inline(__always) func writeEnds(to row: UnsafeMutablePointer<Int64>) {}
}

#if arch(wasm32)
  // WebAssembly has no such step for doubles, and registers to spare.
  typealias Bank12 = Keys<Keys<Keys<Keys<Keys8>>>>
  typealias Bank16 = Keys<Keys<Keys<Keys<Bank12>>>>
#else
  typealias Bank12 = LongKeys12
  typealias Bank16 = LongKeys<LongKeys<LongKeys<LongKeys<LongKeys12>>>>
#endif

typealias LongKeys4 = LongKeys<LongKeys<LongKeys<LongKeys<NoLongKeys>>>>
typealias LongKeys8 = LongKeys<LongKeys<LongKeys<LongKeys<LongKeys4>>>>
typealias LongKeys12 = LongKeys<LongKeys<LongKeys<LongKeys<LongKeys8>>>>
