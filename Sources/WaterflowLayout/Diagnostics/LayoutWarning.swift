/// An input that the layout has put right by itself.
public enum LayoutWarning: Equatable, Sendable {
  /// Negative or not-a-number item sizes count as 0: the first item that it
  /// concerns, and how many items of the same call.
  case itemLengthsClamped(first: ItemPath, count: Int)
  /// A negative or not-a-number header, footer, inset, spacing or tolerance
  /// counts as 0; section -1 means the content's own header or least length.
  case styleClamped(section: Int)
  /// A lane count outside 1...256 is brought into that range.
  case laneCountClamped(section: Int)
}
