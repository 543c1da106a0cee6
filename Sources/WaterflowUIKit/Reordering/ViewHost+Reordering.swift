import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor ReorderSurface {
  func isLifted(_ cell: WaterflowCell) -> Bool { cell.lift?.isHeld == true }

  func canMove(_ item: ItemPath) -> Bool {
    guard let view, let delegate = reorderDelegate else { return false }
    return delegate.waterflowView(view, canMoveItemAt: IndexPath(item))
  }

  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath? {
    guard let view, let delegate = reorderDelegate else { return nil }
    let target = delegate.waterflowView(
      view,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item),
      toProposedIndexPath: IndexPath(proposed))
    return ItemPath(target)
  }

  func lift(_ id: CellID) {
    guard let cell = self.cell(id) else { return }
    putDown(id)
    // On its way it would not be where it goes.
    flights.drop(id, cell)
    cell.lift = LiftedCell(cell)
    haptics.impactOccurred()
  }

  func place(_ id: CellID, in frame: LayoutRect) {
    let frame = CGRect(frame)
    UIView.performWithoutAnimation {
      cell(id)?.lift?.place(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  func gapMoved() { haptics.selectionChanged() }

  func drop(_ id: CellID) { cell(id)?.lift?.drop() }

  func putDown(_ id: CellID) { cell(id)?.lift?.restore() }

  func announceMove(to item: ItemPath, among count: Int) {
    view?.announceMove(to: item.item + 1, among: count)
  }

  func didMove(_ move: Move<ItemPath>) {
    guard let view else { return }
    reorderDelegate?.waterflowView(
      view, moveItemAt: IndexPath(move.from), to: IndexPath(move.to))
  }
}
