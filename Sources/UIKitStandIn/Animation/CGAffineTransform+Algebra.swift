import Foundation

#if !canImport(CoreGraphics)
  extension CGAffineTransform {
    /// The map that does this one first, and then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map that takes this one back.
    ///
    /// As Core Graphics documents: where there is none, this one.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0, area.isFinite else { return self }
      return CGAffineTransform(
        a: d / area, b: -b / area, c: -c / area, d: a / area,
        tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
  }
#endif
