import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Everything around a ``WaterflowView`` that its layout depends on.
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

  @MainActor
  init(of view: WaterflowView) {
    let insets = view.adjustedContentInset
    axis = view.axis
    direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    viewport = Size(view.bounds.size)
    contentInsets = Insets(onScreen: insets, direction)
    if axis == .vertical {
      viewport.width -= Double(insets.left + insets.right)
      (contentInsets.left, contentInsets.right) = (0, 0)
    } else {
      viewport.height -= Double(insets.top + insets.bottom)
      (contentInsets.top, contentInsets.bottom) = (0, 0)
    }
    scale = Double(view.pixelScale ?? view.traitCollection.displayScale)
    margin = view.sectionInsetReference.margin(
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
}
