#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The line around a cell that has the focus.
final class FocusRing: UIView {
  private static let width: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the colour of its surroundings, which may have another one now.
  func colour() { layer.borderColor = tintColor?.cgColor }
}
