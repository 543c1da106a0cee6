import LayoutDescription
import LayoutTable
import WaterflowLayout

/// A host that shows a description, looked at from the outside.
@MainActor
protocol DescribedHost {
  /// Shows a description at its content's start.
  init(_ description: LayoutDescription) throws

  /// Shows other data of the same view, as a reload does.
  func reload(_ description: LayoutDescription)

  /// The extent of the content that can be scrolled, without its insets.
  var contentSize: LayoutSize { get }

  /// The content offset along the axis, in points from the left or top.
  var offset: Double { get }

  /// Scrolls as a person does, to an offset along the axis.
  func scroll(to offset: Double)

  /// What can be seen, and where: frames from the viewport's top left corner.
  var screen: [ElementID: LayoutRect] { get }

  /// The paths that the host tells as visible.
  var visibleItems: [ItemPath] { get }
}

extension LayoutDescription {
  /// What covers the viewport on the screen's left or top, and on its right or
  /// bottom.
  var coveredEnds: (first: Double, last: Double) {
    if axis == .vertical { return (contentInsets.top, contentInsets.bottom) }
    return direction == .rightToLeft
      ? (contentInsets.right, contentInsets.left)
      : (contentInsets.left, contentInsets.right)
  }

  /// The viewport's extent along the axis.
  var viewportLength: Double {
    axis == .vertical ? viewport.height : viewport.width
  }

  /// Returns a frame on screen in content coordinates.
  func inContent(_ frame: LayoutRect, at offset: Double) -> LayoutRect {
    var frame = frame
    if axis == .vertical { frame.y += offset } else { frame.x += offset }
    return frame
  }
}
