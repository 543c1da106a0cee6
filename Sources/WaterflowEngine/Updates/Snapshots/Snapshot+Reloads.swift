extension Snapshot {
  /// Asks for items to be read anew: for new cells, and for new sizes.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there.
  /// - Complexity: O(items given).
  public mutating func reloadItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError) {
    let numbers = try numbers(of: identifiers)
    for place in identifiers.indices
    where !itemRecords[numbers[place]].isReloaded {
      itemRecords[numbers[place]].isReloaded = true
      reloadedItemIdentifiers.append(identifiers[place])
    }
  }

  /// Asks for the cells of items, where they have one, to be set up again and
  /// kept.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there.
  /// - Complexity: O(items given).
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifier]
  ) throws(SnapshotError) {
    let numbers = try numbers(of: identifiers)
    for place in identifiers.indices
    where !itemRecords[numbers[place]].isReconfigured {
      itemRecords[numbers[place]].isReconfigured = true
      reconfiguredItemIdentifiers.append(identifiers[place])
    }
  }

  /// Asks for sections to be read anew, with all their items.
  ///
  /// - Throws: ``SnapshotError`` if one of them is not there.
  /// - Complexity: O(sections given).
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifier]
  ) throws(SnapshotError) {
    var numbers: [Int] = []
    for place in identifiers.indices {
      numbers.append(try number(ofSection: identifiers[place], at: place))
    }
    for place in identifiers.indices
    where !sectionRecords[numbers[place]].isReloaded {
      sectionRecords[numbers[place]].isReloaded = true
      reloadedSectionIdentifiers.append(identifiers[place])
    }
  }

  /// Takes back all that was asked to be read anew or to be set up again.
  ///
  /// A data source does so with the snapshot that it keeps, once it has carried
  /// everything out.
  ///
  /// - Complexity: O(what was asked).
  public mutating func forgetReloads() {
    for identifier in reloadedItemIdentifiers {
      if let item = itemNumbers[identifier] {
        itemRecords[item].isReloaded = false
      }
    }
    for identifier in reconfiguredItemIdentifiers {
      if let item = itemNumbers[identifier] {
        itemRecords[item].isReconfigured = false
      }
    }
    for identifier in reloadedSectionIdentifiers {
      if let section = sectionNumbers[identifier] {
        sectionRecords[section].isReloaded = false
      }
    }
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  @usableFromInline
  mutating func forgetDeletedItems(reloads: Bool, reconfigures: Bool) {
    if reloads {
      reloadedItemIdentifiers.removeAll { itemNumbers[$0] == nil }
    }
    if reconfigures {
      reconfiguredItemIdentifiers.removeAll { itemNumbers[$0] == nil }
    }
  }

  @usableFromInline
  mutating func forgetDeletedSections() {
    reloadedSectionIdentifiers.removeAll { sectionNumbers[$0] == nil }
  }

  private func numbers(
    of identifiers: [ItemIdentifier]
  ) throws(SnapshotError) -> [Int] {
    var numbers: [Int] = []
    for place in identifiers.indices {
      numbers.append(try number(ofItem: identifiers[place], at: place))
    }
    return numbers
  }
}
