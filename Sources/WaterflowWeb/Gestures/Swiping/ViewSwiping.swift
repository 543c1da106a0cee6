import WaterflowEngine
import WaterflowLayout

/// Shows the actions that swipes reveal on a view's items.
final class ViewSwiping: ViewFollower {
  /// What the delegate has told of an item.
  private struct Offer {
    var item: ItemPath
    var leading: WaterflowSwipeActions?
    var trailing: WaterflowSwipeActions?

    func actions(at edge: SwipeEdge) -> WaterflowSwipeActions? {
      edge == .leading ? leading : trailing
    }
  }

  let gesture: SwipeGesture
  var delegate: (any WaterflowSwipeDelegate)?

  private unowned(unsafe) let view: WaterflowView
  /// The latest, for the item that is touched or open.
  private var offer: Offer?
  /// Those of the item that is touched or open, and of others that close.
  private var shown: [SwipeButtons] = []

  init(_ view: WaterflowView, _ touches: ViewTouches) {
    self.view = view
    gesture = SwipeGesture(
      axis: view.layout.axis, direction: view.layout.direction)
    super.init()
    gesture.row = { [unowned(unsafe) self] in row($0) }
    gesture.shown = { [unowned(unsafe) self] in place(of: $0) }
    gesture.show = { [unowned(unsafe) self] effects in
      for effect in effects { show(effect) }
    }
    touches.add(gesture, .drags)
    touches.isTouchUsed = { [gesture] in gesture.recognizer.swallowsTap }
    touches.escapes.append { [gesture] in
      guard gesture.recognizer.openItem != nil else { return false }
      gesture.close()
      return true
    }
    touches.otherActions = { [unowned(unsafe) self] in
      if let item = gesture.recognizer.openItem { open(item) }
    }
    view.openActionsOfItem = { [unowned(unsafe) self] in open($0) }
  }

  /// Opens an item for a key, at its other edge if it stands open, and focuses
  /// the first button.
  private func open(_ item: ItemPath) {
    var edges: [SwipeEdge] = [.trailing, .leading]
    if gesture.recognizer.openItem == item,
      gesture.recognizer.openEdge == .trailing
    {
      edges.reverse()
    }
    for edge in edges where gesture.open(item, at: edge) {
      buttons(of: item)?.focus()
      return
    }
  }

  // MARK: - Items

  private func row(_ item: ItemPath) -> SwipeRow? {
    guard let delegate,
      let frame = view.frameInViewport(of: ElementID(item))
    else { return nil }
    // Buttons that are shown mean what they meant when they came.
    if offer?.item != item || buttons(of: item) == nil {
      offer = Offer(
        item: item,
        leading: delegate.waterflowView(
          view, swipeActionsForItemAt: item, edge: .leading),
        trailing: delegate.waterflowView(
          view, swipeActionsForItemAt: item, edge: .trailing))
    }
    let leading = offer?.leading?.extent ?? .none
    let trailing = offer?.trailing?.extent ?? .none
    guard leading.count > 0 || trailing.count > 0 else { return nil }
    return SwipeRow(
      item: item, frame: frame, leading: leading, trailing: trailing)
  }

  private func place(of item: ItemPath) -> Point? {
    guard let id = buttons(of: item)?.cell.id else { return nil }
    return Point(
      x: GestureImports.shown(view.number, id.rawValue, 0),
      y: GestureImports.shown(view.number, id.rawValue, 1))
  }

  private func buttons(of item: ItemPath) -> SwipeButtons? {
    shown.first { $0.item == item }
  }

