extension UIBarButtonItem {
  /// Does what a tap does, where that opens no menu.
  package func tap() { primaryAction?.perform() }
}
