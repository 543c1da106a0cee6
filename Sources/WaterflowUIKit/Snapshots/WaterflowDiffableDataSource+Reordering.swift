import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

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
    guard let identifier = itemIdentifier(for: sourceIndexPath),
      let target = ItemPath(destinationIndexPath),
      let section = current.sectionIdentifier(at: target.section)
    else { return }
    do throws(SnapshotError) {
      var others = try current.itemIdentifiers(inSection: section)
      others.removeAll { $0 == identifier }
      if others.indices.contains(target.item) {
        try current.moveItem(identifier, beforeItem: others[target.item])
      } else if let last = others.last {
        try current.moveItem(identifier, afterItem: last)
      } else {
        try current.deleteItems([identifier])
        try current.appendItems([identifier], toSection: section)
      }
    } catch {
      // All of them were found right before.
      return
    }
    didReorder?(current)
  }
}
