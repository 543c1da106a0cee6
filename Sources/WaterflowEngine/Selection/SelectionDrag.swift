import WaterflowLayout

/// What a drag or a click makes of a selection: of what was selected before,
/// and of what it covers.
struct SelectionDrag {
  /// What was selected before.
  private(set) var before: ItemSet

  /// Which part of what was selected before and what is covered is selected.
  private let mix: ItemSet.Part
  /// What is covered.
  private var items = ItemSet()
  /// What of that stays as it was, because its owner says so.
  private var refused = ItemSet()

  init(_ mix: ItemSet.Part, before: ItemSet) {
    self.mix = mix
    self.before = before
  }

  /// What is covered and may be changed.
  var covered: ItemSet { items.part(.rest, with: refused) }

  /// What is to be selected.
  var selection: ItemSet { before.part(mix, with: covered) }

  /// Covers these items from now on, and no others.
  ///
  /// - Parameters:
  ///   - items: which ones.
  ///   - permits: asked for each item that was not covered and would be changed
  ///     by that; nil where the answer comes too late, after which nobody is
  ///     asked any more.
  /// - Returns: whether no answer came too late; otherwise nothing is changed.
  /// - Complexity: O(items that are new + runs of all).
  mutating func cover(
    _ items: ItemSet, permits: (SelectionQuestion) -> Bool?
  ) -> Bool {
    var denied = ItemSet()
    for item in items.part(.rest, with: self.items) {
      let wasSelected = before.contains(item)
      guard mix.holds(isInFirst: wasSelected) != wasSelected else { continue }
      let question: SelectionQuestion =
        wasSelected ? .deselect(item) : .select(item)
      guard let isPermitted = permits(question) else { return false }
      if !isPermitted { denied.append(item) }
    }
    refused = refused.part(.common, with: items).part(.union, with: denied)
    self.items = items
    return true
  }

  /// Gives items the paths that they have after an update; see
  /// ``ItemSet/renamed(_:_:)``.
  mutating func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    before = before.renamed(newPath, along)
    items = items.renamed(newPath, along)
    refused = refused.renamed(newPath, along)
  }
}
