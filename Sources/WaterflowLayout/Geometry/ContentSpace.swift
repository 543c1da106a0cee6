/// The map from distances along and across the scroll axis to rectangles.
///
/// Bodies lay out downwards and from the leading edge; the axis, the reading
/// direction and the display's pixels enter here and nowhere else.
struct ContentSpace {
  var axis: LayoutAxis
  var direction: UserInterfaceLayoutDirection
  /// Pixels in a point; 0 leaves positions as they are.
  var scale: Double
  /// The content's extent across the axis, in points.
  var breadth: Double
  /// The content's extent along the axis, in points.
  var length: Double

  /// Returns the rectangle of a box given along and across the axis.
  @inline(__always)
  func rect(
    start: Double, length: Double, across: Double, breadth: Double
  ) -> LayoutRect {
    let mirrored = direction == .rightToLeft
    var rect: LayoutRect
    if axis == .vertical {
      let x = mirrored ? self.breadth - across - breadth : across
      rect = LayoutRect(x: x, y: start, width: breadth, height: length)
    } else {
      let x = mirrored ? self.length - start - length : start
      rect = LayoutRect(x: x, y: across, width: length, height: breadth)
    }
    if scale > 0 { snap(&rect) }
    return rect
  }

  /// Moves all four edges to the nearest pixel, so that neighbours which
  /// shared an edge still do and no error adds up.
  @inline(never) private func snap(_ rect: inout LayoutRect) {
    let (left, top) = (pixel(rect.x), pixel(rect.y))
    rect = LayoutRect(
      x: left, y: top, width: pixel(rect.maxX) - left,
      height: pixel(rect.maxY) - top)
  }

  /// The nearest pixel; what is half of one in either of two sums, but for their
  /// last digits, goes the same way in both.
  @inline(never) private func pixel(_ position: Double) -> Double {
    (position * scale + 0x1p-20).nearest / scale
  }

  /// Returns the part of the axis that a rectangle covers.
  func span(of rect: LayoutRect) -> (lower: Double, upper: Double) {
    if axis == .vertical { return (rect.y, rect.maxY) }
    if direction == .leftToRight { return (rect.x, rect.maxX) }
    return (length - rect.maxX, length - rect.x)
  }

  /// Returns whether a rectangle lies in part between the edges of another
  /// along the axis: touching edges do not count.
  @inline(__always)
  func shows(_ rect: LayoutRect, in shown: LayoutRect) -> Bool {
    axis == .vertical
      ? rect.maxY > shown.y && rect.y < shown.maxY
      : rect.maxX > shown.x && rect.x < shown.maxX
  }

  /// Returns the insets as distances along and across the axis.
  func resolve(
    _ insets: Insets
  ) -> (before: Double, after: Double, leading: Double, trailing: Double) {
    switch axis {
    case .vertical: (insets.top, insets.bottom, insets.left, insets.right)
    case .horizontal: (insets.left, insets.right, insets.top, insets.bottom)
    }
  }
}
