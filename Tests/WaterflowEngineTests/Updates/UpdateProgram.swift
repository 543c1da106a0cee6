import WaterflowEngine
import WaterflowLayout

/// A random update with counts that often fit.
struct UpdateProgram {
  var update = BatchUpdate()
  var old: [Int]
  var new: [Int]

  /// Draws sizes and changes; `byte` answers a number in 0..<limit.
  init(
    sections: Int, items: Int, changes: Int, _ draw: (_ limit: Int) -> Int
  ) {
    let counts = (0..<draw(sections + 1)).map { _ in draw(items + 1) }
    self.init(counts, items: items, changes: changes, draw)
  }

  /// The same for known counts before the update.
  init(
    _ counts: [Int], items: Int, changes: Int, _ draw: (_ limit: Int) -> Int
  ) {
    old = counts
    new = []
    // What may be wrong is decided once, so that sound updates are not rare
    // even where there are many changes.
    let slack = draw(4) == 0 ? 1 : 0
    let mayRepeat = draw(4) == 0
    let kinds = draw(2) == 0 ? 12 : 16
    func section() -> Int {
      draw(max(1, counts.count) + 2 * slack) - slack
    }
    func path(_ part: Int) -> ItemPath {
      let section = section()
      let count = counts.indices.contains(section) ? counts[section] : items
      return ItemPath(
        section: section, item: draw(max(1, count / part) + 2 * slack) - slack)
    }
    var isTaken = Set<[Int]>()
    func isFree(_ place: [Int]) -> Bool {
      isTaken.insert(place).inserted || mayRepeat && draw(8) == 0
    }
    for _ in 0..<draw(changes + 1) {
      let (a, b) = (path(1), path(2))
      switch draw(kinds) {
      case 0..<4 where isFree([0, a.section, a.item]):
        update.deleteItems(at: [a])
      case 4..<8 where isFree([1, b.section, b.item]):
        update.insertItems(at: [b])
      case 8..<11
      where isFree([0, a.section, a.item]) && isFree([1, b.section, b.item]):
        update.moveItem(from: a, to: b)
      case 11 where isFree([0, a.section, a.item]): update.reloadItems(at: [a])
      case 12 where isFree([2, a.section]): update.deleteSections([a.section])
      case 13 where isFree([3, a.section]): update.insertSections([a.section])
      case 14 where isFree([2, a.section]) && isFree([3, b.section]):
        update.moveSection(from: a.section, to: b.section)
      case 15 where isFree([2, a.section]): update.reloadSections([a.section])
      default: break
      }
    }
    new = Self.counts(update, old)
    // Sections that may have any number of items get one.
    for section in new.indices {
      if update.insertedSections.contains(section) { new[section] = draw(4) }
    }
    switch draw(16) {
    case 0: new.append(draw(items + 1))
    case 1: if !new.isEmpty { new[draw(new.count)] += 1 - 2 * draw(2) }
    default: break
    }
  }

  /// Returns the counts that the changes ask for, as well as one can say.
  private static func counts(_ update: BatchUpdate, _ old: [Int]) -> [Int] {
    let leaving = update.deletedSections + update.movedSections.map(\.from)
    var staying = old.indices.filter { !leaving.contains($0) }[...]
    let count = max(
      0,
      old.count - update.deletedSections.count
        + update.insertedSections.count)
    return (0..<count).map { section in
      let origin =
        update.movedSections.first { $0.to == section }?.from
        ?? (update.insertedSections.contains(section)
          ? nil : staying.popFirst())
      let gone = update.deletedItems + update.movedItems.map(\.from)
      let come = update.insertedItems + update.movedItems.map(\.to)
      guard let origin, old.indices.contains(origin) else { return 0 }
      return max(
        0,
        old[origin] - gone.count { $0.section == origin }
          + come.count { $0.section == section })
    }
  }
}
