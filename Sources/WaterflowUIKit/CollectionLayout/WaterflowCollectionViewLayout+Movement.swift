import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Where an item goes next that is held at a place.
  func target(of item: IndexPath, at position: CGPoint) -> IndexPath {
    guard let place, let path = ItemPath(item) else { return item }
    let target = controller.target(
      ofMoving: path, heldAt: LayoutPoint(position), in: place)
    return target.map { IndexPath($0) } ?? item
  }

  /// Takes moved items over to where the collection view has decided.
  func move(
    _ context: UICollectionViewLayoutInvalidationContext,
    from old: [IndexPath], to new: [IndexPath]
  ) {
    (context as? WaterflowInvalidationContext)?.isTaken = true
    for (old, new) in zip(old, new) where old != new {
      guard let collectionView, let from = ItemPath(old),
        let to = ItemPath(new)
      else { continue }
      do throws(LayoutError) {
        try controller.moveItem(
          from: from, to: to, at: place(of: collectionView),
          asking: CollectionViewSource(self, collectionView))
        goOnLater()
      } catch {
        tell(error, to: collectionView)
      }
    }
  }
}
