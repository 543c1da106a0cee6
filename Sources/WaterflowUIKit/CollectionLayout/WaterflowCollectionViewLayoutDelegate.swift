import WaterflowEngine
import WaterflowLayout

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
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection

  /// Returns an item's size in points.
  ///
  /// Asked once for each item when the layout is made anew, not while
  /// scrolling and not for another size of the collection view. A list and a
  /// waterfall of absolute lengths read the extent along the scroll axis only,
  /// unless items keep their own widths (``WaterflowSection/itemAlignment``);
  /// a waterfall of aspect ratios and justified rows read the ratio only, so
  /// that any size of the same shape will do. The default is the layout's
  /// ``WaterflowCollectionViewLayout/itemSize``.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns how many lanes of a waterfall an item spans; brought into
  /// 1...lanes.
  ///
  /// Asked as often as for the item's size. The default is 1.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// Returns an item's width divided by its height, for justified rows and for
  /// a waterfall that keeps proportions, or nil to be asked for the size. The
  /// default is nil.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// Returns the lengths of all items of a section in one piece, or nil to be
  /// asked for one item at a time. The default is nil.
  ///
  /// The quickest way to a million items. In justified rows, and where a
  /// waterfall keeps proportions, a length is the height divided by the width.
  /// Items span one lane each; for a flow, which takes widths, this fails.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    lengthsOfItemsInSection section: Int
  ) -> [CGFloat]?

  /// Tells which items will show where a flick comes to rest, in order, as the
  /// finger is lifted: those whose data is wanted first.
  ///
  /// What is scrolled by on the way there is announced by the collection view's
  /// own `prefetchDataSource`. Told anew for each flick. The default does
  /// nothing.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    willScrollToItemsAt indexPaths: [IndexPath]
  )

  /// Tells that the end of the content is within
  /// ``WaterflowCollectionViewLayout/nearEndLength`` of the viewport: time to
  /// append more.
  ///
  /// Once for each number of items, but not for none, in the turn of the run
  /// loop after. The default does nothing.
  func collectionViewDidComeNearEnd(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout
  )

  /// Returns the lane in which an item stands, counted from the leading side,
  /// where the section's order is `PlacementOrder.given`; one that is not there
  /// counts as the nearest.
  ///
  /// Asked as often as for the item's size, and again when an update moves the
  /// item. The default is 0.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    laneForItemAt indexPath: IndexPath
  ) -> Int

  /// Tells that a header or a footer came to be pinned, or rests again.
  ///
  /// Told once for each change, at the end of the pass in which the collection
  /// view took the offset over. The frame of the event is where it stands at
  /// rest, in content coordinates, in points; empty if it is there no more.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didChangePin event: PinEvent
  )

  /// Tells that the data cannot be laid out.
  ///
  /// The collection view keeps showing the layout before, as far as its
  /// elements are still in the data. The default does nothing.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didFailWith error: LayoutError
  )

  /// Tells what the layout has put right by itself.
  ///
  /// The default does nothing.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didCorrect warning: LayoutWarning
  )
}
