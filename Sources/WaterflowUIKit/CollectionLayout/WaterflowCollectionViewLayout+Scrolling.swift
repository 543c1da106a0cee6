import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Returns the offset at which an item stands at a place of the viewport, or
  /// as near to it as the content allows, for
  /// `setContentOffset(_:animated:)`; nil if there is no such item.
  ///
  /// Headers and footers that are held there do not cover it, as they would
  /// after the collection view's own `scrollToItem(at:at:animated:)`.
  ///
  /// Data that is due is read before, but in the middle of an update.
  ///
  /// - Complexity: O(log(items)); in a flow or justified rows, and the items of
  ///   the line.
  public func contentOffset(
    forItemAt indexPath: IndexPath, at position: WaterflowView.ScrollPosition
  ) -> CGPoint? {
    guard collectionView != nil, let id = ElementID(item: indexPath) else {
      return nil
    }
    if controller.isSettled, !controller.isUpToDate { prepare() }
    guard let place else { return nil }
    return controller.offset(showing: id, at: position, from: place)
      .map { CGPoint($0) }
  }

  /// Tells which items come into view where a flick comes to rest.
  func tellTarget(_ offset: CGPoint) {
    guard let layoutDelegate, let collectionView else { return }
    let next = controller.itemsComing(
      at: LayoutPoint(offset), from: LayoutPoint(collectionView.contentOffset))
    guard !next.isEmpty else { return }
    layoutDelegate.collectionView(
      collectionView, layout: self,
      willScrollToItemsAt: next.map { IndexPath($0) })
  }
}
