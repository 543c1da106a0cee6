/// How much has been done for a body: counts that only grow and start over at
/// the greatest `Int`.
struct PlacementWork {
  /// Items that were given a place.
  var placed = 0
  /// Records that were read or written: items and rows of ends.
  var touched = 0
}
