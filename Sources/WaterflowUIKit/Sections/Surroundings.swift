import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Everything around the content of a scroll view that its layout depends on.
struct Surroundings: Equatable {
  /// The extent of the part that shows content, in points: the view's, less
  /// what covers it across the axis.
  var viewport: Size
  /// What covers the viewport along the axis, in points.
  var contentInsets: Insets
  var axis: Axis
  var direction: LayoutDirection
  /// Pixels in a point.
  var scale: Double
  /// What comes on top of each section's insets, in points.
  var margin: Insets

  /// Reads what a scroll view says, with its bounds or with other ones.
  @MainActor
  init(
    of view: UIScrollView, bounds: CGRect? = nil, axis: Axis,
    pixelScale: CGFloat?, reference: SectionInsetReference
  ) {
    let insets = view.adjustedContentInset
    self.axis = axis
    direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    viewport = Size((bounds ?? view.bounds).size)
    contentInsets = Insets(onScreen: insets, direction)
    if axis == .vertical {
      viewport.width -= Double(insets.left + insets.right)
      (contentInsets.left, contentInsets.right) = (0, 0)
    } else {
      viewport.height -= Double(insets.top + insets.bottom)
      (contentInsets.top, contentInsets.bottom) = (0, 0)
    }
    scale = Double(pixelScale ?? view.traitCollection.displayScale)
    margin = reference.margin(
      contentInset: view.contentInset, adjustedContentInset: insets,
      safeAreaInsets: view.safeAreaInsets, layoutMargins: view.layoutMargins,
      axis: axis, direction: direction)
  }

  /// Returns whether the data need not be read again.
  func differsInSizeAlone(from other: Surroundings?) -> Bool {
    guard var other else { return false }
    other.viewport = viewport
    other.contentInsets = contentInsets
    return self == other
  }

  /// Returns whether at most extents and margins are others, so that sizes need
  /// not be read again.
  func differsInExtentAlone(from other: Surroundings?) -> Bool {
    guard var other else { return false }
    other.margin = margin
    return differsInSizeAlone(from: other)
  }

  /// The extent of the viewport across the axis, in points.
  var breadth: Double {
    axis == .vertical ? viewport.width : viewport.height
  }

  /// The extent of the viewport along the axis, in points.
  var length: Double {
    axis == .vertical ? viewport.height : viewport.width
  }

  /// The part of the content that is shown at an offset.
  func viewport(at offset: CGPoint) -> Viewport {
    Viewport(
      offset: Point(offset), size: viewport, contentInsets: contentInsets)
  }
}
