/// A small generator of random numbers that repeats itself for a seed.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator that begins at a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a whole number of a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a whole number from 0 to below `count`; 0 if that is less than 1.
  public mutating func below(_ count: Int) -> Int { int(0...max(0, count - 1)) }

  /// Returns a multiple of 1/64 in a range of whole numbers.
  ///
  /// Sums of such lengths are exact in doubles and in fixed point, so that no
  /// rounding decides between lanes.
  public mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(int(range.lowerBound * 64...range.upperBound * 64)) / 64
  }

  /// Returns true that many times in a hundred.
  public mutating func chance(_ percent: Int) -> Bool {
    int(1...100) <= percent
  }

  /// Returns one of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...values.count - 1)]
  }
}
