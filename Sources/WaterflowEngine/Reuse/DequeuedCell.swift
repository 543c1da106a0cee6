/// A cell that an engine hands out to be filled.
public struct DequeuedCell: Equatable, Sendable {
  /// Which cell it is.
  public let id: CellID
  /// Whether the host has to make it; otherwise it comes from the pool.
  public let isNew: Bool
}
