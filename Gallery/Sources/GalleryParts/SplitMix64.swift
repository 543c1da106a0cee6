/// A small generator of numbers that are the same each time (SplitMix64).
public struct SplitMix64 {
  private var state: UInt64

  /// Creates a generator that begins anew for each seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 to below another.
  public mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 33) % bound
  }
}
