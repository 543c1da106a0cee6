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

  private struct Finger {
    /// What the arena calls it.
    let pointer: Int32
    /// Where in the window it came down.
    let start: CGPoint
    /// How often it has moved for who may scroll a cell's content by it.
    var waits = 0
  }

  /// A scroller in a cell begins with so many moves that are long enough, or
  /// does not take the finger.
  private static let patience = 3

  /// The fingers that are down.
  private var fingers: [ObjectIdentifier: Finger] = [:]
  private var lastPointer: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let gestures else { return give(up: true) }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      lastPointer &+= 1
      fingers[ObjectIdentifier(touch)] = Finger(
        pointer: lastPointer, start: touch.location(in: nil))
      gestures.began(touch, lastPointer, event)
    }
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let pointer = fingers[ObjectIdentifier(touch)]?.pointer,
        !isHeldByEdge(touch), !isHeldByScroller(touch)
      else { continue }
      gestures?.moved(touch, pointer)
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

  /// Whether a touch may still be the edge's: nothing is to move by it before
  /// that is known.
  private func isHeldByEdge(_ touch: UITouch) -> Bool {
    guard let gestures, !gestures.arena.isClaimed else { return false }
    return touch.mayBecome { isEdgePan($0) }
  }

  /// The same for a scroller in a cell.
  private func isHeldByScroller(_ touch: UITouch) -> Bool {
    guard let gestures, !gestures.arena.isClaimed, let view,
      var finger = fingers[ObjectIdentifier(touch)],
      finger.waits < Self.patience
    else { return false }
    let place = touch.location(in: nil)
    let way = CGPoint(
      x: place.x - finger.start.x, y: place.y - finger.start.y)
    let isHeld = touch.mayBecome { other in
      guard let scroller = other.view as? UIScrollView, scroller !== view,
        scroller.isDescendant(of: view)
      else { return false }
      return scroller.panGestureRecognizer === other
        && scroller.isDragged(by: way)
    }
    if isHeld, max(abs(way.x), abs(way.y)) > CGFloat(TouchSlop.distance) {
      finger.waits += 1
      fingers[ObjectIdentifier(touch)] = finger
    }
    return isHeld
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

extension UITouch {
  /// Whether such a recogniser may still recognise it.
  fileprivate func mayBecome(_ isOne: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains {
      $0.isEnabled && $0.state == .possible && isOne($0)
    } ?? false
  }
}
