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

  /// The fingers that are down, by what the arena calls them.
  private var pointers: [ObjectIdentifier: Int32] = [:]
  private var lastPointer: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let gestures else { return give(up: true) }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      lastPointer &+= 1
      pointers[ObjectIdentifier(touch)] = lastPointer
      gestures.began(touch, lastPointer, event)
    }
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let pointer = pointers[ObjectIdentifier(touch)],
        !isHeldByEdge(touch)
      else { continue }
      gestures?.moved(touch, pointer)
    }
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let pointer = pointers.removeValue(forKey: ObjectIdentifier(touch))
      if let pointer { gestures?.ended(touch, pointer) }
    }
    if pointers.isEmpty { finish(.ended) } else { follow() }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    for touch in touches {
      let pointer = pointers.removeValue(forKey: ObjectIdentifier(touch))
      if let pointer { gestures?.cancelled(pointer) }
    }
    if pointers.isEmpty { finish(.cancelled) } else { follow() }
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
    return touch.gestureRecognizers?.contains {
      $0.isEnabled && $0.state == .possible && isEdgePan($0)
    } ?? false
  }

  // MARK: - Deciding

  /// Takes over what the arena has decided.
  func follow() {
    guard let gestures, !pointers.isEmpty else { return }
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
    guard !pointers.isEmpty else { return }
    pointers = [:]
    gestures?.arena.cancel()
  }
}
