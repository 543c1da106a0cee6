import Foundation

extension UIView {
  /// Animates changes, and tells when they are done.
  ///
  /// As UIKit documents: the closure runs at once and sets the final values;
  /// `completion` is called when the animation ended, with whether it finished,
  /// and with a duration of 0 in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less means without animation.
  ///   - delay: Seconds before the animation begins.
  ///   - options: How the animation behaves.
  ///   - animations: Sets what is to change.
  ///   - completion: Called at the end.
  package class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animations.describe(for: duration, animations)
    guard let completion else { return }
    let length = Animations.areEnabled ? max(0, duration) + max(0, delay) : 0
    Timeline.current.schedule(in: length) { completion(true) }
  }

  /// Animates changes, and tells when they are done.
  ///
  /// As UIKit documents: begins at once, eases in and out.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, animations: animations,
      completion: completion)
  }

  /// Makes changes that are not animated, even within an animation.
  ///
  /// As UIKit documents: animation is off while the closure runs, and as it was
  /// afterwards.
  public class func performWithoutAnimation(
    _ actionsWithoutAnimation: () -> Void
  ) {
    let enabled = Animations.areEnabled
    Animations.areEnabled = false
    defer { Animations.areEnabled = enabled }
    actionsWithoutAnimation()
  }
}
