import WaterflowLayout

/// The directions across the axis and along it, as gestures see them.
///
/// Across, distances count from the leading side to the trailing one; along,
/// from the content's start to its end.
struct Across: Equatable, Sendable {
  var axis: LayoutAxis
  var direction: UserInterfaceLayoutDirection

  /// The part of a distance that is across the axis, in points.
  func across(_ point: LayoutPoint) -> Double {
    axis == .vertical ? point.x * sign : point.y
  }

  /// The part of a distance that is along the axis, in points.
  func along(_ point: LayoutPoint) -> Double {
    if axis == .vertical { return point.y }
    return direction == .rightToLeft ? -point.x : point.x
  }

  /// The distance that is so far across, in points.
  func point(_ across: Double) -> LayoutPoint {
    axis == .vertical
      ? LayoutPoint(x: across == 0 ? 0 : across * sign, y: 0)
      : LayoutPoint(x: 0, y: across)
  }

  private var sign: Double { direction == .rightToLeft ? -1 : 1 }
}
