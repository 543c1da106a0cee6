import WaterflowEngine

/// The classes of cells by reuse identifier, where the view makes them, and the
/// numbers by which the engine knows them.
@MainActor
struct CellRegistry {
  /// The class is nil where the app makes the cells itself.
  typealias Entry = (kind: ReuseKind, cellClass: WaterflowCell.Type?)

  private var entries: [String: Entry] = [:]

  /// Tells how to make cells for an identifier.
  ///
  /// Another class gets another number, so that cells of the old one wait in a
  /// pool of their own until they are trimmed.
  mutating func register(
    _ cellClass: WaterflowCell.Type, _ identifier: String
  ) {
    if let entry = entries[identifier], entry.cellClass == cellClass { return }
    add(identifier, cellClass)
  }

  /// Returns the number of an identifier and the class of its cells; nil for
  /// one that was never heard of.
  func find(_ identifier: String) -> Entry? { entries[identifier] }

  /// Returns the number of an identifier, registered or not.
  mutating func kind(of identifier: String) -> ReuseKind {
    entries[identifier]?.kind ?? add(identifier, nil)
  }

  @discardableResult
  private mutating func add(
    _ identifier: String, _ cellClass: WaterflowCell.Type?
  ) -> ReuseKind {
    let kind = ReuseKind(Int32(truncatingIfNeeded: registrations))
    entries[identifier] = (kind, cellClass)
    registrations += 1
    return kind
  }

  private var registrations = 0
}
