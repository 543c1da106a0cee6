import UIKitStandIn

// The sizes at the usual size of text, as Apple's design guidelines list.
extension UIFont.TextStyle {
  /// A heading.
  public static let headline = UIFont.TextStyle(usualSize: 17)
  /// A note at the foot.
  public static let footnote = UIFont.TextStyle(usualSize: 13)
  /// Text below a picture.
  public static let caption1 = UIFont.TextStyle(usualSize: 12)
}
