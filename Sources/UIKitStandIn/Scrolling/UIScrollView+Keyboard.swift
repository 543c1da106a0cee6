extension UIScrollView {
  /// Whether keys scroll the content.
  ///
  /// As UIKit documents: `true` at first. Here they never do.
  public var allowsKeyboardScrolling: Bool {
    get { kept["allowsKeyboardScrolling"] as? Bool ?? true }
    set { kept["allowsKeyboardScrolling"] = newValue }
  }
}
