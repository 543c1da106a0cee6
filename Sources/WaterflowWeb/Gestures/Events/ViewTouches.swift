import WaterflowEngine
import WaterflowLayout

/// Feeds a view's arena with what the page tells of fingers, mice and pens.
final class ViewTouches {
  private let touches: TouchFeature<WebHost>

  /// Whether the touch has done something else than to tap.
  var isTouchUsed: (() -> Bool)?
  /// A key was pressed on the actions of an open item: an arrow, or nil for
  /// what shows those at its other edge; returns whether that did something.
  var actionKeyPressed: ((FocusMove?) -> Bool)?

  /// What the app has asked for; each is nil until then.
  var swipes: SwipeFeature<WebHost, SwipeHost>?
  var pulls: PullFeature<WebHost, PullHost>?

  private let host: WebHost
  private var listener: Int32 = -1
  /// Where the page writes what happens, and reads the answer.
  private let values: UnsafeMutablePointer<Double>
  /// What each claimant wants, four bits each.
  private var claims: Int32 = 0

  init(_ view: WaterflowView) {
    host = view.host
    values = .allocate(capacity: TouchEvent.count)
    values.initialize(repeating: 0, count: TouchEvent.count)
    touches = view.controller.requireTouches()
    guard host.view != nil else { return }
    listener = Callbacks.add(.event { [self] in received($0) })
    GestureImports.watch(host.number, listener, values)
  }

  deinit { values.deallocate() }

  /// Hears of nothing any more.
  func end() { Callbacks.remove(listener) }

  var arena: GestureArena { touches.arena }

  /// Adds a gesture, and tells the page what it may want.
  func add(_ gesture: Gesture, _ wanted: TouchClaims, for claimant: Claimant) {
    arena.add(gesture)
    claim(wanted, for: claimant)
  }

  /// Who may want something of the platform.
  enum Claimant: Int32 {
    case app, ranges, longPresses, drags, swipes, pulls, reordering
  }

  /// Tells the page what somebody may want from now on; nothing, once that is
  /// turned off.
  func claim(_ wanted: TouchClaims, for claimant: Claimant) {
    let place = claimant.rawValue * 4
    claims = claims & ~(15 << place) | wanted.rawValue << place
    var all = claims | claims >> 16
    all |= all >> 8
    all |= all >> 4
    if host.view != nil { GestureImports.claim(host.number, all & 15) }
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
      let isMoving = host.isMoving && event.kind == .touch
      arena.began(
        event.sample, event.kind, event.modifier,
        isMoving: isMoving || event.isOnControl)
    case .moved: arena.moved(event.sample)
    case .ended: arena.ended(event.sample)
    case .cancelled: arena.cancelled(pointer: event.sample.pointer)
    case .scrolls: arena.scrolled()
    case .leaves: arena.cancel()
    case .escape: if touches.escape() { answer.insert(.used) }
    case .otherActions, .left, .right, .up, .down:
      if actionKeyPressed?(code.move) ?? false { answer.insert(.used) }
    }
    switch code {
    case .began, .ended:
      if isTouchUsed?() ?? false { answer.insert(.used) }
    default: break
    }
    if arena.isClaimed { answer.insert(.claimed) }
    values[TouchEvent.count - 1] = Double(answer.rawValue)
    touches.follow()
  }
}
