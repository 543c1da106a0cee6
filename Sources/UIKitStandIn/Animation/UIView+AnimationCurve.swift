import Foundation

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
  }
}

extension UIView.AnimationCurve {
  /// How far the animation is after a part of its time.
  ///
  /// As Core Animation documents: the curve is that of Bézier control points
  /// at 0.42 and 0.58 of the time.
  func progress(after part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second
        + t * t * t
    }
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (lower + upper) / 2
      if bezier(middle, 0.42, 0.58) < part {
        lower = middle
      } else {
        upper = middle
      }
    }
    return bezier((lower + upper) / 2, 0, 1)
  }
}
