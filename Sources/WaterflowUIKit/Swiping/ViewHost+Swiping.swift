import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor SwipeSurface {
  func actions(
    of item: ItemPath, at edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    guard let view else { return nil }
    return edge == .leading
      ? swipeDelegate?.waterflowView(
        view, leadingSwipeActionsConfigurationForItemAt: IndexPath(item))
      : swipeDelegate?.waterflowView(
        view, trailingSwipeActionsConfigurationForItemAt: IndexPath(item))
  }

  func description(of actions: WaterflowSwipeActions) -> SwipeActions {
    SwipeActions(
      count: actions.actions.count,
      length: Double(actions.actions.reduce(0) { $0 + $1.width }),
      allowsFullSwipe: actions.performsFirstActionWithFullSwipe)
  }

  func content(of cell: CellID) -> SwipedCell? {
    guard let view, let cell = self.cell(cell) else { return nil }
    haptics.prepareImpact()
    return SwipedCell(cell, in: view)
  }

  func didArm() { haptics.impactOccurred() }

  func perform(
    _ action: Int, of actions: WaterflowSwipeActions, on item: ItemPath
  ) {
    guard let view else { return }
    actions.actions[action].handler(view, IndexPath(item))
  }
}
