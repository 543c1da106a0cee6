import WaterflowLayout

/// Whom a ``SelectionFeature`` asks and tells, and what shows it.
///
/// Items are named as the data names them.
public protocol SelectionSurface: CollectionSurface {
  /// Returns what the items' owner allows; true where there is none.
  func permits(_ question: SelectionQuestion) -> Bool

  /// Tells the owner what a person has changed; the cells show it already.
  func didChange(_ change: SelectionChange)

  /// Tells that a header or a footer was tapped.
  func didTap(_ element: ElementID)

  /// Tells that a finger rests on an item.
  ///
  /// - Parameters:
  ///   - item: which one.
  ///   - location: where, in points from the viewport's top left corner.
  /// - Returns: whether something was done, so that the touch does nothing
  ///   else.
  func didLongPress(_ item: ItemPath, at location: LayoutPoint) -> Bool

  /// Lets an item's cell look as the item is.
  func show(_ cell: CellID, isHighlighted: Bool, isSelected: Bool)
}
