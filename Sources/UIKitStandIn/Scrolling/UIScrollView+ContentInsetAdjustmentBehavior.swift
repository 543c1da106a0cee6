import Foundation

extension UIScrollView {
  /// When the safe area is added to a scroll view's content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, where no navigation controller is involved.
    case automatic

    /// On the axes that scroll.
    case scrollableAxes

    /// Nowhere.
    case never

    /// On both axes.
    case always
  }
}
