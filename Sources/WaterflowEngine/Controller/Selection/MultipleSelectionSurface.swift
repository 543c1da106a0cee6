import WaterflowLayout

/// What a ``MultipleSelectionFeature`` asks and tells an app, and has a view
/// show.
public protocol MultipleSelectionSurface: AnyObject {
  /// Whether a drag that begins on an item selects several.
  func shouldBeginSelecting(at item: ItemPath) -> Bool

  /// A drag selects from now on: from an item, or with a rectangle, whose first
  /// one it is. Nobody was asked about items before.
  func didBeginSelecting(at item: ItemPath)

  /// The drag is over that was told of.
  func didEndSelecting()

  /// Shows a rectangle above all cells, in points of the content, or none; what
  /// is far out of view was cut off.
  func showMarquee(in frame: LayoutRect?)
}
