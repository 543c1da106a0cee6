/// Why a snapshot refused a change; it is as it was before the call.
///
/// A fault is named by its position in the list of identifiers that the call
/// took. Where it is the one identifier that the call took besides, or alone
/// (`toSection:`, `beforeItem:`, ...), the position is nil.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The item is in the snapshot already, or twice in the list.
  case duplicateItem(at: Int?)
  /// The section is in the snapshot already, or twice in the list.
  case duplicateSection(at: Int?)
  /// The snapshot has no such item.
  case noSuchItem(at: Int?)
  /// The snapshot has no such section.
  case noSuchSection(at: Int?)
  /// There is no section to append items to.
  case noSections
}
