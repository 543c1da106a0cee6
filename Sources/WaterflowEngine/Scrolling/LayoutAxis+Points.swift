import WaterflowLayout

extension LayoutAxis {
  /// Returns how far along the axis a point is, in points.
  package func along(_ point: LayoutPoint) -> Double {
    self == .vertical ? point.y : point.x
  }

  /// Returns the point at the near edge that is so far along the axis.
  package func point(_ position: Double) -> LayoutPoint {
    self == .vertical
      ? LayoutPoint(x: 0, y: position) : LayoutPoint(x: position, y: 0)
  }
}
