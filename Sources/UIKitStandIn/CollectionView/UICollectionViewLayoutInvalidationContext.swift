import Foundation

/// What of a layout is no longer valid.
///
/// As UIKit documents: a layout may have a subclass with properties of its own,
/// named by `invalidationContextClass`.
@MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// Makes a context that names no elements.
  public required init() {}

  /// Whether nothing is valid any more, as after `reloadData()`.
  ///
  /// As UIKit documents: set by the collection view.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are to be asked for again.
  ///
  /// As UIKit documents: set by the collection view, when its data changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// How far the content offset is to go when the layout is updated.
  ///
  /// As UIKit documents: zero at first.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The supplementary views named so far, by kind; `nil` before the first.
  package private(set) var invalidatedSupplementaryIndexPaths:
    [String: [IndexPath]]?

  /// The items named so far; `nil` before the first.
  package private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The decoration views named so far, by kind; `nil` before the first.
  package private(set) var invalidatedDecorationIndexPaths:
    [String: [IndexPath]]?

  /// Names items whose attributes are to be asked for again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names decoration views whose attributes are to be asked for again.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths
      ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names supplementary views whose attributes are to be asked for again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths
      ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
