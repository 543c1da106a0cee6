import WaterflowWeb

/// A tile with a number, in a colour of its own.
final class TileCell: WaterflowCell {
  private let number = Element("strong")

  /// Creates a tile for a waterfall, or one as wide as the view.
  init(isWide: Bool = false) {
    super.init("div")
    element.setClass("tile", true)
    element.setClass("wide", isWide)
    element.setAttribute("role", to: "listitem")
    element.append(number)
  }

  /// Shows a number.
  func show(_ number: Int) {
    self.number.setText(number.grouped)
    // Neighbours differ by the golden angle.
    element.setStyle("--hue", to: "\(number % 360 * 137 % 360)")
  }
}
