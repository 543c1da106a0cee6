extension UIView {
  /// Has this and all inside go without keys.
  ///
  /// As UIKit documents: the first responder inside is asked to resign; with
  /// `force` it has to.
  ///
  /// - Returns: Whether it has.
  @discardableResult
  package func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.keyResponder,
      sequence(first: responder, next: \.next).contains(where: { $0 === self })
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.keyResponder = nil }
    return force
  }
}
