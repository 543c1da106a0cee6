import WaterflowLayout

/// Items that are dragged to other places: by touches, by keys, by a program.
///
/// ```swift
/// let reorders = ReorderFeature(controller, cells)
/// ```
public final class ReorderFeature<
  Surface: CollectionSurface, Cells: ReorderSurface
>: ControllerFeature {
  /// What touches do.
  public let gesture: ReorderGesture<Surface>

  /// What shows it, and whom it asks.
  public let cells: Cells

  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  private let engine: CollectionEngine<Surface>
  /// The cell that is lifted.
  private var lifted: CellID?
  /// How long transitions take while nothing is dragged, in milliseconds.
  private var transitionDuration = 0.0
  private var isStepping = false
  /// Whether a program lifts, and no touch.
  private var isProgram = false

  /// Creates a feature that its controller holds from now on.
  public init(_ controller: CollectionController<Surface>, _ cells: Cells) {
    self.controller = controller
    self.cells = cells
    let engine = controller.engine
    let surface = controller.surface
    self.engine = engine
    gesture = ReorderGesture(engine: engine, host: surface)
    super.init()
    gesture.canMove = { [unowned(unsafe) controller] in
      // Where what is shown is not the data, a gap would be elsewhere in it.
      controller.dataCounts == nil && controller.isInData($0)
        && cells.canMove($0)
    }
    gesture.target = { cells.target(ofMoving: $0.from, to: $0.to) }
    gesture.sizeOfItem = { item, section in
      guard let style = engine.layout.style(ofSection: section) else {
        return ItemSize(width: 0, height: 0)
      }
      return surface.size(ofItem: item, style: style)
    }
    gesture.lifted = { [unowned(unsafe) self] in lift($0) }
    gesture.placed = { [unowned(unsafe) self] in place(in: $0) }
    gesture.moved = { [unowned(unsafe) self] _ in
      cells.gapMoved()
      follow()
    }
    gesture.dropped = { [unowned(unsafe) self] in dropped($0) }
    controller.addGesture(gesture)
    controller.add(self)
  }

  /// Whether there is an app that lets items be moved; true at first.
  ///
  /// Without one nothing is lifted, and what is dragged goes back.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { return controller.addGesture(gesture) }
      controller.removeGesture(gesture)
      putBack()
    }
  }

  /// Takes back what is dragged; in the middle of a pass, where the drag ends
  /// later, its cell is put down at once.
  private func putBack() {
    gesture.cancel()
    if let lifted { letGo(lifted, isAnimated: false) }
  }

  // MARK: - Without a touch

  /// Lifts an item by its centre.
  ///
  /// - Returns: whether it was lifted; not while another one is, or if it may
  ///   not be moved.
  public func begin(_ item: ItemPath) -> Bool {
    let element = engine.layout.element(ElementID(item), in: engine.viewport)
    guard isEnabled, let frame = element?.frame else { return false }
    let middle = LayoutPoint(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    isProgram = true
    defer { isProgram = false }
    return gesture.lift(item, at: onScreen(middle), time: time)
  }

  /// Drags the lifted item so that its centre is at a place of the content.
  public func move(to target: LayoutPoint) {
    gesture.drag(to: onScreen(target), time: time)
  }

  /// Drops the lifted item where its gap is.
  public func drop() { gesture.drop(at: time) }

  /// Moves an item by one place, for a key or assistive technology, and tells
  /// those who do not see it where it is.
  ///
  /// - Returns: whether it has moved.
  public func carry(_ item: ItemPath, _ way: FocusMove) -> Bool {
    let duration = engine.transitionDuration
    if !controller.surface.canAnimate { engine.transitionDuration = 0 }
    let move = gesture.move(item, way, at: time)
    engine.transitionDuration = duration
    follow()
    guard let place = move?.to else { return false }
    let counts = controller.knownCounts
    // Whose data it is may have another by now.
    if RangeSelection.contains(place, counts) {
      cells.announceMove(to: place, among: counts[place.section])
    }
    return true
  }

  private var time: Double { controller.surface.now }

  private func onScreen(_ point: LayoutPoint) -> LayoutPoint {
    point.shift(from: controller.surface.contentOffset)
  }

  // MARK: - A drag

  private func lift(_ item: ItemPath) {
    let turn = gesture.dragTurn
    // As after a pass: what stands open closes before. Who is told of that may
    // have ended the drag.
    controller.didPass()
    guard turn == gesture.dragTurn,
      let live = engine.liveCell(showing: ElementID(item))
    else { return }
    lifted = live.cell
    transitionDuration = engine.transitionDuration
    if !controller.surface.canAnimate { engine.transitionDuration = 0 }
    if !isProgram { controller.itemWasTouched(item) }
    // Who was told of the focus may have ended the drag.
    guard lifted == live.cell else { return }
    cells.lift(live.cell)
    guard !isStepping else { return }
    isStepping = true
    controller.eachFrame { self.step(at: $0) }
  }

  private func place(in frame: LayoutRect) {
    if let lifted { cells.place(lifted, in: frame) }
  }

  /// - Returns: whether there is something to do in the next frame.
  private func step(at time: Double) -> Bool {
    if let offset = gesture.step(at: time) { controller.scroll(to: offset) }
    isStepping = gesture.isDragging
    return isStepping
  }

  private func dropped(_ move: Move<ItemPath>?) {
    // The data is another one than the layout's until it has followed.
    let isOuter = engine.beginReading()
    if let lifted { letGo(lifted, isAnimated: controller.surface.canAnimate) }
    if let move {
      controller.rename(move.newPath, along: move.run)
    }
    if !engine.isUpdating { follow() }
    // For who waits for the end of the drag.
    controller.surface.needsPass()
    if let move {
      controller.dataDidChange(move.newPath)
      cells.didMove(move)
    }
    engine.endReading(isOuter)
  }

  /// Shows what the engine has changed.
  private func follow() {
    controller.surface.finishPass()
    controller.scheduleRest()
  }

  private func letGo(_ cell: CellID, isAnimated: Bool) {
    lifted = nil
    engine.transitionDuration = transitionDuration
    if isAnimated { cells.drop(cell) } else { cells.putDown(cell) }
  }

  // MARK: - ControllerFeature

  override func dataPath(of shown: ItemPath) -> ItemPath {
    gesture.original(of: shown)
  }

  override func shownPath(of path: ItemPath) -> ItemPath {
    gesture.shown(of: path)
  }

  override func willEmpty(_ cell: CellID) {
    if cell == lifted {
      letGo(cell, isAnimated: false)
    } else {
      cells.putDown(cell)
    }
  }

  override func didPass() {
    if let session = gesture.session {
      place(in: session.liftedFrame(at: engine.viewport))
    }
  }

  override func obey(_ request: KeyRequest) -> Bool {
    switch request {
    case .carry(let item, let way) where isEnabled:
      _ = carry(item, way)
      return true
    case .escape where gesture.isDragging:
      gesture.cancel()
      return true
    default: return false
    }
  }

  override func end() {
    putBack()
    gesture.lifted = { _ in }
    gesture.placed = { _ in }
    gesture.moved = { _ in }
    gesture.dropped = { _ in }
  }
}
