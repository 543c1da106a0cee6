import WaterflowLayout

/// Turns touches into highlights and highlights into a selection, as
/// `UICollectionView` does.
///
/// A finger that comes down on an item highlights it, moving off takes the
/// highlight away and moving back brings it again. Lifting it from a
/// highlighted item selects that; a cancelled touch changes nothing.
///
/// ```swift
/// let selection = TouchSelection()
/// show(selection.touchBegan(on: path) { owner.permits($0) })
/// show(selection.touchEnded(on: path) { owner.permits($0) })
/// show(selection.touchWasTold())
/// ```
///
/// A class, because an owner that is asked may come back with another change.
public final class TouchSelection {
  /// Whether a tap selects; taking it away keeps what is selected.
  public var allowsSelection = true

  /// Whether taps add to the selection and take from it; otherwise each
  /// replaces it.
  public var allowsMultipleSelection = false

  /// The item that is highlighted, or nil.
  public private(set) var highlightedItem: ItemPath?

  /// The selected items, as runs.
  public private(set) var items = ItemSet()

  /// The selected items, in order.
  ///
  /// - Complexity: O(selected items).
  public var selectedItems: [ItemPath] { items.paths }

  /// The item that the finger came down on, if it may be highlighted.
  private var touchedItem: ItemPath?

  /// The item that an owner is being asked about, which an update during the
  /// answer may give another path or delete.
  private var questionedItem: ItemPath?

  /// Counts changes of the selection and of its items' names.
  private(set) var revision = 0

  /// Counts what an answer may have become too late for: touches, their ends,
  /// and other data.
  private var turn = 0

  /// Creates an empty selection.
  public init() {}

  // MARK: - Touches

  /// A finger came down on an item, or beside all of them.
  public func touchBegan(
    on item: ItemPath?, permits: (SelectionQuestion) -> Bool
  ) -> [SelectionChange] {
    var changes = touchCancelled()
    let turn = turn
    questionedItem = item
    guard let item, permits(.highlight(item)), turn == self.turn,
      let item = questionedItem
    else { return changes }
    touchedItem = item
    highlight(&changes)
    return changes
  }

  /// The finger moved; it is on this item now, or beside all of them.
  public func touchMoved(on item: ItemPath?) -> [SelectionChange] {
    var changes: [SelectionChange] = []
    if item != nil && item == touchedItem {
      highlight(&changes)
    } else {
      unhighlight(&changes)
    }
    return changes
  }

  /// The finger was lifted from an item, or beside all of them.
  ///
  /// The highlight stays until ``touchWasTold()``: as UIKit documents, an app
  /// hears of the selection first.
  public func touchEnded(
    on item: ItemPath?, permits: (SelectionQuestion) -> Bool
  ) -> [SelectionChange] {
    guard let item, item == touchedItem else { return touchCancelled() }
    touchedItem = nil
    turn &+= 1
    let turn = turn
    let question = allowsSelection ? question(onTapping: item) : nil
    questionedItem = item
    let isPermitted = question.map(permits) ?? false
    // A touch or other data in the meantime has seen to the highlight.
    guard turn == self.turn, isPermitted, let question,
      let item = questionedItem
    else { return [] }
    if case .deselect = question { return deselect(item) }
    return select(item)
  }

  /// What came of a touch that has ended was told: its highlight goes, unless
  /// another touch has taken it away.
  public func touchWasTold() -> [SelectionChange] {
    touchedItem == nil ? touchCancelled() : []
  }

  /// The touch became something else, such as scrolling.
  public func touchCancelled() -> [SelectionChange] {
    var changes: [SelectionChange] = []
    touchedItem = nil
    turn &+= 1
    unhighlight(&changes)
    return changes
  }

  // MARK: - Selection

  /// Returns whether an item is selected.
  ///
  /// - Complexity: O(log(runs of selected items)).
  public func isSelected(_ item: ItemPath) -> Bool { items.contains(item) }

  /// Selects an item without asking; deselects others if only one can be.
  public func select(_ item: ItemPath) -> [SelectionChange] {
    let one = ItemSet(item)
    let difference = replace(
      with: allowsMultipleSelection ? items.part(.union, with: one) : one)
    var changes: [SelectionChange] = []
    for other in difference.deselected { changes.append(.deselect(other)) }
    changes.append(.select(item))
    return changes
  }

  /// Selects these items and no others, without asking.
  ///
  /// - Returns: what has changed.
  /// - Complexity: O(runs of items).
  func replace(with items: ItemSet) -> SelectionDifference {
    let old = self.items
    revision &+= 1
    self.items = items
    return SelectionDifference(
      deselected: old.part(.rest, with: items),
      selected: items.part(.rest, with: old))
  }

  /// Deselects an item without asking.
  public func deselect(_ item: ItemPath) -> [SelectionChange] {
    guard isSelected(item) else { return [] }
    _ = replace(with: items.part(.rest, with: ItemSet(item)))
    return [.deselect(item)]
  }

  /// Gives items the paths that they have after an update; those that are gone
  /// are neither highlighted nor selected any more, which is not told.
  ///
  /// Allowed while an owner answers: the tap goes on with the same item.
  ///
  /// - Parameters:
  ///   - newPath: an item's path after the update; nil if it is gone.
  ///   - along: how many items from one on the update takes along with it.
  /// - Complexity: O(pieces * log(pieces)), as many as runs of both make; O(items)
  ///   without `along`.
  public func rename(
    _ newPath: (ItemPath) -> ItemPath?,
    along: (ItemPath) -> Int = { _ in 1 }
  ) {
    revision &+= 1
    questionedItem = questionedItem.flatMap(newPath)
    touchedItem = touchedItem.flatMap(newPath)
    highlightedItem = highlightedItem.flatMap(newPath)
    items = items.renamed(newPath, along)
  }

  /// Forgets touches and selection, because the data is another one.
  public func removeAll() {
    touchedItem = nil
    turn &+= 1
    revision &+= 1
    highlightedItem = nil
    items = ItemSet()
  }

  private func question(onTapping item: ItemPath) -> SelectionQuestion {
    allowsMultipleSelection && isSelected(item)
      ? .deselect(item) : .select(item)
  }

  private func highlight(_ changes: inout [SelectionChange]) {
    guard highlightedItem == nil, let item = touchedItem else { return }
    highlightedItem = item
    changes.append(.highlight(item))
  }

  private func unhighlight(_ changes: inout [SelectionChange]) {
    guard let item = highlightedItem else { return }
    highlightedItem = nil
    changes.append(.unhighlight(item))
  }
}
