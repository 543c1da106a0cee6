import WaterflowLayout

// Items by their lane and their row in it, as the data calls them.
extension CollectionController {
  /// Returns the lane in which an item starts, or nil; see
  /// `CollectionLayout.lane(ofItem:)`.
  public func lane(ofItem path: ItemPath) -> Int? {
    engine.layout.lane(ofItem: shownPath(of: path))
  }

  /// Returns how many items of its lane come before an item, or nil; see
  /// `CollectionLayout.row(ofItem:)`.
  public func row(ofItem path: ItemPath) -> Int? {
    engine.layout.row(ofItem: shownPath(of: path))
  }

  /// Returns the item of a row of a lane, or nil; see
  /// `CollectionLayout.item(atRow:lane:inSection:)`.
  public func item(
    atRow row: Int, lane: Int, inSection section: Int
  ) -> ItemPath? {
    engine.layout.item(atRow: row, lane: lane, inSection: section)
      .map { dataPath(of: $0) }
  }
}
