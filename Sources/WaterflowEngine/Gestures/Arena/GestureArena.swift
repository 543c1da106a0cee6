import WaterflowLayout

/// Decides which gesture a touch belongs to.
///
/// Every gesture sees a touch until one claims it; the others have lost it
/// then, and nothing else comes of it before all fingers are up. A second
/// finger is not looked at while one is down, but that it ends the wait for a
/// long press and a highlight.
///
/// ```swift
/// let arena = GestureArena { [weak self] in self?.element(at: $0) }
/// arena.add(select)
/// arena.add(swipe)
/// // For each event:
/// if arena.moved(sample) { event.preventDefault() }
/// startTimer(at: arena.deadline)
/// ```
///
/// On one sample a swipe comes before the turn of a page, then pulling, a
/// rectangle that selects, reordering, a range that is selected, a long press
/// and a tap; when time has passed, a long press comes first, then a range, and
/// then reordering.
///
/// The host may call anything from any closure of a gesture: it is carried out
/// at once, and what was under way stops where the touch has ended or other
/// data has come. Who holds whom is told in ``ArenaGesture``.
public final class GestureArena {
  private let hitTest: (LayoutPoint) -> ElementID?
  /// In order of their ranks.
  private(set) var gestures: [ArenaGesture] = []
  /// The fingers that are down, in the order in which they came.
  private var pointers: [Int32] = []
  /// What gestures see, while the first finger is down.
  var touch: PointerTouch?
  /// What they see of its end, while that is told.
  var lifted: PointerTouch?
  /// The one that has claimed the touch.
  private(set) var owner: ArenaGesture?
  /// Counts first fingers that came down.
  private var number = 0
  /// Counts what makes a decision under way void.
  private var turn = 0

  /// Creates an arena without gestures.
  ///
  /// - Parameter hitTest: finds the topmost element at a place, given in points
  ///   from the viewport's top left corner; nil beside all of them.
  public init(hitTest: @escaping (LayoutPoint) -> ElementID?) {
    self.hitTest = hitTest
  }

  // MARK: - Gestures

  /// Adds a gesture, which sees the next touch; one of the same class gives way
  /// to it, as if removed.
  public func add(_ gesture: ArenaGesture) {
    if holds(gesture) { return }
    if let other = gestures.first(where: { $0.rank == gesture.rank }) {
      remove(other)
    }
    let place = gestures.firstIndex { $0.rank > gesture.rank }
    gestures.insert(gesture, at: place ?? gestures.count)
  }

  /// Takes a gesture away; it loses the touch under way.
  public func remove(_ gesture: ArenaGesture) {
    gestures.removeAll { $0 === gesture }
    if let touch { lose(gesture, touch.sample.pointer) }
  }

  // MARK: - Touches

  /// A finger came down, or a button of a mouse.
  ///
  /// - Parameters:
  ///   - sample: where, in points from the viewport's top left corner; not
  ///     looked at if a number is infinite or none.
  ///   - kind: what points.
  ///   - modifier: the keys that are held.
  ///   - isMoving: whether the content was on its way, so that the finger stops
  ///     it and taps nothing.
  /// - Returns: whether the touch is claimed, as in ``moved(_:)``.
  @discardableResult
  public func began(
    _ sample: PointerSample, _ kind: PointerKind,
    _ modifier: RangeSelection.Modifier = .plain, isMoving: Bool = false
  ) -> Bool {
    guard sample.isUsable else { return isClaimed }
    // Its end was lost.
    if pointers.contains(sample.pointer) { cancelled(pointer: sample.pointer) }
    pointers.append(sample.pointer)
    guard pointers.count == 1 else {
      otherFingerCameDown()
      return isClaimed
    }
    number &+= 1
    turn &+= 1
    let turn = turn
    var touch = PointerTouch(
      sample: sample, kind: kind, modifier: modifier, element: nil,
      tapsNothing: isMoving)
    self.touch = touch
    touch.element = hitTest(sample.position)
    guard turn == self.turn else { return isClaimed }
    self.touch = touch
    for gesture in gestures where holds(gesture) {
      // Where the end of a touch was being told.
      lose(gesture, sample.pointer)
      guard turn == self.turn, let touch = self.touch else { break }
      gesture.isInPlay = true
      gesture.turn &+= 1
      let claims = gesture.touchBegan(touch)
      guard turn == self.turn else { break }
      if claims && gesture.isInPlay {
        claim(gesture, touch)
        break
      }
      if gesture.swallowsTap { self.touch?.tapsNothing = true }
    }
    return isClaimed
  }

  /// A finger moved.
  ///
  /// - Returns: whether a gesture has claimed the touch: the host keeps the
  ///   scroll from it.
  @discardableResult
  public func moved(_ sample: PointerSample) -> Bool {
    guard sample.isUsable, arbitrate(sample), owner == nil else {
      return isClaimed
    }
    return elapsed(at: sample.time)
  }

