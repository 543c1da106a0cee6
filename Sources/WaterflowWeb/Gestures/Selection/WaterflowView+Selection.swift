import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether taps, clicks and keys select items; true once anything of the
  /// selection is named, such as its delegate, and false before.
  ///
  /// The cell of a highlighted item has the class `waterflow-highlighted`, that
  /// of a selected one `waterflow-selected` and `aria-selected`. What is
  /// selected is kept by the item through updates, and forgotten by a reload.
  ///
  /// Links and buttons in cells work as ever, and select nothing.
  ///
  /// ```swift
  /// view.allowsSelection = true
  /// ```
  ///
  /// A module that names nothing of the selection is linked without it.
  public var allowsSelection: Bool {
    get { selection?.allowsSelection ?? false }
    set {
      requireSelection().allowsSelection = newValue
      tellSelectionMode()
    }
  }

  /// Whether taps add to the selection and take from it; otherwise each
  /// replaces it, as at first.
  ///
  /// With a mouse Shift extends the selection then, and Ctrl or Cmd toggles.
  /// Setting it deselects nothing: the next tap does where one alone can be.
  public var allowsMultipleSelection: Bool {
    get { selection?.allowsMultipleSelection ?? false }
    set {
      requireSelection().allowsMultipleSelection = newValue
      tellSelectionMode()
    }
  }

  /// Whether a finger that rests on an item is told to the
  /// ``selectionDelegate``; false at first.
  ///
  /// Where it is, touches on items bring up no menu of the browser and select
  /// no text.
  public var allowsLongPress: Bool {
    get { selection?.allowsLongPress ?? false }
    set { requireSelection().allowsLongPress = newValue }
  }

  /// The selected items, in order.
  public var indexPathsForSelectedItems: [ItemPath] {
    selection?.selectedItems ?? []
  }

  /// The selected items as ranges, which take no room by the item.
  ///
  /// Set, they are selected and no others, as far as there are such items,
  /// without asking or telling the delegate; the first of them where only one
  /// item can be selected.
  ///
  /// ```swift
  /// let kept = view.selectedItemSet
  /// view.reloadData()
  /// view.selectedItemSet = kept
  /// ```
  ///
  /// - Complexity: O(ranges) to read; O(ranges + sections + cells) to set.
  public var selectedItemSet: ItemSet {
    get { selection?.selectedItemSet ?? ItemSet() }
    set { requireSelection().selectedItemSet = newValue }
  }

  /// Selects an item without asking or telling the delegate; others are
  /// deselected unless several can be.
  ///
  /// Nothing happens if there is no such item. ``allowsSelection`` is about
  /// people alone: without it a program selects as well.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - animated: whether scrolling is animated.
  ///   - position: where to scroll the item to, or nil not to scroll.
  public func selectItem(
    at path: ItemPath, animated: Bool = false,
    scrollPosition position: ScrollAlignment? = nil
  ) {
    guard controller.frame(ofItem: path) != nil else { return }
    requireSelection().select(path)
    if let position {
      scrollToItem(at: path, at: position, animated: animated)
    }
  }

  /// Deselects an item without asking or telling the delegate.
  public func deselectItem(at path: ItemPath) {
    selection?.deselect(path)
  }

  /// Returns what selects, from now on if nothing has before.
  @discardableResult
  func requireSelection() -> SelectionFeature<WebHost> {
    if let selection { return selection }
    // A shorter touch may still be the beginning of a scroll.
    let selection = SelectionFeature(controller, highlightDelay: 80)
    self.selection = selection
    tellSelectionMode()
    return selection
  }

  /// Makes the lists of items such that their items can be selected, or plain
  /// ones, for assistive technology; cells tell whether theirs is by
  /// `aria-selected`.
  private func tellSelectionMode() {
    let mode: Int32 =
      !allowsSelection ? 0 : allowsMultipleSelection ? 2 : 1
    PageImports.allowSelection(number, mode)
  }
}
