import WaterflowLayout

/// A batch update that has been found to be sound: where everything goes.
///
/// ```swift
/// var update = BatchUpdate()
/// update.insertItems(at: [ItemPath(section: 0, item: 0)])
/// let plan = try update.plan(oldCounts: [1_000_000], newCounts: [1_000_001])
/// plan.newPath(of: ItemPath(section: 0, item: 7))  // item 8
/// plan.oldPath(of: ItemPath(section: 0, item: 0))  // nil: it is new
/// plan.edits  // [.insertItems(section: 0, 0..<1)]
/// ```
///
/// The plan keeps what the changes name, never a table of items.
public struct UpdatePlan: Equatable, Sendable {
  /// The numbers of items in the sections before the update.
  public let oldCounts: [Int]
  /// The numbers of items in the sections after the update.
  public let newCounts: [Int]
  /// The moves of sections, numbered as in ``edits``.
  public let movedSections: [Move<Int>]
  /// The moves of items, numbered as in ``edits``.
  public let movedItems: [Move<ItemPath>]
  /// The sections that are read anew, by their old indices, ascending.
  public internal(set) var reloadedSections: [Int] = []
  /// The items that are kept and read anew, by their old paths, ascending;
  /// those of reloaded sections are not among them, since they are replaced.
  public internal(set) var reloadedItems: [ItemPath] = []
  /// The steps that turn the old arrangement into the new one; see
  /// ``LayoutEdit`` for their order and indices.
  ///
  /// ```swift
  /// for edit in plan.edits {
  ///   switch edit {
  ///   case .removeItems(let section, let range):
  ///     sections[section].removeSubrange(range)
  ///   // ...
  ///   }
  /// }
  /// ```
  ///
  /// Neighbours that go or appear together make one step.
  public internal(set) var edits: [LayoutEdit] = []

  /// The moves by way of a section that goes or comes, which are read anew, in
  /// order of where they come from.
  var passingItems: [Move<ItemPath>] = []
  var leavingSections = SlotList()
  var enteringSections = SlotList()
  // Only in sections that are kept; moves carry their number.
  var leavingItems = PathList()
  var enteringItems = PathList()

  init(_ update: BatchUpdate, oldCounts: [Int], newCounts: [Int]) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    movedSections = update.movedSections
    movedItems = update.movedItems
  }

  /// Whether nothing changes, nor is anything read anew.
  public var isEmpty: Bool {
    leavingSections.slots.isEmpty && enteringSections.slots.isEmpty
      && leavingItems.sections.isEmpty && enteringItems.sections.isEmpty
      && reloadedSections.isEmpty && reloadedItems.isEmpty
  }

  // MARK: - Sections

  /// Returns the index after the update of a section, or nil if it goes or
  /// never was.
  ///
  /// - Complexity: O(log changes).
  public func newSection(of old: Int) -> Int? { section(of: old, isOld: true) }

  /// Returns the index before the update of a section, or nil if it is new or
  /// will not be.
  ///
  /// - Complexity: O(log changes).
  public func oldSection(of new: Int) -> Int? { section(of: new, isOld: false) }

  /// Returns the index on the other side of the update of a section.
  // Not inlined, as what asks for paths and elements: many do.
  @inline(never)
  func section(of own: Int, isOld: Bool) -> Int? {
    guard (isOld ? oldCounts : newCounts).indices.contains(own) else {
      return nil
    }
    switch fate(ofSection: own, isOld: isOld) {
    case .kept(let section): return section
    case .moved(let number):
      let move = movedSections[number]
      return isOld ? move.to : move.from
    case .gone: return nil
    }
  }

  private func fate(ofSection own: Int, isOld: Bool) -> SlotList.Fate {
    let leaving = isOld ? leavingSections : enteringSections
    let entering = isOld ? enteringSections : leavingSections
    return SlotList.fate(
      of: own, leaving: leaving, leaving.all, entering: entering, entering.all
    ).fate
  }

  /// Whether a section, named by its old index, is read anew.
  ///
  /// - Complexity: O(log changes).
  public func isReloaded(oldSection old: Int) -> Bool {
    let place = partition(reloadedSections.count) {
      reloadedSections[$0] >= old
    }
    return place < reloadedSections.count && reloadedSections[place] == old
  }

  // MARK: - Items

  /// Returns the path after the update of an item, or nil if it goes, is
  /// replaced with its section, or never was.
  ///
  /// - Complexity: O(log changes).
  public func newPath(of old: ItemPath) -> ItemPath? {
    path(of: old, isOld: true)
  }

  /// Returns the path on the other side of the update of an item.
  @inline(never)
  func path(of own: ItemPath, isOld: Bool) -> ItemPath? {
    guard let section = section(of: own.section, isOld: isOld),
      own.item >= 0, own.item < (isOld ? oldCounts : newCounts)[own.section],
      !isReloaded(oldSection: isOld ? own.section : section)
    else { return nil }
    switch (isOld ? leavingItems : enteringItems).fate(
      of: own.item, inSection: own.section,
      entering: isOld ? enteringItems : leavingItems, section: section
    ).fate
    {
    case .kept(let item): return ItemPath(section: section, item: item)
    case .moved(let number):
      let move = movedItems[number]
      return isOld ? move.to : move.from
    case .gone: return nil
    }
  }

  /// Returns where an item is after the update, also where it has moved out of
  /// a section that is deleted, or into one that is inserted: it is read anew
  /// there, and still the same; nil if it goes.
  ///
  /// - Complexity: O(log changes).
  public func finalPath(of old: ItemPath) -> ItemPath? {
    if let path = newPath(of: old) { return path }
    let place = partition(passingItems.count) { passingItems[$0].from >= old }
    guard place < passingItems.count, passingItems[place].from == old
    else { return nil }
    return passingItems[place].to
  }

  /// Returns where what has come to the place of a deleted item is.
  ///
  /// That is right behind what stood before it in its section, and still does;
  /// nothing need be there. In a section that goes, or is read anew, it is the
  /// place of the same number.
  ///
  /// - Complexity: O(log changes).
  public func place(ofDeleted old: ItemPath) -> ItemPath {
    var place = old
    guard let section = newSection(of: old.section) else {
      if case .gone(let section) = fate(ofSection: old.section, isOld: true) {
        place.section = section
      }
      return place
    }
    place.section = section
    guard !isReloaded(oldSection: old.section) else { return place }
    let fate = leavingItems.fate(
      of: old.item, inSection: old.section, entering: enteringItems,
      section: section
    ).fate
    if case .gone(let item) = fate { place.item = item }
    return place
  }

  /// Returns how many items from one on the update takes along with it: they go
  /// as far as it does, or all go for good.
  ///
  /// At least 1; there may be fewer in the section, and more that go along.
  ///
  /// - Complexity: O(log changes).
  public func run(from old: ItemPath) -> Int {
    guard let section = newSection(of: old.section),
      !isReloaded(oldSection: old.section)
    else {
      let place = partition(passingItems.count) { passingItems[$0].from >= old }
      guard place < passingItems.count else { return .max }
      let next = passingItems[place].from
      return next.section == old.section ? max(1, next.item - old.item) : .max
    }
    return leavingItems.fate(
      of: old.item, inSection: old.section, entering: enteringItems,
      section: section
    ).run
  }

  /// Returns the path before the update of an item, or nil if it is new or
  /// will not be.
  ///
  /// - Complexity: O(log changes).
  public func oldPath(of new: ItemPath) -> ItemPath? {
    path(of: new, isOld: false)
  }
}
