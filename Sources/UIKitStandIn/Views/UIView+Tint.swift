extension UIView {
  /// The colour of what can be used, in a view and all that it holds.
  ///
  /// As UIKit documents: that of the superview unless it is set, and the
  /// system's at the root.
  public var tintColor: UIColor? {
    parent?.tintColor ?? UIColor(name: "tint")
  }
}
