import WaterflowLayout

extension CollectionEngine {
  /// Lays out for another viewport and keeps the first visible item where it
  /// is on screen.
  ///
  /// - Returns: the content offset, in points, at which to call
  ///   ``update(offset:at:host:)`` next.
  /// - Throws: `LayoutError` if items do not fit any more; the previous
  ///   viewport then stays.
  /// - Complexity: that of `CollectionLayout.resize(to:)`.
  public func resize(to viewport: Size) throws(LayoutError) -> Point {
    // Where the anchor rests, because paging moves what is shown of it.
    let anchor = firstVisibleItem?.element
    let before = anchor.flatMap { layout.frame(of: $0) }
    try layout.resize(to: viewport)
    guard
      let anchor, let before, offset != .zero,
      let after = layout.frame(of: anchor)
    else { return clamped(offset) }
    return clamped(
      Point(
        x: after.x - (before.x - offset.x),
        y: after.y - (before.y - offset.y)))
  }

  /// Returns the nearest offset at which the viewport lies inside the content.
  public func clamped(_ offset: Point) -> Point {
    let content = layout.contentSize
    let viewport = layout.viewport
    return Point(
      x: min(max(offset.x, 0), max(content.width - viewport.width, 0)),
      y: min(max(offset.y, 0), max(content.height - viewport.height, 0)))
  }

  private var firstVisibleItem: LiveCell? {
    liveCells.first {
      $0.element.kind == .item && $0.frame.maxY > offset.y
        && $0.frame.maxX > offset.x
    }
  }
}
