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
