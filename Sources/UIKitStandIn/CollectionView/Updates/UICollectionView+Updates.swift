import Foundation

extension UICollectionView {
  /// Carries out several changes as one, and animates them.
  ///
  /// As UIKit documents (`UICollectionView/performBatchUpdates(_:completion:)`):
  /// deletions, in indices before the update, come before insertions, in
  /// indices after it; where the layout is not up to date, that is seen to
  /// first.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change { changes in
      if let completion { changes.completions.append(completion) }
      updates?()
    }
  }

  /// Shows new items, named by their paths after the update.
  ///
  /// As UIKit documents (`UICollectionView/insertItems(at:)`): an update of its
  /// own outside of `performBatchUpdates`.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Takes items away, named by their paths before the update.
  ///
  /// As UIKit documents (`UICollectionView/deleteItems(at:)`).
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Shows other cells for items, named by their paths before the update.
  ///
  /// As UIKit documents (`UICollectionView/reloadItems(at:)`).
  package func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Takes an item from its path before the update to the one after it.
  ///
  /// As UIKit documents (`UICollectionView/moveItem(at:to:)`).
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows new sections, named by their indices after the update.
  ///
  /// As UIKit documents (`UICollectionView/insertSections(_:)`).
  package func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += sections }
  }

  /// Takes sections away, named by their indices before the update.
  ///
  /// As UIKit documents (`UICollectionView/deleteSections(_:)`).
  package func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += sections }
  }

  /// Shows sections anew, named by their indices before the update.
  ///
  /// As UIKit documents (`UICollectionView/reloadSections(_:)`).
  package func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += sections }
  }

  /// Takes a section from its index before the update to the one after it.
  ///
  /// As UIKit documents (`UICollectionView/moveSection(_:toSection:)`).
  package func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Adds to the update under way, or makes one.
  private func change(_ body: (CollectionChanges) -> Void) {
    if let openChanges { return body(openChanges) }
    if pending.isNeeded { layoutIfNeeded() }
    let changes = CollectionChanges()
    let old = currentCounts
    openChanges = changes
    body(changes)
    openChanges = nil
    carryOut(changes, from: old)
  }

  private func carryOut(_ changes: CollectionChanges, from old: [Int]) {
    counts = nil
    let arrangement: Arrangement
    do throws(CollectionInconsistency) {
      arrangement = try Arrangement(changes, from: old, to: currentCounts)
    } catch {
      counts = old
      guard let inconsistencyHandler else {
        preconditionFailure("inconsistent update: \(error)")
      }
      return inconsistencyHandler(error)
    }
    // UIKit does not document that the selection goes with the items.
    selection.rename {
      arrangement.newKey(of: ElementKey(.cell, $0))?.path
    }
    prepareLayout(for: changes)
    let before = bounds
    contentSize = collectionViewLayout.collectionViewContentSize
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: inRange(contentOffset))
    move(
      from: before, to: target, renaming: { arrangement.newKey(of: $0) },
      changes.completions
    ) { $0.finalizeCollectionViewUpdates() }
  }

  /// Tells the layout of the changes.
  ///
  /// As UIKit documents (`UICollectionViewLayoutInvalidationContext/`
  /// `invalidateDataSourceCounts`, `UICollectionViewLayout/prepare()` and
  /// `prepare(forCollectionViewUpdates:)`): the layout is invalid as soon as
  /// the data has changed, and prepares with the new data before it is told
  /// what the changes are. UIKit does not document that it asks for attributes
  /// in between; layouts have met with that.
  private func prepareLayout(for changes: CollectionChanges) {
    let layout = collectionViewLayout
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    pending = PendingInvalidation()
    layout.prepare()
    _ = layout.collectionViewContentSize
    _ = layout.layoutAttributesForElements(in: bounds)
    layout.prepare(forCollectionViewUpdates: changes.items)
    if pending.isNeeded {
      pending = PendingInvalidation()
      layout.prepare()
    }
  }

  /// The nearest offset at which nothing beyond the content's ends shows.
  func inRange(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }
}
