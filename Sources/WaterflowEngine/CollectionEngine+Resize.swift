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
    let anchor = firstVisibleItem
    try layout.resize(to: viewport)
    guard
      let anchor, offset != .zero,
      let frame = layout.frame(of: anchor.element)
    else { return clamped(offset) }
    return clamped(
      Point(
        x: frame.x - (anchor.frame.x - offset.x),
        y: frame.y - (anchor.frame.y - offset.y)))
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
