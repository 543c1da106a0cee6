import UIKitStandIn

extension UIView {
  /// The colour behind everything in the view.
  ///
  /// As UIKit documents: none at first.
  public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] as? UIColor }
    set { kept["backgroundColor"] = newValue }
  }

  /// What assistive technology reads out for the view.
  ///
  /// As UIKit documents: none at first for a plain view.
  public var accessibilityLabel: String? {
    get { kept["accessibilityLabel"] as? String }
    set { kept["accessibilityLabel"] = newValue }
  }
}
