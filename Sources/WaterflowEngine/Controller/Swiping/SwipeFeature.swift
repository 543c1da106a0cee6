import WaterflowLayout

/// Swiping the items of a ``CollectionController``, with a finger, keys or by a
/// program: which actions are offered, which stand open, and what is on its way
/// back.
///
/// ```swift
/// let swipes = SwipeFeature(controller, host)
/// swipes.open(path, at: .trailing)
/// ```
///
/// The app is asked once for each touch, and not again while the answer is
/// shown.
public final class SwipeFeature<Surface: CollectionSurface, Host: SwipeSurface>:
  ControllerFeature
{
  /// What the app has said of an item.
  struct Offer {
    var item: ItemPath
    var leading: Host.Actions?
    var trailing: Host.Actions?

    func actions(at edge: SwipeEdge) -> Host.Actions? {
      edge == .leading ? leading : trailing
    }
  }

  /// A cell whose content is out of its place, or on its way there.
  struct Swiped {
    let cell: CellID
    let content: Host.Content
    let offer: Offer
    /// The extent across the axis that its buttons were made for.
    let breadth: Double
    /// The edge whose buttons are there.
    var edge: SwipeEdge?
    var isOpen = false
    /// The settling that is under way.
    var settling: Int?
  }

  /// Where actions come from and are shown.
  public let host: Host

  let gesture: SwipeGesture
  /// The action that a key would perform, while its item stands open.
  var chosen: ChosenAction?

  // The controller holds its features.
  unowned(unsafe) let controller: CollectionController<Surface>
  /// What was said last, of the item that is touched or opened.
  private var asked: Offer?
  private(set) var swiped: [Swiped] = []
  private var lastSettling = 0
  /// Counts changes of names.
  private(set) var turn = 0

  /// Has a controller's items swiped from now on.
  public init(_ controller: CollectionController<Surface>, _ host: Host) {
    self.controller = controller
    self.host = host
    gesture = SwipeGesture()
    super.init()
    gesture.row = { [unowned(unsafe) self] in row($0) }
    gesture.shown = { [unowned(unsafe) self] in place(of: $0) }
    gesture.show = { [unowned(unsafe) self] effects in
      for effect in effects { show(effect) }
    }
    controller.addGesture(gesture)
    controller.add(self)
  }

  /// Whether there is an app that gives actions; true at first.
  ///
  /// Without one no touch swipes, and what is open closes.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { return controller.addGesture(gesture) }
      // It loses the touch that swipes.
      controller.removeGesture(gesture)
      close()
    }
  }

  // MARK: - Programs

  /// The item that stands open, or nil.
  public var openItem: ItemPath? { gesture.recognizer.openItem }

  /// Opens an item on screen at an edge.
  ///
  /// - Returns: whether it stands open there now; not without actions, and not
  ///   while a gesture has a touch.
  public func open(_ item: ItemPath, at edge: SwipeEdge) -> Bool {
    let isTaken = controller.requireTouches().arena.isClaimed
    guard cell(showing: item) != nil, !isTaken else { return false }
    return gesture.open(item, at: edge)
  }

  /// Closes the item that stands open.
  public func close() { gesture.close() }

  /// Returns whether an item stood open.
  private func closeOpen() -> Bool {
    defer { close() }
    return openItem != nil
  }

  /// A button was pressed.
  public func press(_ action: Int, in content: Host.Content) {
    guard let one = swiped.first(where: { $0.content === content }),
      one.isOpen, let edge = one.edge,
      let item = controller.element(in: one.cell)
    else { return }
    gesture.perform(action, at: edge, of: item.path)
  }

  /// Whether a tap only closes what is open, or has just done so.
  public var takesTap: Bool { openItem != nil || hasUsedTouch }

  /// Whether the touch under way, or the last one, has closed an item: it taps
  /// nothing.
  public var hasUsedTouch: Bool {
    // Not enabled, it hears of no other touch.
    isEnabled && gesture.recognizer.swallowsTap
  }

  // MARK: - Items

  private func cell(showing item: ItemPath) -> CellID? {
    controller.cell(showing: ElementID(item))
  }

  func index(of item: ItemPath) -> Int? {
    guard let cell = cell(showing: item) else { return nil }
    return swiped.firstIndex { $0.cell == cell }
  }

  private func row(_ item: ItemPath) -> SwipeRow? {
    fit()
    // Buttons that are shown mean what they meant when they came.
    if let index = index(of: item) {
      asked = swiped[index].offer
      asked?.item = item
    } else {
      asked = ask(item)
    }
    guard let asked, let frame = frame(of: item) else { return nil }
    let breadth = breadth(of: frame)
    return SwipeRow(
      item: item, frame: frame,
      leading: description(of: asked, at: .leading, breadth: breadth),
      trailing: description(of: asked, at: .trailing, breadth: breadth))
  }

  /// Takes over another axis or direction; nothing is open then.
  private func fit() {
    guard isTurned else { return }
    let layout = controller.engine.layout
    gesture.recognizer = SwipeRecognizer(
      axis: layout.axis, direction: layout.direction)
  }

  private var isTurned: Bool {
    let layout = controller.engine.layout
    return gesture.recognizer.directions
      != Across(axis: layout.axis, direction: layout.direction)
  }

  private func place(of item: ItemPath) -> LayoutPoint? {
    guard let index = index(of: item), swiped[index].settling != nil else {
      return nil
    }
    return swiped[index].content.shownOffset
  }

  // MARK: - Effects

  private func show(_ effect: SwipeEffect) {
    switch effect {
    case .claim: break
    case .move(let item, let offset):
      guard let index = reveal(item, at: offset) else { return }
      chosen = nil
      let content = swiped[index].content
      if swiped[index].settling != nil {
        swiped[index].settling = nil
        content.setArmed(false)
      }
      content.move(to: offset)
    case .settle(let item, let offset, let velocity):
      settle(item, offset, velocity)
    case .arm(let isArmed):
      if isArmed { host.didArm() }
      for one in swiped where one.settling == nil {
        one.content.setArmed(isArmed)
      }
    case .perform(let item, let edge, let action):
      let offer = index(of: item).map { swiped[$0].offer } ?? asked
      guard let actions = offer?.actions(at: edge), controller.isInData(item)
      else { return }
      host.perform(action, of: actions, on: item)
    }
  }

  /// Returns what shows content that stands so far from its place, with the
  /// buttons that this uncovers; nil if the item has no cell.
  private func reveal(_ item: ItemPath, at offset: LayoutPoint) -> Int? {
    guard let cell = cell(showing: item) else { return nil }
    let way = gesture.recognizer.directions.across(offset)
    let known = swiped.firstIndex { $0.cell == cell }
    guard way != 0 else { return known }
    if known == nil {
      guard let asked, asked.item == item, let frame = frame(of: item),
        let content = host.content(of: cell)
      else { return nil }
      swiped.append(
        Swiped(
          cell: cell, content: content, offer: asked,
          breadth: breadth(of: frame)))
    }
    let index = known ?? swiped.count - 1
    let edge: SwipeEdge = way > 0 ? .leading : .trailing
    if swiped[index].edge != edge {
      let one = swiped[index]
      swiped[index].edge = edge
      // Without actions the content still moves a little.
      one.content.show(
        one.offer.actions(at: edge), at: edge,
        length: description(
          of: one.offer, at: edge, breadth: one.breadth
        ).length)
    }
    return index
  }

  private func settle(
    _ item: ItemPath, _ offset: LayoutPoint, _ velocity: LayoutPoint
  ) {
    let isOpen = offset != .zero
    guard let index = reveal(item, at: offset) else {
      // Nothing stands open that has no cell.
      if isOpen { gesture.close() }
      return
    }
    let content = swiped[index].content
    lastSettling += 1
    let settling = lastSettling
    swiped[index].settling = settling
    swiped[index].isOpen = isOpen
    // An action that was performed covers the others until it is gone.
    if isOpen { content.setArmed(false) }
    // The focus may go elsewhere by that.
    content.settle(at: offset, velocity: velocity)
    guard controller.surface.canAnimate else { return arrive(settling) }
    controller.after(SwipeRecognizer.settleDuration) {
      [unowned(unsafe) self] in arrive(settling)
    }
  }

  /// Content is in its place, or stands open.
  private func arrive(_ settling: Int) {
    guard let index = swiped.firstIndex(where: { $0.settling == settling })
    else { return }
    swiped[index].settling = nil
    guard !swiped[index].isOpen else { return }
    swiped.remove(at: index).content.restore()
  }

  /// Puts everything back at once: there is other data, or another extent.
  private func closeAtOnce() {
    asked = nil
    chosen = nil
    gesture.dataDidChange { _ in nil }
    while let one = swiped.popLast() { one.content.restore() }
  }

  // MARK: - ControllerFeature

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    asked = nil
    chosen = nil
    turn &+= 1
  }

  override func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {
    guard scope == .items || counts != nil else { return }
    closeAtOnce()
    turn &+= 1
  }

  // An update has closed them, also those that it has taken out of view.
  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    for index in swiped.indices { swiped[index].isOpen = false }
  }

  // It was on its way out of view and comes back.
  override func didFill(_ cell: CellID, for element: ElementID) {
    willEmpty(cell)
  }

  override func didRefill(_ cell: CellID, for element: ElementID) {}

  override func willEmpty(_ cell: CellID) {
    guard let index = swiped.firstIndex(where: { $0.cell == cell }) else {
      return
    }
    let one = swiped.remove(at: index)
    one.content.restore()
    // What a program scrolls away does not come back open.
    if one.isOpen { gesture.close() }
  }

  override func didPass() {
    guard !swiped.isEmpty else { return }
    // An item that is dragged is all that is out of its place.
    if controller.engine.draggedElement != nil { close() }
    if isTurned || swiped.contains(where: isResized) { closeAtOnce() }
  }

  /// Whether an item has another extent than its buttons were made for.
  private func isResized(_ one: Swiped) -> Bool {
    guard let element = controller.element(in: one.cell),
      let frame = frame(of: element.path)
    else { return false }
    return breadth(of: frame) != one.breadth
  }

  override func obey(_ request: KeyRequest) -> Bool {
    switch request {
    case .showActions(let item): openByKey(item)
    case .showOtherActions: openItem.map { openByKey($0) } ?? false
    case .chooseAction(let move): choose(move)
    case .performAction: performChosen()
    case .escape: closeOpen()
    default: false
    }
  }

  override func focusDidMove(to item: ItemPath?) { focusMoved(to: item) }

  override func end() {
    closeAtOnce()
    gesture.row = { _ in nil }
    controller.removeGesture(gesture)
  }
}
