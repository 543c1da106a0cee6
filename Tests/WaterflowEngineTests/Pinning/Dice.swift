/// A small generator of random numbers that repeats itself for a seed.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ 0x2545_F491_4F6C_DD1D
  }

  /// Returns a whole number from 0 to below `count`.
  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }
}
