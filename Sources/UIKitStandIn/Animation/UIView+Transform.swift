import Foundation

extension UIView {
  /// How the view is drawn elsewhere than its frame says.
  ///
  /// As UIKit documents: about the view's centre, can be animated, and `frame`
  /// is to be left alone unless it is the identity; that is what it is at
  /// first.
  public var transform: CGAffineTransform {
    get { layer.model }
    set { layer.set(newValue) }
  }

  /// Whether changes within an animation are animated.
  ///
  /// As UIKit documents: `false` within `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { Animations.areEnabled }

  /// How long the animation takes that is being described, in seconds.
  ///
  /// As UIKit documents: 0 outside of an animation's closure.
  public class var inheritedAnimationDuration: TimeInterval {
    Animations.duration
  }
}
