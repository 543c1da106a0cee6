import Foundation

extension UIScrollView {
  /// When the safe area is added to a scroll view's content insets.
  package enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, where no navigation controller is involved.
    case automatic

    /// On the axes that scroll.
    ///
    /// As UIKit documents: an axis scrolls when the content is longer than the
    /// view, or when it always bounces.
    case scrollableAxes

    /// Nowhere.
    case never

    /// On both axes.
    case always
  }
}
