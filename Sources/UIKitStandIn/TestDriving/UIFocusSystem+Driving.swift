extension UIFocusSystem {
  /// The view that has the focus.
  package var focusedView: UIView? { focused }

  /// Moves the focus to a view, as a person does with a remote.
  ///
  /// - Parameters:
  ///   - view: Where it goes, or `nil` for nowhere.
  ///   - heading: Where an arrow points by which it moves.
  package func focus(on view: UIView?, heading: UIFocusHeading = []) {
    move(to: view, heading: heading)
  }

  /// Brings the focus into a view, to what that prefers.
  package func enter(_ view: UIView) { moveInto(view) }
}