  /// Returns the buttons for content that stands so far from its place, nil
  /// where there are none.
  private func buttons(
    of item: ItemPath, at offset: Point
  ) -> SwipeButtons? {
    let edge = edge(at: offset)
    if let edge, let buttons = buttons(of: item), buttons.edge == edge {
      return buttons
    }
    guard let edge else { return buttons(of: item) }
    remove { $0.item == item }
    guard let cell = view.cellForItem(at: item), offer?.item == item else {
      return nil
    }
    // Without actions the content still moves a little.
    let actions = offer?.actions(at: edge) ?? WaterflowSwipeActions([])
    let buttons = SwipeButtons(item, cell, edge, actions) {
      [unowned(unsafe) self] action in perform(action, at: edge, by: cell)
    }
    shown.append(buttons)
    buttons.attach(to: view.number)
    return buttons
  }

  /// The edge that content reveals which stands so far from its place.
  private func edge(at offset: Point) -> SwipeEdge? {
    let isMirrored =
      view.layout.axis == .vertical
      && view.layout.direction == .rightToLeft
    let way = offset.x + offset.y
    if way == 0 { return nil }
    return (way > 0) != isMirrored ? .leading : .trailing
  }

  private func perform(
    _ action: Int, at edge: SwipeEdge, by cell: WaterflowCell
  ) {
    guard let item = shown.first(where: { $0.cell === cell })?.item else {
      return
    }
    gesture.perform(action, at: edge, of: item)
  }

  // MARK: - Effects

  private func show(_ effect: SwipeEffect) {
    switch effect {
    case .claim: break
    case .move(let item, let offset):
      guard let buttons = buttons(of: item, at: offset) else { return }
      buttons.isClosing = false
      buttons.setActive(false)
      buttons.slide(in: view.number, to: offset)
    case .settle(let item, let offset, let velocity):
      settle(item, offset, velocity)
    case .arm(let isArmed):
      if let item = gesture.recognizer.draggedItem {
        buttons(of: item)?.setArmed(isArmed)
      }
    case .perform(let item, let edge, let action):
      guard let offer, offer.item == item,
        let actions = offer.actions(at: edge)?.actions,
        actions.indices.contains(action)
      else { return }
      actions[action].handler(view, item)
    }
  }

  private func settle(
    _ item: ItemPath, _ offset: Point, _ velocity: Point
  ) {
    let isOpen = offset != .zero
    guard let buttons = buttons(of: item, at: offset) else {
      // Nothing stands open that has no cell.
      if isOpen { gesture.close() }
      return
    }
    let speed = velocity.x + velocity.y
    buttons.setArmed(false)
    buttons.setActive(isOpen)
    buttons.isClosing = !isOpen
    if !isOpen && buttons.holdsFocus { view.focusItem?(item) }
    buttons.settle(in: view.number, at: offset, speed: speed)
    guard !isOpen else { return }
    Page.schedule(after: SwipeRecognizer.settleDuration) {
      [unowned(unsafe) self] in
      remove { $0 === buttons && $0.isClosing }
    }
  }

  /// Takes buttons away because their cells go; a focus on them is the view's
  /// then.
  private func lose(_ isGone: (SwipeButtons) -> Bool) {
    let holdsFocus = shown.contains { isGone($0) && $0.holdsFocus }
    remove(isGone)
    if holdsFocus { PageImports.focus(view.number, -1) }
  }

  private func remove(_ isGone: (SwipeButtons) -> Bool) {
    for buttons in shown where isGone(buttons) {
      buttons.detach(from: view.number)
    }
    shown.removeAll(where: isGone)
  }

  // MARK: - ViewFollower

  override func changed(_ newPath: (ItemPath) -> ItemPath?) {
    for buttons in shown {
      if let item = newPath(buttons.item) { buttons.item = item }
    }
    offer = nil
    super.changed(newPath)
  }

  override func reloaded() {
    lose { _ in true }
    offer = nil
    super.reloaded()
  }

  override func emptied(_ cell: WaterflowCell) {
    if let item = shown.first(where: { $0.cell === cell })?.item {
      lose { $0.cell === cell }
      // What a program scrolls away does not come back open.
      if gesture.recognizer.openItem == item { gesture.close() }
    }
    super.emptied(cell)
  }
}
