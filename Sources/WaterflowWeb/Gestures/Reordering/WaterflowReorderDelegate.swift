import WaterflowLayout

/// Lets people drag items of a ``WaterflowView`` to other places.
///
/// A finger lifts an item by resting on it for half a second, a mouse or a pen
/// by dragging it. The item follows, the gap moves with it, and content scrolls
/// by itself near the viewport's edges. The data changes once, at the end:
///
/// ```swift
/// extension Playlist: WaterflowReorderDelegate {
///   func waterflowView(
///     _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
///   ) { songs.insert(songs.remove(at: old.item), at: new.item) }
/// }
///
/// view.reorderDelegate = playlist
/// ```
public protocol WaterflowReorderDelegate: AnyObject {
  /// Returns whether an item can be lifted; true unless implemented.
  func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool

  /// Returns where an item goes that is dragged to a path: the same path, which
  /// it is unless implemented, or another one, as to keep it in its section. The
  /// gap goes there; to a path that is none it does not.
  func waterflowView(
    _ view: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: ItemPath,
    toProposedIndexPath proposed: ItemPath
  ) -> ItemPath

  /// Moves an item of the data, which was dropped at another path; the view
  /// shows it there already.
  ///
  /// - Parameters:
  ///   - view: where it was dragged.
  ///   - old: where the item was when it was lifted.
  ///   - new: where it is now, counted without it at its old place.
  func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath)
}

extension WaterflowReorderDelegate {
  /// Yes.
  public func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool { true }

  /// The proposed one.
  public func waterflowView(
    _ view: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: ItemPath,
    toProposedIndexPath proposed: ItemPath
  ) -> ItemPath { proposed }
}
