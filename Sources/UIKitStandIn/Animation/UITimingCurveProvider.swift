import Foundation

/// The pace of an animator.
@MainActor
public protocol UITimingCurveProvider {}

/// What knows how far an animation is.
@MainActor
protocol Pace {
  /// How far it is after a part of its time, in seconds.
  func progress(after part: Double, of duration: TimeInterval) -> Double
}

extension UIView.AnimationCurve: @MainActor Pace {
  func progress(after part: Double, of duration: TimeInterval) -> Double {
    progress(after: part)
  }
}
