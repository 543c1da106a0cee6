import WaterflowLayout

/// Which item of a view has the focus, and what keys do there.
///
/// A platform tells where its own focus is by ``isPresent``, ``came(to:)`` and
/// ``focus(_:)``, and what keys ask for by ``obey(_:)-(KeyCommand)``. The cells
/// of the focused and of what is read are kept, and updates take both along.
public final class FocusFeature<Surface: FocusSurface>: ControllerFeature {
  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  private var mover = FocusMover()
  /// What gets the focus if the update that is carried out takes its item.
  private var place: ItemPath?
  /// The cell that was shown to have the focus.
  private var cell: CellID?
  /// Whether that cell has come to show something else.
  private var isStale = false
  /// The item that the surface was told of last.
  private var toldItem: ItemPath?
  /// Whether that has gone, and nobody was told of another.
  private var hasLostTold = false
  /// Where the last key found the focus.
  private var start: ItemPath?
  /// Whether the focus is on its way, so that a pass shows nothing of it.
  private var isMoving = false

  /// Adds a focus to a view.
  ///
  /// - Parameter controller: the view's; it holds the feature.
  public init(_ controller: CollectionController<Surface>) {
    self.controller = controller
    super.init()
    controller.add(self)
  }

  private var engine: CollectionEngine<Surface> { controller.engine }
  private var surface: Surface { controller.surface }

  // MARK: - Where it is

  /// Whether the platform's focus is in the view: only then an item has it, and
  /// only then keys do anything that is about an item.
  public var isPresent = false {
    didSet {
      guard isPresent != oldValue else { return }
      if !isPresent { release(isCancelled: true) }
      update()
    }
  }

  /// Whether the cell of the item that had the focus last is kept while the
  /// focus is elsewhere.
  public var remembersItem = false {
    didSet { keep() }
  }

  /// The item that has the focus, or had it last.
  public var item: ItemPath? { mover.item }

  /// The item that has the focus.
  public var focusedItem: ItemPath? { isPresent ? mover.item : nil }

  /// Gives the focus to an item and scrolls it into view, or takes it away.
  public func focus(_ item: ItemPath?) {
    let before = mover
    mover.focus(item)
    arrive(from: before)
  }

  /// Has the next move start from an item; nothing shows of that.
  public func resume(from item: ItemPath?) {
    mover.focus(item)
  }

  /// The platform has given the focus to an item, and scrolls by itself.
  ///
  /// Where the item refuses it, the one has it that had it, however far away,
  /// or that is next.
  public func came(to item: ItemPath) {
    guard !canFocus(item) else {
      mover.focus(item)
      return present()
    }
    cell = liveCell(item)
    if !isPresent || mover.item == nil {
      mover.focus(item)
      if !advance(inwards(from: .home)) { mover.focus(nil) }
    } else if mover.item.flatMap(liveCell) != nil {
      return update()
    }
    isMoving = true
    isPresent = true
    arrive(from: mover)
  }

  // Not inlined: four ask.
  @inline(never)
  private func canFocus(_ item: ItemPath) -> Bool {
    controller.isInData(item) && surface.canFocus(item)
  }

  private func present() {
    if isPresent { update() } else { isPresent = true }
  }

  // MARK: - Keys

  /// Does what a key asks for.
  ///
  /// - Returns: whether that was anything; otherwise the key is for others.
  public func obey(_ command: KeyCommand) -> Bool {
    switch command.action {
    case .escape: return release(isCancelled: true) || controller.obey(.escape)
    // It is about no item: where the platform sends it here, it is for these.
    case .selectAll: return controller.obey(.selectAll)
    case _ where !isPresent: return false
    case .move(let move): return self.move(move, command)
    case .press:
      guard let item = revealed else { return false }
      guard command.modifier == .plain else {
        return controller.obey(.activate(item, command.modifier))
      }
      return controller.obey(.performAction) || controller.obey(.press(item))
    case .showActions:
      guard let item = revealed else { return false }
      return controller.obey(.showActions(item))
    }
  }

  /// The item that has the focus, in view: nothing is done to one that nobody
  /// sees.
  // Not inlined: two keys ask.
  private var revealed: ItemPath? {
    @inline(never) get {
      guard let item = mover.item else { return nil }
      let live = engine.liveCell(showing: shownElement(item))
      if live.map({ !engine.isOnScreen($0) }) ?? true { _ = reveal(item) }
      return mover.item
    }
  }

