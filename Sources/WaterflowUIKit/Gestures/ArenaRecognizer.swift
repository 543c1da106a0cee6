import WaterflowEngine

#if canImport(UIKit)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells an arena of a view's touches, and UIKit of what the arena decides.
///
/// It fails as soon as nothing can come of the touch, so that the scroll view,
/// which waits for that, scrolls without delay.
final class ArenaRecognizer: UIGestureRecognizer {
  weak var gestures: ArenaTouches?

  /// The fingers that are down: what the arena calls them, and where in the
  /// window they came down.
  private var fingers: [ObjectIdentifier: (pointer: Int32, start: CGPoint)] =
    [:]
  private var lastPointer: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let gestures else { return give(up: true) }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      lastPointer &+= 1
      fingers[ObjectIdentifier(touch)] = (lastPointer, touch.location(in: nil))
      gestures.began(touch, lastPointer, event)
    }
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let finger = fingers[ObjectIdentifier(touch)],
        !mayBelongToOthers(touch, from: finger.start)
      else { continue }
      gestures?.moved(touch, finger.pointer)
    }
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let finger = fingers.removeValue(forKey: ObjectIdentifier(touch))
      if let finger { gestures?.ended(touch, finger.pointer) }
    }
    if fingers.isEmpty { finish(.ended) } else { follow() }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    for touch in touches {
      let finger = fingers.removeValue(forKey: ObjectIdentifier(touch))
      if let finger { gestures?.cancelled(finger.pointer) }
    }
    if fingers.isEmpty { finish(.cancelled) } else { follow() }
  }

  /// Forgets fingers that went to another recogniser, or that a view which has
  /// left the screen was not told the end of.
  override func reset() {
    super.reset()
    forget()
  }

  // MARK: - What drags around the view

  /// Waits for what drags from the screen's edge.
  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isEdgePan(otherGestureRecognizer)
      || super.shouldRequireFailure(of: otherGestureRecognizer)
  }

  /// Leaves to what pops the page only what comes to nothing here.
  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isContentPop(otherGestureRecognizer)
      || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }

  private func isContentPop(_ other: UIGestureRecognizer) -> Bool {
    view?.contentPops.contains { $0 === other } ?? false
  }

  private func isEdgePan(_ other: UIGestureRecognizer) -> Bool {
    #if os(tvOS)
      return false
    #else
      return other is UIScreenEdgePanGestureRecognizer && !isContentPop(other)
    #endif
  }

  /// Whether a touch may still be the edge's, or that of a scroller in a cell:
  /// nothing is to move by it before that is known.
  private func mayBelongToOthers(
    _ touch: UITouch, from start: CGPoint
  ) -> Bool {
    guard let gestures, !gestures.arena.isClaimed else { return false }
    let place = touch.location(in: nil)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    return touch.gestureRecognizers?.contains {
      $0.isEnabled && $0.state == .possible
        && (isEdgePan($0) || scrollsContent($0, by: way))
    } ?? false
  }

  /// Whether a recogniser scrolls what is inside of the view, and a finger that
  /// goes that way drags it.
  private func scrollsContent(
    _ other: UIGestureRecognizer, by way: CGPoint
  ) -> Bool {
    guard let view, let scroller = other.view as? UIScrollView,
      scroller !== view, scroller.isDescendant(of: view),
      scroller.panGestureRecognizer === other
    else { return false }
    return scroller.isDragged(by: way)
  }

  // MARK: - Deciding

  /// Takes over what the arena has decided.
  func follow() {
    guard let gestures, !fingers.isEmpty else { return }
    if gestures.arena.isClaimed {
      state = isGoingOn ? .changed : .began
    } else if state == .possible {
      give(up: !gestures.arena.isPossible)
    }
    gestures.wait()
  }

  private var isGoingOn: Bool { state == .began || state == .changed }

  private func finish(_ end: State) {
    if isGoingOn {
      state = end
    } else {
      give(up: true)
    }
  }

  private func give(up isOver: Bool) {
    guard isOver, state == .possible else { return }
    // Not told of what these fingers do from now on.
    forget()
    state = .failed
  }

  private func forget() {
    guard !fingers.isEmpty else { return }
    fingers = [:]
    gestures?.arena.cancel()
  }
}
