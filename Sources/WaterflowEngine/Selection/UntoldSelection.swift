import WaterflowLayout

/// Changes of a selection that are told one after the other, while whoever is
/// told may change the data.
struct UntoldSelection {
  private var deselected = ItemSet().makeIterator()
  private var selected = ItemSet().makeIterator()

  /// Adds what has changed after what is not told yet; what will have been told
  /// of an item in the end is what it is.
  mutating func add(_ difference: SelectionDifference) {
    let (gone, come) = (deselected.takeRest(), selected.takeRest())
    deselected = Self.iterator(
      gone, difference.deselected, besides: come,
      without: difference.selected)
    selected = Self.iterator(
      come, difference.selected, besides: gone,
      without: difference.deselected)
  }

  /// What was to be told and is not undone, and what is new and undoes nothing.
  @inline(never)
  private static func iterator(
    _ old: ItemSet, _ new: ItemSet, besides others: ItemSet,
    without undone: ItemSet
  ) -> ItemSet.Iterator {
    old.part(.rest, with: undone)
      .part(.union, with: new.part(.rest, with: others)).makeIterator()
  }

  /// Takes out what a change undoes that nobody is told of.
  mutating func undo(_ difference: SelectionDifference) {
    deselected = Self.iterator(
      deselected.takeRest(), ItemSet(), besides: ItemSet(),
      without: difference.selected)
    selected = Self.iterator(
      selected.takeRest(), ItemSet(), besides: ItemSet(),
      without: difference.deselected)
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
