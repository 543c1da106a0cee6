/// Where a tile stands: in which lane, and as which of that lane's tiles.
struct TilePlace: Equatable, Sendable {
  let row: Int
  let column: Int

  /// As the page writes it: "(3, 1)".
  var text: String { "(\(row), \(column))" }

  /// As it is read out.
  var spoken: String { "Row \(row + 1), column \(column + 1)" }
}
