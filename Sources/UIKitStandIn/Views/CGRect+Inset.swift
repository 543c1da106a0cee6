import Foundation

extension CGRect {
  /// The rectangle with its four edges moved by the insets.
  ///
  /// As UIKit documents: each edge is moved by its own inset, inwards when it
  /// is positive.
  package func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
