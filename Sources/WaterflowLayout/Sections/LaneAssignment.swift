/// What happens to the lanes of placed items when lengths change.
public enum LaneAssignment: UInt8, Sendable {
  /// The result always equals a fresh layout.
  case recomputed
  /// Every placed item keeps its lane as long as the number of lanes stays.
  case stable
  /// Meant to keep the lanes up to the furthest item that was shown and place
  /// the rest anew; as long as a layout is not told what was shown, the same
  /// as ``stable``.
  case seen
}
