import WaterflowLayout

/// Counts the rows of every lane, once after each change.
struct TileNumbering {
  private var places: [TilePlace] = []
  private var isStale = true

  /// Something has changed: the next question counts anew.
  mutating func forget() { isStale = true }

  /// Finds where a tile stands.
  ///
  /// - Parameters:
  ///   - item: which one.
  ///   - layout: where all of them stand.
  ///   - lanes: the number of lanes.
  ///   - precedingCount: how many tiles come before the one that was the first
  ///     at the beginning.
  /// - Returns: its row and its column.
  /// - Complexity: O(tiles) after a change, otherwise O(1).
  mutating func place(
    of item: Int, in layout: CollectionLayout, lanes: Int, precedingCount: Int
  ) -> TilePlace {
    let count = layout.itemCount(inSection: 0)
    if isStale || places.count != count {
      isStale = false
      let columns = (0..<count).map {
        Self.column(of: $0, in: layout, lanes: lanes)
      }
      var rows = [Int](repeating: 0, count: lanes)
      for column in columns.prefix(precedingCount) { rows[column] -= 1 }
      places = columns.map { column in
        rows[column] += 1
        return TilePlace(row: rows[column] - 1, column: column)
      }
    }
    return places.indices.contains(item)
      ? places[item] : TilePlace(row: 0, column: 0)
  }

  /// The lane that a tile's middle lies in, counted from the leading side.
  private static func column(
    of item: Int, in layout: CollectionLayout, lanes: Int
  ) -> Int {
    let path = ItemPath(section: 0, item: item)
    guard let frame = layout.frame(ofItem: path) else { return 0 }
    let part = (frame.x + frame.width / 2) / max(layout.viewport.width, 1)
    let column = min(max(Int(part * Double(lanes)), 0), lanes - 1)
    return layout.direction == .rightToLeft ? lanes - 1 - column : column
  }
}
