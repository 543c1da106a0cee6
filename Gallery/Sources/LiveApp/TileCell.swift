import GalleryParts
import WaterflowWeb

/// A tile with a number, in a colour of its own.
final class TileCell: WaterflowCell {
  private let number = Element("strong")

  /// Creates a tile for a waterfall, or one as wide as the view.
  init(isWide: Bool = false) {
    super.init("div")
    element.setClass("tile", true)
    element.setClass("wide", isWide)
    element.append(number)
  }

  /// Shows a number; what is new has a negative one.
  func show(_ number: Int) {
    self.number.setText(
      number < 0 ? "New \(grouped: 0 - number)" : "\(grouped: number)")
    // Neighbours differ by the golden angle.
    let hue = (number % 360 + 360) * 137 % 360
    element.setStyle("--hue", to: "\(hue)")
  }
}
