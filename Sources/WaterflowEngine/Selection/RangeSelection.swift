import WaterflowLayout

/// The rules of a mouse and a keyboard for selecting several items: Shift
/// extends from an anchor, Ctrl or Cmd toggles.
///
/// ```swift
/// var range = RangeSelection()
/// show(range.click(path, .extend, in: selection, counts) {
///   owner.permits($0)
/// })
/// ```
///
/// Where only one item can be selected, extending is a plain click.
public struct RangeSelection: Equatable, Sendable {
  /// What the keys that are held make of a click.
  public enum Modifier: UInt8, Sendable {
    /// No key: the item alone is selected.
    case plain
    /// Ctrl or Cmd: the item is added to the selection or taken from it.
    case toggle
    /// Shift: the items from the anchor to this one alone are selected.
    case extend
    /// Shift with Ctrl or Cmd: the items from the anchor to this one are added.
    case add
  }

  /// Where Shift extends from: the item that was clicked or toggled last.
  public private(set) var anchor: ItemPath?

  /// Creates rules without an anchor.
  public init() {}

  /// An item was clicked, or a key selects it.
  ///
  /// - Parameters:
  ///   - item: which one.
  ///   - modifier: the keys that are held.
  ///   - selection: what is changed.
  ///   - counts: the number of items of each section.
  ///   - permits: asked for each item that would be selected, and for one that
  ///     would be taken from the selection by a toggle. A click whose owner
  ///     changes selection or data while it answers changes nothing.
  /// - Returns: the changes: what goes comes first.
  /// - Complexity: O(items of the range + selected items).
  public mutating func click(
    _ item: ItemPath, _ modifier: Modifier, in selection: TouchSelection,
    _ counts: [Int], permits: (SelectionQuestion) -> Bool
  ) -> [SelectionChange] {
    guard selection.allowsSelection, Self.contains(item, counts) else {
      return []
    }
    let start = anchor.flatMap { Self.contains($0, counts) ? $0 : nil }
    let extends = modifier == .extend || modifier == .add
    if extends, selection.allowsMultipleSelection, let start {
      let range = Self.items(from: start, to: item, counts)
      return change(selection, permits, range, keeping: modifier == .add)
    }
    if modifier == .toggle {
      return toggle(item, selection, permits)
    }
    let changes = change(selection, permits, [item], keeping: false)
    if selection.selectedItems == [item] { anchor = item }
    return changes
  }

  /// An item was tapped, which is where Shift extends from now.
  mutating func start(at item: ItemPath) {
    anchor = item
  }

  /// Selects all items that may be, for Ctrl+A; the anchor stays.
  ///
  /// - Returns: the changes; none where only one item can be selected.
  /// - Complexity: O(items).
  public mutating func selectAll(
    in selection: TouchSelection, _ counts: [Int],
    permits: (SelectionQuestion) -> Bool
  ) -> [SelectionChange] {
    guard selection.allowsSelection, selection.allowsMultipleSelection,
      let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return [] }
    let all = Self.items(
      from: ItemPath(section: first, item: 0),
      to: ItemPath(section: last, item: counts[last] - 1), counts)
    return change(selection, permits, all, keeping: true)
  }

  /// Gives the anchor the path that it has after an update.
  public mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    anchor = anchor.flatMap(newPath)
  }

  // MARK: - Steps

  private mutating func toggle(
    _ item: ItemPath, _ selection: TouchSelection,
    _ permits: (SelectionQuestion) -> Bool
  ) -> [SelectionChange] {
    let isSelected = selection.isSelected(item)
    let revision = selection.revision
    let isPermitted = permits(isSelected ? .deselect(item) : .select(item))
    guard isPermitted, selection.revision == revision else { return [] }
    anchor = item
    return isSelected ? selection.deselect(item) : selection.select(item)
  }

  private func change(
    _ selection: TouchSelection, _ permits: (SelectionQuestion) -> Bool,
    _ items: [ItemPath], keeping: Bool
  ) -> [SelectionChange] {
    let revision = selection.revision
    var next: [ItemPath] = []
    for item in items {
      if selection.isSelected(item) || permits(.select(item)) {
        next.append(item)
      }
    }
    guard selection.revision == revision else { return [] }
    // An owner that refuses the one item that is clicked keeps the rest.
    if next.isEmpty { return [] }
    return selection.replace(
      with: keeping ? selection.selectedItems.merged(with: next) : next)
  }

  static func contains(_ item: ItemPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(item.section) && item.item >= 0
      && item.item < counts[item.section]
  }

  /// The items between two that there are, both included, in order.
  static func items(
    from a: ItemPath, to b: ItemPath, _ counts: [Int]
  ) -> [ItemPath] {
    let (first, last) = a < b ? (a, b) : (b, a)
    var items: [ItemPath] = []
    for section in first.section...last.section {
      let low = section == first.section ? first.item : 0
      let high = section == last.section ? last.item + 1 : counts[section]
      for item in low..<max(low, high) {
        items.append(ItemPath(section: section, item: item))
      }
    }
    return items
  }
}
