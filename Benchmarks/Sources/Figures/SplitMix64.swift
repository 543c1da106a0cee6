/// Random numbers that are the same in every run (SplitMix64).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number in a range; the upper end is left out.
  mutating func number(_ least: Double, _ most: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return least + (most - least)
      * (Double(mixed >> 11) / 9_007_199_254_740_992)
  }
}
