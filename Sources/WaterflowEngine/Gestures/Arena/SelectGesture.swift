import WaterflowLayout

/// Highlighting and selecting items by taps, clicks and keys, in an arena.
///
/// ```swift
/// let select = SelectGesture()
/// select.permits = { [weak self] in self?.permits($0) ?? false }
/// select.counts = { [weak self] in self?.itemCounts ?? [] }
/// select.show = { [weak self] in self?.carryOut($0) }
/// arena.add(select)
/// ```
///
/// It claims no touch: a scroll or another gesture takes it away, and then all
/// is as it was before. Of a mouse a scroll takes the highlight alone: it clicks
/// what it went down on wherever it comes up on that. Keys that are held with a
/// mouse or a pen mean what ``RangeSelection`` says; those held with a finger mean
/// nothing.
public final class SelectGesture: ArenaGesture {
  /// What is selected and highlighted; change it, and show the changes, for a
  /// program.
  public let selection = TouchSelection()

  /// How long a finger rests before it highlights, in milliseconds.
  ///
  /// A browser tells only after a while that a touch scrolls: 80 ms keep a
  /// flash from the item that it began on. A shorter tap highlights at its end,
  /// and then selects.
  public var highlightDelay = 0.0

  /// Answers what an item's owner may refuse.
  public var permits: (SelectionQuestion) -> Bool = { _ in true }

  /// Tells the number of items of each section; keys need it, and clicks with
  /// keys.
  public var counts: () -> [Int] = { [] }

  /// Shows a change; of several that come at once one after the other, when
  /// all have been made.
  public var show: (SelectionChange) -> Void = { _ in }

  /// A header or a footer was tapped.
  public var tapped: (ElementID) -> Void = { _ in }

  /// An item was tapped or clicked, before anybody is asked whether that
  /// selects it; a host moves the focus.
  public var tappedItem: (ItemPath) -> Void = { _ in }

  /// Creates a gesture with an empty selection.
  public init() {
    super.init(rank: 7)
    outlivesScroll = true
  }

  private var range = RangeSelection()
  /// Counts changes of the range's anchor, which may be made meanwhile.
  private var rangeTurn = 0
  /// The item that the touch came down on.
  private var item: ItemPath?
  /// The item that a key holds down.
  private var pressedItem: ItemPath?
  /// The header or footer that the touch came down on.
  private var supplement: ElementID?
  /// When the item is highlighted; nil once it has been asked for.
  private var highlightTime: Double?
  private var isOverItem = false
  private var untold = UntoldSelection()

  // MARK: - Keys

  /// Does what a tap on an item does, asking and telling all that a tap does;
  /// with Shift or Ctrl what a click does.
  ///
  /// - Parameters:
  ///   - item: nothing happens if there is no such item.
  ///   - modifier: the keys that are held with it.
  public func activate(
    _ item: ItemPath, _ modifier: RangeSelection.Modifier = .plain
  ) {
    guard modifier == .plain else { return click(item, modifier) }
    guard selection.allowsSelection, RangeSelection.contains(item, counts())
    else { return }
    pressEnded(isCancelled: true)
    pressBegan(on: item)
    pressEnded()
  }

  /// A key came down that does what a tap on an item does, once it comes up;
  /// nothing if one is held that does the same.
  public func pressBegan(on item: ItemPath) {
    guard pressedItem == nil else { return }
    forgetTouch()
    pressedItem = item
    tell(selection.touchCancelled())
    // Who was told may have changed the data, or have ended the press.
    guard let item = pressedItem else { return }
    tell(selection.touchBegan(on: item, permits: permits))
  }

