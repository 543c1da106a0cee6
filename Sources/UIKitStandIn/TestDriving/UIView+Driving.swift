extension UIView {
  /// What bars cover of the view's content, besides its superview's.
  package var additionalSafeArea: UIEdgeInsets {
    get { coveredEdges }
    set { coveredEdges = newValue }
  }

  /// What another stand-in stores in the view, by name.
  package var belongings: [String: Any] {
    get { kept }
    set { kept = newValue }
  }
}
