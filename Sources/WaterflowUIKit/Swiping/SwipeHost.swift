import WaterflowEngine
import WaterflowLayout

/// Asks a view's delegate for the actions of swipes, and shows them in its
/// cells.
@MainActor
final class SwipeHost: @MainActor SwipeSurface {
  weak var delegate: (any WaterflowSwipeDelegate)?
  // Not unowned: recognisers may end while the view goes, and call.
  private weak var view: WaterflowView?
  private let haptics = Haptics()

  init(_ view: WaterflowView) { self.view = view }

  func actions(
    of item: ItemPath, at edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    guard let view else { return nil }
    return edge == .leading
      ? delegate?.waterflowView(
        view, leadingSwipeActionsConfigurationForItemAt: IndexPath(item))
      : delegate?.waterflowView(
        view, trailingSwipeActionsConfigurationForItemAt: IndexPath(item))
  }

  func description(of actions: WaterflowSwipeActions) -> SwipeActions {
    SwipeActions(
      count: actions.actions.count,
      length: Double(actions.actions.reduce(0) { $0 + $1.width }),
      allowsFullSwipe: actions.performsFirstActionWithFullSwipe)
  }

  func content(of cell: CellID) -> SwipedCell? {
    guard let view, let cell = view.host.cell(cell) else { return nil }
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
