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
  /// - Returns: what has changed.
  /// - Complexity: O(items of the range + runs of selected items).
  public mutating func click(
    _ item: ItemPath, _ modifier: Modifier, in selection: TouchSelection,
    _ counts: [Int], permits: (SelectionQuestion) -> Bool
  ) -> SelectionDifference {
    guard selection.allowsSelection, Self.contains(item, counts) else {
      return SelectionDifference()
    }
    let start = anchor.flatMap { Self.contains($0, counts) ? $0 : nil }
    let extends = modifier == .extend || modifier == .add
    if extends, selection.allowsMultipleSelection, let start {
      return change(
        selection, permits, modifier == .add ? .union : .other,
        ItemSet(from: start, through: item, counts)) ?? SelectionDifference()
    }
    var mix = ItemSet.Part.other
    if modifier == .toggle {
      if selection.isSelected(item) {
        mix = .rest
      } else if selection.allowsMultipleSelection {
        mix = .union
      }
    }
    guard let change = change(selection, permits, mix, ItemSet(item)) else {
      return SelectionDifference()
    }
    anchor = item
    return change
  }

  /// An item was tapped, which is where Shift extends from now.
  mutating func start(at item: ItemPath) {
    anchor = item
  }

  /// Selects all items that may be, for Ctrl+A; the anchor stays.
  ///
  /// - Returns: what has changed; nothing where only one item can be selected.
  /// - Complexity: O(items).
  public func selectAll(
    in selection: TouchSelection, _ counts: [Int],
    permits: (SelectionQuestion) -> Bool
  ) -> SelectionDifference {
    guard selection.allowsSelection, selection.allowsMultipleSelection else {
      return SelectionDifference()
    }
    return change(selection, permits, .union, ItemSet(counts: counts))
      ?? SelectionDifference()
  }

  /// Gives the anchor the path that it has after an update.
  public mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    anchor = anchor.flatMap(newPath)
  }

  // MARK: - Steps

  /// - Returns: what has changed; nil if nothing may be, or too late.
  // Not inlined: all that is selected at once comes through it.
  @inline(never)
  private func change(
    _ selection: TouchSelection, _ permits: (SelectionQuestion) -> Bool,
    _ mix: ItemSet.Part, _ items: ItemSet
  ) -> SelectionDifference? {
    let revision = selection.revision
    var drag = SelectionDrag(mix, before: selection.items)
    let isInTime = drag.cover(items) { question in
      let isPermitted = permits(question)
      return selection.revision == revision ? isPermitted : nil
    }
    // An owner that refuses the one item that is clicked keeps the rest.
    guard isInTime, !drag.covered.isEmpty else { return nil }
    return selection.replace(with: drag.selection)
  }

  static func contains(_ item: ItemPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(item.section) && item.item >= 0
      && item.item < counts[item.section]
  }
}
