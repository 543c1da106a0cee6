import WaterflowEngine
import WaterflowLayout

extension WebHost: SwipeSurface {
  func actions(
    of item: ItemPath, at edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    guard let view else { return nil }
    return edge == .leading
      ? delegates?.swipe?.waterflowView(
        view, leadingSwipeActionsConfigurationForItemAt: item)
      : delegates?.swipe?.waterflowView(
        view, trailingSwipeActionsConfigurationForItemAt: item)
  }

  func description(of actions: WaterflowSwipeActions) -> SwipeActions {
    var length = 0.0
    for action in actions.actions { length += action.width }
    return SwipeActions(
      count: actions.actions.count, length: length,
      allowsFullSwipe: actions.performsFirstActionWithFullSwipe)
  }

  func content(of cell: CellID) -> SwipeButtons? {
    // Whoever was asked for the actions may have removed the view.
    view == nil ? nil : SwipeButtons(cell, self)
  }

  func didArm() {}

  func perform(
    _ action: Int, of actions: WaterflowSwipeActions, on item: ItemPath
  ) {
    guard let view else { return }
    actions.actions[action].handler(view, item)
  }
}
