import WaterflowEngine

/// The actions at one edge of an item.
public struct WaterflowSwipeActions {
  /// The actions; the first stands at the item's edge.
  public var actions: [WaterflowSwipeAction]

  /// Whether a swipe to the other side of the item performs the first action.
  public var allowsFullSwipe: Bool

  /// Creates a description of the actions at an edge; with a full swipe unless
  /// told otherwise.
  public init(
    _ actions: [WaterflowSwipeAction], allowsFullSwipe: Bool = true
  ) {
    self.actions = actions
    self.allowsFullSwipe = allowsFullSwipe
  }

  /// What a recogniser has to know of them.
  var extent: SwipeActions {
    var length = 0.0
    for action in actions { length += action.width }
    return SwipeActions(
      count: actions.count, length: length, allowsFullSwipe: allowsFullSwipe)
  }
}
