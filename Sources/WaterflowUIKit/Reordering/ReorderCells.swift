import WaterflowEngine
import WaterflowLayout

/// Lifts, places and drops the cells of a view whose items are dragged.
@MainActor
final class ReorderCells: @MainActor ReorderSurface {
  weak var delegate: (any WaterflowReorderDelegate)?

  // Not unowned: recognisers may end while the view goes, and call.
  private weak var view: WaterflowView?
  private var lifted: LiftedCell?
  /// The cells that go to their places after they were dropped.
  private var dropped: [LiftedCell] = []
  private let haptics = Haptics()

  init(_ view: WaterflowView, _ delegate: any WaterflowReorderDelegate) {
    self.view = view
    self.delegate = delegate
  }

  func isLifted(_ cell: WaterflowCell) -> Bool { lifted?.cell === cell }

  // MARK: - ReorderSurface

  func canMove(_ item: ItemPath) -> Bool {
    guard let view, let delegate else { return false }
    return delegate.waterflowView(view, canMoveItemAt: IndexPath(item))
  }

  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath {
    guard let view, let delegate else { return item }
    let target = delegate.waterflowView(
      view,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item),
      toProposedIndexPath: IndexPath(proposed))
    return ItemPath(target) ?? item
  }

  func lift(_ id: CellID) {
    guard let view, let cell = view.host.cell(id) else { return }
    putDown(id)
    // On its way it would not be where it goes.
    view.host.flights.drop(id, cell)
    lifted = LiftedCell(cell)
    haptics.impactOccurred()
  }

  func place(_ id: CellID, in frame: LayoutRect) {
    let frame = CGRect(frame)
    UIView.performWithoutAnimation {
      lifted?.place(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  func gapMoved() { haptics.selectionChanged() }

  func drop(_ id: CellID) {
    guard let lifted else { return }
    self.lifted = nil
    dropped.append(lifted)
    lifted.drop { [weak self, weak lifted] in
      self?.dropped.removeAll { $0 === lifted }
    }
  }

  func putDown(_ id: CellID) {
    guard let cell = view?.host.cell(id) else { return }
    if isLifted(cell) {
      lifted?.restore()
      lifted = nil
    }
    guard let index = dropped.firstIndex(where: { $0.cell === cell }) else {
      return
    }
    dropped.remove(at: index).restore()
  }

  /// Puts the cells down that go to their places: nobody sees to them later.
  func putDownDropped() {
    for one in dropped { one.restore() }
    dropped = []
  }

  func didMove(_ move: Move<ItemPath>) {
    guard let view else { return }
    delegate?.waterflowView(
      view, moveItemAt: IndexPath(move.from), to: IndexPath(move.to))
  }
}
