import WaterflowWeb

/// The tile of a photo; the element finds out about its photo by itself.
final class TileCell: WaterflowCell {
  init() {
    super.init("photo-tile")
  }

  /// Shows the photo of a day with a number; all of it is so high, in points.
  func show(day: Int32, index: Int, height: Double) {
    element.setNumber("day", to: Double(day))
    element.setNumber("index", to: Double(index))
    element.setNumber("tall", to: height)
    element.call("show")
  }

  override func loadContent() { element.call("load") }

  override func prepareForReuse() { element.call("clear") }
}
