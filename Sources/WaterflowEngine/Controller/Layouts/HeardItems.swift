import WaterflowLayout

/// Which items' cells have told what size they need, and may tell another.
///
/// A cell that says something else each time it is asked would have the content
/// laid out without an end. So one is heard again only after it has said that
/// the size which its item has is the right one.
package struct HeardItems {
  private var heard = ItemSet()
  private var agreed = ItemSet()

  /// Whether no cell has been heard.
  package var isEmpty: Bool { heard.isEmpty }

  /// The items whose cells have been heard, or whose sizes been given.
  var all: ItemSet { heard }

  /// Returns whether an item's cell has been heard, or its size been given.
  package func contains(_ path: ItemPath) -> Bool { heard.contains(path) }

  /// Hears a cell, whose item has a size; returns whether it needs another one
  /// and is to get it.
  mutating func hear(
    _ path: ItemPath, needing size: LayoutSize, having old: LayoutSize
  ) -> Bool {
    let item = ItemSet(path)
    let isNew = !heard.contains(path)
    if isNew { heard = heard.part(.union, with: item) }
    // Half a point, as cells round to pixels and layouts do not.
    if abs(size.width - old.width) <= 0.5, abs(size.height - old.height) <= 0.5
    {
      agreed = agreed.part(.union, with: item)
      return isNew && size != old
    }
    let isHeard = isNew || agreed.contains(path)
    agreed = agreed.part(.rest, with: item)
    return isHeard
  }

  /// Takes an item's size for given: its cell changes it no more.
  mutating func give(_ path: ItemPath) {
    heard = heard.part(.union, with: ItemSet(path))
    agreed = agreed.part(.rest, with: ItemSet(path))
  }

  /// Forgets items, and all of some sections.
  mutating func remove(_ items: Set<ItemPath>, sections: [Int]) {
    let items = ItemSet(Array(items))
    heard = heard.part(.rest, with: items)
    agreed = agreed.part(.rest, with: items)
    heard.removeItems(ofSections: sections)
    agreed.removeItems(ofSections: sections)
  }

  /// Forgets all.
  mutating func removeAll() { self = HeardItems() }

  /// Follows an update as ``ItemSet/kept(by:)``.
  mutating func carryOut(_ plan: UpdatePlan) {
    heard = heard.kept(by: plan)
    agreed = agreed.kept(by: plan)
  }
}
