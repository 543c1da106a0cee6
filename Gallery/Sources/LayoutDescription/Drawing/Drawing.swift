import WaterflowLayout

/// A picture of a layout: items with their indices in colours of their lanes,
/// headers, footers, backgrounds, and the viewport.
package struct Drawing {
  /// The picture as an SVG document.
  package let svg: String
  /// What the picture leaves out, one line each.
  package let warnings: [String]

  /// The most elements that are drawn.
  static let mostElements = 10_000

  /// Draws a layout.
  ///
  /// - Complexity: O(drawn elements), of which there are 10,000 at most.
  package init(_ described: DescribedLayout) {
    let layout = described.layout
    let viewport = described.viewport
    let part = DrawnPart(of: layout, in: viewport)
    var warnings = part.omission.map { [$0] } ?? []
    var elements = Self.elements(of: layout, viewport, in: part.rect)
    if elements.count > Self.mostElements {
      warnings.append(
        "only \(Self.mostElements) of \(elements.count) elements are drawn")
      elements.removeLast(elements.count - Self.mostElements)
    }
    // Stable, so that elements of one height stay in the order of reading.
    let ordered = elements.enumerated().sorted { a, b in
      a.element.zIndex != b.element.zIndex
        ? a.element.zIndex < b.element.zIndex : a.offset < b.offset
    }
    var canvas = SVGCanvas(part.rect)
    for (_, element) in ordered {
      if element.isPinned, let rest = layout.frame(of: element.id) {
        canvas.drawRest(rest)
      }
      canvas.draw(element)
    }
    canvas.drawViewport(viewport.rect)
    svg = canvas.finish()
    self.warnings = warnings
  }

  /// The elements to draw, pinned and displaced as the viewport shows them.
  private static func elements(
    of layout: CollectionLayout, _ viewport: Viewport, in part: LayoutRect
  ) -> [LayoutElement] {
    // Pins are held in the viewport, so that only its overscan may grow.
    var widened = viewport
    let rect = viewport.rect
    if layout.axis == .vertical {
      widened.overscanBefore = rect.y - part.y
      widened.overscanAfter = part.maxY - rect.maxY
    } else {
      let left = rect.x - part.x
      let right = part.maxX - rect.maxX
      let isMirrored = layout.direction == .rightToLeft
      widened.overscanBefore = isMirrored ? right : left
      widened.overscanAfter = isMirrored ? left : right
    }
    var visible = VisibleElements()
    layout.query(widened, into: &visible)
    return visible.elements
  }
}
