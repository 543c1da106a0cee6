import WaterflowLayout

/// What is highlighted and selected in a view, by fingers, mice, keys, by ear
/// or by a program.
///
/// ```swift
/// let selection = SelectionFeature(controller)
/// selection.allowsMultipleSelection = true
/// ```
public final class SelectionFeature<
  Surface: SelectionSurface
>: ControllerFeature {
  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  let gesture = SelectGesture()
  /// What tells of taps where the view's other touches do not.
  private let taps: GestureArena?
  private var press: PressGesture?

  /// Adds selection to a view.
  ///
  /// - Parameters:
  ///   - controller: the view's; it holds the feature.
  ///   - taps: an arena that nothing else is in, for a platform that keeps taps
  ///     apart from scrolling; the view's own unless given.
  ///   - highlightDelay: see ``SelectGesture/highlightDelay``.
  public init(
    _ controller: CollectionController<Surface>, taps: GestureArena? = nil,
    highlightDelay: Double = 0
  ) {
    self.controller = controller
    self.taps = taps
    super.init()
    gesture.highlightDelay = highlightDelay
    gesture.permits = { [unowned(unsafe) controller] in
      controller.isInData($0.item) && controller.surface.permits($0)
    }
    gesture.counts = { [unowned(unsafe) controller] in
      controller.countsInData
    }
    gesture.show = { [unowned(unsafe) self] in tell($0) }
    gesture.tapped = { [unowned(unsafe) controller] in
      if controller.isInData($0) { controller.surface.didTap($0) }
    }
    gesture.tappedItem = { [unowned(unsafe) controller] in
      controller.itemWasTouched($0)
    }
    (taps ?? controller.requireTouches().arena).add(gesture)
    // A cell looks selected before others hear that it is displayed.
    controller.addFirst(self)
    markAll()
  }

  /// Whether a tap selects; true at first.
  public var allowsSelection: Bool {
    get { gesture.selection.allowsSelection }
    set { gesture.selection.allowsSelection = newValue }
  }

  /// Whether taps add to the selection and take from it; false at first, when
  /// each replaces it.
  public var allowsMultipleSelection: Bool {
    get { gesture.selection.allowsMultipleSelection }
    set {
      gesture.selection.allowsMultipleSelection = newValue
      gesture.claims = newValue ? .ranges : []
      controller.claimTouches()
    }
  }

  /// Whether the surface is told of fingers that rest on an item; false at
  /// first.
  public var allowsLongPress: Bool {
    get { press != nil }
    set {
      guard newValue != allowsLongPress else { return }
      if let press { controller.removeGesture(press) }
      press = newValue ? PressGesture() : nil
      guard let press else { return }
      press.pressed = { [unowned(unsafe) controller] in
        controller.isInData($0) && controller.surface.didLongPress($0, at: $1)
      }
      controller.addGesture(press)
    }
  }

  /// The selected items, in order.
  public var selectedItems: [ItemPath] { gesture.selection.selectedItems }

  /// The selected items as ranges; set, they are selected and no others,
  /// without asking or telling, as far as there are such items.
  ///
  /// Where only one item can be selected the first of them is.
  ///
  /// - Complexity: O(ranges) to read; O(ranges + sections + cells) to set.
  public var selectedItemSet: ItemSet {
    get { gesture.selection.items }
    set {
      var items = newValue.part(
        .common, with: ItemSet(counts: controller.countsInData))
      if !allowsMultipleSelection, let first = items.first {
        items = ItemSet(first)
      }
      gesture.programChanged(gesture.selection.replace(with: items))
      markAll()
    }
  }

  /// Selects an item without asking or telling; others are deselected unless
  /// several can be.
  ///
  /// - Returns: whether there is such an item; otherwise nothing happens.
  @discardableResult
  public func select(_ item: ItemPath) -> Bool {
    guard controller.frame(ofItem: item) != nil else { return false }
    note(gesture.selection.select(item))
    return true
  }

  /// Deselects an item without asking or telling.
  ///
  /// - Returns: whether it was selected.
  @discardableResult
  public func deselect(_ item: ItemPath) -> Bool {
    let changes = gesture.selection.deselect(item)
    note(changes)
    return !changes.isEmpty
  }

  /// Shows what a program has changed, and tells nobody of what that undoes.
  private func note(_ changes: [SelectionChange]) {
    var difference = SelectionDifference()
    for change in changes {
      mark(change.item)
      difference.add(change)
    }
    gesture.programChanged(difference)
  }

  /// Ends the touch under way: it selects nothing.
  public func cancelTouch() {
    gesture.touchCancelled(pointer: 0)
  }

  /// Does what a tap on an item does, for people who do not see it.
  ///
  /// - Returns: whether items can be selected at all.
  public func activate(_ item: ItemPath) -> Bool {
    gesture.activate(item)
    return allowsSelection
  }

  // MARK: - For a drag

  /// Counts changes of the selection and of its items' names.
  var revision: Int { gesture.selection.revision }

  /// Selects these items and no others; without asking, but tells it.
  func replace(with items: ItemSet) {
    gesture.tell(gesture.selection.replace(with: items))
  }

  // MARK: - Cells

  private func tell(_ change: SelectionChange) {
    mark(change.item)
    if controller.isInData(change.item) {
      controller.surface.didChange(change)
    }
  }

  private func mark(_ item: ItemPath) {
    if let cell = controller.cell(showing: ElementID(item)) {
      show(cell, item)
    }
  }

  private func markAll() {
    for live in controller.engine.liveCells where live.element.kind == .item {
      show(live.cell, controller.dataPath(of: live.element.path))
    }
  }

  private func show(_ cell: CellID, _ item: ItemPath) {
    controller.surface.show(
      cell, isHighlighted: gesture.selection.highlightedItem == item,
      isSelected: gesture.selection.isSelected(item))
  }

  // MARK: - ControllerFeature

  override func didFill(_ cell: CellID, for element: ElementID) {
    if element.kind == .item { show(cell, element.path) }
  }

  // What comes to show in it may be no item.
  override func willEmpty(_ cell: CellID) {
    controller.surface.show(cell, isHighlighted: false, isSelected: false)
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    taps?.rename(newPath, along)
  }

  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    markAll()
  }

  override func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {
    if scope == .items {
      taps?.dataWasReloaded()
    } else if let counts {
      forgetItems(beyond: counts)
    }
  }

  override func obey(_ request: KeyRequest) -> Bool {
    switch request {
    case .press(let item):
      guard allowsSelection else { return false }
      gesture.pressBegan(on: item)
    case .release(let isCancelled):
      return gesture.pressEnded(isCancelled: isCancelled)
    case .activate(let item, let modifier):
      guard allowsSelection else { return false }
      gesture.activate(item, modifier)
    case .extend(let start, let item, let modifier):
      gesture.extend(from: start, to: item, modifier)
    case .selectAll:
      guard allowsMultipleSelection else { return false }
      // While an item is dragged, sections may have other numbers of items.
      if controller.engine.draggedElement == nil { gesture.selectAll() }
      // Without items the key is for others.
      return controller.knownCounts.contains { $0 > 0 }
    default: return false
    }
    return true
  }

  override func end() { taps?.cancel() }
}
