import WaterflowLayout

/// What a ``WaterflowCollectionViewLayout`` has to do again.
///
/// A context as it is made asks for everything: the delegate is asked again
/// for all sections and items. UIKit makes such ones, too, for another safe area
/// and for cells that are reconfigured: so what cells have told counts more than
/// their estimates, but for items that the context names, and unless all data is
/// another one. The first visible item stays in its place, and items stay in the
/// lanes that have been seen.
///
/// One that names headers, footers or backgrounds alone has UIKit ask for their
/// attributes, and nothing is read anew.
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
        || isTaken || namesNoItems)
  }

  /// Whether it names headers, footers or backgrounds alone.
  private var namesNoItems: Bool {
    let others = [
      invalidatedSupplementaryIndexPaths, invalidatedDecorationIndexPaths,
    ]
    return (invalidatedItemIndexPaths ?? []).isEmpty
      && others.contains { $0?.values.contains { !$0.isEmpty } == true }
  }
}
