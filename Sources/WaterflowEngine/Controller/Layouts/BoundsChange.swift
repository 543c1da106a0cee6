import WaterflowLayout

/// What other bounds mean for what is laid out.
package enum BoundsChange {
  /// Nothing is known to compare with.
  case unknown
  /// Another extent, to which what is known already is fitted.
  case size
  /// Another offset: these are held elsewhere; some may be named twice.
  case offset(held: [ElementID])
}
