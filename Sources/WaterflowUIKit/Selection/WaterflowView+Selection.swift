import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether a tap selects an item; true at first.
  ///
  /// Without that it is highlighted all the same, and what is selected stays.
  public var allowsSelection: Bool {
    get { selection.allowsSelection }
    set { selection.allowsSelection = newValue }
  }

  /// Whether several items can be selected, and taps toggle them; false at
  /// first.
  ///
  /// Setting it deselects nothing: the next tap does where one alone can be.
  public var allowsMultipleSelection: Bool {
    get { selection.allowsMultipleSelection }
    set { selection.allowsMultipleSelection = newValue }
  }

  /// Whether ``selectionDelegate`` is told of fingers that rest on an item; false
  /// at first.
  public var allowsLongPress: Bool {
    get { selection.allowsLongPress }
    set { selection.allowsLongPress = newValue }
  }

  /// The paths of the selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] {
    loadIfNeeded()
    return selection.selectedItems.map { IndexPath($0) }
  }

  /// The selected items as ranges, which take no room by the item.
  ///
  /// Set, they are selected and no others, as far as there are such items,
  /// without asking or telling the delegate; the first of them where only one
  /// item can be selected.
  ///
  /// - Complexity: O(ranges) to read; O(ranges + sections + cells) to set.
  public var selectedItemSet: ItemSet {
    get {
      loadIfNeeded()
      return selection.selectedItemSet
    }
    set {
      loadIfNeeded()
      selection.selectedItemSet = newValue
    }
  }

  /// Selects an item and shows it, without asking or telling the delegate.
  ///
  /// Does nothing if there is no such item. ``allowsSelection`` is about people
  /// alone: without it a program selects as well, which in a `UICollectionView`
  /// has no effect.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether scrolling is animated.
  ///   - position: where to scroll the item to, or nil not to scroll.
  public func selectItem(
    at indexPath: IndexPath, animated: Bool = false,
    scrollPosition position: ScrollPosition? = nil
  ) {
    loadIfNeeded()
    guard let item = ItemPath(indexPath), selection.select(item), let position
    else { return }
    scrollToItem(at: indexPath, at: position, animated: animated)
  }

  /// Deselects an item, without asking or telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether the selected background fades, in a quarter of a
  ///     second.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    guard let item = ItemPath(indexPath), selection.deselect(item), animated
    else { return }
    cell(showing: ElementID(item))?.fadeSelection(duration: 0.25)
  }
}
