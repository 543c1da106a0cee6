import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayoutDelegate {
  /// The layout's own section.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection { layout.section }

  /// The layout's own item size.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { layout.itemSize }

  /// One lane.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int { 1 }

  /// Nil, so that sizes are asked for.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { nil }

  /// Nil, so that items are asked for one at a time.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { nil }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    willScrollToItemsAt indexPaths: [IndexPath]
  ) {}

  /// Does nothing.
  public func collectionViewDidComeNearEnd(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout
  ) {}

  /// The first lane.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    laneForItemAt indexPath: IndexPath
  ) -> Int { 0 }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didChangePin event: PinEvent
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didFailWith error: LayoutError
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didCorrect warning: LayoutWarning
  ) {}
}
