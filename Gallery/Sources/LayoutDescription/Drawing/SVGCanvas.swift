import WaterflowLayout

/// Writes the shapes of a drawing as SVG.
struct SVGCanvas {
  /// The space around the drawn part, for the viewport's outline, in points.
  private static let margin = 8.0

  private let part: LayoutRect
  private var body = ""
  private var usedLanes: Set<Int> = []

  init(_ part: LayoutRect) {
    self.part = part
  }

  /// Draws an element with its index or its name.
  mutating func draw(_ element: LayoutElement) {
    let frame = element.frame
    let section = Int(element.id.section)
    switch element.id.kind {
    case .item:
      let lane = Int(element.lane)
      let place = lane % SVGStyle.lanes.count
      if lane >= 0 { usedLanes.insert(place) }
      addBox(frame, lane < 0 ? "free" : "l\(place)", radius: 5)
      addText(
        "\(element.id.item)", in: frame, lane < 0 ? "freeText" : "t\(place)")
    case .header, .contentHeader, .footer:
      let name = element.id.kind == .footer ? "footer" : "header"
      addBox(frame, element.isPinned ? "pinned" : name, radius: 2)
      addText(
        element.isPinned ? "\(name) \(section), pinned" : "\(name) \(section)",
        in: frame, "bar")
    case .background:
      addBox(frame, "background", radius: 8)
    }
  }

  /// Outlines where a pinned element would rest.
  mutating func drawRest(_ frame: LayoutRect) {
    addBox(frame, "rest", radius: 2)
  }

  /// Outlines the viewport and pales what lies outside of it.
  mutating func drawViewport(_ rect: LayoutRect) {
    let far = part.inset(by: -Self.margin)
    body += "<path class=\"outside\" d=\"\(outline(far))\(outline(rect))\"/>\n"
    addBox(rect, "viewport", radius: 0)
  }

  /// Returns the document.
  func finish() -> String {
    let box = part.inset(by: -Self.margin)
    let (width, height) = (number(box.width), number(box.height))
    let view = "\(number(box.x)) \(number(box.y)) \(width) \(height)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" \
      height="\(height)" viewBox="\(view)">
      <style>
      \(SVGStyle.rules(lanes: usedLanes))</style>
      <rect class="page" \(attributes(part))/>
      \(body)</svg>

      """
  }

  private mutating func addBox(
    _ frame: LayoutRect, _ style: String, radius: Double
  ) {
    // Half a point inside, so that neighbours' strokes do not overlap.
    let inner =
      style == "viewport" || min(frame.width, frame.height) < 2
      ? frame : frame.inset(by: 0.5)
    let radius = min(radius, inner.width / 2, inner.height / 2)
    body += "<rect class=\"\(style)\" \(attributes(inner))"
    body += radius > 0 ? " rx=\"\(number(radius))\"/>\n" : "/>\n"
  }

  /// Adds text in the middle, as large as fits; none where it cannot be read.
  private mutating func addText(
    _ text: String, in frame: LayoutRect, _ style: String
  ) {
    // A digit is about 0.6 of the font's size wide.
    let fitting = (frame.width - 4) / (0.6 * Double(text.count))
    let size = min(13, fitting, frame.height * 0.65)
    guard size >= 5 else { return }
    // Not every program knows how to centre a text on its line by itself.
    let x = frame.x + frame.width / 2
    let y = frame.y + frame.height / 2 + size * 0.35
    body += "<text class=\"\(style)\" font-size=\"\(number(size))\" "
    body += "x=\"\(number(x))\" y=\"\(number(y))\">\(text)</text>\n"
  }

  private func outline(_ rect: LayoutRect) -> String {
    "M\(number(rect.x)) \(number(rect.y))h\(number(rect.width))"
      + "v\(number(rect.height))h\(number(-rect.width))z"
  }

  private func attributes(_ rect: LayoutRect) -> String {
    "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" "
      + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  /// Rounds to hundredths, which no eye sees.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else {
      return "\(rounded)"
    }
    return "\(Int(rounded))"
  }
}

extension LayoutRect {
  fileprivate func inset(by distance: Double) -> LayoutRect {
    LayoutRect(
      x: x + distance, y: y + distance,
      width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }
}
