extension CollectionLayout {
  /// The content's extent across the axis, in points.
  package var breadth: Double { space.breadth }

  /// The part of the axis that a rectangle of the content covers, in points
  /// from where reading starts.
  package func axisSpan(of rect: LayoutRect) -> (lower: Double, upper: Double) {
    space.span(of: rect)
  }

  /// What covers the viewport where reading starts and where it ends, in
  /// points along the axis.
  ///
  /// Negative, infinite and not-a-number insets count as 0.
  package func axisInsets(
    _ insets: Insets
  ) -> (before: Double, after: Double) {
    let resolved = space.resolve(insets)
    return (Self.usable(resolved.before), Self.usable(resolved.after))
  }

  /// Whether offsets are counted from where reading ends.
  package var beginsAtRight: Bool {
    axis == .horizontal && direction == .rightToLeft
  }

  /// What covers the viewport at its top or left, and at its bottom or right,
  /// in points along the axis.
  package func edgeInsets(
    _ insets: Insets
  ) -> (first: Double, last: Double) {
    let (before, after) = axisInsets(insets)
    return beginsAtRight ? (after, before) : (before, after)
  }

  /// The content offset at which the viewport starts at a position, in points
  /// from where reading starts.
  package func offset(at position: Double) -> LayoutPoint {
    switch (axis, direction) {
    case (.vertical, _): LayoutPoint(x: 0, y: position)
    case (.horizontal, .leftToRight): LayoutPoint(x: position, y: 0)
    case (.horizontal, .rightToLeft):
      LayoutPoint(x: space.length - position - viewport.width, y: 0)
    }
  }

  /// The position at which the viewport starts at a content offset, in points
  /// from where reading starts.
  package func position(at offset: LayoutPoint) -> Double {
    axisSpan(of: LayoutRect(origin: offset, size: viewport)).lower
  }

  /// The part of the content between two positions along the axis, as broad
  /// as all of it.
  package func strip(from position: Double, length: Double) -> LayoutRect {
    switch (axis, direction) {
    case (.vertical, _):
      LayoutRect(x: 0, y: position, width: space.breadth, height: length)
    case (.horizontal, .leftToRight):
      LayoutRect(x: position, y: 0, width: length, height: space.breadth)
    case (.horizontal, .rightToLeft):
      LayoutRect(
        x: space.length - position - length, y: 0, width: length,
        height: space.breadth)
    }
  }

  /// Moves a rectangle by a distance along the axis, in points, away from
  /// where reading starts.
  package func moved(_ rect: LayoutRect, alongAxis distance: Double)
    -> LayoutRect
  {
    switch (axis, direction) {
    case (.vertical, _): rect.offsetBy(x: 0, y: distance)
    case (.horizontal, .leftToRight): rect.offsetBy(x: distance, y: 0)
    case (.horizontal, .rightToLeft): rect.offsetBy(x: -distance, y: 0)
    }
  }

  /// Returns where a rectangle is just outside of the content, beyond the edge
  /// at which lines begin.
  package func besideLeadingEdge(_ rect: LayoutRect) -> LayoutRect {
    var rect = rect
    switch (axis, direction) {
    case (.vertical, .leftToRight): rect.x = -rect.width
    case (.vertical, .rightToLeft): rect.x = space.breadth
    case (.horizontal, _): rect.y = -rect.height
    }
    return rect
  }
}
