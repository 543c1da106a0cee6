/// Which sections of two snapshots are one and the same, and what becomes of
/// the others.
@usableFromInline
struct SectionPairing {
  /// The old index of each new section whose items are compared one by one; nil
  /// if it is inserted or reloaded.
  @usableFromInline
  var origins: [Int?]
  /// Whether the items of each old section are compared one by one.
  @usableFromInline
  var isCompared: [Bool]

  /// Pairs sections and adds what changes to an update.
  ///
  /// - Complexity: O(sections), or O(sections log sections) where some move.
  @usableFromInline
  init<SectionIdentifier, ItemIdentifier>(
    from old: Snapshot<SectionIdentifier, ItemIdentifier>,
    to new: Snapshot<SectionIdentifier, ItemIdentifier>,
    adding update: inout BatchUpdate
  ) {
    isCompared = Array(repeating: false, count: old.order.count)
    var found: [Int] = []
    found.reserveCapacity(new.order.count)
    for (position, number) in new.order.enumerated() {
      let identifier = new.sectionRecords[number].identifier
      if old.sectionIdentifier(at: position) == identifier {
        found.append(position)
      } else {
        found.append(old.indexOfSection(identifier) ?? -1)
      }
    }
    let isInPlace = longestIncreasingSubsequence(in: found)
    var isKept = isCompared
    origins = []
    origins.reserveCapacity(found.count)
    for (position, origin) in found.enumerated() {
      let isReloaded = new.sectionRecords[new.order[position]].isReloaded
      guard origin >= 0, isInPlace[position] || !isReloaded else {
        update.insertedSections.append(position)
        origins.append(nil)
        continue
      }
      isKept[origin] = true
      if !isInPlace[position] {
        update.moveSection(from: origin, to: position)
      }
      if isReloaded {
        update.reloadedSections.append(origin)
        origins.append(nil)
      } else {
        isCompared[origin] = true
        origins.append(origin)
      }
    }
    for section in isKept.indices where !isKept[section] {
      update.deletedSections.append(section)
    }
  }
}
