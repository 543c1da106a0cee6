import WaterflowLayout

/// The way from a layout's rectangles to distances in the order of reading,
/// worked out case by case.
struct Reading {
  var axis: LayoutAxis
  var direction: UserInterfaceLayoutDirection
  /// The content's extent along the axis.
  var content: Double
  /// The viewport's extent along the axis.
  var viewport: Double

  init(_ layout: CollectionLayout) {
    axis = layout.axis
    direction = layout.direction
    let size = layout.contentSize
    content = axis == .vertical ? size.height : size.width
    viewport =
      axis == .vertical ? layout.viewport.height : layout.viewport.width
  }

  private var isMirrored: Bool {
    axis == .horizontal && direction == .rightToLeft
  }

  /// Where a frame of the content begins and ends on screen, counted from
  /// where the viewport begins for a reader.
  func onScreen(
    _ frame: LayoutRect, at offset: LayoutPoint
  ) -> (start: Double, end: Double) {
    if axis == .vertical {
      return (frame.y - offset.y, frame.y + frame.height - offset.y)
    }
    let left = frame.x - offset.x
    let right = frame.x + frame.width - offset.x
    return isMirrored ? (viewport - right, viewport - left) : (left, right)
  }

  /// What is covered where reading starts and where it ends.
  func covered(_ insets: Insets) -> (start: Double, end: Double) {
    axis == .vertical
      ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The least and the greatest offset along the axis.
  func range(_ insets: Insets) -> ClosedRange<Double> {
    let (start, end) = covered(insets)
    let least = isMirrored ? -end : -start
    let most = content - viewport + (isMirrored ? start : end)
    return least...max(least, most)
  }

  /// The part of an offset along the axis.
  func along(_ offset: LayoutPoint) -> Double {
    axis == .vertical ? offset.y : offset.x
  }

  /// Whether the viewport cannot go on: back to the start, or on to the end.
  func isAtEnd(
    _ offset: LayoutPoint, _ insets: Insets
  ) -> (start: Bool, end: Bool) {
    let range = range(insets)
    let isLeast = along(offset) <= range.lowerBound + 1e-9
    let isMost = along(offset) >= range.upperBound - 1e-9
    return isMirrored ? (isMost, isLeast) : (isLeast, isMost)
  }

  /// The offset at which a distance is scrolled, counted from the content's
  /// start for a reader.
  func offset(scrolled distance: Double) -> LayoutPoint {
    if axis == .vertical { return LayoutPoint(x: 0, y: distance) }
    return LayoutPoint(
      x: isMirrored ? content - viewport - distance : distance, y: 0)
  }
}

extension CollectionLayout {
  /// The three ways in which content can run.
  static let ways: [(LayoutAxis, UserInterfaceLayoutDirection)] = [
    (.vertical, .leftToRight), (.horizontal, .leftToRight),
    (.horizontal, .rightToLeft),
  ]

  /// Returns one section of items of a length, 100 unless given, in a viewport
  /// of 400 along the axis.
  static func strip(
    of count: Int, length: Double = 100, _ axis: LayoutAxis,
    _ direction: UserInterfaceLayoutDirection
  ) throws -> CollectionLayout {
    try strip(
      lengths: Array(repeating: length, count: count), axis, direction)
  }

  /// A list of such lengths in a viewport of 400 points.
  static func strip(
    lengths: [Double], _ axis: LayoutAxis,
    _ direction: UserInterfaceLayoutDirection
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: axis == .vertical
        ? LayoutSize(width: 50, height: 400)
        : LayoutSize(width: 400, height: 50),
      axis: axis, direction: direction)
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: lengths)
    return layout
  }
}
