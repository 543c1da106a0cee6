/// A change of place: from an index before the update to one after it.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where it is before the update.
  public var from: Place
  /// Where it is after the update.
  public var to: Place

  /// Creates a move.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
