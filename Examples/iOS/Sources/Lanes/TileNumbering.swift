/// Counts tiles lane by lane.
///
/// Lanes are stable, so what was counted stays right while tiles are appended.
struct TileNumbering {
  private var places: [TilePlace] = []
  private var rows: [Int] = []

  /// Starts over, because tiles may stand in other lanes now.
  mutating func forget() {
    places.removeAll()
    rows.removeAll()
  }

  /// Returns the place of a tile.
  ///
  /// - Parameters:
  ///   - item: its index.
  ///   - column: tells the lane of a tile that was not counted yet.
  /// - Returns: its row and column.
  mutating func place(
    of item: Int, column: (Int) -> Int
  ) -> TilePlace {
    while places.count <= item {
      let column = max(0, column(places.count))
      while rows.count <= column { rows.append(0) }
      places.append(TilePlace(row: rows[column], column: column))
      rows[column] += 1
    }
    return places[item]
  }
}
