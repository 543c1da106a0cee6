import WaterflowLayout

/// Changes of a selection that are told one after the other, while whoever is
/// told may change the data.
struct UntoldSelection {
  private var deselected = ItemSet().makeIterator()
  private var selected = ItemSet().makeIterator()

  /// Begins with nothing.
  init() {}

  /// Begins with what has changed.
  @inline(never)
  init(_ difference: SelectionDifference) {
    deselected = difference.deselected.makeIterator()
    selected = difference.selected.makeIterator()
  }

  /// Takes out the next change, those that deselect first.
  mutating func next() -> SelectionChange? {
    deselected.next().map { .deselect($0) }
      ?? selected.next().map { .select($0) }
  }

  /// Gives items the paths that they have after an update.
  mutating func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    deselected = deselected.takeRest().renamed(newPath, along).makeIterator()
    selected = selected.takeRest().renamed(newPath, along).makeIterator()
  }
}
