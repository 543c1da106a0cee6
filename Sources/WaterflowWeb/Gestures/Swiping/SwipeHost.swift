import WaterflowEngine
import WaterflowLayout

/// Asks a view's delegate for the actions of swipes, and makes their buttons.
final class SwipeHost: SwipeSurface {
  var delegate: (any WaterflowSwipeDelegate)?
  private let host: WebHost

  init(_ host: WebHost) { self.host = host }

  func actions(
    of item: ItemPath, at edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    guard let view = host.view else { return nil }
    return edge == .leading
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
    // Whoever was asked for the actions may have removed the view.
    host.view == nil ? nil : SwipeButtons(cell, host)
  }

  func didArm() {}

  func perform(
    _ action: Int, of actions: WaterflowSwipeActions, on item: ItemPath
  ) {
    guard let view = host.view else { return }
    actions.actions[action].handler(view, item)
  }
}
