import WaterflowEngine
import WaterflowLayout

/// A section of an arrangement, with what stood where before the update.
struct NaiveSection: Equatable {
  /// The section's old index; nil if it is new.
  var origin: Int?
  /// The items' old paths; nil for those that are new.
  var items: [ItemPath?]
}

/// Carries an update out on lists of labels, the obvious way.
///
/// It shares no code and no idea with the plan: sets say what is named twice,
/// and counts are right if, filled slot by slot, nothing is missing or left.
enum NaiveUpdate {
  /// Returns the arrangement before an update.
  static func start(_ counts: [Int]) -> [NaiveSection] {
    counts.indices.map { section in
      NaiveSection(
        origin: section,
        items: (0..<counts[section]).map {
          ItemPath(section: section, item: $0)
        }
      )
    }
  }

  /// Returns the arrangement after an update, or nil if it is refused.
  static func arrange(
    _ update: BatchUpdate, old: [Int], new: [Int]
  ) -> [NaiveSection]? {
    guard (old + new).allSatisfy({ $0 >= 0 }),
      isUnique(
        update.deletedSections + update.reloadedSections
          + update.movedSections.map(\.from), within: 0..<old.count),
      isUnique(
        update.insertedSections + update.movedSections.map(\.to),
        within: 0..<new.count),
      isUnique(
        update.deletedItems + update.reloadedItems
          + update.movedItems.map(\.from), within: old),
      isUnique(
        update.insertedItems + update.movedItems.map(\.to), within: new),
      let origins = sections(update, old.count, new.count)
    else { return nil }

    var kept: [Int: Int] = [:]
    for (section, origin) in origins.enumerated() {
      if let origin, !update.reloadedSections.contains(origin) {
        kept[origin] = section
      }
    }
    for move in update.movedItems {
      let origin =
        origins.indices.contains(move.to.section)
        ? origins[move.to.section] : nil
      guard !update.reloadedSections.contains(move.from.section),
        origin.map({ !update.reloadedSections.contains($0) }) ?? true
      else { return nil }
    }
    // Read anew where a section is not kept, on either side.
    var update = update
    let anew = update.movedItems.filter {
      kept[$0.from.section] == nil || !kept.values.contains($0.to.section)
    }
    update.movedItems.removeAll { anew.contains($0) }
    update.deletedItems += anew.map(\.from)
    update.insertedItems += anew.map(\.to)
    for path in update.reloadedItems
    where update.deletedSections.contains(path.section) { return nil }

    var result: [NaiveSection] = []
    for (section, origin) in origins.enumerated() {
      guard let origin, kept[origin] != nil else {
        result.append(
          NaiveSection(
            origin: origin,
            items: Array(repeating: nil, count: new[section])))
        continue
      }
      guard
        let items = items(update, origin, old[origin], section, new[section])
      else { return nil }
      result.append(NaiveSection(origin: origin, items: items))
    }
    return result
  }

  /// Returns the old index of every new section.
  private static func sections(
    _ update: BatchUpdate, _ old: Int, _ new: Int
  ) -> [Int?]? {
    let leaving = update.deletedSections + update.movedSections.map(\.from)
    var staying = (0..<old).filter { !leaving.contains($0) }[...]
    var origins: [Int?] = []
    for section in 0..<new {
      if let move = update.movedSections.first(where: { $0.to == section }) {
        origins.append(move.from)
      } else if update.insertedSections.contains(section) {
        origins.append(nil)
      } else if let next = staying.popFirst() {
        origins.append(next)
      } else {
        return nil
      }
    }
    return staying.isEmpty ? origins : nil
  }

  /// Returns the old path of every item of a section that is kept.
  private static func items(
    _ update: BatchUpdate, _ origin: Int, _ old: Int, _ section: Int, _ new: Int
  ) -> [ItemPath?]? {
    let leaving = Set(update.deletedItems + update.movedItems.map(\.from))
    let inserted = Set(update.insertedItems)
    let arriving = Dictionary(
      uniqueKeysWithValues: update.movedItems.map { ($0.to, $0.from) })
    var staying = (0..<old).map { ItemPath(section: origin, item: $0) }
      .filter { !leaving.contains($0) }[...]
    var items: [ItemPath?] = []
    for item in 0..<new {
      let path = ItemPath(section: section, item: item)
      if let from = arriving[path] {
        items.append(from)
      } else if inserted.contains(path) {
        items.append(nil)
      } else if let next = staying.popFirst() {
        items.append(next)
      } else {
        return nil
      }
    }
    return staying.isEmpty ? items : nil
  }

  /// Returns where what has come to the place of an item is that is gone: right
  /// behind the last before it that stays where it is in their section; in one
  /// that is gone or read anew, where an item of the same number is.
  static func place(
    ofDeleted old: ItemPath, _ update: BatchUpdate, _ expected: [NaiveSection]
  ) -> ItemPath {
    let staying = { (section: Int) -> Int? in
      update.movedSections.contains { $0.from == section }
        ? nil : expected.firstIndex { $0.origin == section }
    }
    guard
      let section = expected.firstIndex(where: { $0.origin == old.section })
    else {
      let before = (0..<old.section).reversed().compactMap(staying).first
      return ItemPath(section: before.map { $0 + 1 } ?? 0, item: old.item)
    }
    if update.reloadedSections.contains(old.section) {
      return ItemPath(section: section, item: old.item)
    }
    let before = (0..<old.item).reversed().lazy
      .map { ItemPath(section: old.section, item: $0) }
      .filter { path in !update.movedItems.contains { $0.from == path } }
      .compactMap { expected[section].items.firstIndex(of: $0) }.first
    return ItemPath(section: section, item: before.map { $0 + 1 } ?? 0)
  }

  private static func isUnique(_ places: [Int], within range: Range<Int>)
    -> Bool
  {
    Set(places).count == places.count && places.allSatisfy(range.contains)
  }

  private static func isUnique(_ places: [ItemPath], within counts: [Int])
    -> Bool
  {
    Set(places).count == places.count
      && places.allSatisfy {
        counts.indices.contains($0.section)
          && (0..<counts[$0.section]).contains($0.item)
      }
  }
}
