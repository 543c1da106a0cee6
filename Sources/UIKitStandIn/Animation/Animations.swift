import Foundation

/// Whether changes are animated at the moment.
@MainActor
enum Animations {
  static var areEnabled = true
  /// The animator whose changes are being set, if one's are.
  static weak var described: UIViewPropertyAnimator?
  /// How long what is being set is animated for, in seconds.
  static var duration: TimeInterval = 0

  /// Whether what is set now is to be animated.
  static var isDescribing: Bool {
    areEnabled && (duration > 0 || described != nil)
  }

  /// As UIKit documents (`overrideInheritedDuration`): an animation within
  /// another one takes as long as that.
  static func describe(for duration: TimeInterval, _ body: () -> Void) {
    let outer = self.duration
    self.duration = outer > 0 ? outer : max(0, duration)
    body()
    self.duration = outer
  }
}
