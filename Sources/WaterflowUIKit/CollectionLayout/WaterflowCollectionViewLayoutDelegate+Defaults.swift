import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowCollectionViewLayoutDelegate {
  /// The layout's own section.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    layout.section
  }

  /// The layout's own item size.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    layout.itemSize
  }

  /// One lane.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int {
    1
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPinHeaderInSection section: Int,
    restingAt frame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didUnpinHeaderInSection section: Int,
    restingAt frame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPinFooterInSection section: Int,
    restingAt frame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didUnpinFooterInSection section: Int,
    restingAt frame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didFailWith error: LayoutError
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didCorrect warning: LayoutWarning
  ) {}
}
