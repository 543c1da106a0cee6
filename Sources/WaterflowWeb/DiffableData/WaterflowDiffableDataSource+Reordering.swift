import WaterflowEngine
import WaterflowLayout

extension WaterflowDiffableDataSource: WaterflowReorderDelegate {
  /// Whether an item can be dragged elsewhere, as ``canReorderItem`` says.
  public func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool {
    guard let identifier = itemIdentifier(for: path) else { return false }
    return canReorderItem?(identifier) ?? true
  }

  /// Takes an item that was dropped elsewhere along in the snapshot, and tells
  /// ``didReorder``.
  public func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) {
    if content.moveItem(at: old, to: new) { didReorder?(current) }
  }
}
