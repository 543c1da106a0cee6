import Foundation

/// A picture: its size in pixels, its hue, and where it comes from.
///
/// One without an address the example paints itself: the same number is the
/// same picture, today and tomorrow.
struct Photo: Hashable, Sendable {
  let number: Int
  let width: Int
  let height: Int
  /// Where on the wheel of colours its colours are, from 0 up to 1.
  let hue: Double
  /// Where its picture is loaded from; nil for one that is painted.
  let address: URL?

  private static let sizes = [
    (1200, 800), (800, 1200), (1000, 1000), (1600, 900), (900, 1350),
    (1024, 768), (768, 1024), (1500, 700), (700, 1120),
  ]

  init(number: Int) {
    let bits = Self.bits(of: number)
    let size = Self.sizes[Int(bits % UInt64(Self.sizes.count))]
    self.init(
      number: number, width: size.0, height: size.1, address: nil)
  }

  /// A photo of a file, the number-th from 0.
  init(number: Int, width: Int, height: Int, address: URL?) {
    self.number = number
    self.width = width
    self.height = height
    self.address = address
    hue = Double(Self.bits(of: number) >> 40) / Double(1 << 24)
  }

  private static func bits(of number: Int) -> UInt64 {
    // Multiplied and folded, neighbours come out unlike each other.
    var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return bits ^ bits >> 27
  }

  /// What tells it from all others, painted or not.
  var key: Int { address == nil ? number : -1 - number }

  var title: String { "Photo \(number + 1)" }

  var caption: String { "\(width) × \(height)" }

  /// The height divided by the width.
  var ratio: Double { Double(height) / Double(width) }
}
