/// The number of a cell: small, dense, and used again once the cell is gone.
public struct CellID: Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: Int32

  /// Creates the identity from a number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}
