/// Items by their lane and their row in it.
///
/// A row counts the items of a lane from its start, whatever chose the lanes;
/// an item across lanes belongs to the first of them, so that each item has one
/// row. Where changes have left something to be laid out (see ``isComplete``),
/// rows are those in which items stand for the time being.
///
/// A body of lanes counts its lanes when it is asked for rows first, in
/// O(items), and from then on changes count what they place anew: O(block)
/// more for each, where a block has up to 512 items, 2,048 with more than 64
/// lanes.
extension CollectionLayout {
  /// Returns the number of lanes of a section: 1 for a list, 0 for a flow,
  /// justified rows, or if there is no such section.
  public func numberOfLanes(inSection section: Int) -> Int {
    lanes(ofSection: section)?.lanes ?? 0
  }

  /// Returns the lane in which an item starts, counted from the leading side;
  /// nil in a flow or justified rows, or if there is no such item.
  ///
  /// - Complexity: O(log(items)).
  public func lane(ofItem path: ItemPath) -> Int? {
    guard let body = lanes(ofSection: path.section),
      path.item >= 0 && path.item < body.count
    else { return nil }
    let index = body.totals.block(ofItem: path.item)
    return body.lane(
      ofItem: path.item - body.totals.firstItem(of: index),
      in: body.blocks[index])
  }

  /// Returns how many items of its lane come before an item; nil in a flow or
  /// justified rows, or if there is no such item.
  ///
  /// ```swift
  /// let place = (layout.row(ofItem: path), layout.lane(ofItem: path))
  /// ```
  ///
  /// - Complexity: O(log(items)), and the lanes of a block are looked through.
  public func row(ofItem path: ItemPath) -> Int? {
    guard let body = lanes(ofSection: path.section),
      path.item >= 0 && path.item < body.count
    else { return nil }
    return body.countedRows()?.row(ofItem: path.item, of: body) ?? path.item
  }

  /// Returns the item of a row of a lane; nil in a flow or justified rows,
  /// or if there is none.
  ///
  /// - Complexity: that of ``row(ofItem:)``.
  public func item(
    atRow row: Int, lane: Int, inSection section: Int
  ) -> ItemPath? {
    guard row >= 0, row < numberOfItems(inLane: lane, section: section),
      let body = lanes(ofSection: section)
    else { return nil }
    let item =
      body.lanes > 1
      ? body.countedRows()?.item(atRow: row, lane: lane, of: body) : row
    return item.map { ItemPath(section: section, item: $0) }
  }

  /// Returns how many items start in a lane; 0 if there is no such lane.
  ///
  /// - Complexity: O(1) once lanes are counted.
  public func numberOfItems(inLane lane: Int, section: Int) -> Int {
    guard let body = lanes(ofSection: section),
      lane >= 0 && lane < body.lanes
    else { return 0 }
    return body.countedRows()?.count(inLane: lane) ?? body.count
  }

  private func lanes(ofSection section: Int) -> LaneBody? {
    guard sections.indices.contains(section),
      case .lanes(let body) = sections[section].body
    else { return nil }
    return body
  }
}

extension LaneBody {
  /// The rows of all items; nil in a single lane, where each item is its row.
  fileprivate func countedRows() -> LaneRows? {
    guard lanes > 1 else { return nil }
    let rows = rows ?? LaneRows(self)
    rows.countAppended(to: self)
    self.rows = rows
    return rows
  }
}
