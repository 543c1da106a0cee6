/// Random whole numbers that are the same everywhere (SplitMix64).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a whole number from 0 up to but without `count`.
  ///
  /// Slightly uneven, which matters to nobody here.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(count))
  }

  /// Returns a length in points that is no multiple of anything round.
  mutating func length(_ least: Double, _ most: Double) -> Double {
    least + (most - least) * (Double(next() >> 11) / 9_007_199_254_740_992)
  }
}
