extension UIView {
  /// What shows that the view has the focus of a keyboard, or `nil` for
  /// nothing.
  ///
  /// As UIKit documents (`UIView.focusEffect`): a halo unless it is set.
  public var focusEffect: UIFocusEffect? {
    get { kept["focusEffect", default: UIFocusEffect()] as? UIFocusEffect }
    set { kept["focusEffect"] = newValue ?? false }
  }

  /// What a keyboard's Tab key goes through as one.
  ///
  /// As UIKit documents (`UIView.focusGroupIdentifier`): that of the superview
  /// where it is `nil`, as at first.
  public var focusGroupIdentifier: String? {
    get { kept["focusGroupIdentifier"] as? String }
    set { kept["focusGroupIdentifier"] = newValue }
  }
}
