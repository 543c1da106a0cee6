import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What a collection view says about the place for its content.
struct HostGeometry: Equatable {
  var axis: Axis
  var direction: LayoutDirection
  /// Pixels in a point, 0 for no rounding.
  var scale: Double
  /// What comes on top of the sections' insets.
  var margin: Insets
  /// What covers the collection view at its edges; the leading edge is left.
  var insets: Insets
  /// The collection view's extent.
  var size: Size

  /// Whether the same layout can be fitted to another geometry.
  func isFit(for other: HostGeometry) -> Bool {
    axis == other.axis && direction == other.direction
      && scale == other.scale && margin == other.margin
  }

  /// The extent of which the layout fills the breadth: insets across the axis
  /// lie outside of the content.
  var viewport: Size {
    axis == .vertical
      ? Size(
        width: size.width - insets.left - insets.right, height: size.height)
      : Size(
        width: size.width, height: size.height - insets.top - insets.bottom)
  }

  /// The extent across the axis.
  var breadth: Double {
    axis == .vertical ? viewport.width : viewport.height
  }

  /// The part of the content that bounds show.
  func viewport(at bounds: CGRect) -> Viewport {
    Viewport(
      offset: Point(bounds.origin), size: Size(bounds.size),
      contentInsets: insets)
  }

  /// Returns the same with the extent of other bounds.
  func resized(to bounds: CGRect) -> HostGeometry {
    var geometry = self
    geometry.size = Size(bounds.size)
    return geometry
  }
}
