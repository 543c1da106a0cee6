/// One picture of the built-in set.
///
/// Everything about it follows from its index alone, so the catalogue and the
/// painted picture agree without either being stored:
///
///     let picture = BuiltInPicture(index: 42)
///     picture.width   // in pixels, 400 to 1200
///     picture.png     // the picture itself
package struct BuiltInPicture: Sendable {
  /// How many pictures there are at most.
  package static let limit = 10_000_000

  /// The position in the set, from 0.
  package let index: Int
  /// The width in pixels, 400 to 1200.
  package let width: Int
  /// The height in pixels; the width is 0.625 to 1.875 times as long.
  package let height: Int
  /// The position of the palette in `Palette.all`.
  package let paletteIndex: Int

  /// Describes picture `index` in constant time, without painting it.
  @inline(__always)
  package init(index: Int) {
    let bits = SplitMix64.mix(UInt64(truncatingIfNeeded: index) &+ 0x5EED)
    let span = (Int(bits & 0xFFFF) * 801) >> 16
    let (across, down) = Self.ratio(Int(bits >> 16 & 0xF))
    self.index = index
    width = 400 + span
    height = (width * down + across / 2) / across
    paletteIndex = Int(bits >> 20 & 0xFF)
  }

  /// The colour shown while the picture loads.
  package var placeholder: RGB { RGB(Palette.placeholders[paletteIndex]) }

  var palette: Palette { Palette.all[paletteIndex] }

  /// How wide the painted picture is, in pixels: enough for a lane of a waterfall
  /// at two pixels a point.
  package static let paintedWidth = 512

  /// The picture as a PNG, painted anew each time, in 2 to 4 milliseconds.
  ///
  /// Not as an SVG: a browser lays each of those out as a document of its own,
  /// on the thread that has to move the cells meanwhile.
  package var png: [UInt8] { png(width: Self.paintedWidth) }

  /// Returns the picture as a PNG so many pixels wide, painted anew each time:
  /// in a time that grows with the square of the width.
  package func png(width: Int) -> [UInt8] {
    let canvas = PictureCanvas(
      width: width, height: paintedHeight(width: width),
      scale: Double(width) / Double(self.width))
    var painter = PicturePainter(self, on: canvas)
    painter.paint()
    return PNGEncoder.encode(canvas.pixels, width: width)
  }

  /// Returns the height of the picture painted so wide, in pixels.
  package func paintedHeight(width: Int) -> Int {
    (height * width + self.width / 2) / self.width
  }

  /// The shapes that photographs have; common ones come twice.
  ///
  /// A switch and not an array: a million calls in a row stay free of bounds
  /// checks and of the lazy initializer of a global.
  @inline(__always)
  private static func ratio(_ choice: Int) -> (across: Int, down: Int) {
    switch choice {
    case 0, 1: (3, 2)
    case 2, 3: (2, 3)
    case 4, 5: (4, 3)
    case 6, 7: (3, 4)
    case 8: (1, 1)
    case 9: (16, 9)
    case 10: (4, 5)
    case 11: (5, 4)
    case 12: (5, 7)
    case 13: (7, 5)
    case 14: (5, 8)
    default: (15, 8)
    }
  }
}
