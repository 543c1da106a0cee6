import WaterflowEngine
import WaterflowLayout

/// Tells a ``WaterflowView`` how sections and items look, and is told of pins,
/// of the end and of errors.
///
/// What else happens ``WaterflowSelectionDelegate``, ``WaterflowFocusDelegate``
/// and ``WaterflowDisplayDelegate`` are told.
///
/// Every method has a default; a method that is to take its place has to be
/// in the class that names this protocol, since a subclass's is not found.
/// Distances are in points. A "height" is the extent along the scroll axis: the
/// width where the view scrolls horizontally.
@MainActor
public protocol WaterflowViewDelegate: AnyObject {
  // MARK: Sections

  /// Returns how a section looks; put together from the methods below unless
  /// implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection

  /// Returns the arrangement of a section's items; a waterfall of as many
  /// lanes as the section has unless implemented, and a list for one lane.
  func waterflowView(
    _ waterflowView: WaterflowView, modeForSection section: Int
  ) -> SectionMode

  /// Returns the number of lanes of a section; 1 unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfLanesInSection section: Int
  ) -> Int

  /// Returns the distances between a section's edges and its items, where
  /// `left` is the leading side; none unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, insetsForSection section: Int
  ) -> UIEdgeInsets

  /// Returns the distance between the lines of a section, or between the items
  /// of one lane; 0 unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, lineSpacingForSection section: Int
  ) -> CGFloat

  /// Returns the distance between the lanes of a section, or between the items
  /// of one line; 0 unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, interitemSpacingForSection section: Int
  ) -> CGFloat

  /// Returns the height of a section's header; 0, which means none, unless
  /// implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, heightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the height of a section's footer; 0, which means none, unless
  /// implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, heightForFooterInSection section: Int
  ) -> CGFloat

  /// Returns whether a section's header is held at the viewport's start; false
  /// unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, pinsHeaderInSection section: Int
  ) -> Bool

  /// Returns whether a section's footer is held at the viewport's end; false
  /// unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, pinsFooterInSection section: Int
  ) -> Bool

  /// Returns the height of the header above the first section; 0, which means
  /// none, unless implemented.
  func lengthForContentHeader(in waterflowView: WaterflowView) -> CGFloat

  // MARK: Items

  /// Returns the height of an item of a list or of a waterfall of absolute
  /// sizes; 44 unless implemented. Not asked where items keep their widths, see
  /// ``WaterflowSection/itemAlignment``.
  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat

  /// Returns the size of an item of a flow, the natural size of one in
  /// justified rows or in a waterfall that keeps proportions, or that of one
  /// which keeps its width in its lanes; 44 by 44 unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns an item's width divided by its height, for justified rows and for
  /// a waterfall that keeps proportions, or nil to be asked for the natural
  /// size. Nil unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// Returns the number of lanes that an item of a waterfall spans; 1 unless
  /// implemented. One outside of the section's lanes is brought into them.
  func waterflowView(
    _ waterflowView: WaterflowView, laneSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// Returns the lane in which an item stands, counted from the leading side,
  /// where the section's order is `PlacementOrder.given`; 0 unless
  /// implemented. One that is not there counts as the nearest.
  ///
  /// Asked with the item's height, and again when an update moves the item.
  func waterflowView(
    _ waterflowView: WaterflowView, laneForItemAt indexPath: IndexPath
  ) -> Int

  /// Returns the heights of all items of a section in one piece, or nil to be
  /// asked for one item at a time. Nil unless implemented.
  ///
  /// The quickest way to a million items. In justified rows, and where a
  /// waterfall keeps proportions, a "height" is the height divided by the width.
  /// Items span one lane each, the first one where the order is
  /// `PlacementOrder.given`; for a flow, which takes widths, this fails.
  func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]?

  // MARK: Scrolling

  /// Tells, once for each change, that a header came to be held at the
  /// viewport's start or a footer at its end, or that one rests again.
  ///
  /// The frame of the event is where it rests in the content, in points.
  func waterflowView(
    _ waterflowView: WaterflowView, didChangePin event: PinEvent)

  /// Tells that the end of the content is within
  /// ``WaterflowView/nearEndLength`` of the viewport: time to append more.
  ///
  /// Once for each number of items, but not for none. What is appended in this
  /// call is shown right after the pass that it ends.
  func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView)

  // MARK: Faults

  /// Tells that the data cannot be laid out; the view keeps showing what it
  /// showed before.
  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: LayoutError)

  /// Tells that an update does not fit the data; the view keeps showing what it
  /// showed before.
  ///
  /// Until `reloadData()` the view and the data disagree: items that the data
  /// has no more are not asked for.
  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError)

  /// Tells that a size or a distance was put right.
  func waterflowView(
    _ waterflowView: WaterflowView, didCorrect warning: LayoutWarning)
}
