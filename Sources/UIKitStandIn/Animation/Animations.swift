/// Whether changes are animated at the moment.
@MainActor
enum Animations {
  static var areEnabled = true
  /// How many closures of `UIView.animate` run at the moment.
  static var depth = 0
  /// The animator whose changes are being set, if one's are.
  static weak var described: UIViewPropertyAnimator?

  /// Whether what is set now is to be animated.
  static var isDescribing: Bool {
    areEnabled && (depth > 0 || described != nil)
  }
}
