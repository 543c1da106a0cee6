import WaterflowEngine
import WaterflowLayout

extension WaterflowDiffableDataSource {
  /// Shows another snapshot, and animates what has changed.
  ///
  /// Cells stay with their items, and so does the selection; the first visible
  /// item stays where it is. Items that the snapshot reconfigures keep their
  /// cells, which the cell provider fills again. In the middle of a callback of
  /// the view, the snapshot waits until that is over. What the layout cannot
  /// hold is told to the view's delegate, and the earlier snapshot stays. While
  /// the view has another data source, the snapshot is kept until it has this
  /// one again.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether cells slide to their places.
  ///   - completion: called when all cells have arrived.
  /// - Complexity: O(items) comparisons, and O(changes * sqrt(items)).
  public func apply(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    content.apply(
      snapshot, on: view.controller, isShown: { self.isShown },
      animated: animatingDifferences && UIView.areAnimationsEnabled,
      completion: completion)
  }

  /// Shows another snapshot without looking for what has changed: all cells are
  /// filled anew, and the selection is forgotten.
  ///
  /// - Complexity: O(items) to lay out, none to compare.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    content.applyUsingReloadData(
      snapshot, on: view.controller, isShown: { self.isShown },
      completion: completion)
  }

  /// Whether the view shows this data source, or one that passes questions on
  /// to it.
  private var isShown: Bool {
    guard let view, let source = view.dataSource, source !== self else {
      return true
    }
    return !(source is any SnapshotDataSource)
      && view.host.readCounts() == current.itemCounts
  }

  // MARK: - Position

  /// The first visible item and its distance from the viewport's start in
  /// points, to be kept until these items are shown again; nil at the content's
  /// start, unless the end is kept, and while the view has another data source.
  public var position: (item: ItemIdentifierType, distance: CGFloat)? {
    guard let view, isShown else { return nil }
    view.catchUpWithScroll()
    guard let (item, distance) = content.position(in: view.controller) else {
      return nil
    }
    return (item, CGFloat(distance))
  }

  /// Scrolls to where an item stood, from ``position``.
  ///
  /// - Returns: whether the item is there.
  @discardableResult
  public func restore(
    _ position: (item: ItemIdentifierType, distance: CGFloat)
  ) -> Bool {
    guard let view, isShown else { return false }
    view.loadIfNeeded()
    return content.restore(
      (position.item, Double(position.distance)), in: view.controller)
  }
}
