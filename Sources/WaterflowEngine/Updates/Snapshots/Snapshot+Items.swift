extension Snapshot {
  /// Appends items to the last section.
  ///
  /// - Throws: ``SnapshotError`` if there are no sections, or if an item is
  ///   there already.
  /// - Complexity: O(items given), amortised.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError) {
    guard let last = order.last else { throw .noSections }
    try insert(identifiers, last, at: sectionRecords[last].items.count)
  }

  /// Appends items to a section.
  ///
  /// - Throws: ``SnapshotError`` if there is no such section, or if an item is
  ///   there already.
  /// - Complexity: O(items given), amortised.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection section: SectionIdentifier
  ) throws(SnapshotError) {
    let section = try number(ofSection: section)
    try insert(identifiers, section, at: sectionRecords[section].items.count)
  }

  /// Inserts items in front of another.
  ///
  /// - Throws: ``SnapshotError`` if that is not there, or if one of the items
  ///   is.
  /// - Complexity: O(items given + items behind them in the section).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem other: ItemIdentifier
  ) throws(SnapshotError) {
    let record = try itemRecords[number(ofItem: other)]
    try insert(identifiers, record.section, at: record.index)
  }

  /// Inserts items behind another.
  ///
  /// - Throws: ``SnapshotError`` if that is not there, or if one of the items
  ///   is.
  /// - Complexity: O(items given + items behind them in the section).
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem other: ItemIdentifier
  ) throws(SnapshotError) {
    let record = try itemRecords[number(ofItem: other)]
    try insert(identifiers, record.section, at: record.index + 1)
  }

  /// Deletes items; one that is named twice is deleted once.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there.
  /// - Complexity: O(items given + items in the sections concerned).
  @inlinable
  public mutating func deleteItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError) {
    for place in identifiers.indices {
      _ = try number(ofItem: identifiers[place], at: place)
    }
    // The first gap in each section, by the section's record.
    var gaps: [Int: Int] = [:]
    var marks = (reloads: false, reconfigures: false)
    for identifier in identifiers {
      guard let item = itemNumbers.removeValue(forKey: identifier) else {
        continue
      }
      let record = itemRecords[item]
      gaps[record.section] = min(
        gaps[record.section] ?? record.index, record.index)
      marks.reloads = marks.reloads || record.isReloaded
      marks.reconfigures = marks.reconfigures || record.isReconfigured
      itemRecords[item].section = Self.gone
      freeItemRecords.append(item)
    }
    for (section, gap) in gaps {
      if identifiers.count == 1 {
        sectionRecords[section].items.remove(at: gap)
        sectionRecords[section].records.remove(at: gap)
        renumber(section, from: gap)
      } else {
        closeGaps(section, from: gap)
      }
    }
    forgetDeletedItems(
      reloads: marks.reloads, reconfigures: marks.reconfigures)
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { self = Snapshot() }

  /// Moves an item in front of another; in front of itself, it stays.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there: the first one at
  ///   position 0, the other without position.
  /// - Complexity: O(items behind the old and the new place in their sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem other: ItemIdentifier
  ) throws(SnapshotError) {
    try move(identifier, to: other, behind: 0)
  }

  /// Moves an item behind another; behind itself, it stays.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there: the first one at
  ///   position 0, the other without position.
  /// - Complexity: O(items behind the old and the new place in their sections).
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem other: ItemIdentifier
  ) throws(SnapshotError) {
    try move(identifier, to: other, behind: 1)
  }

  // MARK: - Keeping records

  /// Stands for the section of an item that is deleted.
  @inlinable
  static var gone: Int { -1 }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifier], _ section: Int, at index: Int
  ) throws(SnapshotError) {
    let records = try register(identifiers)
    sectionRecords[section].items.insert(contentsOf: identifiers, at: index)
    sectionRecords[section].records.insert(contentsOf: records, at: index)
    renumber(section, from: index)
  }

  @inlinable
  mutating func register(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError) -> [Int] {
    var records: [Int] = []
    records.reserveCapacity(identifiers.count)
    let fresh = ItemRecord(section: Self.gone, index: 0)
    for place in identifiers.indices {
      let record = freeItemRecords.popLast() ?? itemRecords.count
      if let owner = itemNumbers.updateValue(record, forKey: identifiers[place])
      {
        // Undone, so that a sound list is hashed only once.
        if record < itemRecords.count { freeItemRecords.append(record) }
        itemNumbers[identifiers[place]] = owner
        for earlier in identifiers[..<place] {
          itemNumbers[earlier] = nil
        }
        freeItemRecords += records.reversed()
        throw .duplicateItem(at: place)
      }
      if record == itemRecords.count {
        itemRecords.append(fresh)
      } else {
        itemRecords[record] = fresh
      }
      records.append(record)
    }
    return records
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifier, to other: ItemIdentifier, behind: Int
  ) throws(SnapshotError) {
    let item = try number(ofItem: identifier, at: 0)
    let anchor = try number(ofItem: other)
    guard item != anchor else { return }
    let old = itemRecords[item]
    sectionRecords[old.section].items.remove(at: old.index)
    sectionRecords[old.section].records.remove(at: old.index)
    let new = itemRecords[anchor]
    let isPassed = new.section == old.section && old.index < new.index
    let index = new.index + behind - (isPassed ? 1 : 0)
    sectionRecords[new.section].items.insert(identifier, at: index)
    sectionRecords[new.section].records.insert(item, at: index)
    if new.section == old.section {
      let range = min(old.index, index)...max(old.index, index)
      renumber(new.section, range.lowerBound..<range.upperBound + 1)
    } else {
      renumber(old.section, from: old.index)
      renumber(new.section, from: index)
    }
  }

  @inlinable
  mutating func renumber(_ section: Int, from index: Int) {
    renumber(section, index..<sectionRecords[section].records.count)
  }

  @inlinable
  mutating func renumber(_ section: Int, _ range: Range<Int>) {
    for index in range {
      let record = sectionRecords[section].records[index]
      itemRecords[record].section = section
      itemRecords[record].index = index
    }
  }

  @inlinable
  mutating func closeGaps(_ section: Int, from gap: Int) {
    var index = gap
    for place in gap..<sectionRecords[section].records.count {
      let record = sectionRecords[section].records[place]
      guard itemRecords[record].section != Self.gone else { continue }
      sectionRecords[section].records[index] = record
      sectionRecords[section].items.swapAt(index, place)
      itemRecords[record].index = index
      index += 1
    }
    let surplus = sectionRecords[section].records.count - index
    sectionRecords[section].records.removeLast(surplus)
    sectionRecords[section].items.removeLast(surplus)
  }
}
