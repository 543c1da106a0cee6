/// Figures as a round pen writes them.
enum PictureDigits {
  typealias Point = PicturePath.Point

  /// How far each figure is from the next, by the font's size.
  private static let advance = 0.62
  /// The pen's width by the font's size.
  private static let pen = 0.13
  /// What the pen's middle reaches, by the font's size.
  private static let extent = Point(0.4, 0.6)

  /// Returns the shape of a number whose baseline begins at a point; figures
  /// are 0.73 times as high as the font's size.
  static func path(of number: Int, at origin: Point, size: Double)
    -> PicturePath
  {
    var path = PicturePath()
    let corner = Point(pen / 2, -pen / 2 - extent.y) * size + origin
    for (index, figure) in "\(number)".utf8.enumerated() {
      let left = corner + Point(advance * size * Double(index), 0)
      for stroke in strokes(of: figure) {
        path.addStroke(
          stroke.map { left + $0 * extent * size }, width: pen * size)
      }
    }
    return path
  }

  /// The strokes of a figure in a square of 1 by 1.
  private static func strokes(of figure: UInt8) -> [[Point]] {
    func lines(_ numbers: Double...) -> [Point] {
      stride(from: 0, to: numbers.count, by: 2).map {
        Point(numbers[$0], numbers[$0 + 1])
      }
    }
    func arc(
      _ x: Double, _ y: Double, _ across: Double, _ down: Double,
      _ from: Double = 0, _ to: Double = 360
    ) -> [Point] {
      PicturePath.arc(Point(x, y), Point(across, down), from: from, to: to)
    }
    return switch figure {
    case UInt8(ascii: "0"): [arc(0.5, 0.5, 0.5, 0.5)]
    case UInt8(ascii: "1"): [lines(0.1, 0.24, 0.56, 0, 0.56, 1)]
    case UInt8(ascii: "2"):
      [arc(0.5, 0.28, 0.48, 0.28, -170, 35) + lines(0.02, 1, 1, 1)]
    case UInt8(ascii: "3"):
      [
        arc(0.48, 0.26, 0.45, 0.26, -155, 90),
        arc(0.48, 0.76, 0.52, 0.24, -90, 155),
      ]
    case UInt8(ascii: "4"): [lines(0.74, 1, 0.74, 0, 0, 0.7, 1, 0.7)]
    case UInt8(ascii: "5"):
      [
        lines(0.92, 0, 0.18, 0, 0.1, 0.44)
          + arc(0.46, 0.68, 0.54, 0.32, -130, 150)
      ]
    case UInt8(ascii: "6"):
      [arc(0.5, 0.68, 0.5, 0.32), arc(0.62, 0.68, 0.62, 0.68, 180, 285)]
    case UInt8(ascii: "7"): [lines(0, 0, 1, 0, 0.36, 1)]
    case UInt8(ascii: "8"):
      [arc(0.5, 0.25, 0.42, 0.25), arc(0.5, 0.75, 0.5, 0.25)]
    case UInt8(ascii: "9"):
      [arc(0.5, 0.32, 0.5, 0.32), arc(0.38, 0.32, 0.62, 0.68, 0, 105)]
    default: [lines(0.15, 0.5, 0.85, 0.5)]
    }
  }
}
