import Foundation

/// The size of text that a person has chosen.
@MainActor
package enum TextSize {
  /// Chooses bold text, or no such text again.
  package static func chooseBold(_ isBold: Bool) {
    UIFont.isBold = isBold
    for window in Timeline.current.windows { window.takeTextSize() }
  }

  /// Chooses a size, 1 being the usual one, and tells all views and the app.
  package static func choose(_ scale: CGFloat) {
    UIFont.textScale = scale
    for window in Timeline.current.windows { window.takeTextSize() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }
}
