import WaterflowLayout

/// Items by their lane and their row in it, in what was laid out in the last
/// pass.
extension WaterflowCollectionViewLayout {
  /// Returns the lane in which an item starts, counted from the leading side;
  /// nil in a flow or justified rows, or if there is no such item.
  ///
  /// - Complexity: O(log(items)).
  public func lane(ofItem indexPath: IndexPath) -> Int? {
    ItemPath(indexPath).flatMap { content?.lane(ofItem: $0) }
  }

  /// Returns how many items of its lane come before an item; nil in a flow or
  /// justified rows, or if there is no such item.
  ///
  /// An item across lanes belongs to the first of them. The first question
  /// counts all items of the section.
  ///
  /// - Complexity: O(log(items)), and the lanes of up to 512 items are looked
  ///   through, 2,048 with more than 64 lanes.
  public func row(ofItem indexPath: IndexPath) -> Int? {
    ItemPath(indexPath).flatMap { content?.row(ofItem: $0) }
  }

  /// Returns the item of a row of a lane; nil in a flow or justified rows,
  /// or if there is none.
  ///
  /// - Complexity: that of ``row(ofItem:)``.
  public func item(
    atRow row: Int, lane: Int, inSection section: Int
  ) -> IndexPath? {
    content?.item(atRow: row, lane: lane, inSection: section)
      .map { IndexPath($0) }
  }

  /// Returns how many items start in a lane; 0 if there is no such lane.
  public func numberOfItems(inLane lane: Int, section: Int) -> Int {
    content?.numberOfItems(inLane: lane, section: section) ?? 0
  }

  /// Returns the number of lanes of a section: 1 for a list, 0 for a flow,
  /// justified rows, or if there is no such section.
  public func numberOfLanes(inSection section: Int) -> Int {
    content?.numberOfLanes(inSection: section) ?? 0
  }
}
