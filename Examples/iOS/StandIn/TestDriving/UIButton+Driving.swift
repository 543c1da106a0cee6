extension UIButton {
  /// The title that is shown.
  package var title: String { action?.title ?? "" }
}
