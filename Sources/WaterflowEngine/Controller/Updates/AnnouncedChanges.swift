import WaterflowLayout

/// What an update did to the items, for people who do not see it.
public struct AnnouncedChanges: Equatable, Sendable {
  /// How many items came, those of new sections included.
  public var added: Int
  /// How many items went, those of deleted sections included.
  public var removed: Int
  /// How many items are elsewhere, by a move of their own.
  public var moved: Int

  /// Creates a record of changes.
  public init(added: Int, removed: Int, moved: Int) {
    self.added = added
    self.removed = removed
    self.moved = moved
  }
}
