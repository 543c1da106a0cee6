/// Tiles by row and column: data that says where each of them stands.
///
/// Its items are counted column by column.
struct TileColumns: Equatable, Sendable {
  private(set) var columns: [[Tile]]

  /// So many columns without a tile, at least one.
  init(count: Int) {
    columns = Array(repeating: [], count: max(1, count))
  }

  /// The number of tiles.
  var count: Int { columns.reduce(0) { $0 + $1.count } }

  /// Where an item stands.
  func place(of item: Int) -> TilePlace {
    var row = item
    for (column, tiles) in columns.enumerated() {
      if row < tiles.count { return TilePlace(row: row, column: column) }
      row -= tiles.count
    }
    preconditionFailure("no item \(item)")
  }

  /// The tile of an item.
  subscript(item: Int) -> Tile {
    let place = place(of: item)
    return columns[place.column][place.row]
  }

  /// Adds some rows to each column, and one more to every second of them.
  ///
  /// - Returns: the new tiles' items.
  mutating func append(rows: Int) -> [Int] {
    var items: [Int] = []
    var number = count
    var end = 0
    for column in columns.indices {
      let added = rows + column % 2
      end += columns[column].count
      items += end..<end + added
      end += added
      columns[column] += (number..<number + added).map { Tile(number: $0) }
      number += added
    }
    return items
  }
}
