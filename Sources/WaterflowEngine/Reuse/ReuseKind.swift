/// Tells cells apart that cannot stand in for each other.
///
/// A number and not a string, because comparing strings would bring the
/// Unicode tables into every WebAssembly module.
public struct ReuseKind: Hashable, Sendable {
  /// The number; any value will do.
  public let rawValue: Int32

  /// Creates a kind from a number.
  public init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }
}