  /// The key came up that was pressed on an item, or does not count any more.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func release(isCancelled: Bool) -> Bool {
    controller.obey(.release(isCancelled: isCancelled))
  }

  private func move(_ move: FocusMove, _ command: KeyCommand) -> Bool {
    // What is dragged is under the finger and nowhere else.
    if engine.draggedElement != nil { return true }
    start = mover.item
    if command.carriesItem, let start {
      guard controller.obey(.carry(start, move)) else { return false }
      if let item = mover.item { _ = reveal(item) }
      update()
      return true
    }
    if command.modifier == .plain, controller.obey(.chooseAction(move)) {
      return true
    }
    let before = mover
    guard advance(move) else {
      // Nothing lies that way: back to the item, or as far as scrolling goes.
      return start.map { reveal($0) } ?? false
    }
    guard arrive(from: before) else { return true }
    if command.modifier == .extend || command.modifier == .add,
      let item = mover.item
    {
      _ = controller.obey(.extend(from: start, to: item, command.modifier))
    }
    return true
  }

  /// Moves past items that cannot have the focus.
  ///
  /// - Returns: whether it has moved at all.
  private func advance(_ move: FocusMove) -> Bool {
    let before = mover
    var way = move
    // Who refuses a million items makes no key slow.
    for _ in 0..<1_000 {
      guard
        let next = mover.move(way, in: engine.layout, at: engine.viewport)
      else { break }
      if canFocus(next) { return true }
      way = inwards(from: way)
    }
    mover = before
    return false
  }

  /// Where to look on: from either end, back towards the other one.
  private func inwards(from way: FocusMove) -> FocusMove {
    let isVertical = engine.layout.axis == .vertical
    let isMirrored = engine.layout.direction == .rightToLeft
    return switch way {
    case .home: isVertical ? .down : isMirrored ? .left : .right
    case .end: isVertical ? .up : isMirrored ? .right : .left
    default: way
    }
  }

  // MARK: - Steps

  /// Scrolls to where the focus has gone, and shows it there.
  ///
  /// - Returns: whether the item has a cell, or will have one.
  @discardableResult
  private func arrive(from before: FocusMover) -> Bool {
    var isDone = true
    if let item = mover.item {
      isMoving = true
      // Both kept: the one until it gives the focus away.
      keep(before.item)
      isDone = !scroll(to: item) || mover.item.flatMap(liveCell) != nil
      // An item without a cell takes it from none that has one.
      if !isDone, before.item.flatMap(liveCell) != nil { mover = before }
    }
    isMoving = false
    update()
    return isDone
  }

  /// - Returns: whether that was necessary.
  private func reveal(_ item: ItemPath) -> Bool {
    let offset = engine.offset
    _ = scroll(to: item)
    return engine.offset != offset
  }

  /// Scrolls no further than it must for an item to be in view.
  ///
  /// - Returns: whether that is done; false if a callback is to be over first.
  private func scroll(to item: ItemPath) -> Bool {
    var isDone = false
    controller.whenQuiet { [self] in
      // By its name as of now: updates may have waited before.
      guard let item = mover.item else { return }
      controller.jump(to: shownElement(item), at: .nearest)
      isDone = true
    }
    return isDone
  }

  // Not inlined: five ask.
  @inline(never)
  private func liveCell(_ item: ItemPath) -> CellID? {
    controller.cell(showing: ElementID(item))
  }

  private func shownElement(_ item: ItemPath) -> ElementID {
    ElementID(controller.shownPath(of: item))
  }

  /// Keeps the cells of what has the focus and of ``FocusSurface/readElement``;
  /// to be called where that is another one.
  public func keep() { keep(nil) }

  /// The same, and that of an item that is about to give the focus away.
  private func keep(_ other: ItemPath?) {
    let item = isPresent || remembersItem ? mover.item : nil
    var kept: [ElementID] = []
    if let first = other ?? item {
      // One that is named twice is kept once.
      kept = [shownElement(first), shownElement(item ?? first)]
    }
    if let read = surface.readElement {
      kept.append(controller.shownElement(of: read))
    }
    engine.keptElements = kept
  }

  /// Lets cells look as they are focused, and tells.
  private func update() {
    guard !isMoving else { return }
    let focused = focusedItem.flatMap(liveCell)
    // While one is dragged, the layout has other names for items.
    if focused == nil, engine.draggedElement == nil, let item = mover.item,
      engine.layout.frame(ofItem: item) == nil
    {
      // The data is another one.
      mover.focus(nil)
    }
    keep()
    if focused != cell || isStale {
      cell = focused
      isStale = false
      surface.showFocus(on: focused)
    }
    guard toldItem != focusedItem || hasLostTold else { return }
    hasLostTold = false
    toldItem = focusedItem
    controller.focusDidMove(to: toldItem)
    surface.didMoveFocus(to: toldItem)
  }

  // MARK: - ControllerFeature

  override func didFill(_ cell: CellID, for element: ElementID) {
    if cell == self.cell { isStale = true }
  }

  override func renameSections(_ plan: UpdatePlan) {
    place = mover.item.map { plan.place(ofDeleted: $0) }
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    mover.rename(in: engine.layout, place: place, newPath)
    place = nil
    start = start.flatMap(newPath)
    if let told = toldItem {
      toldItem = newPath(told)
      if toldItem == nil { hasLostTold = true }
    }
  }

  // What has come to its place is asked as if a key went there.
  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    guard mover.hasLostItem, let item = mover.item, !canFocus(item)
    else { return }
    if !advance(inwards(from: .home)), !advance(inwards(from: .end)) {
      mover.focus(nil)
    }
    // One that is out of view has no cell that could have the focus.
    if isPresent, let item = mover.item, liveCell(item) == nil {
      _ = scroll(to: item)
    }
  }

  override func didPass() {
    if isPresent { update() }
  }

  override func itemWasTouched(_ item: ItemPath) {
    guard surface.takesFocusByTouch, canFocus(item),
      liveCell(item) != nil
    else { return }
    mover.focus(item)
    present()
  }

  override func end() {
    engine.keptElements = []
  }
}
