/// An input that the layout has put right by itself.
public enum LayoutWarning: Equatable, Sendable {
  /// Negative or not-a-number item sizes count as 0: the first item that it
  /// concerns, and how many items of the same call.
  case itemLengthsClamped(first: ItemPath, count: Int)
  /// Lanes that items say under ``PlacementOrder/given`` but that are not there
  /// count as the nearest: the first item that it concerns, and how many items
  /// of the same call.
  ///
  /// Told where items come with a size or get another by `setSize`, by the
  /// lanes that there are then; not where only a length changes, where an item
  /// is moved, or where the lanes become fewer, as on a narrower screen.
  case itemLanesClamped(first: ItemPath, count: Int)
  /// A negative or not-a-number header, footer, inset, spacing or tolerance
  /// counts as 0, and so do `shrink` and `stretch` of justified rows, whose
  /// `rowHeight` counts as 1 where it is lower; section -1 means the content's
  /// own header or least length.
  case styleClamped(section: Int)
  /// A lane count outside 1...256 is brought into that range.
  case laneCountClamped(section: Int)
}
