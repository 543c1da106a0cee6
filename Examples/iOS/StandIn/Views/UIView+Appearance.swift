import UIKitStandIn

extension UIView {
  /// What assistive technology reads out for the view.
  ///
  /// As UIKit documents: none at first for a plain view.
  public var accessibilityLabel: String? {
    get { kept["accessibilityLabel"] as? String }
    set { kept["accessibilityLabel"] = newValue }
  }

  /// Whether assistive technology can reach the view.
  ///
  /// As UIKit documents: `false` for a plain view.
  public var isAccessibilityElement: Bool {
    get { kept["isAccessibilityElement"] as? Bool ?? false }
    set { kept["isAccessibilityElement"] = newValue }
  }

  /// What assistive technology should know about the view.
  ///
  /// As UIKit documents: none at first for a plain view.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept["accessibilityTraits"] as? UIAccessibilityTraits ?? .none }
    set { kept["accessibilityTraits"] = newValue }
  }
}
