/// Where the length of a waterfall's item comes from.
public enum ItemSizing: UInt8, Sendable {
  /// The extent along the scroll axis is given in points.
  case absolute
  /// The extent follows from the lane's breadth and the item's aspect ratio.
  case aspect
}
