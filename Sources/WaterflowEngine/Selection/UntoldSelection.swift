import WaterflowLayout

/// Changes of a selection that are told one after the other, while whoever is
/// told may change the data and the selection.
struct UntoldSelection {
  private var deselected = ItemSet().makeIterator()
  private var selected = ItemSet().makeIterator()

  /// Adds what has changed after what has not been told yet; what was and what
  /// will be told of an item agree with what it is.
  mutating func add(_ difference: SelectionDifference) {
    let (gone, come) = (deselected.rest, selected.rest)
    deselected = Self.iterator(
      gone, without: difference.selected,
      with: difference.deselected.part(.rest, with: come))
    selected = Self.iterator(
      come, without: difference.deselected,
      with: difference.selected.part(.rest, with: gone))
  }

  private static func iterator(
    _ items: ItemSet, without gone: ItemSet, with come: ItemSet
  ) -> ItemSet.Iterator {
    items.part(.rest, with: gone).part(.union, with: come).makeIterator()
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
    deselected = deselected.rest.renamed(newPath, along).makeIterator()
    selected = selected.rest.renamed(newPath, along).makeIterator()
  }
}
