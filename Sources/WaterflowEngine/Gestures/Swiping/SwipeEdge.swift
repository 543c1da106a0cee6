/// The side of an item at which a swipe reveals actions.
public enum SwipeEdge: UInt8, Sendable {
  /// Where lines begin; revealed by a finger that goes the way one reads.
  case leading
  /// Where lines end.
  case trailing
}
