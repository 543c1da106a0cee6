import WaterflowEngine
import WaterflowLayout

/// Feeds a view's arena with what the page tells of fingers, mice and pens.
final class ViewTouches {
  private let touches: TouchFeature<WebHost>
  private let controller: CollectionController<WebHost>
  private let host: WebHost
  private var listener: Int32 = -1
  /// Where the page writes what happens, and reads the answer.
  private let values: UnsafeMutablePointer<Double>

  init(_ view: WaterflowView) {
    host = view.host
    values = .allocate(capacity: TouchEvent.count)
    values.initialize(repeating: 0, count: TouchEvent.count)
    controller = view.controller
    touches = controller.requireTouches()
    listener = Callbacks.add(.event { [self] in received($0) })
    GestureImports.watch(host.number, listener, values)
  }

  deinit { values.deallocate() }

  /// Hears of nothing any more.
  func end() { Callbacks.remove(listener) }

  private func received(_ code: Double) {
    guard let code = TouchEvent.Code(rawValue: TouchEvent.whole(code)) else {
      return
    }
    let event = TouchEvent(values)
    let arena = touches.arena
    var answer: TouchEvent.Answer = []
    switch code {
    case .began:
      // A click with a mouse selects also where a wheel has just been turned.
      let isMoving = host.isMoving && event.kind == .touch
      arena.began(
        event.sample, event.kind, event.modifier,
        isMoving: isMoving || event.isOnControl)
      if isMoving { answer.insert(.duringScroll) }
    case .moved: arena.moved(event.sample)
    case .ended: arena.ended(event.sample)
    case .cancelled: arena.cancelled(pointer: event.sample.pointer)
    case .scrolls: arena.scrolled()
    case .leaves: arena.cancel()
    case .escape, .otherActions, .left, .right, .up, .down:
      let request =
        code == .escape
        ? KeyRequest.escape
        : code.move.map { .chooseAction($0) } ?? .showOtherActions
      if controller.obey(request) { answer.insert(.used) }
    }
    switch code {
    case .began, .ended:
      if host.view?.swipes?.hasUsedTouch == true { answer.insert(.used) }
    default: break
    }
    if arena.isClaimed { answer.insert(.claimed) }
    values[TouchEvent.count - 1] = Double(answer.rawValue)
    touches.follow()
  }
}
