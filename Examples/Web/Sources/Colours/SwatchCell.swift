import WaterflowWeb

/// A tile of one colour, with its name in CSS.
final class SwatchCell: WaterflowCell {
  private let name = Element("span")

  init() {
    super.init("article")
    element.setClass("swatch", true)
    element.append(name)
  }

  func show(_ swatch: Swatch) {
    let color: PageText =
      "oklch(\(swatch.lightness)% \(swatch.chroma)% \(swatch.hue))"
    element.setStyle("background-color", to: color)
    name.setText(color)
  }
}

extension CellKind where Cell == SwatchCell {
  static let swatch = CellKind(1)
}
