import Foundation

/// Where everything was before an update, found by going through every item.
@MainActor
struct Arrangement {
  /// The old index of each section; `nil` if it is new.
  private(set) var sections: [Int?] = []
  /// The old path of each item; `nil` if it is new.
  private(set) var items: [[IndexPath?]] = []
  private var reloadedSections: Set<Int>
  private var reloadedItems: Set<IndexPath>

  /// Works out what changes make of old counts, and whether these are the new
  /// ones.
  init(
    _ changes: CollectionChanges, from old: [Int], to new: [Int]
  ) throws(CollectionInconsistency) {
    reloadedSections = Set(changes.reloadedSections)
    reloadedItems = Set(changes.reloadedItems)
    try check(changes, old, new)
    try arrangeSections(changes, old, new)
    for section in sections.indices {
      try arrangeItems(of: section, changes, old, new)
    }
  }

  /// The key of an element after the update; `nil` if its view is not to be
  /// shown any more.
  func newKey(of old: ElementKey) -> ElementKey? {
    guard old.path.count == 2 else { return old }
    guard
      !reloadedSections.contains(old.path.section),
      let section = sections.firstIndex(of: old.path.section)
    else {
      return old.category == .cell ? movedKey(of: old) : nil
    }
    guard old.category == .cell else {
      return ElementKey(
        old.category, kind: old.kind,
        IndexPath(item: old.path.item, section: section))
    }
    if reloadedItems.contains(old.path) { return nil }
    if let item = items[section].firstIndex(of: old.path) {
      return ElementKey(.cell, IndexPath(item: item, section: section))
    }
    return movedKey(of: old)
  }

  private func movedKey(of old: ElementKey) -> ElementKey? {
    for (section, paths) in items.enumerated() {
      if let item = paths.firstIndex(of: old.path) {
        return ElementKey(.cell, IndexPath(item: item, section: section))
      }
    }
    return nil
  }

  private mutating func arrangeSections(
    _ changes: CollectionChanges, _ old: [Int], _ new: [Int]
  ) throws(CollectionInconsistency) {
    let leaving = changes.deletedSections + changes.movedSections.map(\.from)
    var kept = old.indices.filter { !leaving.contains($0) }[...]
    let arriving = changes.insertedSections.count + changes.movedSections.count
    guard kept.count + arriving == new.count else {
      throw .count(
        section: nil, expected: kept.count + arriving, actual: new.count)
    }
    for section in new.indices {
      if let move = changes.movedSections.first(where: { $0.to == section }) {
        sections.append(move.from)
      } else if changes.insertedSections.contains(section) {
        sections.append(nil)
      } else {
        sections.append(kept.popFirst())
      }
    }
  }

  private mutating func arrangeItems(
    of section: Int, _ changes: CollectionChanges, _ old: [Int], _ new: [Int]
  ) throws(CollectionInconsistency) {
    var arrivals: [Int: IndexPath?] = [:]
    for path in changes.insertedItems where path.section == section {
      arrivals[path.item] = .some(nil)
    }
    for move in changes.movedItems where move.to.section == section {
      arrivals[move.to.item] = move.from
    }
    var kept: ArraySlice<IndexPath> = []
    if let before = sections[section], !reloadedSections.contains(before) {
      var leaving = Set(changes.deletedItems)
      leaving.formUnion(changes.movedItems.map(\.from))
      kept =
        (0..<old[before]).map { IndexPath(item: $0, section: before) }
        .filter { !leaving.contains($0) }[...]
      guard kept.count + arrivals.count == new[section] else {
        throw .count(
          section: section, expected: kept.count + arrivals.count,
          actual: new[section])
      }
    }
    items.append(
      (0..<new[section]).map { item in
        if let arrival = arrivals[item] { return arrival }
        return kept.popFirst()
      })
  }

  // MARK: - What UIKit refuses

  private func check(
    _ changes: CollectionChanges, _ old: [Int], _ new: [Int]
  ) throws(CollectionInconsistency) {
    let leaving =
      changes.deletedSections + changes.reloadedSections
      + changes.movedSections.map(\.from)
    let arriving = changes.insertedSections + changes.movedSections.map(\.to)
    try check(leaving.map { [$0] }, within: old)
    try check(arriving.map { [$0] }, within: new)
    let goneItems =
      changes.deletedItems + changes.reloadedItems
      + changes.movedItems.map(\.from)
    try check(goneItems, within: old)
    try check(changes.insertedItems + changes.movedItems.map(\.to), within: new)
  }

  private func check(
    _ paths: [IndexPath], within counts: [Int]
  ) throws(CollectionInconsistency) {
    var named: Set<IndexPath> = []
    for path in paths {
      guard
        counts.indices.contains(path[0]),
        path.count == 1 || (0..<counts[path[0]]).contains(path[1])
      else { throw .outOfRange(path) }
      if !named.insert(path).inserted { throw .namedTwice(path) }
    }
  }
}
