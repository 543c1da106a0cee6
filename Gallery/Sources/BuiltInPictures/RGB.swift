/// An opaque sRGB colour.
package struct RGB: Sendable, Equatable {
  /// The colour as `0x00RRGGBB`.
  package var value: UInt32

  /// Creates a colour from `0xRRGGBB`.
  package init(_ value: UInt32) {
    self.value = value & 0xFF_FFFF
  }

  /// Returns this colour with `share` (0 to 1) of `other` mixed in.
  func mixed(with other: RGB, share: Double) -> RGB {
    func channel(_ shift: UInt32) -> UInt32 {
      let here = Double(value >> shift & 0xFF)
      let there = Double(other.value >> shift & 0xFF)
      return UInt32((here + (there - here) * share).rounded()) << shift
    }
    return RGB(channel(16) | channel(8) | channel(0))
  }
}
