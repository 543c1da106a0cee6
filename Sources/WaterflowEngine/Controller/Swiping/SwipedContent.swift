import WaterflowLayout

/// Draws the content of one cell that a swipe moves, and the buttons that this
/// uncovers.
///
/// Offsets count from the content's place, to the right and down in points.
public protocol SwipedContent: AnyObject {
  /// What an app offers at one edge of an item.
  associatedtype Actions

  /// Puts the buttons of an edge there, so long in all in points, in place of
  /// others; none for nil.
  func show(_ actions: Actions?, at edge: SwipeEdge, length: Double)

  /// Puts the content there at once, under a finger.
  func move(to offset: LayoutPoint)

  /// Lets the content go there as a spring would that starts at a speed in
  /// points a second, in ``SwipeRecognizer/settleDuration``; at once where
  /// nothing is animated.
  func settle(at offset: LayoutPoint, velocity: LayoutPoint)

  /// Where the content is seen at the moment.
  var shownOffset: LayoutPoint { get }

  /// Lets the first button cover the others, or leave them again.
  func setArmed(_ isArmed: Bool)

  /// Marks the button that a key would press.
  func choose(_ action: Int)

  /// Whether one of the buttons has the focus of the platform.
  var holdsFocus: Bool { get }

  /// Puts everything back as it was before the swipe.
  func restore()
}
