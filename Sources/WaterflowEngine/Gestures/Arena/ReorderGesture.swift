import WaterflowLayout

/// Dragging an item to another place, in an arena.
///
/// A finger lifts an item by a long press, a mouse or a pen by moving.
///
/// ```swift
/// let reorder = ReorderGesture(engine: engine, host: host)
/// reorder.placed = { [weak self] in self?.showLiftedCell(in: $0) }
/// reorder.dropped = { [weak self] move in
///   if let move { self?.data.move(move) }
///   self?.putLiftedCellDown()
/// }
/// arena.add(reorder)
/// // Once a frame while it is dragged:
/// if let offset = reorder.step(at: now) { scrollView.scroll(to: offset) }
/// ```
///
/// The data stays as it is until ``dropped`` tells of the move; until then the
/// layout has other paths, and a host that is asked for a cell looks up what
/// ``original(of:)`` says. Everything that changes the data ends a drag first,
/// as does a reload: the order is as before then.
///
/// The samples' clock has to be the engine's.
public final class ReorderGesture<Host: CollectionHost>: ArenaGesture {
  /// Whether an item may be lifted.
  public var canMove: (ItemPath) -> Bool = { _ in true }

  /// Tells where an item goes that is dragged from its place in the data to
  /// another one: there, or elsewhere; nil if it stays where it is.
  public var target: (Move<ItemPath>) -> ItemPath? = { $0.to }

  /// Tells the size of an item, by its path in the data, in a section: the
  /// dragged one's, where it may go to a section with sizes of its own.
  public var sizeOfItem: (ItemPath, _ section: Int) -> ItemSize = { _, _ in
    ItemSize(width: 0, height: 0)
  }

  /// An item was lifted.
  public var lifted: (ItemPath) -> Void = { _ in }

  /// The lifted item's cell is to be shown there, in content coordinates.
  public var placed: (LayoutRect) -> Void = { _ in }

  /// The gap went from a place in the layout to another one.
  public var moved: (Move<ItemPath>) -> Void = { _ in }

  /// The drag is over: the data has to follow the move now, or stays as it is.
  ///
  /// Tell the arena with ``GestureArena/dataDidChange(_:along:)`` about a move.
  public var dropped: (Move<ItemPath>?) -> Void = { _ in }

  let engine: CollectionEngine<Host>
  unowned(unsafe) let host: Host

  /// Creates a gesture that reorders an engine's items.
  ///
  /// - Parameters:
  ///   - engine: held by the gesture.
  ///   - host: the engine's host; not held, and has to live as long.
  public init(engine: CollectionEngine<Host>, host: Host) {
    self.engine = engine
    self.host = host
    super.init(rank: 4, claims: [.drags, .presses])
  }

  deinit {
    guard session != nil else { return }
    engine.endDrag = nil
    engine.draggedElement = nil
  }

  // MARK: - The drag

  /// The drag under way.
  var session: ReorderSession?
  /// From where an item is in the data to where its gap is in the layout,
  /// while they differ in their paths.
  var gap: Move<ItemPath>?
  /// Whether the drag is that of the touch in the arena, and not a program's.
  var followsTouch = false
  /// Whether ``lifted`` was called, so that ``dropped`` will be.
  var isTold = false
  /// Counts drags and their ends: a host may end one in every callback.
  var dragTurn = 0
  /// Whether the gap is being moved.
  var isFollowing = false
  /// Where the finger is, in points from the viewport's corner.
  var location = LayoutPoint.zero
  var time = 0.0
  /// How the content scrolls by itself.
  var edges = EdgeSteps()

  /// Whether an item is dragged.
  public var isDragging: Bool { session != nil }

  /// Where the dragged item's gap is in the layout; nil without a drag.
  public var draggedItem: ItemPath? { isDragging ? gap?.to : nil }

  /// Returns what an item is called in the data, by its path in the layout.
  public func original(of shown: ItemPath) -> ItemPath {
    guard let gap else { return shown }
    return Move(from: gap.to, to: gap.from).newPath(of: shown)
  }

  /// Returns an item's path in the layout, by what it is called in the data.
  public func shown(of original: ItemPath) -> ItemPath {
    gap?.newPath(of: original) ?? original
  }

  /// Ends a drag; the order is as before.
  ///
  /// In a callback of the engine's host that is done right after the pass.
  public func cancel() {
    end { $0.takeBack() }
  }

  /// Ends a drag, as soon as no callback of the engine's host is under way.
  func end(_ body: @escaping (ReorderGesture) -> Void) {
    // A move by a key is none that is dragged, and may have begun as well.
    guard gap != nil else { return }
    let turn = dragTurn
    engine.whenIdle {
      if turn == self.dragTurn { body(self) }
    }
  }

  // MARK: - Touches

  /// The item that is touched and may be lifted.
  private var item: ItemPath?
  private var press = LongPressRecognizer()
  /// Where a mouse or a pen came down.
  private var start: PointerSample?

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    forgetTouch()
    guard !isDragging, let item = touch.item else { return false }
    self.item = item
    if touch.kind == .touch {
      press.began(touch.sample)
    } else {
      start = touch.sample
    }
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    if followsTouch || !isDragging {
      location = touch.sample.position
      time = touch.sample.time
    }
    if isDragging {
      if followsTouch { follow() }
      return false
    }
    guard let start else {
      press.moved(touch.sample)
      return false
    }
    return TouchSlop.isExceeded(location.shift(from: start.position))
      && lift(at: start.position)
  }

  override func touchElapsed(at time: Double) -> Bool {
    guard !isDragging, let point = press.elapsed(at: time) else {
      return false
    }
    location = point
    self.time = time
    return lift(at: point)
  }

  override func touchClaimed() {
    guard let gap, isDragging else { return }
    isTold = true
    let turn = dragTurn
    lifted(gap.from)
    if turn == dragTurn { follow() }
  }

  override func touchEnded(_ touch: PointerTouch) {
    forgetTouch()
    guard isDragging, followsTouch else { return }
    time = touch.sample.time
    end { $0.drop() }
  }

  override func touchCancelled(pointer: Int32) {
    forgetTouch()
    if followsTouch { cancel() }
  }

  override func otherTouchBegan() {
    forgetTouch()
  }

  override func dataWillChange() {
    end { $0.engine.endDragQuietly() }
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    // Who is being asked about an item means another one by its path now.
    dragTurn &+= 1
    item = item.flatMap(newPath)
    if item == nil { forgetTouch() }
  }

  override var deadline: Double? { press.deadline }

  override var isPossible: Bool {
    isDragging && followsTouch || start != nil
      || press.deadline != nil
  }

  func forgetTouch() {
    item = nil
    start = nil
    press.cancelled()
  }

  private func lift(at point: LayoutPoint) -> Bool {
    let turn = turn
    guard let item else { return false }
    let mayMove = canMove(item)
    // Data that changed meanwhile has given the item another path.
    guard turn == self.turn, item == self.item else { return false }
    forgetTouch()
    followsTouch = mayMove && begin(item, at: point)
    return followsTouch
  }
}
