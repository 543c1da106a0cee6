import WaterflowLayout

/// What a host does about a swipe.
///
/// Offsets tell how far an item's content stands from its place: to the right
/// and down in points, whatever the direction.
public enum SwipeEffect: Equatable, Sendable {
  /// The touch is a swipe from now on: the scroll and a highlight let go of it.
  case claim(pointer: Int32)
  /// The content stands there now.
  case move(ItemPath, offset: LayoutPoint)
  /// The content goes there by itself, as a spring would that starts at this
  /// speed in points a second; ``SwipeRecognizer/settleDuration`` suits.
  case settle(ItemPath, offset: LayoutPoint, velocity: LayoutPoint)
  /// Lifting the finger would perform the first action from now on, or would
  /// not any more: time for haptics.
  case arm(Bool)
  /// An action is performed, by its number at an edge.
  case perform(ItemPath, edge: SwipeEdge, action: Int)
}
