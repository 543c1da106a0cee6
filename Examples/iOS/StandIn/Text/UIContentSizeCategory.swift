import UIKitStandIn

/// How large a person wants text to be.
public enum UIContentSizeCategory {
  /// Posted when a person has chosen another size.
  ///
  /// As UIKit documents: preferred fonts are then to be asked for again.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
