/// A picture that the example paints itself: its size in pixels and its hue.
///
/// The same number is the same picture, today and tomorrow.
struct Photo: Hashable, Sendable {
  let number: Int
  let width: Int
  let height: Int
  /// Where on the wheel of colours its colours are, from 0 up to 1.
  let hue: Double

  private static let sizes = [
    (1200, 800), (800, 1200), (1000, 1000), (1600, 900), (900, 1350),
    (1024, 768), (768, 1024), (1500, 700), (700, 1120),
  ]

  init(number: Int) {
    self.number = number
    // Multiplied and folded, neighbours come out unlike each other.
    var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 27
    let size = Self.sizes[Int(bits % UInt64(Self.sizes.count))]
    width = size.0
    height = size.1
    hue = Double(bits >> 40) / Double(1 << 24)
  }

  var title: String { "Photo \(number + 1)" }

  var caption: String { "\(width) × \(height)" }

  /// The height divided by the width.
  var ratio: Double { Double(height) / Double(width) }
}
