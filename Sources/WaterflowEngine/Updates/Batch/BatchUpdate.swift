import WaterflowLayout

/// The changes of one transaction, to items and to sections.
///
/// There are two index spaces. What is deleted, reloaded or moved away is named
/// by its place before the update, and what is inserted or arrives by its place
/// after it, whatever the order of the calls:
///
/// ```swift
/// // a b c d  becomes  x d a c
/// var update = BatchUpdate()
/// update.deleteItems(at: [ItemPath(section: 0, item: 1)])
/// update.insertItems(at: [ItemPath(section: 0, item: 0)])
/// update.moveItem(
///   from: ItemPath(section: 0, item: 3), to: ItemPath(section: 0, item: 1))
/// let plan = try update.plan(oldCounts: [4], newCounts: [4])
/// ```
///
/// Items and sections that no change names keep their order and fill the places
/// that insertions and arrivals leave free.
public struct BatchUpdate: Equatable, Sendable {
  /// Items that go, by their old paths.
  public var deletedItems: [ItemPath] = []
  /// Items that are new, by their new paths.
  public var insertedItems: [ItemPath] = []
  /// Items that move, from old paths to new ones.
  public var movedItems: [Move<ItemPath>] = []
  /// Items that are read anew, by their old paths.
  public var reloadedItems: [ItemPath] = []
  /// Sections that go, by their old indices.
  public var deletedSections: [Int] = []
  /// Sections that are new, by their new indices.
  public var insertedSections: [Int] = []
  /// Sections that move with their items, from old indices to new ones.
  public var movedSections: [Move<Int>] = []
  /// Sections that are read anew with all their items, by their old indices.
  public var reloadedSections: [Int] = []

  /// Creates an update that changes nothing.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of changes.
  public var changeCount: Int {
    deletedItems.count + insertedItems.count + movedItems.count
      + reloadedItems.count + deletedSections.count + insertedSections.count
      + movedSections.count + reloadedSections.count
  }

  /// Adds the deletion of items, named by their old paths.
  public mutating func deleteItems(at paths: [ItemPath]) {
    deletedItems += paths
  }

  /// Adds new items, named by their new paths.
  public mutating func insertItems(at paths: [ItemPath]) {
    insertedItems += paths
  }

  /// Adds the move of an item from its old path to its new one.
  public mutating func moveItem(from old: ItemPath, to new: ItemPath) {
    movedItems.append(Move(from: old, to: new))
  }

  /// Adds items to be read anew, named by their old paths.
  public mutating func reloadItems(at paths: [ItemPath]) {
    reloadedItems += paths
  }

  /// Adds the deletion of sections, named by their old indices.
  public mutating func deleteSections(_ sections: [Int]) {
    deletedSections += sections
  }

  /// Adds new sections, named by their new indices.
  ///
  /// All their items are new; naming those too is allowed and changes nothing.
  public mutating func insertSections(_ sections: [Int]) {
    insertedSections += sections
  }

  /// Adds the move of a section, with its items, from its old index to its new
  /// one.
  public mutating func moveSection(from old: Int, to new: Int) {
    movedSections.append(Move(from: old, to: new))
  }

  /// Adds sections to be read anew, named by their old indices.
  ///
  /// Their items are all replaced, so their number may change freely.
  public mutating func reloadSections(_ sections: [Int]) {
    reloadedSections += sections
  }

  /// Adds the changes of another update to the same data.
  public mutating func add(_ other: BatchUpdate) {
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    movedItems += other.movedItems
    reloadedItems += other.reloadedItems
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    reloadedSections += other.reloadedSections
  }
}