  /// A finger was lifted.
  public func ended(_ sample: PointerSample) {
    guard sample.isUsable else { return cancelled(pointer: sample.pointer) }
    guard pointers.contains(sample.pointer) else { return }
    let number = number
    _ = arbitrate(sample)
    guard number == self.number else { return }
    forget(sample.pointer)
    if let touch, touch.sample.pointer == sample.pointer { finish(touch) }
  }

  /// A finger's touch was taken away.
  public func cancelled(pointer: Int32) {
    forget(pointer)
    if touch?.sample.pointer == pointer { loseAll() }
  }

  /// All touches end, because the view leaves the screen or the like.
  public func cancel() {
    pointers.removeAll()
    owner = nil
    loseAll()
  }

  /// The content was scrolled, by the platform or by a program: all but the
  /// gesture that has claimed the touch lose it, and what was open closes.
  ///
  /// A mouse that is pressed can still click, and draw a rectangle.
  public func scrolled() {
    // Those who are being told of a touch's end are told to the last.
    if owner == nil, touch != nil { turn &+= 1 }
    let number = number
    for gesture in gestures
    where gesture !== owner || !gesture.isInPlay {
      if let touch, number == self.number,
        touch.kind == .touch || !gesture.outlivesScroll
      {
        lose(gesture, touch.sample.pointer)
      }
      gesture.contentScrolled()
    }
  }

  /// Time has passed.
  ///
  /// - Parameter time: on the samples' clock, in milliseconds.
  /// - Returns: whether the touch is claimed, as in ``moved(_:)``.
  @discardableResult
  public func elapsed(at time: Double) -> Bool {
    guard let touch, time.isFinite else { return isClaimed }
    let turn = turn
    for gesture in gestures.reversed() where isListening(gesture) {
      let claims = gesture.touchElapsed(at: time)
      guard turn == self.turn else { break }
      if claims && owner == nil && gesture.isInPlay {
        claim(gesture, touch)
        break
      }
    }
    return isClaimed
  }

  // MARK: - Steps

  private func holds(_ gesture: ArenaGesture) -> Bool {
    gestures.contains { $0 === gesture }
  }

  /// Passes a sample on to the owner, or to all until one claims.
  ///
  /// - Returns: whether the touch is still that of the sample.
  private func arbitrate(_ sample: PointerSample) -> Bool {
    guard var touch, touch.sample.pointer == sample.pointer else {
      return false
    }
    let turn = turn
    touch.sample = sample
    self.touch = touch
    if let owner {
      if owner.isInPlay { _ = owner.touchMoved(touch) }
      return turn == self.turn
    }
    touch.element = hitTest(sample.position)
    guard turn == self.turn else { return false }
    self.touch = touch
    for gesture in gestures where gesture.isInPlay {
      // What is under it may have another path since.
      guard let touch = self.touch else { return false }
      let claims = gesture.touchMoved(touch)
      guard turn == self.turn else { return false }
      if claims && gesture.isInPlay {
        return claim(gesture, touch)
      }
    }
    return true
  }

  /// - Returns: whether the touch is still its own.
  @discardableResult
  private func claim(_ gesture: ArenaGesture, _ touch: PointerTouch) -> Bool {
    owner = gesture
    turn &+= 1
    let turn = turn
    for other in gestures where other !== gesture {
      lose(other, touch.sample.pointer)
      guard turn == self.turn else { return false }
    }
    if gesture.isInPlay { gesture.touchClaimed() }
    return turn == self.turn
  }

  private func lose(_ gesture: ArenaGesture, _ pointer: Int32) {
    guard gesture.isInPlay else { return }
    gesture.isInPlay = false
    gesture.turn &+= 1
    gesture.touchCancelled(pointer: pointer)
  }

  /// The first finger was taken away.
  private func loseAll() {
    guard let touch else { return }
    self.touch = nil
    turn &+= 1
    let turn = turn
    for gesture in gestures {
      lose(gesture, touch.sample.pointer)
      guard turn == self.turn else { return }
    }
  }

  /// The first finger was lifted.
  private func finish(_ touch: PointerTouch) {
    self.touch = nil
    lifted = touch
    turn &+= 1
    let turn = turn
    for gesture in gestures where gesture.isInPlay {
      gesture.isInPlay = false
      gesture.turn &+= 1
      gesture.touchEnded(lifted ?? touch)
      guard turn == self.turn else { return }
    }
    lifted = nil
  }

  private func otherFingerCameDown() {
    guard owner == nil, touch != nil else { return }
    let turn = turn
    for gesture in gestures where gesture.isInPlay {
      gesture.otherTouchBegan()
      guard turn == self.turn else { return }
    }
  }

  private func forget(_ pointer: Int32) {
    pointers.removeAll { $0 == pointer }
    if pointers.isEmpty { owner = nil }
  }
}
