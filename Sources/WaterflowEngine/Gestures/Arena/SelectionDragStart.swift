import WaterflowLayout

/// Where a drag that selects may begin.
struct SelectionDragStart {
  /// What is under it, if that is an item.
  var item: ItemPath?
  /// In points from the viewport's top left corner.
  var location: LayoutPoint
  /// The same in points of the content, which may go on before the drag
  /// begins.
  var place: LayoutPoint
  /// What the engine had counted of shifts by then.
  var shifted: LayoutPoint
  /// The keys that are held.
  var modifier: RangeSelection.Modifier
}
