extension UITraitCollection {
  /// Whether text takes other room than by other traits, so that cells need
  /// other sizes.
  func hasOtherText(than other: UITraitCollection) -> Bool {
    preferredContentSizeCategory != other.preferredContentSizeCategory
      || legibilityWeight != other.legibilityWeight
  }
}
