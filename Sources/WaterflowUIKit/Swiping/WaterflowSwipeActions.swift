/// The actions that a swipe reveals at one edge of an item.
@MainActor
public struct WaterflowSwipeActions {
  /// The actions; the first stands next to the item's edge.
  public var actions: [WaterflowSwipeAction]

  /// Whether a swipe all across the item performs the first action, rather than
  /// only showing them; true at first.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions, the first next to the item's edge.
  public init(actions: [WaterflowSwipeAction]) {
    self.actions = actions
  }
}
