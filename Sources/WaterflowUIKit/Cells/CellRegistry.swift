import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The classes of cells by reuse identifier, and the numbers by which the
/// engine knows them.
@MainActor
struct CellRegistry {
  private struct Entry {
    var kind: ReuseKind
    var cellClass: WaterflowCell.Type
  }

  private var entries: [String: Entry] = [:]

  /// Tells how to make cells for an identifier.
  ///
  /// Another class gets another number, so that cells of the old one wait in a
  /// pool of their own until they are trimmed.
  mutating func register(
    _ cellClass: WaterflowCell.Type, _ identifier: String
  ) {
    if let entry = entries[identifier], entry.cellClass == cellClass { return }
    entries[identifier] = Entry(
      kind: ReuseKind(Int32(truncatingIfNeeded: registrations)),
      cellClass: cellClass)
    registrations += 1
  }

  /// Returns the number of an identifier and the class of its cells.
  func find(
    _ identifier: String
  ) -> (kind: ReuseKind, cellClass: WaterflowCell.Type)? {
    entries[identifier].map { ($0.kind, $0.cellClass) }
  }

  private var registrations = 0
}
