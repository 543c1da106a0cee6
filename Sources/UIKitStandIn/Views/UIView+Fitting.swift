import Foundation

extension UIView {
  /// The size that content needs.
  ///
  /// As UIKit documents: an extent with the priority `required` is kept, the
  /// other is as small as constraints allow. Here are no constraints: it
  /// reaches to the end of the subviews.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = targetSize
    if horizontalFittingPriority != .required {
      size.width = subviews.map(\.frame.maxX).max() ?? 0
    }
    if verticalFittingPriority != .required {
      size.height = subviews.map(\.frame.maxY).max() ?? 0
    }
    return size
  }
}
