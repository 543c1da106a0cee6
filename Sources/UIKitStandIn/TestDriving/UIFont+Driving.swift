import Foundation

extension UIFont {
  /// The size of text that a person has chosen, 1 being the usual one.
  ///
  /// Fonts may be made on any thread; tests make theirs, and set this, on the
  /// main thread alone.
  package nonisolated(unsafe) static var textScale: CGFloat = 1

  /// Whether people want bold text.
  nonisolated(unsafe) static var isBold = false
}

extension UIFont.TextStyle {
  /// A purpose, and the size that suits it, in points.
  package init(usualSize: CGFloat) {
    self.init(size: usualSize)
  }
}
