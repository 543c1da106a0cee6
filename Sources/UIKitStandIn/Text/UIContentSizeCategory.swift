import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String

  init(_ scale: CGFloat) {
    name = "\(scale)"
  }

  /// The largest of those that are not for accessibility.
  ///
  /// Running text has 23 points then, as Apple's design guidelines list.
  public static let extraExtraExtraLarge = UIContentSizeCategory(23.0 / 17)

  /// Posted when a person has chosen another size.
  ///
  /// As UIKit documents: preferred fonts are then to be asked for again.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
