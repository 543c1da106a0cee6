/// The ratio of a photo's sides in two bytes: the width as a share of width
/// and height together.
///
/// The error is below 0.01 % for photos twice as wide as high or less, and
/// below 0.04 % at the limits, 1:20 and 20:1.
package enum RatioCode {
  /// The code of a square.
  package static let square: UInt16 = 32_768
  /// The codes there are: from 1:20 to 20:1.
  package static let range: ClosedRange<UInt16> = 3_121...62_414

  /// Returns the code of an upright photo's size in pixels, in constant time.
  ///
  /// What is out of range is clamped to it; a side below 1 makes a square.
  @inlinable
  package static func code(width: Int, height: Int) -> UInt16 {
    guard width > 0, height > 0 else { return square }
    let share = Double(width) / (Double(width) + Double(height))
    let code = UInt16((65_535 * share).rounded())
    return min(max(code, range.lowerBound), range.upperBound)
  }

  /// Returns the width of a photo of height 1.
  package static func ratio(of code: UInt16) -> Double {
    Double(code) / Double(65_535 - code)
  }
}
