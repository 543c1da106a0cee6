import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String

  init(_ scale: CGFloat) {
    name = "\(scale)"
  }

  /// Posted when a person has chosen another size.
  ///
  /// As UIKit documents: preferred fonts are then to be asked for again.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
