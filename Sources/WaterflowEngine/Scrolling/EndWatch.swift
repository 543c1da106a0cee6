/// Tells once for every length that the end of the content has come near.
package struct EndWatch {
  /// The number of items for which it was told.
  private var told = 0

  /// Creates a watch that has told nothing yet.
  package init() {}

  /// Forgets what was told, because the data is another one.
  package mutating func reset() { told = 0 }

  /// Returns whether this is to be told: the end is near, of more items than
  /// it was the last time, or of fewer.
  ///
  /// What counts are items and not points, because late sizes change the
  /// length all the time and bring nothing new.
  package mutating func isNews(_ itemCount: Int, isNear: Bool) -> Bool {
    // Who filters what there is has another end, and more of it to come.
    if itemCount < told { told = 0 }
    guard isNear && itemCount > told else { return false }
    told = itemCount
    return true
  }
}
