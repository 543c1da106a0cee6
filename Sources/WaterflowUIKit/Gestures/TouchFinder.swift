import WaterflowEngine
import WaterflowLayout

/// Finds what is under a finger: nothing where the finger came down on what an
/// app has put above the cells.
@MainActor
final class TouchFinder {
  weak var touchedView: UIView?
  weak var view: WaterflowView?
  /// Whether the finger may go on to other cells.
  private let leavesCell: Bool

  init(leavesCell: Bool) { self.leavesCell = leavesCell }

  func element(at point: LayoutPoint) -> ElementID? {
    guard let view, let touchedView,
      let id = view.layout.element(under: point, in: view.engine.viewport),
      let live = view.engine.liveCell(showing: id),
      let cell = view.host.cell(live.cell)
    else { return nil }
    let isOnCell = touchedView.isDescendant(of: cell)
    return isOnCell || leavesCell && view.holdsCell(touchedView) ? id : nil
  }
}
