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
///     _ view: WaterflowView, didMoveItemAt old: ItemPath, to new: ItemPath
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

  /// Returns whether a lifted item may go to a place; true unless implemented.
  ///
  /// - Parameters:
  ///   - view: where it is dragged.
  ///   - old: where the item was when it was lifted.
  ///   - new: where it would be.
  func waterflowView(
    _ view: WaterflowView, canMoveItemAt old: ItemPath, to new: ItemPath
  ) -> Bool

  /// Tells that an item was dropped in another place: the data has to follow.
  /// The view shows the new order already.
  ///
  /// - Parameters:
  ///   - view: where it was dragged.
  ///   - old: where the item was when it was lifted.
  ///   - new: where it is now, counted without it at its old place.
  func waterflowView(
    _ view: WaterflowView, didMoveItemAt old: ItemPath, to new: ItemPath)
}

extension WaterflowReorderDelegate {
  /// Always.
  public func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool { true }

  /// Always.
  public func waterflowView(
    _ view: WaterflowView, canMoveItemAt old: ItemPath, to new: ItemPath
  ) -> Bool { true }
}
