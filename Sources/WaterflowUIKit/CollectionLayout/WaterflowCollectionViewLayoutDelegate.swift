import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What a layout asks of, and tells to, whoever shows the data.
///
/// All methods have default implementations. None of them may change the
/// data; a change of the layout's own properties takes effect in the next
/// pass.
@MainActor
public protocol WaterflowCollectionViewLayoutDelegate: AnyObject {
  /// Returns how a section looks.
  ///
  /// Asked once for each section when the layout is made anew. The default is
  /// the layout's ``WaterflowCollectionViewLayout/section``.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection

  /// Returns an item's size in points.
  ///
  /// Asked once for each item when the layout is made anew, not while
  /// scrolling and not for another size of the collection view. A list and a
  /// waterfall of absolute lengths read the extent along the scroll axis only;
  /// a waterfall of aspect ratios reads the ratio only, so that any size of
  /// the same shape will do. The default is the layout's
  /// ``WaterflowCollectionViewLayout/itemSize``.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns how many lanes of a waterfall an item spans; brought into
  /// 1...lanes.
  ///
  /// Asked as often as for the item's size. The default is 1.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int

  /// Tells that a header or a footer came to be pinned.
  ///
  /// Told once for each change, at the end of the pass in which the collection
  /// view took the offset over.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view.
  ///   - layout: the layout.
  ///   - elementKind: `UICollectionView.elementKindSectionHeader` or the
  ///     footer's.
  ///   - section: the element's section.
  ///   - naturalFrame: where it stands at rest, in content coordinates, in
  ///     points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPin elementKind: String,
    inSection section: Int,
    naturalFrame: CGRect
  )

  /// Tells that a header or a footer rests again; otherwise as its
  /// counterpart.
  ///
  /// The frame is empty if the element is there no more.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didUnpin elementKind: String,
    inSection section: Int,
    naturalFrame: CGRect
  )

  /// Tells that the data cannot be laid out.
  ///
  /// The collection view keeps showing the layout before, as far as its
  /// elements are still in the data. The default does nothing.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didRefuse error: LayoutError
  )

  /// Tells what the layout has put right by itself.
  ///
  /// The default does nothing.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPutRight warning: LayoutWarning
  )
}

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
    spanForItemAt indexPath: IndexPath
  ) -> Int {
    1
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPin elementKind: String,
    inSection section: Int,
    naturalFrame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didUnpin elementKind: String,
    inSection section: Int,
    naturalFrame: CGRect
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didRefuse error: LayoutError
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    didPutRight warning: LayoutWarning
  ) {}
}
