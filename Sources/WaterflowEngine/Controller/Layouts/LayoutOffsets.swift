import WaterflowLayout

/// Where a layout wants its collection view to be.
struct LayoutOffsets {
  /// What stays in place in the next pass, where a change was announced.
  var anchor: ResizeAnchor?
  /// The offset after a change of size.
  var resized: LayoutPoint?
  /// The offset after a pass that has read the same data again, or has fitted it
  /// to a view of the same size.
  var reread: LayoutPoint?
  /// What stays in place while cells tell their sizes, until the next pass.
  var sizeAnchor: ResizeAnchor?
  /// How far the offset has to go for what cells have told since the last pass.
  var sizeShift = LayoutPoint.zero
  /// Whether the collection view has another size that nobody was led by.
  var isResizeDue = false
  /// Whether the first content is to be shown from its end.
  var isEndDue = false
  /// Whether it is to be shown from its start, which is not where collection
  /// views begin.
  var isStartDue = false
}
