import WaterflowEngine
import WaterflowLayout

/// What can be done with an item, as its owner has said.
@MainActor
struct SwipeChoice {
  var item: ItemPath
  var leading: WaterflowSwipeActions?
  var trailing: WaterflowSwipeActions?

  var isEmpty: Bool {
    (leading?.actions ?? []).isEmpty && (trailing?.actions ?? []).isEmpty
  }

  func actions(at edge: SwipeEdge) -> WaterflowSwipeActions? {
    edge == .leading ? leading : trailing
  }

  /// What a swipe has to know.
  func description(of edge: SwipeEdge, breadth: Double) -> SwipeActions {
    guard let actions = actions(at: edge) else { return .none }
    let count = actions.actions.count
    return SwipeActions(
      count: count,
      length: Double(count)
        * SwipeActionButton.length(of: count, in: breadth),
      allowsFullSwipe: actions.performsFirstActionWithFullSwipe)
  }
}
