import WaterflowLayout

/// What a drag makes of a selection: of what was selected before, and of what
/// it covers.
struct SelectionDrag {
  /// What becomes of items that are covered.
  enum Mix {
    /// They are selected, and nothing else.
    case replace
    /// They are selected as well.
    case add
    /// They are selected no more.
    case remove
    /// Each is selected if it was not.
    case toggle
  }

  /// What was selected before, in order.
  private(set) var before: [ItemPath]

  private let mix: Mix
  /// What is covered and may be changed, in order.
  private var covered: [ItemPath] = []
  /// What is covered and stays as it was, because its owner says so.
  private var refused: [ItemPath] = []

  init(_ mix: Mix, before: [ItemPath]) {
    self.mix = mix
    self.before = before
  }

  /// What is to be selected, in order.
  var selection: [ItemPath] {
    switch mix {
    case .replace: covered
    case .add: before.merged(with: covered)
    case .remove: before.without(covered)
    case .toggle:
      before.without(covered).merged(with: covered.without(before))
    }
  }

  /// Covers these items from now on, and no others.
  ///
  /// - Parameters:
  ///   - items: in order.
  ///   - permits: asked for each item that was not covered and would be changed
  ///     by that; nil where the answer comes too late.
  /// - Returns: whether no answer came too late; otherwise nothing is changed.
  /// - Complexity: O(items * log(covered before)).
  mutating func cover(
    _ items: [ItemPath], permits: (SelectionQuestion) -> Bool?
  ) -> Bool {
    var denied: [ItemPath] = []
    for item in items where !covered.holds(item) && !refused.holds(item) {
      guard let question = question(about: item) else { continue }
      guard let isPermitted = permits(question) else { return false }
      if !isPermitted { denied.append(item) }
    }
    refused = refused.filter { items.holds($0) }.merged(with: denied)
    covered = items.without(refused)
    return true
  }

  /// Gives items the paths that they have after an update.
  mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    before = before.compactMap(newPath).ascending()
    covered = covered.compactMap(newPath).ascending()
    refused = refused.compactMap(newPath).ascending()
  }

  private func question(about item: ItemPath) -> SelectionQuestion? {
    let wasSelected = before.holds(item)
    switch mix {
    case .replace, .add: return wasSelected ? nil : .select(item)
    case .remove: return wasSelected ? .deselect(item) : nil
    case .toggle: return wasSelected ? .deselect(item) : .select(item)
    }
  }
}
