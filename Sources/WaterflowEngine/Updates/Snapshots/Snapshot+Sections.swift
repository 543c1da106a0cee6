extension Snapshot {
  /// Appends sections without items.
  ///
  /// - Throws: ``SnapshotError`` if one of them is there already.
  /// - Complexity: O(sections given), amortised.
  @inlinable
  public mutating func appendSections(
    _ identifiers: [SectionIdentifier]
  ) throws(SnapshotError) {
    try insert(identifiers, at: order.count)
  }

  /// Inserts sections without items in front of another.
  ///
  /// - Throws: ``SnapshotError`` if that is not there, or if one of the
  ///   sections is.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection other: SectionIdentifier
  ) throws(SnapshotError) {
    let other = try number(ofSection: other)
    try insert(identifiers, at: sectionRecords[other].position)
  }

  /// Inserts sections without items behind another.
  ///
  /// - Throws: ``SnapshotError`` if that is not there, or if one of the
  ///   sections is.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection other: SectionIdentifier
  ) throws(SnapshotError) {
    let other = try number(ofSection: other)
    try insert(identifiers, at: sectionRecords[other].position + 1)
  }

  /// Deletes sections with their items; one that is named twice is deleted
  /// once.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there.
  /// - Complexity: O(sections + items deleted).
  @inlinable
  public mutating func deleteSections(
    _ identifiers: [SectionIdentifier]
  ) throws(SnapshotError) {
    for place in identifiers.indices {
      _ = try number(ofSection: identifiers[place], at: place)
    }
    for identifier in identifiers {
      guard let section = sectionNumbers.removeValue(forKey: identifier) else {
        continue
      }
      for item in sectionRecords[section].items { itemNumbers[item] = nil }
      freeItemRecords += sectionRecords[section].records
      sectionRecords[section].items = []
      sectionRecords[section].records = []
      sectionRecords[section].position = Self.gone
      freeSectionRecords.append(section)
    }
    order.removeAll { sectionRecords[$0].position == Self.gone }
    renumberSections(0..<order.count)
    forgetDeletedItems(
      reloads: !reloadedItemIdentifiers.isEmpty,
      reconfigures: !reconfiguredItemIdentifiers.isEmpty)
    forgetDeletedSections()
  }

  /// Moves a section with its items in front of another; in front of itself, it
  /// stays.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there: the first one at
  ///   position 0, the other without position.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection other: SectionIdentifier
  ) throws(SnapshotError) {
    try move(identifier, to: other, behind: 0)
  }

  /// Moves a section with its items behind another; behind itself, it stays.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there: the first one at
  ///   position 0, the other without position.
  /// - Complexity: O(sections).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, afterSection other: SectionIdentifier
  ) throws(SnapshotError) {
    try move(identifier, to: other, behind: 1)
  }

  // MARK: - Keeping records

  @inlinable
  mutating func insert(
    _ identifiers: [SectionIdentifier], at position: Int
  ) throws(SnapshotError) {
    var seen: Set<SectionIdentifier> = []
    for place in identifiers.indices {
      guard sectionNumbers[identifiers[place]] == nil,
        seen.insert(identifiers[place]).inserted
      else { throw .duplicateSection(at: place) }
    }
    var numbers: [Int] = []
    for identifier in identifiers {
      let record = SectionRecord<SectionIdentifier, ItemIdentifier>(
        identifier: identifier, position: 0)
      let number: Int
      if let free = freeSectionRecords.popLast() {
        number = free
        sectionRecords[free] = record
      } else {
        number = sectionRecords.count
        sectionRecords.append(record)
      }
      sectionNumbers[identifier] = number
      numbers.append(number)
    }
    order.insert(contentsOf: numbers, at: position)
    renumberSections(position..<order.count)
  }

  @inlinable
  mutating func move(
    _ identifier: SectionIdentifier, to other: SectionIdentifier, behind: Int
  ) throws(SnapshotError) {
    let section = try number(ofSection: identifier, at: 0)
    let anchor = try number(ofSection: other)
    guard section != anchor else { return }
    let old = sectionRecords[section].position
    let target = sectionRecords[anchor].position
    order.remove(at: old)
    order.insert(section, at: target + behind - (old < target ? 1 : 0))
    renumberSections(0..<order.count)
  }

  @inlinable
  mutating func renumberSections(_ range: Range<Int>) {
    for position in range {
      sectionRecords[order[position]].position = position
    }
  }
}
