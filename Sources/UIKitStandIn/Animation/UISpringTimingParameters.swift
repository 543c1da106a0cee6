import Foundation

/// The pace of a spring.
///
/// As UIKit documents: 1 is a spring that does not swing, and the velocity is
/// in parts of the whole way a second. Here every spring is one that does not
/// swing, and the numbers of the velocity are the same.
@MainActor
open class UISpringTimingParameters: UITimingCurveProvider, Pace {
  private let velocity: Double

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.velocity = Double(velocity.dx)
  }

  func progress(after part: Double, of duration: TimeInterval) -> Double {
    guard part < 1, duration > 0 else { return 1 }
    // So stiff that a thousandth of the way is left when the time is over.
    let stiffness = 9.2 / duration
    let time = part * duration
    return 1 - (1 + (stiffness - velocity) * time) * exp(-stiffness * time)
  }
}

// Core Graphics has it where there is Core Graphics; Foundation alone does not.
#if !canImport(CoreGraphics)
  /// A direction and a length.
  public struct CGVector: Equatable, Sendable {
    /// How far to the right.
    package var dx: CGFloat
    /// How far down.
    package var dy: CGFloat

    /// Makes a vector of its two numbers.
    public init(dx: CGFloat, dy: CGFloat) {
      (self.dx, self.dy) = (dx, dy)
    }
  }
#endif
