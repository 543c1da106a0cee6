import Foundation

// Core Graphics has it where there is Core Graphics; Foundation alone does not.
#if !canImport(CoreGraphics)
  /// A map of points to points by scaling, turning and moving.
  ///
  /// As Core Graphics documents: x' = a x + c y + tx and y' = b x + d y + ty.
  public struct CGAffineTransform: Equatable, Sendable {
    /// How much of x goes into x'.
    public var a: CGFloat
    /// How much of x goes into y'.
    public var b: CGFloat
    /// How much of y goes into x'.
    public var c: CGFloat
    /// How much of y goes into y'.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// Makes a map of its six numbers.
    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
      (self.tx, self.ty) = (tx, ty)
    }

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
#endif

extension CGAffineTransform {
  /// A map part of the way to another: 0 is this one, 1 the other.
  func interpolated(
    to other: CGAffineTransform, _ part: CGFloat
  ) -> CGAffineTransform {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      from + (to - from) * part
    }
    return CGAffineTransform(
      a: between(a, other.a), b: between(b, other.b),
      c: between(c, other.c), d: between(d, other.d),
      tx: between(tx, other.tx), ty: between(ty, other.ty))
  }
}
