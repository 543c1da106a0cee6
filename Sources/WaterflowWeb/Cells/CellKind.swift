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

  /// Says that a cell which the app has made itself is recycled under this
  /// name, so that a view shows it when a data source hands it over.
  ///
  /// ```swift
  /// let cell = view.dequeueReusableCell(.map) ?? CellKind.map.reusing(makeMap())
  /// ```
  ///
  /// - Returns: the cell; one that a view has stays as it is.
  public func reusing(_ cell: Cell) -> Cell {
    let kind = kind
    cell.adoption = { host, cell in host.adopt(cell, kind) }
    return cell
  }
}
