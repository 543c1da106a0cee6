import WaterflowLayout

extension CollectionEngine {
  /// The content offset at which the content's end is in view, in points.
  public var endOffset: LayoutPoint { endOffset(in: layout) }

  /// The offset at which another layout's end is in view, in points; for one
  /// that is about to take the place of this one.
  public func endOffset(in layout: CollectionLayout) -> LayoutPoint {
    layout.endOffset(room)
  }

  /// Whether the view is to stay at the content's end, and is there or beyond;
  /// not beyond where other content stands there.
  package var isAtKeptEnd: Bool {
    guard anchorsToEnd else { return false }
    let beyond =
      layout.position(at: offset) - layout.position(at: endOffset)
    return beyond > -1 && (beyond < 1 || !scrollsBeyondContent)
  }
}
