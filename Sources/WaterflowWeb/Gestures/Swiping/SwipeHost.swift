import WaterflowEngine
import WaterflowLayout

/// Asks a view's delegate for the actions of swipes, and makes their buttons.
final class SwipeHost: SwipeSurface {
  var delegate: (any WaterflowSwipeDelegate)?
  private unowned(unsafe) let view: WaterflowView

  init(_ view: WaterflowView) { self.view = view }

  func actions(
    of item: ItemPath, at edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    edge == .leading
      ? delegate?.waterflowView(
        view, leadingSwipeActionsConfigurationForItemAt: item)
      : delegate?.waterflowView(
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
    SwipeButtons(cell, view)
  }

  func didArm() {}

  func perform(
    _ action: Int, of actions: WaterflowSwipeActions, on item: ItemPath
  ) {
    actions.actions[action].handler(view, item)
  }
}
