import WaterflowLayout

/// What a ``WaterflowCollectionViewLayout`` has to do again.
///
/// A context as it is made asks for everything: the delegate is asked again
/// for all sections and items, unless it names some, whose attributes UIKit asks
/// for then and which are laid out as they were. UIKit makes such ones, too, for another safe area
/// and for cells that are reconfigured: so what cells out of view have told
/// counts more than their estimates, unless all data is another one, and the
/// first visible item stays in its place.
open class WaterflowInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether only an offset has moved, that of the content or of a displaced
  /// tail, so that nothing is laid out and the delegate is not asked.
  ///
  /// Ignored where the context invalidates everything or the data's counts.
  open var isOffsetOnly = false

  /// Whether the collection view has another extent, to which what is known
  /// already is fitted.
  var isResize = false

  /// Whether the layout has taken over already what has changed: a size, or
  /// the place of an item that is moved.
  var isTaken = false

  /// Notes that, and how far the offset has to go for it, in points.
  func take(_ shift: LayoutPoint) {
    isTaken = true
    contentOffsetAdjustment = CGPoint(shift)
  }

  /// Whether the delegate has to be asked again for everything.
  ///
  /// Of data that has changed the collection view tells more.
  var asksAgain: Bool {
    invalidateEverything
      || !(invalidateDataSourceCounts || isOffsetOnly || isResize
        || isTaken || namesElements)
  }

  private var namesElements: Bool {
    invalidatedItemIndexPaths != nil
      || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
