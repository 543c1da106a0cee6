/// A seeded generator: the same seed gives the same numbers on every machine.
///
/// The standard library's generator cannot be seeded, and a picture has to look
/// the same in every run. The step and the mixing constants are those of
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators"
/// (OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose sequence depends on `seed` alone.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Returns a number in `range`, uniformly.
  ///
  /// Built by hand on 53 bits, because how the standard library turns bits into
  /// a `Double` may change between its versions.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// Returns a whole number from 0 up to, but not including, `bound`.
  package mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Spreads the bits of `value` so that neighbours have nothing in common.
  @inline(__always)
  package static func mix(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
