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

  /// Returns how many items from one on the move alone takes along with it.
  func run(from item: ItemPath) -> Int {
    var count = Int.max
    for end in [
      from.item, from.item &+ 1, to.item, to.item &+ 1,
    ] where end > item.item { count = min(count, end &- item.item) }
    return count
  }
}
