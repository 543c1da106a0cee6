import WaterflowLayout

/// The part of a layout that a drawing shows.
///
/// Short content is drawn whole, of long content the viewport with as much
/// again on either side.
struct DrawnPart {
  /// The longest side of a drawing, in points.
  static let longest = 20_000.0
  /// Content of up to this many viewports is drawn whole.
  static let wholeViewports = 4.0

  /// The part in content coordinates, at least one point on each side.
  let rect: LayoutRect
  /// What is left out, in words; nil if nothing is.
  let omission: String?

  init(of layout: CollectionLayout, in viewport: Viewport) {
    let isVertical = layout.axis == .vertical
    let rect = viewport.rect
    let length = layout.contentLength
    let shown =
      isVertical ? rect.y...rect.maxY : rect.x...rect.maxX
    let across =
      isVertical ? rect.x...rect.maxX : rect.y...rect.maxY
    let along = Self.along(shown, length: length)
    let breadth = across.upperBound - across.lowerBound
    let side = Self.cut(
      min(0, across.lowerBound)...max(breadth, across.upperBound),
      around: across)
    self.rect =
      isVertical ? LayoutRect(x: side, y: along) : LayoutRect(x: along, y: side)
    omission = Self.omission(of: along, length: length)
  }

  /// Says which of the content's points are drawn, if those are not all.
  private static func omission(
    of along: ClosedRange<Double>, length: Double
  ) -> String? {
    let whole = 0...length
    // The viewport may begin before the content, or end after it.
    let drawn = along.clamped(to: whole)
    if drawn == whole { return nil }
    if drawn.lowerBound == drawn.upperBound {
      return "none of the content's \(Int(length)) points is drawn"
    }
    let (start, end) = (Int(drawn.lowerBound), Int(drawn.upperBound))
    return "only points \(start) to \(end) of \(Int(length)) are drawn"
  }

  private static func along(
    _ shown: ClosedRange<Double>, length: Double
  ) -> ClosedRange<Double> {
    let view = shown.upperBound - shown.lowerBound
    let whole = min(0, shown.lowerBound)...max(length, shown.upperBound)
    if length <= max(view, 1) * wholeViewports {
      return cut(whole, around: shown)
    }
    let window = shown.lowerBound - view...shown.upperBound + view
    let near = window.clamped(to: whole)
    return cut(near, around: shown)
  }

  /// Keeps the longest part that is allowed, the shown one first.
  private static func cut(
    _ range: ClosedRange<Double>, around shown: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    guard range.upperBound - range.lowerBound > longest else {
      return range.lowerBound...max(range.upperBound, range.lowerBound + 1)
    }
    let view = min(shown.upperBound - shown.lowerBound, longest)
    let start = max(
      range.lowerBound,
      min(shown.lowerBound - (longest - view) / 2, range.upperBound - longest))
    return start...start + longest
  }
}

extension LayoutRect {
  fileprivate init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    self.init(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}
