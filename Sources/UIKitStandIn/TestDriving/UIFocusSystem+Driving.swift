extension UIFocusSystem {
  /// The view that has the focus.
  package var focusedView: UIView? { focused }

  /// Moves the focus to a view, as a person does with a remote.
  package func focus(on view: UIView?) { move(to: view) }

  /// Brings the focus into a view, to what that prefers.
  package func enter(_ view: UIView) { moveInto(view) }
}
