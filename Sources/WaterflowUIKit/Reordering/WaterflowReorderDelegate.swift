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
  /// it is unless implemented, or another one to refuse it: the gap stays where
  /// it is then.
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
