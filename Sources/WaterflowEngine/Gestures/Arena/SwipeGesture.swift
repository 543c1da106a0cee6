import WaterflowLayout

/// Swiping an item aside to reveal its actions, in an arena.
///
/// ```swift
/// let swipe = SwipeGesture()
/// swipe.row = { [weak self] in self?.swipeRow(at: $0) }
/// swipe.show = { [weak self] in self?.carryOut($0) }
/// arena.add(swipe)
/// ```
///
/// What a finger does is ``SwipeRecognizer``'s matter.
public final class SwipeGesture: ArenaGesture {
  /// Describes an item that is touched, once a touch; nil if it has no
  /// actions.
  ///
  /// Its frame is in points from the viewport's top left corner.
  public var row: (ItemPath) -> SwipeRow? = { _ in nil }

  /// Tells where an item's content is while it settles, as
  /// ``SwipeEffect/settle(_:offset:velocity:)`` counts; nil at rest.
  public var shown: (ItemPath) -> LayoutPoint? = { _ in nil }

  /// Carries effects out, in order.
  ///
  /// ``SwipeEffect/perform(_:edge:action:)`` comes last and in a call of its
  /// own, so that an action may change the data at once.
  public var show: ([SwipeEffect]) -> Void = { _ in }

  /// The state: which item is open, and which is dragged.
  ///
  /// Set another one for another axis or direction, after ``close()``.
  public var recognizer: SwipeRecognizer

  /// The effects of the sample that claims, until others have let go.
  private var held: [SwipeEffect] = []
  private var closesByTap = false

  /// Creates a gesture for a collection.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling; swipes go across.
  ///   - direction: the side at which reading starts.
  public init(
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    recognizer = SwipeRecognizer(axis: axis, direction: direction)
    super.init(rank: 0, claims: .drags)
  }

  // MARK: - Without a finger

  /// Opens an item at an edge, for a key or a program.
  ///
  /// - Returns: whether it stands open now; false without actions there, or
  ///   while a finger swipes.
  @discardableResult
  public func open(_ item: ItemPath, at edge: SwipeEdge) -> Bool {
    guard let row = row(item) else { return false }
    tell(recognizer.open(row, at: edge))
    return recognizer.openItem == item && recognizer.openEdge == edge
  }

  /// Performs an action by its number, for a tap on its button, a key or
  /// assistive technology; an open item closes.
  ///
  /// Nothing happens if there is no such action.
  public func perform(_ action: Int, at edge: SwipeEdge, of item: ItemPath) {
    guard let row = row(item) else { return }
    tell(recognizer.perform(action, at: edge, of: row))
  }

  /// Closes the open item.
  public func close() {
    tell(recognizer.close())
  }

  // MARK: - Touches

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    held = []
    closesByTap = false
    let turn = turn
    var description: SwipeRow?
    var place: LayoutPoint?
    if let item = touch.item {
      description = row(item)
      guard turn == self.turn else { return false }
      if description != nil { place = shown(item) }
      guard turn == self.turn else { return false }
    }
    if let open = recognizer.openItem, open == description?.item {
      closesByTap = true
    }
    tell(recognizer.began(touch.sample, on: description, contentAt: place))
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    let wasDragged = recognizer.draggedItem != nil
    let effects = recognizer.moved(touch.sample)
    guard !wasDragged, recognizer.draggedItem != nil else {
      tell(effects)
      return false
    }
    held = effects
    return true
  }

  override func touchClaimed() {
    let effects = held
    held = []
    tell(effects)
  }

  override func touchEnded(_ touch: PointerTouch) {
    tell(recognizer.ended(touch.sample))
  }

  override func touchCancelled(pointer: Int32) {
    held = []
    tell(recognizer.cancelled(pointer: pointer))
  }

  override func contentScrolled() {
    tell(recognizer.scrolled())
  }

  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    held = []
    tell(recognizer.update(newPath))
  }

  override var isPossible: Bool { recognizer.isTouched }

  override var swallowsTap: Bool { closesByTap || recognizer.swallowsTap }

  private func tell(_ effects: [SwipeEffect]) {
    var performs = false
    repeat {
      let some = effects.filter {
        if case .perform = $0 { performs } else { !performs }
      }
      if !some.isEmpty { show(some) }
      performs.toggle()
    } while performs
  }
}
