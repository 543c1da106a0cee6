import WaterflowLayout

/// What leads from one snapshot to another.
public struct SnapshotDifference: Equatable, Sendable {
  /// The changes of sections and items.
  public var update = BatchUpdate()
  /// The items whose cells are to be set up again, by their new paths,
  /// ascending; none of them is new or reloaded.
  public var reconfiguredItems: [ItemPath] = []

  /// Creates a difference between snapshots that are alike.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { update.isEmpty && reconfiguredItems.isEmpty }
}
