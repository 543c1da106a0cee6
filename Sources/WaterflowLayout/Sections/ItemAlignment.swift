/// Where an item stands in its lanes that is narrower than they are.
public enum ItemAlignment: UInt8, Sendable {
  /// Every item is as broad as its lanes, whatever breadth it was given.
  case filled
  /// An item keeps its own breadth and stands at its lanes' leading edge.
  case leading
  /// An item keeps its own breadth and stands in the middle of its lanes.
  case center
  /// An item keeps its own breadth and stands at its lanes' trailing edge.
  case trailing
}
