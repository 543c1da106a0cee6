import WaterflowLayout

extension Insets {
  /// Takes `left` for the leading and `right` for the trailing side, as
  /// sections do.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left),
      bottom: Double(insets.bottom), right: Double(insets.right))
  }

  /// Takes insets whose `left` is the left of the screen, as a view's are.
  init(onScreen insets: UIEdgeInsets, _ direction: UserInterfaceLayoutDirection)
  {
    self.init(insets)
    if direction == .rightToLeft { (left, right) = (right, left) }
  }
}

extension UIEdgeInsets {
  /// Keeps the leading side in `left` and the trailing one in `right`.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
  }
}
