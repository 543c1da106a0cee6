extension Snapshot {
  /// Returns the changes that turn an earlier snapshot into this one.
  ///
  /// ```swift
  /// var new = old
  /// try new.moveItem(5, beforeItem: 1)
  /// let difference = new.difference(from: old)
  /// let plan = try difference.update.plan(
  ///   oldCounts: old.itemCounts, newCounts: new.itemCounts)
  /// ```
  ///
  /// As few items and sections move as can be: what keeps its order among those
  /// that stay in its section is no move. Items that change their section move
  /// too, where both sections are kept. An item that leaves a section which is
  /// deleted or reloaded, or that comes into one which is inserted or reloaded,
  /// is inserted anew and deleted; a data source knows it by its identifier. The
  /// same holds for items and sections that are reloaded and would move.
  ///
  /// What was asked to be read anew in this snapshot becomes part of the
  /// difference; what was asked in the earlier one does not count.
  ///
  /// - Parameter old: the snapshot to begin from.
  /// - Returns: the changes; none if both are alike.
  /// - Complexity: O(items) comparisons, of which the common beginnings and ends
  ///   of sections cost nothing else. In between: a look into a dictionary for
  ///   each item that does not follow its predecessor in the old section, and,
  ///   where items are out of order, O(log items) for each.
  @inlinable
  public func difference(from old: Snapshot) -> SnapshotDifference {
    var comparison = SnapshotComparison(from: old, to: self)
    return comparison.run()
  }
}
