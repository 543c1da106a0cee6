import WaterflowLayout

/// Where a platform's own collection view is: what surrounds its content, and
/// the content offset, in points.
package struct LayoutPlace {
  package var environment: LayoutEnvironment
  package var offset: LayoutPoint

  /// Creates a place.
  package init(_ environment: LayoutEnvironment, at offset: LayoutPoint) {
    self.environment = environment
    self.offset = offset
  }

  /// What shows there.
  package var viewport: Viewport {
    Viewport(
      offset: offset, size: environment.viewport,
      contentInsets: environment.contentInsets)
  }
}

extension LayoutPoint {
  /// How far it is from another point, in points.
  package func shift(from old: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x - old.x, y: y - old.y)
  }
}
