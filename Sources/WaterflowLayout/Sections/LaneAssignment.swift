/// What happens to the lanes of placed items when lengths change.
public enum LaneAssignment: UInt8, Sendable {
  /// The result always equals a fresh layout.
  case recomputed
  /// Every placed item keeps its lane as long as the number of lanes stays.
  case stable
  /// Items up to the furthest one that was shown keep their lanes, the rest
  /// is placed anew.
  case seen
}
