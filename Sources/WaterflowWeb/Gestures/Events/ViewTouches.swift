import WaterflowEngine
import WaterflowLayout

/// Feeds a view's arena with what the page tells of fingers, mice and pens.
final class ViewTouches: ViewFollower {
  let arena: GestureArena

  /// What Escape may end, apart from a touch.
  var escapes: [() -> Bool] = []
  /// Whether the touch has done something else than to tap.
  var isTouchUsed: (() -> Bool)?
  /// Called after everything that a gesture may have reacted to.
  var afterTouch: (() -> Void)?
  /// What the data source calls an item, by its path in the layout.
  var originalPath: ((ItemPath) -> ItemPath)?
  /// Another key for the actions of an open item.
  var otherActions: (() -> Void)?

  /// What the app has asked for; each is nil until then.
  var selecting: ViewSelecting?
  var swiping: ViewSwiping?
  var reordering: ViewReordering?
  var pulling: ViewPulling?

  private unowned(unsafe) let view: WaterflowView
  private let values: UnsafeMutablePointer<Double>
  private var claims: TouchClaims = []
  /// When a timer fires that was asked for.
  private var wake: Double?

  init(_ view: WaterflowView) {
    self.view = view
    values = .allocate(capacity: TouchEvent.count)
    values.initialize(repeating: 0, count: TouchEvent.count)
    arena = GestureArena { [unowned(unsafe) view] in
      view.element(atLocation: $0)
    }
    super.init()
    let listener = Callbacks.add(
      .event { [unowned(unsafe) self] in received($0) })
    GestureImports.watch(view.number, listener, values)
    view.escapePressed = { [unowned(unsafe) self] in escape() }
  }

  /// Adds a gesture, and tells the page what it may want.
  func add(_ gesture: Gesture, _ claims: TouchClaims) {
    arena.add(gesture)
    claim(claims)
  }

  /// Tells the page what gestures may want as well.
  func claim(_ claims: TouchClaims) {
    guard !self.claims.isSuperset(of: claims) else { return }
    self.claims.formUnion(claims)
    GestureImports.claim(view.number, self.claims.rawValue)
  }

  // MARK: - Events

  private func received(_ code: Double) {
    guard let code = TouchEvent.Code(rawValue: TouchEvent.whole(code)) else {
      return
    }
    let event = TouchEvent(values)
    var answer: TouchEvent.Answer = []
    switch code {
    case .began:
      // A click with a mouse selects also where a wheel has just been turned.
      let isMoving = view.host.isMoving && event.kind == .touch
      arena.began(
        event.sample, event.kind, event.modifier,
        isMoving: isMoving || event.isOnControl)
    case .moved: arena.moved(event.sample)
    case .ended: arena.ended(event.sample)
    case .cancelled: arena.cancelled(pointer: event.sample.pointer)
    case .scrolls: arena.scrolled()
    case .leaves: arena.cancel()
    case .escape: if escape() { answer.insert(.used) }
    case .otherActions: otherActions?()
    }
    switch code {
    case .began, .ended:
      if isTouchUsed?() ?? false { answer.insert(.used) }
    default: break
    }
    if arena.isClaimed { answer.insert(.claimed) }
    afterTouch?()
    values[TouchEvent.count - 1] = Double(answer.rawValue)
    waitForDeadline()
  }

  private func escape() -> Bool {
    if arena.isClaimed {
      arena.cancel()
      afterTouch?()
      return true
    }
    for escape in escapes where escape() { return true }
    return false
  }

  /// Sees to it that time passes for the arena, too.
  private func waitForDeadline() {
    guard let deadline = arena.deadline else { return }
    if let wake, wake <= deadline { return }
    wake = deadline
    // Timers may be early by a fraction of a millisecond.
    Page.schedule(after: max(0, deadline - PageImports.now()) + 1) {
      [unowned(unsafe) self] in
      if wake == deadline { wake = nil }
      arena.elapsed(at: PageImports.now())
      afterTouch?()
      waitForDeadline()
    }
  }

  // MARK: - ViewFollower

  override func scrolledByHand() {
    arena.scrolled()
    super.scrolledByHand()
  }

  override func willChange() {
    arena.dataWillChange()
    super.willChange()
  }

  override func changed(_ newPath: (ItemPath) -> ItemPath?) {
    arena.dataDidChange(newPath)
    super.changed(newPath)
  }

  override func reloaded() {
    arena.dataWillChange()
    arena.dataDidChange { _ in nil }
    super.reloaded()
  }

  override func source(of element: ElementID) -> ElementID {
    guard element.kind == .item, let originalPath else {
      return super.source(of: element)
    }
    return super.source(of: ElementID(originalPath(element.path)))
  }
}
