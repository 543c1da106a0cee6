/// A section of a snapshot with its items.
struct SectionRecord<SectionIdentifier, ItemIdentifier> {
  var identifier: SectionIdentifier
  /// The section's position in the snapshot.
  var position: Int
  var items: [ItemIdentifier] = []
  /// The records of the items, one for each.
  var records: [Int] = []
  var isReloaded = false
}

extension SectionRecord: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
