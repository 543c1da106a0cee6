/// What happens to the lanes of placed items when lengths change; see
/// ``SectionMode/waterfall(lanes:sizing:order:assignment:)`` for what holds where
/// nothing is said.
public enum LaneAssignment: UInt8, Sendable {
  /// The result always equals a fresh layout.
  case recomputed
  /// Every placed item keeps its lane as long as the number of lanes stays;
  /// an item that is inserted or moved takes the lane that the order gives it
  /// at its place.
  case stable
  /// Items up to the furthest that has been shown keep their lanes, and those
  /// behind are placed anew; see
  /// ``CollectionLayout/markSeen(throughItem:inSection:)``.
  case seen
}
