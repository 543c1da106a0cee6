extension UIViewController {
  /// What another stand-in stores in the controller, by name.
  package var belongings: [String: Any] {
    get { kept }
    set { kept = newValue }
  }
}
