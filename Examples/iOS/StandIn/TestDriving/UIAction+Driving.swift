extension UIAction {
  /// Does what choosing the action does.
  package func perform() { handler(self) }
}
