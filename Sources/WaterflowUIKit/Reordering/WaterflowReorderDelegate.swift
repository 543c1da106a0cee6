/// Says which items may be dragged elsewhere, and moves the data along.
@MainActor
public protocol WaterflowReorderDelegate: AnyObject {
  /// Returns whether an item can be lifted; true unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item of the data, which was dropped at another path; the view
  /// shows it there already.
  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns where an item goes that is dragged to a path: the same path, which
  /// it is unless implemented, or another one, as to keep it in its section. The
  /// gap goes there; to a path that is none it does not.
  func waterflowView(
    _ waterflowView: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath:
      IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension WaterflowReorderDelegate {
  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The proposed one.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath:
      IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}
