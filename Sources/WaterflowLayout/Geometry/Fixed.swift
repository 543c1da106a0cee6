/// A length or a position along the scroll axis, in units of 2^-24 point.
///
/// Sums of integers do not depend on their order. So appending to a layout,
/// changing it and computing it anew agree to the bit, and the choice of a
/// lane never turns on rounding. See `Documentation/Decisions/fixed-point.md`.
struct Fixed: Comparable {
  var raw: Int64

  static let zero = Fixed(raw: 0)

  /// Units in a point.
  static let unit = 16_777_216.0

  /// The longest single length, in points: a chunk of 64 items plus their
  /// spacings then stays below 2^31 points, which the lane keys rely on.
  static let longest = 16_777_215.0

  /// A lane may not grow beyond 1.5 * 2^30 points: its key, shifted by 8 bits,
  /// then stays among the bits of finite doubles.
  static let longestLane = Fixed(raw: 3 << 53)

  /// All content together stays below 2^38 points.
  static let longestContent = Fixed(raw: 1 << 62)

  /// A double in [2^28, 2^29) has a mantissa step of 2^-24: adding this value
  /// rounds to the fixed-point grid and leaves the result in the low bits.
  @inline(__always) static var shifter: Double { 402_653_184.0 }

  init(raw: Int64) {
    self.raw = raw
  }

  /// Creates the nearest fixed-point value of a length in 0...`longest`.
  @inline(__always) init(points: Double) {
    raw =
      Int64(bitPattern: (points + Fixed.shifter).bitPattern)
      &- Int64(bitPattern: Fixed.shifter.bitPattern)
  }

  /// Creates the last grid position at or before any position, finite or not.
  init(floor position: Double) {
    raw = (position * Fixed.unit).floored
  }

  /// Creates the first grid position at or behind any position, finite or not.
  init(ceiling position: Double) {
    raw = (position * Fixed.unit).ceiled
  }

  /// The value in points: exact below 2^29 points.
  @inline(__always) var points: Double { Double(raw) * (1 / Fixed.unit) }

  @inline(__always) static func < (a: Fixed, b: Fixed) -> Bool {
    a.raw < b.raw
  }

  @inline(__always) static func + (a: Fixed, b: Fixed) -> Fixed {
    Fixed(raw: a.raw &+ b.raw)
  }

  @inline(__always) static func - (a: Fixed, b: Fixed) -> Fixed {
    Fixed(raw: a.raw &- b.raw)
  }
}

extension Double {
  /// Whether a length may enter the layout as it is: one comparison refuses
  /// negative values, values that are too long, infinity and NaN alike.
  @inline(__always) var isUsableLength: Bool {
    bitPattern <= Fixed.longest.bitPattern
  }
}
