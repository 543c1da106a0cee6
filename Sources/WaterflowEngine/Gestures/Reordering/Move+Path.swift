import WaterflowLayout

extension Move<ItemPath> {
  /// Returns the path that an item has after the move alone was carried out.
  ///
  /// ```swift
  /// arena.dataDidChange { move.newPath(of: $0) }
  /// ```
  public func newPath(of item: ItemPath) -> ItemPath {
    ReorderSession.moved(item, from: from, to: to)
  }
}
