/// Where a key takes the focus.
public enum FocusMove: UInt8, Sendable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow upwards.
  case up
  /// The arrow downwards.
  case down
  /// To the first item.
  case home
  /// To the last item.
  case end
  /// A viewport back.
  case pageUp
  /// A viewport on.
  case pageDown
}
