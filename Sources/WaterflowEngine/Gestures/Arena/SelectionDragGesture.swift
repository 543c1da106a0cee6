import WaterflowLayout

/// Selecting several items by a drag, in an arena: by fingers one after the
/// other, or by a mouse or a pen with a rectangle.
///
/// A finger begins it by resting on an item, by going across the scroll axis
/// where ``allowsPan`` says so, or together with a second one; a mouse by
/// moving.
final class SelectionDragGesture<
  Surface: SelectionSurface, Cells: MultipleSelectionSurface
>: ArenaGesture {
  /// Whom it asks and tells, who holds it; nil once that is gone.
  unowned(unsafe) var receiver: MultipleSelectionFeature<Surface, Cells>?
  /// Whether two fingers select that go together.
  var allowsTwoFingers = false

  private let isForFingers: Bool
  private var press = LongPressRecognizer()
  private var start: SelectionDragStart?
  /// Where the finger is.
  private var location = LayoutPoint.zero
  private var hasTwoFingers = false
  private var isDragging = false

  init(forFingers isForFingers: Bool) {
    self.isForFingers = isForFingers
    super.init(rank: isForFingers ? 5 : 3, claims: [.drags, .presses])
    outlivesScroll = true
  }

  override func touchBegan(_ touch: PointerTouch) -> Bool {
    forgetTouch()
    guard let receiver, (touch.kind == .touch) == isForFingers,
      !touch.tapsNothing
    else { return false }
    let item = touch.item
    if isForFingers && item == nil { return false }
    start = SelectionDragStart(
      item: item, location: touch.sample.position,
      place: receiver.inContent(touch.sample.position),
      shifted: receiver.engine.shifted,
      modifier: isForFingers ? .plain : touch.modifier)
    location = touch.sample.position
    if isForFingers { press.began(touch.sample) }
    return false
  }

  override func touchMoved(_ touch: PointerTouch) -> Bool {
    location = touch.sample.position
    if isDragging {
      receiver?.moved(to: location)
      return false
    }
    guard let start, let receiver else { return false }
    press.moved(touch.sample)
    let way = location.shift(from: start.location)
    guard TouchSlop.isExceeded(way) else { return false }
    if isForFingers, !hasTwoFingers,
      !receiver.isAcross(way) || !receiver.allowsPan
    {
      forgetTouch()
      return false
    }
    return begin()
  }

  override func touchElapsed(at time: Double) -> Bool {
    guard !isDragging, press.elapsed(at: time) != nil else {
      return false
    }
    return begin()
  }

  override func touchClaimed() {
    guard let start else { return }
    self.start = nil
    receiver?.began(start, forFingers: isForFingers)
    if isDragging { receiver?.moved(to: location) }
  }

  override func touchEnded(_ touch: PointerTouch) { end(isCancelled: false) }

  override func touchCancelled(pointer: Int32) { end(isCancelled: true) }

  override func otherTouchBegan() {
    press.cancelled()
    if allowsTwoFingers, start != nil, !hasTwoFingers {
      hasTwoFingers = true
    } else {
      forgetTouch()
    }
  }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    guard let item = start?.item else { return }
    start?.item = newPath(item)
    if start?.item == nil { forgetTouch() }
  }

  override var deadline: Double? { press.deadline }

  override var isPossible: Bool { isDragging || start != nil }

  // MARK: - Steps

  private func begin() -> Bool {
    let turn = turn
    guard let start, receiver?.mayBegin(start) == true, turn == self.turn,
      // Data that changed meanwhile has given the item another path.
      start.item == self.start?.item
    else {
      if turn == self.turn { forgetTouch() }
      return false
    }
    press.cancelled()
    isDragging = true
    return true
  }

  private func end(isCancelled: Bool) {
    let wasDragging = isDragging
    forgetTouch()
    if wasDragging { receiver?.finish(givingBack: isCancelled) }
  }

  private func forgetTouch() {
    press.cancelled()
    start = nil
    hasTwoFingers = false
    isDragging = false
  }
}
