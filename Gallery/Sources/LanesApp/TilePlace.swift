/// Where a tile stands: its row among the tiles of its lane, and its lane.
///
/// The rows are counted from the tile that was the first at the beginning; what
/// was put before it has negative ones, so that no tile is called otherwise
/// because others came.
struct TilePlace {
  let row: Int
  let column: Int

  /// As people read it, such as `(3, 1)`.
  var text: String {
    let row = row < 0 ? "−\(0 - row)" : "\(row)"
    return "(" + row + ", \(column))"
  }
}
