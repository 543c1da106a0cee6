import WaterflowEngine
import WaterflowLayout

/// Applies the difference of two snapshots, the naive way.
enum DifferenceCheck {
  typealias Collection = Snapshot<Int, Int>

  /// Makes a snapshot of lists; sections are named by numbers.
  static func snapshot(_ sections: [(Int, [Int])]) throws -> Collection {
    var snapshot = Collection()
    try snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections {
      try snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// Returns what is wrong with a difference, or nil.
  static func problem(from old: Collection, to new: Collection) -> String? {
    let difference = new.difference(from: old)
    let update = difference.update
    let counts = (old.itemCounts, new.itemCounts)
    guard
      let after = NaiveUpdate.arrange(update, old: counts.0, new: counts.1)
    else { return "not sound: \(update)" }
    if let problem = PlanCheck.problem(update, old: counts.0, new: counts.1) {
      return problem
    }
    for (section, body) in after.enumerated() {
      let identifier = new.sectionIdentifier(at: section)
      if let origin = body.origin {
        if old.sectionIdentifier(at: origin) != identifier {
          return "section \(section) by \(update)"
        }
      }
      for (item, origin) in body.items.enumerated() {
        let path = ItemPath(section: section, item: item)
        guard let origin else { continue }
        if old.itemIdentifier(at: origin) != new.itemIdentifier(at: path) {
          return "\(path) by \(update)"
        }
      }
    }
    return identity(after, old, new) ?? moves(after, update, old, new)
      ?? reloads(after, difference, old, new)
  }

  /// Who may stay does: an item is new only if it was not there, or if one of
  /// its sections is not kept, or if it moves and is reloaded.
  private static func identity(
    _ after: [NaiveSection], _ old: Collection, _ new: Collection
  ) -> String? {
    for (section, body) in after.enumerated() {
      let reloadedSections = new.reloadedSectionIdentifiers
      guard let identifier = new.sectionIdentifier(at: section),
        let known = old.indexOfSection(identifier)
      else { continue }
      if body.origin != known && !reloadedSections.contains(identifier) {
        return "section \(identifier) is not kept"
      }
      for (item, origin) in body.items.enumerated() where origin == nil {
        guard
          let name = new.itemIdentifier(
            at: ItemPath(section: section, item: item)),
          let home = old.sectionIdentifier(containingItem: name)
        else { continue }
        let isExcused =
          reloadedSections.contains(identifier)
          || reloadedSections.contains(home)
          || new.indexOfSection(home) == nil
          || new.reloadedItemIdentifiers.contains(name)
        if !isExcused { return "item \(name) is not kept" }
      }
    }
    return nil
  }

  /// No more moves than needed: all that remain in a section, but for a longest
  /// ascending choice, and all that change sections.
  private static func moves(
    _ after: [NaiveSection], _ update: BatchUpdate, _ old: Collection,
    _ new: Collection
  ) -> String? {
    let kept = after.compactMap(\.origin)
    let reloads = !new.reloadedItemIdentifiers.isEmpty
    if new.reloadedSectionIdentifiers.isEmpty,
      update.movedSections.count != kept.count - longest(kept)
    {
      return "\(update.movedSections.count) moves of sections"
    }
    for (section, body) in after.enumerated() {
      let moved = update.movedItems.filter { $0.to.section == section }
      let staying = body.items.compactMap { $0 }
        .filter { $0.section == body.origin }.map(\.item)
      let strangers = body.items.compactMap { $0 }
        .filter { $0.section != body.origin }
      if !reloads,
        moved.count != strangers.count + staying.count - longest(staying)
      {
        return "\(moved.count) moves into section \(section): \(update)"
      }
    }
    return nil
  }

  /// The length of the longest ascending choice, by trying all last numbers.
  static func longest(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      var length = 1
      for earlier in 0..<index where numbers[earlier] < number {
        length = max(length, best[earlier] + 1)
      }
      best.append(length)
    }
    return best.max() ?? 0
  }

  /// Each item that was asked for is reloaded, or replaced.
  private static func reloads(
    _ after: [NaiveSection], _ difference: SnapshotDifference,
    _ old: Collection, _ new: Collection
  ) -> String? {
    var reconfigured: [ItemPath] = []
    for (section, body) in after.enumerated() {
      for (item, origin) in body.items.enumerated() {
        let path = ItemPath(section: section, item: item)
        guard let name = new.itemIdentifier(at: path), let origin else {
          continue
        }
        let isReloaded = new.reloadedItemIdentifiers.contains(name)
        if difference.update.reloadedItems.contains(origin) != isReloaded {
          return "reload of \(name)"
        }
        if new.reconfiguredItemIdentifiers.contains(name) && !isReloaded {
          reconfigured.append(path)
        }
      }
    }
    return reconfigured == difference.reconfiguredItems
      ? nil : "reconfigured \(difference.reconfiguredItems)"
  }
}
