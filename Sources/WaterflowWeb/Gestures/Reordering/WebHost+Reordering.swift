import WaterflowEngine
import WaterflowLayout

extension WebHost: ReorderSurface {
  func canMove(_ item: ItemPath) -> Bool {
    guard let view, let delegate = delegates?.reorder else { return false }
    return delegate.waterflowView(view, canMoveItemAt: item)
  }

  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath? {
    guard let view, let delegate = delegates?.reorder else { return nil }
    return delegate.waterflowView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
      toProposedIndexPath: proposed)
  }

  func lift(_ cell: CellID) { lifted = cell }

  func place(_ cell: CellID, in frame: LayoutRect) {
    guard view != nil else { return }
    GestureImports.lift(number, cell.rawValue, frame.x, frame.y)
  }

  /// No haptics in a page.
  func gapMoved() {}

  func drop(_ cell: CellID) {
    // How long a cell takes into its gap, in milliseconds.
    letGo(cell, for: 200)
  }

  func putDown(_ cell: CellID) {
    if cell == lifted { letGo(cell, for: 0) }
  }

  private func letGo(_ cell: CellID, for duration: Double) {
    lifted = nil
    guard view != nil else { return }
    GestureImports.drop(number, cell.rawValue, duration)
  }

  func announceMove(to item: ItemPath, among count: Int) {
    guard view?.isAnnouncingUpdates == true else { return }
    PageImports.placed(
      number, Int32(truncatingIfNeeded: item.item + 1),
      Int32(truncatingIfNeeded: count))
  }

  func didMove(_ move: Move<ItemPath>) {
    guard let view else { return }
    delegates?.reorder?.waterflowView(view, moveItemAt: move.from, to: move.to)
  }
}
