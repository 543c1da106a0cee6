import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// A random program that does the same to a snapshot and to a naive one.
struct SnapshotProgram {
  private(set) var snapshot = Snapshot<Int, Int>()
  private(set) var naive = NaiveSnapshot()
  private let sections: Int
  private let items: Int

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
  }

  /// Does one thing; returns what is wrong afterwards, or nil.
  mutating func step(_ random: inout SplitMix64) -> String? {
    let before = snapshot
    let wanted: SnapshotError?
    var thrown: SnapshotError?
    let kind = random.int(0...19)
    do throws(SnapshotError) {
      wanted = try carryOut(kind, &random, &thrown)
    } catch {
      wanted = nil
      thrown = error
    }
    if thrown != wanted {
      return "step \(kind) threw \(thrown as Any), not \(wanted as Any)"
    }
    if thrown != nil && snapshot != before { return "step \(kind) half done" }
    return problem().map { "\($0) after step \(kind)" }
  }

  private func draw(_ limit: Int, _ random: inout SplitMix64) -> [Int] {
    (0..<random.int(0...3)).map { _ in random.int(0...limit) }
  }

  /// Returns the fault that the naive snapshot finds; it is left alone then.
  private mutating func carryOut(
    _ kind: Int, _ random: inout SplitMix64, _ thrown: inout SnapshotError?
  ) throws(SnapshotError) -> SnapshotError? {
    let given = draw(items, &random)
    let givenSections = draw(sections, &random)
    let (item, other) = (random.int(0...items), random.int(0...items))
    let (section, target) = (
      random.int(0...sections), random.int(0...sections)
    )
    let otherMissing: SnapshotError? =
      naive.path(of: other) == nil ? .noSuchItem(at: nil) : nil
    let targetMissing: SnapshotError? =
      naive.index(ofSection: target) == nil ? .noSuchSection(at: nil) : nil
    let behind = random.int(0...1)

    let wanted: SnapshotError?
    var changed = naive
    do throws(SnapshotError) {
      switch kind {
      case 0, 1:
        wanted = naive.duplicate(sections: givenSections)
        for identifier in givenSections {
          changed.sections.append(.init(identifier: identifier, items: []))
        }
        try snapshot.appendSections(givenSections)
      case 2:
        wanted = targetMissing ?? naive.duplicate(sections: givenSections)
        if let index = naive.index(ofSection: target) {
          changed.sections.insert(
            contentsOf: givenSections.map { .init(identifier: $0, items: []) },
            at: index + behind)
        }
        if behind == 0 {
          try snapshot.insertSections(givenSections, beforeSection: target)
        } else {
          try snapshot.insertSections(givenSections, afterSection: target)
        }
      case 3:
        wanted = naive.missing(sections: givenSections)
        changed.sections.removeAll { givenSections.contains($0.identifier) }
        changed.forgetMissing()
        try snapshot.deleteSections(givenSections)
      case 4:
        wanted = naive.missing(sections: [section]) ?? targetMissing
        if wanted == nil, section != target,
          let index = naive.index(ofSection: section)
        {
          let body = changed.sections.remove(at: index)
          if let index = changed.index(ofSection: target) {
            changed.sections.insert(body, at: index + behind)
          }
        }
        if behind == 0 {
          try snapshot.moveSection(section, beforeSection: target)
        } else {
          try snapshot.moveSection(section, afterSection: target)
        }
      case 5:
        wanted = naive.missing(sections: givenSections)
        NaiveSnapshot.mark(givenSections, in: &changed.reloadedSections)
        try snapshot.reloadSections(givenSections)
      case 6:
        wanted = naive.missing(given)
        NaiveSnapshot.mark(given, in: &changed.reloaded)
        try snapshot.reloadItems(given)
      case 7:
        wanted = naive.missing(given)
        NaiveSnapshot.mark(given, in: &changed.reconfigured)
        try snapshot.reconfigureItems(given)
      case 8:
        wanted =
          naive.sections.isEmpty ? .noSections : naive.duplicate(given)
        if let last = changed.sections.indices.last {
          changed.sections[last].items += given
        }
        try snapshot.appendItems(given)
      case 9, 10, 11:
        wanted = targetMissing ?? naive.duplicate(given)
        if let index = naive.index(ofSection: target) {
          changed.sections[index].items += given
        }
        try snapshot.appendItems(given, toSection: target)
      case 12, 13:
        wanted = otherMissing ?? naive.duplicate(given)
        changed.insert(given, beside: other, behind: behind)
        if behind == 0 {
          try snapshot.insertItems(given, beforeItem: other)
        } else {
          try snapshot.insertItems(given, afterItem: other)
        }
      case 14, 15:
        wanted = naive.missing(given)
        for item in given { changed.removeItem(item) }
        changed.forgetMissing()
        try snapshot.deleteItems(given)
      case 16 where random.chance(10):
        wanted = nil
        changed = NaiveSnapshot()
        snapshot.deleteAllItems()
      case 17 where random.chance(20):
        wanted = nil
        (changed.reloaded, changed.reconfigured) = ([], [])
        changed.reloadedSections = []
        snapshot.forgetReloads()
      default:
        wanted = naive.missing([item]) ?? otherMissing
        if item != other {
          changed.removeItem(item)
          changed.insert([item], beside: other, behind: behind)
        }
        if behind == 0 {
          try snapshot.moveItem(item, beforeItem: other)
        } else {
          try snapshot.moveItem(item, afterItem: other)
        }
      }
    } catch {
      thrown = error
      return wanted
    }
    if wanted == nil { naive = changed }
    return wanted
  }

  /// Returns what the snapshot says otherwise than the naive one, or nil.
  private func problem() -> String? {
    if snapshot.sectionIdentifiers != naive.sections.map(\.identifier) {
      return "sections"
    }
    if snapshot.itemIdentifiers != naive.items { return "items" }
    if snapshot.numberOfItems != naive.items.count { return "count" }
    if snapshot.itemCounts != naive.sections.map(\.items.count) {
      return "counts"
    }
    if snapshot.reloadedItemIdentifiers != naive.reloaded
      || snapshot.reconfiguredItemIdentifiers != naive.reconfigured
      || snapshot.reloadedSectionIdentifiers != naive.reloadedSections
    {
      return "reloads"
    }
    for item in -1...items + 1 {
      let path = naive.path(of: item)
      if snapshot.path(ofItem: item) != path { return "path of \(item)" }
      if snapshot.indexOfItem(item) != naive.items.firstIndex(of: item) {
        return "index of \(item)"
      }
      if snapshot.sectionIdentifier(containingItem: item)
        != path.map({ naive.sections[$0.section].identifier })
      {
        return "section of \(item)"
      }
      if let path, snapshot.itemIdentifier(at: path) != item {
        return "item at \(path)"
      }
    }
    for section in -1...sections + 1 {
      let index = naive.index(ofSection: section)
      if snapshot.indexOfSection(section) != index {
        return "index of section \(section)"
      }
      let items = try? snapshot.itemIdentifiers(inSection: section)
      if items != index.map({ naive.sections[$0].items }) {
        return "items of section \(section)"
      }
    }
    return nil
  }
}
