import Foundation

/// What draws a view, as far as animations are concerned.
///
/// As Core Animation documents: it holds the values that were set last, and
/// apart from them those that are shown while they are animated. It belongs to
/// no actor.
open class CALayer {
  var model = CGAffineTransform.identity
  /// What is shown instead of the values set last; `nil` without animation.
  private(set) var animated: CGAffineTransform?
  private weak var animator: UIViewPropertyAnimator?

  /// How thick a line is drawn inside the bounds, above all else; 0 for none.
  open var borderWidth: CGFloat = 0

  /// That line's colour.
  open var borderColor: CGColor?

  /// Takes away all animations, so that the values set last are shown.
  open func removeAllAnimations() {
    animated = nil
    animator = nil
  }

  /// Which of the layers beside each other are drawn above the others: those
  /// of greater numbers.
  ///
  /// As Core Animation documents: 0 at first.
  open var zPosition: CGFloat = 0

  /// How dark the layer's shadow is, from 0 to 1.
  ///
  /// As Core Animation documents: 0 at first.
  open var shadowOpacity: Float = 0

  /// How soft the shadow's edge is, in points.
  ///
  /// As Core Animation documents: 3 at first.
  open var shadowRadius: CGFloat = 3

  /// A copy of the layer with the values that are on the screen.
  ///
  /// As Core Animation documents: here always there.
  open func presentation() -> CALayer? {
    let copy = CALayer()
    copy.model = shown
    return copy
  }

  /// The map by which the layer is drawn elsewhere than its frame says.
  open func affineTransform() -> CGAffineTransform { model }

  /// What is on the screen.
  var shown: CGAffineTransform { animated ?? model }

  /// Sets a value, as a part of an animation if one is being described.
  ///
  /// As UIKit documents: a property animator begins at what is shown.
  @MainActor
  func set(_ transform: CGAffineTransform) {
    if let animator = Animations.described {
      animator.add(self, from: shown, to: transform)
      animated = shown
      self.animator = animator
    }
    model = transform
  }

  func show(_ transform: CGAffineTransform?, by animator: AnyObject) {
    guard self.animator === animator else { return }
    animated = transform
    if transform == nil { self.animator = nil }
  }

  /// Takes what is shown for the value that was set.
  func halt(by animator: AnyObject) {
    guard self.animator === animator else { return }
    model = shown
    removeAllAnimations()
  }
}
