extension UIView {
  /// The colour of what can be used, in a view and all that it holds.
  ///
  /// As UIKit documents: that of the superview unless it is set, and the
  /// system's at the root.
  public var tintColor: UIColor? {
    get {
      kept["tintColor"] as? UIColor ?? parent?.tintColor
        ?? UIColor(name: "tint", inTheDark: "tint in the dark")
    }
    set {
      kept["tintColor"] = newValue
      tellTint()
    }
  }

  private func tellTint() {
    tintColorDidChange()
    for child in children where child.kept["tintColor"] == nil {
      child.tellTint()
    }
  }
}
