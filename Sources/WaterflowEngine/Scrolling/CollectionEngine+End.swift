import WaterflowLayout

extension CollectionEngine {
  /// The content offset at which the content's end is in view, in points.
  public var endOffset: Point { endOffset(in: layout) }

  /// The offset at which another layout's end is in view, in points; for one
  /// that is about to take the place of this one.
  public func endOffset(in layout: CollectionLayout) -> Point {
    clamped(layout.offset(at: layout.contentLength), in: layout)
  }

  /// Whether the view is to stay at the content's end, and is there or beyond.
  var isAtKeptEnd: Bool {
    guard keepsEnd else { return false }
    let shown = Rect(origin: endOffset, size: layout.viewport)
    return layout.axisSpan(of: viewport.rect).lower
      > layout.axisSpan(of: shown).lower - 1
  }
}
