/// A colour, and how it is shown.
struct Swatch {
  /// In percent.
  let lightness: Int
  /// In percent of what screens show.
  let chroma: Int
  /// In degrees.
  let hue: Int
  /// The height of its tile as a part of the width.
  let ratio: Double

  /// The colour with a number among those of a family; the same each time.
  init(_ number: Int, in family: Family) {
    // A step by an odd number comes to all of 256 values before any twice.
    let step = UInt8(truncatingIfNeeded: number &* 157 &+ family.hue)
    hue = (family.hue + Int(step) * family.breadth / 255) % 360
    lightness = 70 + Int(step &* 29) * 22 / 255
    chroma = 12 + Int(step &* 73) * 28 / 255
    ratio = 0.6 + Double(step &* 101) / 255
  }
}
