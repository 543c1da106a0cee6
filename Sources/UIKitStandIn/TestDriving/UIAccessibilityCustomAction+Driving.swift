extension UIAccessibilityCustomAction {
  /// Does what choosing the action does.
  package func perform() -> Bool { handler(self) }
}