  /// The key came up that was pressed on an item, or does not count any more.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func pressEnded(isCancelled: Bool = false) -> Bool {
    guard let item = pressedItem else { return false }
    pressedItem = nil
    if isCancelled {
      tell(selection.touchCancelled())
    } else {
      select(item)
    }
    return true
  }

  /// Takes the selection along to where Shift and a key have taken the focus.
  ///
  /// - Parameters:
  ///   - start: where the focus was, from where a first range extends.
  ///   - item: where it is.
  ///   - modifier: the keys that are held.
  public func extend(
    from start: ItemPath?, to item: ItemPath,
    _ modifier: RangeSelection.Modifier
  ) {
    if let start, range.anchor == nil, selection.allowsSelection,
      selection.allowsMultipleSelection
    {
      startRange(at: start)
    }
    click(item, modifier)
  }

  /// Selects all items that may be; nothing happens where only one can be.
  public func selectAll() {
    tell(range.selectAll(in: selection, counts(), permits: permits))
  }

  // MARK: - Touches

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    forgetTouch()
    modifier = touch.kind == .touch ? .plain : touch.modifier
    guard !touch.tapsNothing, let element = touch.element else { return false }
    switch element.kind {
    case .background: break
    case .header, .footer, .contentHeader: supplement = element
    case .item:
      item = element.path
      isOverItem = true
      if touch.kind == .touch && highlightDelay > 0 {
        highlightTime = touch.sample.time + highlightDelay
      } else {
        highlight()
      }
    }
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    guard let item else { return false }
    isOverItem = touch.item == item
    if highlightTime == nil { tell(selection.touchMoved(on: touch.item)) }
    return false
  }

  override func touchElapsed(at time: Double) -> Bool {
    if isOverItem, let highlightTime, time >= highlightTime { highlight() }
    return false
  }

  override func touchEnded(_ touch: PointerTouch) {
    if touch.tapsNothing { return touchCancelled(pointer: 0) }
    if let supplement {
      forgetTouch()
      if touch.element == supplement { tapped(supplement) }
      return
    }
    guard item != nil, touch.item == item else {
      return touchCancelled(pointer: 0)
    }
    let turn = turn
    if highlightTime != nil { highlight() }
    // Data that changes meanwhile gives the item another path.
    guard turn == self.turn, let named = item else { return }
    tappedItem(named)
    guard turn == self.turn, let item else { return }
    forgetTouch()
    if modifier == .plain {
      select(item)
    } else if selection.highlightedItem == item {
      click(item, modifier, endsTouch: true)
    } else {
      tell(selection.touchCancelled())
    }
  }

  override func touchCancelled(pointer: Int32) {
    forgetTouch()
    tell(selection.touchCancelled())
  }

  override func contentScrolled() {
    if item != nil { tell(selection.touchMoved(on: nil)) }
  }

  override func otherTouchBegan() { touchCancelled(pointer: 0) }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    selection.rename(newPath, along: along)
    untold.rename(newPath, along)
    rangeTurn &+= 1
    range.rename(newPath)
    pressedItem = pressedItem.flatMap(newPath)
    item = item.flatMap(newPath)
    // Its section is known by the first item: a plan would be linked for it.
    if let old = supplement, old != .contentHeader,
      newPath(old.path)?.section != old.path.section
    {
      supplement = nil
    }
    if item == nil && supplement == nil { forgetTouch() }
  }

  override func dataWasReloaded() {
    forgetUntold()
    touchCancelled(pointer: 0)
    pressedItem = nil
    selection.removeAll()
    forgetUntold()
    rangeTurn &+= 1
    range = RangeSelection()
  }

  override var deadline: Double? { isOverItem ? highlightTime : nil }

  override var isPossible: Bool { item != nil || supplement != nil }

  // MARK: - Steps

  private var modifier = RangeSelection.Modifier.plain

  private func forgetTouch() {
    item = nil
    supplement = nil
    highlightTime = nil
    isOverItem = false
  }

  private func highlight() {
    highlightTime = nil
    pressedItem = nil
    let turn = turn
    // Told before anybody is asked, who may come back with another touch.
    tell(selection.touchCancelled())
    guard turn == self.turn, let item else { return }
    tell(selection.touchBegan(on: item, permits: permits))
  }

  private func select(_ item: ItemPath) {
    let changes = selection.touchEnded(on: item, permits: permits)
    for change in changes {
      switch change {
      case .select(let item): startRange(at: item)
      case .deselect(let item) where selection.allowsMultipleSelection:
        startRange(at: item)
      default: break
      }
    }
    tell(changes)
    tell(selection.touchWasTold())
  }

  private func click(
    _ item: ItemPath, _ modifier: RangeSelection.Modifier,
    endsTouch: Bool = false
  ) {
    let (touchTurn, turn) = (turn, rangeTurn)
    let counts = counts()
    // A copy, since an owner that answers may come back with other data.
    var next = range
    var difference = SelectionDifference()
    // In other data the item has another path.
    if turn == rangeTurn {
      difference = next.click(
        item, modifier, in: selection, counts, permits: permits)
    }
    if turn == rangeTurn {
      rangeTurn &+= 1
      range = next
    }
    tell(difference)
    // Another touch has seen to the highlight.
    if endsTouch && touchTurn == self.turn { tell(selection.touchCancelled()) }
  }

  /// Lets Shift extend from an item.
  func startRange(at item: ItemPath) {
    rangeTurn &+= 1
    range.start(at: item)
  }

  /// Shows changes, those of a selection by the paths that items have when
  /// they are shown: who is told may come back with other data.
  @inline(never)
  private func tell(_ changes: [SelectionChange]) {
    var difference = SelectionDifference()
    for change in changes {
      if change.isHighlight { show(change) } else { difference.add(change) }
    }
    tell(difference)
  }

  /// A program has changed the selection and knows that: what it undoes is not
  /// told any more.
  func programChanged(_ difference: SelectionDifference) {
    untold.undo(difference)
  }

  /// Shows what has changed.
  func tell(_ difference: SelectionDifference) {
    untold.add(difference)
    while let change = untold.next() { show(change) }
  }

  @inline(never)
  private func forgetUntold() { untold = UntoldSelection() }
}
