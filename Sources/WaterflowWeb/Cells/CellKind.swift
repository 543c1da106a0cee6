import WaterflowEngine

/// A name for cells of one class, as the reuse identifier of the field.
///
/// ```swift
/// extension CellKind where Cell == PhotoCell {
///   static let photo = CellKind(1)
/// }
/// ```
///
/// A number and not a string: comparing strings would add the Unicode tables,
/// about 90 KB, to every WebAssembly module.
public struct CellKind<Cell: WaterflowCell>: Sendable {
  let kind: ReuseKind

  /// Creates a name; every kind that a view knows has its own number.
  public init(_ number: Int32) {
    kind = ReuseKind(number)
  }
}
