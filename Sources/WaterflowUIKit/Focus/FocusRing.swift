/// The line around a cell that has the focus.
final class FocusRing: UIView {
  private static let width: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  /// Takes the colour of its environment: a layer's does not follow them.
  func colour() {
    layer.borderColor =
      tintColor?.resolvedColor(with: traitCollection).cgColor
  }
}
