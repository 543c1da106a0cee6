import Foundation

/// What invalidations since the last pass have made invalid.
@MainActor
struct PendingInvalidation {
  /// Whether the layout has to prepare.
  private(set) var isNeeded = false
  /// Whether all attributes are to be asked for again.
  private(set) var concernsAll = false
  /// The elements whose attributes are to be asked for again, if not all are.
  private(set) var elements: Set<ElementKey> = []

  /// How far the content offset is to go.
  private(set) var offset = CGPoint.zero

  /// Adds what a context names.
  ///
  /// As UIKit documents: a context can name the elements that changed. One
  /// that names none stands for the whole layout.
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    isNeeded = true
    offset.x += context.contentOffsetAdjustment.x
    offset.y += context.contentOffsetAdjustment.y
    let items = context.invalidatedItemIndexPaths
    let bars = context.invalidatedSupplementaryIndexPaths
    let decorations = context.invalidatedDecorationIndexPaths
    guard
      !context.invalidateEverything, !context.invalidateDataSourceCounts,
      items != nil || bars != nil || decorations != nil
    else {
      concernsAll = true
      return
    }
    for path in items ?? [] { elements.insert(ElementKey(.cell, path)) }
    for (category, named) in [
      (UICollectionView.ElementCategory.supplementaryView, bars),
      (.decorationView, decorations),
    ] {
      for (kind, paths) in named ?? [:] {
        for path in paths {
          elements.insert(ElementKey(category, kind: kind, path))
        }
      }
    }
  }
}
