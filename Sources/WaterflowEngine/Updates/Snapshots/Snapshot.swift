import WaterflowLayout

/// The sections and items of a collection at one moment, by identifiers.
///
/// A snapshot is a value: one makes or copies one, changes it, and compares it
/// with the one before.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["today", "before"])
/// try snapshot.appendItems([1, 2, 3], toSection: "today")
/// try snapshot.insertItems([9], beforeItem: 2)
/// try snapshot.moveItem(3, beforeItem: 1)
/// try snapshot.itemIdentifiers(inSection: "today")  // [3, 1, 9, 2]
/// ```
///
/// An identifier occurs once in a snapshot; a change that would break this, or
/// that names what is not there, throws a ``SnapshotError`` and does nothing.
/// Finding an item or a section costs one look into a dictionary. A change in
/// the middle of a section costs a few nanoseconds for each item behind it.
public struct Snapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  // Records keep their numbers while what they describe moves, so that only
  // positions are written anew and no identifier is hashed again. What is
  // generic can be inlined, since only then is it fast outside of the module.
  @usableFromInline
  var sectionRecords: [SectionRecord<SectionIdentifier, ItemIdentifier>] = []
  @usableFromInline
  var itemRecords: [ItemRecord] = []
  @usableFromInline
  var freeSectionRecords: [Int] = []
  @usableFromInline
  var freeItemRecords: [Int] = []
  @usableFromInline
  var sectionNumbers: [SectionIdentifier: Int] = [:]
  @usableFromInline
  var itemNumbers: [ItemIdentifier: Int] = [:]
  /// The records of the sections in their order.
  @usableFromInline
  var order: [Int] = []

  /// The items that were asked to be read anew, in the order of asking.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifier] = []
  /// The items whose cells were asked to be set up again, in the order of
  /// asking.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifier] = []
  /// The sections that were asked to be read anew, in the order of asking.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifier] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Counting

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { order.count }

  /// The number of items in all sections.
  @inlinable
  public var numberOfItems: Int { itemNumbers.count }

  /// The number of items in every section, as a plan of an update takes it.
  ///
  /// - Complexity: O(sections).
  @inlinable
  public var itemCounts: [Int] { order.map { sectionRecords[$0].items.count } }

  /// Returns the number of items in a section.
  ///
  /// - Throws: ``SnapshotError`` if there is no such section.
  /// - Complexity: O(1).
  @inlinable
  public func numberOfItems(
    inSection identifier: SectionIdentifier
  ) throws(SnapshotError) -> Int {
    try sectionRecords[number(ofSection: identifier)].items.count
  }

  // MARK: - Identifiers

  /// All sections in their order.
  ///
  /// - Complexity: O(sections).
  @inlinable
  public var sectionIdentifiers: [SectionIdentifier] {
    order.map { sectionRecords[$0].identifier }
  }

  /// All items in their order.
  ///
  /// - Complexity: O(items).
  @inlinable
  public var itemIdentifiers: [ItemIdentifier] {
    var all: [ItemIdentifier] = []
    all.reserveCapacity(numberOfItems)
    for section in order { all += sectionRecords[section].items }
    return all
  }

  /// Returns the items of a section in their order.
  ///
  /// - Throws: ``SnapshotError`` if there is no such section.
  /// - Complexity: O(1); the array is shared.
  @inlinable
  public func itemIdentifiers(
    inSection identifier: SectionIdentifier
  ) throws(SnapshotError) -> [ItemIdentifier] {
    try sectionRecords[number(ofSection: identifier)].items
  }

  /// Returns the section at a position, or nil if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(at section: Int) -> SectionIdentifier? {
    guard order.indices.contains(section) else { return nil }
    return sectionRecords[order[section]].identifier
  }

  /// Returns the item at a path, or nil if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func itemIdentifier(at path: ItemPath) -> ItemIdentifier? {
    guard order.indices.contains(path.section) else { return nil }
    let items = sectionRecords[order[path.section]].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  // MARK: - Finding

  /// Returns the section that contains an item, or nil if none does.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifier
  ) -> SectionIdentifier? {
    guard let item = itemNumbers[identifier] else { return nil }
    return sectionRecords[itemRecords[item].section].identifier
  }

  /// Returns where an item is, or nil if there is no such item.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func path(ofItem identifier: ItemIdentifier) -> ItemPath? {
    guard let item = itemNumbers[identifier] else { return nil }
    let record = itemRecords[item]
    return ItemPath(
      section: sectionRecords[record.section].position, item: record.index)
  }

  /// Returns the position of an item among the items of all sections, or nil if
  /// there is no such item.
  ///
  /// - Complexity: O(1), and O(1) for each section before the item's.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    guard let path = path(ofItem: identifier) else { return nil }
    return order[..<path.section].reduce(path.item) {
      $0 + sectionRecords[$1].items.count
    }
  }

  /// Returns the position of a section, or nil if there is no such section.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionNumbers[identifier].map { sectionRecords[$0].position }
  }

  @inlinable
  func number(
    ofSection identifier: SectionIdentifier, at place: Int? = nil
  ) throws(SnapshotError) -> Int {
    guard let number = sectionNumbers[identifier] else {
      throw .noSuchSection(at: place)
    }
    return number
  }

  @inlinable
  func number(
    ofItem identifier: ItemIdentifier, at place: Int? = nil
  ) throws(SnapshotError) -> Int {
    guard let number = itemNumbers[identifier] else {
      throw .noSuchItem(at: place)
    }
    return number
  }
}

extension Snapshot: Equatable {
  /// Whether both have the same items in the same sections in the same order;
  /// what was asked to be read anew does not count.
  ///
  /// - Complexity: O(items).
  @inlinable
  public static func == (a: Snapshot, b: Snapshot) -> Bool {
    guard a.order.count == b.order.count else { return false }
    return zip(a.order, b.order).allSatisfy {
      let (a, b) = (a.sectionRecords[$0], b.sectionRecords[$1])
      return a.identifier == b.identifier && a.items == b.items
    }
  }
}

extension Snapshot: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
