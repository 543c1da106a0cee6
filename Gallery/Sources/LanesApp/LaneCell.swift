import WaterflowWeb

/// A tile that says where it stands.
final class LaneCell: WaterflowCell {
  private let place = Element("strong")

  init() {
    super.init("div")
    element.setClass("tile", true)
    element.append(place)
  }

  /// Shows a tile in its own colour.
  func show(_ tile: Tile, at place: TilePlace) {
    self.place.setText(place.text)
    // Neighbours differ by the golden angle.
    let hue = (tile.number % 360 + 360) * 137 % 360
    element.setStyle("--hue", to: "\(hue)")
  }
}
