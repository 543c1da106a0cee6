import WaterflowLayout

/// What may be made of a touch; the base class of what a ``GestureArena``
/// decides between.
///
/// Its subclasses are the engine's own: ``SelectGesture``,
/// ``PressGesture``, ``SwipeGesture``, ``PageTurnGesture``,
/// ``PullGesture`` and ``ReorderGesture``, and what a
/// ``MultipleSelectionFeature`` adds. A host makes those that its app uses, sets
/// their closures, and adds them to the arena.
///
/// An arena holds its gestures, and a gesture its closures: what these hold in
/// turn is the host's duty. A view that holds the arena is not to be held by
/// a closure.
public class ArenaGesture {
  /// The order in which gestures of an arena see a sample; lower is earlier.
  let rank: Int

  /// What it may want of the platform; see ``GestureArena/claims``.
  final var claims: GestureClaims

  /// Whether the press of a mouse is not lost where content scrolls.
  final var outlivesScroll = false

  /// Whether a touch came down that it has heard of neither the end of nor
  /// the loss of.
  final var isInPlay = false

  /// Counts touches and their ends: an answer of a host may come too late.
  final var turn = 0

  init(rank: Int, claims: GestureClaims = []) {
    self.rank = rank
    self.claims = claims
  }

  // MARK: - Touches

  /// A touch came down.
  ///
  /// - Returns: whether it claims the touch.
  func touchBegan(_ touch: PointerTouch) -> Bool { false }

  /// The touch moved; see ``touchBegan(_:)``.
  func touchMoved(_ touch: PointerTouch) -> Bool { false }

  /// Time has passed; see ``touchBegan(_:)``.
  func touchElapsed(at time: Double) -> Bool { false }

  /// The touch is this gesture's from now on: all others have lost it.
  func touchClaimed() {}

  /// The touch was lifted.
  func touchEnded(_ touch: PointerTouch) {}

  /// The touch was taken away, or another gesture has claimed it.
  func touchCancelled(pointer: Int32) {}

  /// Another finger came down beside the touch.
  func otherTouchBegan() {}

  // MARK: - Around touches

  /// The content was scrolled by the platform, with or without a touch.
  func contentScrolled() {}

  /// The data is about to change.
  func dataWillChange() {}

  /// Items have other paths or are gone; nothing may be told yet.
  ///
  /// From a path on, `along` tells how many items share its way.
  func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {}

  /// The data has changed, and items were renamed.
  func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {}

  /// The data is another one; items are renamed next, and are gone.
  func dataWasReloaded() {}

  // MARK: - Where things stand

  /// When ``touchElapsed(at:)`` is to be called, in milliseconds.
  var deadline: Double? { nil }

  /// Whether something may still come of the touch.
  var isPossible: Bool { false }

  /// Whether nobody is to take the touch for a tap.
  var swallowsTap: Bool { false }
}
