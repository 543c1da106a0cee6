/// A tile of some height, for which its number is enough.
struct Tile: Equatable, Sendable {
  let number: Int

  /// The height in points, 80 to 240.
  var height: Double { Double(80 + number * 97 % 161) }

  /// Where on the wheel of colours its colour is; neighbours differ by the
  /// golden angle.
  var hue: Double {
    (Double(number) * 0.381_966).truncatingRemainder(dividingBy: 1)
  }
}
