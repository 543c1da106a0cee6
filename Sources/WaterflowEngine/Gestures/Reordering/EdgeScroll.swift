import WaterflowLayout

/// How fast content scrolls by itself while something is dragged near an edge.
///
/// ```swift
/// let speed = EdgeScroll.velocity(at: location, in: engine.layout)
/// offset.y += speed.y * elapsed / 1_000
/// ```
public enum EdgeScroll {
  /// So near to an edge it begins, in points; a quarter of the viewport if
  /// that is less.
  public static let zone = 60.0

  /// The speed at the edge and beyond, in points a second.
  public static let fastest = 1_200.0

  /// Tells how fast the content offset is to change.
  ///
  /// - Parameters:
  ///   - location: where the finger is, in points from the viewport's top
  ///     left corner; none scrolls if it is no number.
  ///   - layout: knows the axis and the viewport.
  ///   - contentInsets: what covers the viewport's edges, in points: zones
  ///     begin inside of it.
  /// - Returns: points a second, growing with the square of the way into the
  ///   zone.
  public static func velocity(
    at location: LayoutPoint, in layout: CollectionLayout,
    contentInsets: Insets = .zero
  ) -> LayoutPoint {
    let (low, last) = layout.edgeInsets(contentInsets)
    let high = layout.viewportLength - last
    let place = layout.axis.along(location)
    let zone = min(Self.zone, (high - low) / 4)
    guard zone > 0, place == place else { return .zero }
    var speed = 0.0
    if place < low + zone {
      let way = min((low + zone - place) / zone, 1)
      speed = -fastest * way * way
    } else if place > high - zone {
      let way = min((place - high + zone) / zone, 1)
      speed = fastest * way * way
    }
    return layout.axis.point(speed)
  }
}
