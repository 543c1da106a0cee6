/// Whether changes are animated at the moment.
@MainActor
enum Animations {
  static var areEnabled = true
  /// The animator whose changes are being set, if one's are.
  static weak var described: UIViewPropertyAnimator?
}
