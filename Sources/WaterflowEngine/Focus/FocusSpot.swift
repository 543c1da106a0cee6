import WaterflowLayout

/// An item and where it stands.
struct FocusSpot: Equatable {
  var path: ItemPath
  /// Along the axis; from the content's end where a search goes backward.
  var along: FocusSpan
  /// Across the axis; from the trailing side where a search goes backward.
  var across: FocusSpan
}
