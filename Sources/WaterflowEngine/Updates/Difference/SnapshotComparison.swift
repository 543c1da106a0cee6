import WaterflowLayout

/// The comparison of two snapshots, section by section.
@usableFromInline
struct SnapshotComparison<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
> {
  @usableFromInline
  let old: Snapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline
  let new: Snapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline
  var result = SnapshotDifference()
  /// The items of each old section between its common beginning and end.
  @usableFromInline
  var changed: [Range<Int>]
  /// Whether each old item was found again, by its record; made when needed.
  @usableFromInline
  var isFound: [Bool] = []

  /// What `found` says of an item that is new, and below it, in the order of
  /// `movers`, of those that come from another section.
  @inlinable
  static var isNew: Int { -1 }
  @usableFromInline
  var found: [Int] = []
  @usableFromInline
  var movers: [ItemPath] = []

  @inlinable
  init(
    from old: Snapshot<SectionIdentifier, ItemIdentifier>,
    to new: Snapshot<SectionIdentifier, ItemIdentifier>
  ) {
    self.old = old
    self.new = new
    changed = old.order.map { 0..<old.sectionRecords[$0].items.count }
  }

  @inlinable
  mutating func run() -> SnapshotDifference {
    let pairing = SectionPairing(from: old, to: new, adding: &result.update)
    for (section, origin) in pairing.origins.enumerated() {
      if let origin { compare(section, origin, pairing) }
    }
    for section in changed.indices where pairing.isCompared[section] {
      for item in changed[section] {
        let record = old.sectionRecords[old.order[section]].records[item]
        if isFound.isEmpty || !isFound[record] {
          result.update.deletedItems.append(
            ItemPath(section: section, item: item))
        }
      }
    }
    addReloads(pairing)
    return result
  }

  // MARK: - Items of a section

  @inlinable
  mutating func compare(
    _ section: Int, _ origin: Int, _ pairing: SectionPairing
  ) {
    let oldItems = old.sectionRecords[old.order[origin]].items
    let newItems = new.sectionRecords[new.order[section]].items
    let least = min(oldItems.count, newItems.count)
    var start = 0
    while start < least && oldItems[start] == newItems[start] { start += 1 }
    var (oldEnd, newEnd) = (oldItems.count, newItems.count)
    while min(oldEnd, newEnd) > start
      && oldItems[oldEnd - 1] == newItems[newEnd - 1]
    {
      oldEnd -= 1
      newEnd -= 1
    }
    changed[origin] = start..<oldEnd
    find(newItems[start..<newEnd], oldItems, origin, pairing)
    addItems(section, origin, from: start)
  }

  /// Looks for the old places of new items.
  @inlinable
  mutating func find(
    _ items: ArraySlice<ItemIdentifier>, _ oldItems: [ItemIdentifier],
    _ origin: Int, _ pairing: SectionPairing
  ) {
    found.removeAll(keepingCapacity: true)
    movers.removeAll(keepingCapacity: true)
    guard !items.isEmpty else { return }
    if isFound.isEmpty {
      isFound = Array(repeating: false, count: old.itemRecords.count)
    }
    let records = old.sectionRecords[old.order[origin]].records
    let end = changed[origin].upperBound
    // Most items stand where a guess finds them: behind the last one found
    // (`next`), behind the last before that came here from elsewhere
    // (`resumed`), or one further on, where that one is gone.
    var next = changed[origin].lowerBound
    var resumed = next
    found.reserveCapacity(items.count)
    for item in items {
      func isAt(_ place: Int) -> Bool {
        place < end && oldItems[place] == item
      }
      let guess: Int? =
        isAt(next)
        ? next
        : resumed != next && isAt(resumed)
          ? resumed : isAt(resumed + 1) ? resumed + 1 : nil
      if let guess {
        isFound[records[guess]] = true
        found.append(guess)
        next = guess + 1
        resumed = next
        continue
      }
      guard let number = old.itemNumbers[item] else {
        found.append(Self.isNew)
        continue
      }
      let record = old.itemRecords[number]
      let oldSection = old.sectionRecords[record.section].position
      guard pairing.isCompared[oldSection] else {
        found.append(Self.isNew)
        continue
      }
      isFound[number] = true
      if oldSection == origin {
        found.append(record.index)
        next = record.index + 1
      } else {
        movers.append(ItemPath(section: oldSection, item: record.index))
        found.append(Self.isNew - movers.count)
      }
    }
  }

  @inlinable
  mutating func addItems(
    _ section: Int, _ origin: Int, from start: Int
  ) {
    guard !found.isEmpty else { return }
    let isInPlace = longestIncreasingSubsequence(in: found)
    for place in found.indices where !isInPlace[place] {
      let path = ItemPath(section: section, item: start + place)
      switch found[place] {
      case Self.isNew: result.update.insertedItems.append(path)
      case let item where item >= 0:
        move(ItemPath(section: origin, item: item), to: path)
      case let mover: move(movers[Self.isNew - mover - 1], to: path)
      }
    }
  }

  @inlinable
  mutating func move(_ old: ItemPath, to new: ItemPath) {
    guard isReloaded(new) else {
      result.update.moveItem(from: old, to: new)
      return
    }
    // The pass over old items will delete it.
    isFound[record(of: old)] = false
    result.update.insertedItems.append(new)
  }

  @inlinable
  func record(of path: ItemPath) -> Int {
    old.sectionRecords[old.order[path.section]].records[path.item]
  }

  @inlinable
  func isReloaded(_ path: ItemPath) -> Bool {
    guard !new.reloadedItemIdentifiers.isEmpty else { return false }
    let section = new.sectionRecords[new.order[path.section]]
    return new.itemRecords[section.records[path.item]].isReloaded
  }

  // MARK: - What is read anew

  @usableFromInline
  mutating func addReloads(_ pairing: SectionPairing) {
    guard
      !(new.reloadedItemIdentifiers.isEmpty
        && new.reconfiguredItemIdentifiers.isEmpty)
    else { return }
    let deleted = ItemSet(result.update.deletedItems)
    for identifier in new.reloadedItemIdentifiers {
      guard let path = old.path(ofItem: identifier),
        let place = new.path(ofItem: identifier),
        isCompared(path, place, pairing), !deleted.contains(path)
      else { continue }
      result.update.reloadedItems.append(path)
    }
    for identifier in new.reconfiguredItemIdentifiers {
      guard let path = old.path(ofItem: identifier),
        let place = new.path(ofItem: identifier),
        isCompared(path, place, pairing), !isReloaded(place)
      else { continue }
      result.reconfiguredItems.append(place)
    }
    result.update.reloadedItems = ItemSet(result.update.reloadedItems).paths
    result.reconfiguredItems = ItemSet(result.reconfiguredItems).paths
  }

  /// Whether an item, by its places in both, is kept rather than inserted with,
  /// deleted with or replaced with one of its sections.
  private func isCompared(
    _ old: ItemPath, _ new: ItemPath, _ pairing: SectionPairing
  ) -> Bool {
    pairing.isCompared[old.section] && pairing.origins[new.section] != nil
  }
}
