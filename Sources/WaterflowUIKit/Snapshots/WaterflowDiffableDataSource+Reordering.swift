import WaterflowEngine
import WaterflowLayout

extension WaterflowDiffableDataSource: WaterflowReorderDelegate {
  /// Whether an item can be dragged elsewhere, as ``canReorderItem`` says.
  public func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let identifier = itemIdentifier(for: indexPath) else { return false }
    return canReorderItem?(identifier) ?? true
  }

  /// Takes an item that was dropped elsewhere along in the snapshot, and tells
  /// ``didReorder``.
  public func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let old = ItemPath(sourceIndexPath),
      let new = ItemPath(destinationIndexPath),
      content.moveItem(at: old, to: new)
    else { return }
    didReorder?(current)
  }
}
