/// Where an item stands in a line that is taller than the item.
public enum LineAlignment: UInt8, Sendable {
  /// In the middle.
  case center
  /// At the line's top; at its leading edge on the horizontal axis.
  case top
  /// At the line's bottom.
  case bottom
}
