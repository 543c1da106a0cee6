import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor ReorderSurface {
  func isLifted(_ cell: WaterflowCell) -> Bool { lifted?.cell === cell }

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
    guard let cell = self.cell(id) else { return }
    if isLifted(cell) {
      lifted?.restore()
      lifted = nil
    }
    guard let index = dropped.firstIndex(where: { $0.cell === cell }) else {
      return
    }
    dropped.remove(at: index).restore()
  }

  func didMove(_ move: Move<ItemPath>) {
    guard let view else { return }
    reorderDelegate?.waterflowView(
      view, moveItemAt: IndexPath(move.from), to: IndexPath(move.to))
  }
}
