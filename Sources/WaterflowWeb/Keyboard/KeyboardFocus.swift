import WaterflowEngine
import WaterflowLayout

/// The focus of a view: which item has it, and what keys do there.
///
/// The page tells where the focus goes by itself, as on a click; this moves it
/// with keys, keeps its cell, and takes it along through updates.
final class KeyboardFocus {
  private let view: WaterflowView
  private var mover = FocusMover()
  /// Whether the focus is in the view's items; otherwise the item is the one
  /// that had it last.
  private var isFocused = false
  /// The cell that has it.
  private var cell: CellID?
  /// Whether it is on its way from one item to another.
  private var isMoving = false

  init(_ view: WaterflowView) {
    self.view = view
  }

  /// Gives the view what it calls; it keeps this object from then on.
  func install() {
    view.onKey = { [self] in told($0, $1, $2) }
    view.afterPass = { [self] in follow() }
    view.focusItem = { [self] in focus($0) }
  }

  private var engine: CollectionEngine<WebHost> { view.engine }

  // MARK: - What the page tells

  private func told(_ number: Int32, _ held: Int32, _ path: ItemPath) -> Bool {
    switch number {
    case -1:
      focusCame(to: path)
      return false
    case -2:
      focusLeft()
      return false
    default:
      guard let key = PressedKey(number) else { return false }
      return press(key, PressedKey.Held(held))
    }
  }

  private func focusCame(to path: ItemPath) {
    mover.focus(path)
    isFocused = true
    let id = ElementID(path)
    engine.keptElements = [id]
    cell = engine.liveCell(showing: id)?.cell
  }

  private func focusLeft() {
    isFocused = false
    cell = nil
    engine.keptElements = []
  }

  // MARK: - Keys

  /// Returns whether a key has done something, or could have.
  private func press(_ key: PressedKey, _ held: PressedKey.Held) -> Bool {
    if case .escape = key { return escape() }
    guard isFocused, let item = mover.item else { return false }
    switch key {
    case .move(let move):
      return held.alt ? carry(item, move) : self.move(move, held)
    case .activate:
      guard let activateItem = view.activateItem else { return false }
      activateItem(item, held.modifier)
    case .selectAll:
      guard let selectAllItems = view.selectAllItems else { return false }
      selectAllItems()
    case .actions:
      guard let openActionsOfItem = view.openActionsOfItem else { return false }
      openActionsOfItem(item)
    case .escape: break
    }
    return true
  }

  private func move(_ move: FocusMove, _ held: PressedKey.Held) -> Bool {
    let before = mover
    guard let next = mover.move(move, in: view.layout, at: engine.viewport)
    else {
      // Nothing lies that way: back to the item, or as far as scrolling goes.
      return mover.item.map { reveal($0) } ?? false
    }
    guard let old = before.item, show(next, from: old) else {
      mover = before
      return true
    }
    if held.shift, let item = mover.item {
      view.activateItem?(item, held.modifier)
    }
    return true
  }

  /// Moves an item one place, and shows where it has got to.
  private func carry(_ item: ItemPath, _ move: FocusMove) -> Bool {
    guard let moveItemByKey = view.moveItemByKey else { return false }
    moveItemByKey(item, move)
    if let item = mover.item { _ = reveal(item) }
    return true
  }

  /// Lets the app end what can be ended; the focus goes back to its item, as
  /// from a button that is gone then.
  private func escape() -> Bool {
    guard view.escapePressed?() == true else { return false }
    if let item = mover.item { focus(item) }
    return true
  }

  // MARK: - Where it is

  /// Scrolls to an item; returns whether that was necessary.
  private func reveal(_ item: ItemPath) -> Bool {
    let before = engine.offset
    view.jump(to: ElementID(item), at: .nearest)
    return engine.offset != before
  }

  /// Scrolls to an item and gives it the focus; returns whether it has a cell.
  private func show(_ item: ItemPath, from old: ItemPath) -> Bool {
    // Both kept: the one until it gives the focus away, the other's name in
    // case that the app changes its data on the way.
    engine.keptElements = [ElementID(old), ElementID(item)]
    isMoving = true
    _ = reveal(item)
    isMoving = false
    if let kept = engine.keptElements.last {
      mover.focus(kept.path)
      if take(kept.path) { return true }
    }
    engine.keptElements = [ElementID(old)]
    return false
  }

  /// Gives an item the focus that has a cell.
  private func take(_ item: ItemPath) -> Bool {
    let id = ElementID(item)
    guard let live = engine.liveCell(showing: id) else { return false }
    isFocused = true
    cell = live.cell
    engine.keptElements = [id]
    PageImports.focus(view.number, live.cell.rawValue)
    return true
  }

  private func focus(_ item: ItemPath) {
    guard engine.liveCell(showing: ElementID(item)) != nil else { return }
    mover.focus(item)
    _ = take(item)
  }

  /// Finds the focused item again after a pass: an update may have given it
  /// another path or another cell, or have removed it.
  private func follow() {
    guard isFocused && !isMoving, let item = mover.item else { return }
    if let kept = engine.keptElements.first {
      mover.focus(kept.path)
      let live = engine.liveCell(showing: kept)?.cell
      if live != nil && live == cell { return }
    } else {
      mover.rename(in: view.layout) { _ in nil }
    }
    if let item = mover.item, take(item) { return }
    // Nothing in its place that is in view: the view itself gets the focus.
    mover.focus(item)
    focusLeft()
    PageImports.focus(view.number, -1)
  }
}
