extension UINavigationItem {
  /// What another stand-in stores in the item, by name.
  package var belongings: [String: Any] {
    get { kept }
    set { kept = newValue }
  }
}
