/// A section of a snapshot with its items.
@usableFromInline
struct SectionRecord<SectionIdentifier, ItemIdentifier> {
  @usableFromInline
  var identifier: SectionIdentifier
  /// The section's position in the snapshot.
  @usableFromInline
  var position: Int
  @usableFromInline
  var items: [ItemIdentifier] = []
  /// The records of the items, one for each.
  @usableFromInline
  var records: [Int] = []
  @usableFromInline
  var isReloaded = false

  @inlinable
  init(identifier: SectionIdentifier, position: Int) {
    self.identifier = identifier
    self.position = position
  }
}

extension SectionRecord: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
