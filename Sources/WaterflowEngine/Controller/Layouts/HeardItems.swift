import WaterflowLayout

/// Which items' cells have told what size they need, and may tell another.
///
/// A cell that says something else each time it is asked would have the content
/// laid out without an end. So one is heard again only after it has said that
/// the size which its item has is the right one.
package struct HeardItems {
  private var heard = MeasuredItems()
  private var agreed = MeasuredItems()

  /// Whether no cell has been heard.
  package var isEmpty: Bool { heard.isEmpty }

  /// Returns whether an item's cell has been heard, or its size been given.
  package func contains(_ path: ItemPath) -> Bool { heard.contains(path) }

  /// Hears a cell, whose item has a size; returns whether it needs another one
  /// and is to get it.
  mutating func hear(
    _ path: ItemPath, needing size: LayoutSize, having old: LayoutSize
  ) -> Bool {
    let isNew = !heard.contains(path)
    if isNew { heard.insert(path) }
    // Half a point, as cells round to pixels and layouts do not.
    if abs(size.width - old.width) <= 0.5, abs(size.height - old.height) <= 0.5
    {
      agreed.insert(path)
      return isNew && size != old
    }
    let isHeard = isNew || agreed.contains(path)
    agreed.remove(path)
    return isHeard
  }

  /// Takes an item's size for given: its cell changes it no more.
  mutating func give(_ path: ItemPath) {
    heard.insert(path)
    agreed.remove(path)
  }

  /// Forgets items, and all of some sections.
  mutating func remove(_ items: Set<ItemPath>, sections: [Int]) {
    for item in items {
      heard.remove(item)
      agreed.remove(item)
    }
    for section in sections {
      heard.removeItems(ofSection: section)
      agreed.removeItems(ofSection: section)
    }
  }

  /// Forgets all.
  mutating func removeAll() {
    heard.removeAll()
    agreed.removeAll()
  }

  /// Follows an update as ``MeasuredItems/carryOut(_:_:)``.
  mutating func carryOut(_ edits: [LayoutEdit], _ plan: UpdatePlan) {
    heard.carryOut(edits, plan)
    agreed.carryOut(edits, plan)
  }
}
