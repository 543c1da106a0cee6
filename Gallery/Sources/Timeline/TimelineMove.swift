/// A photo that is among both the removed and the inserted ones of a change, as
/// one that has another date.
package struct TimelineMove: Sendable, Hashable {
  /// Its number among the removed ones.
  package var removed: Int
  /// Its number among the inserted ones.
  package var inserted: Int

  /// Creates a move.
  package init(removed: Int, inserted: Int) {
    self.removed = removed
    self.inserted = inserted
  }
}
