import Foundation

/// Whether changes are animated at the moment.
@MainActor
enum Animations {
  static var areEnabled = true
  /// The animator whose changes are being set, if one's are.
  static weak var described: UIViewPropertyAnimator?
  /// How long what is being set is animated for, in seconds.
  static var duration: TimeInterval = 0

  static func describe(for duration: TimeInterval, _ body: () -> Void) {
    let outer = self.duration
    self.duration = max(0, duration)
    body()
    self.duration = outer
  }
}
