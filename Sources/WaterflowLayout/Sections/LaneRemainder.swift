/// Where the breadth goes that lanes of a set width leave over.
public enum LaneRemainder: UInt8, Sendable {
  /// Behind the last lane: lanes stand at the leading edge, as far apart as the
  /// section says.
  case margin
  /// Between lanes, evenly: the last one ends at the trailing edge. A single
  /// lane stands at the leading edge.
  case gap
}
