import WaterflowLayout

/// Which items have been measured.
///
/// Kept as runs of neighbours: scrolling measures items in order, so there are
/// few.
package struct MeasuredItems {
  /// Creates a record of nothing.
  package init() {}

  private var sections: [[Range<Int>]] = []

  /// Whether nothing has been measured; spares looking where that is usual.
  package var isEmpty: Bool { sections.isEmpty }

  /// Forgets all.
  package mutating func removeAll() {
    sections.removeAll(keepingCapacity: true)
  }

  /// Returns whether an item has been measured.
  ///
  /// - Complexity: O(log(runs of the section)).
  package func contains(_ path: ItemPath) -> Bool {
    guard sections.indices.contains(path.section) else { return false }
    let runs = sections[path.section]
    let place = Self.place(of: path.item, in: runs)
    return place < runs.count && runs[place].contains(path.item)
  }

  /// Adds an item, whose numbers are not negative.
  ///
  /// - Complexity: O(runs of the section).
  package mutating func insert(_ path: ItemPath) {
    while sections.count <= path.section { sections.append([]) }
    let item = path.item
    let place = Self.place(of: item, in: sections[path.section])
    if place < sections[path.section].count,
      sections[path.section][place].contains(item)
    {
      return
    }
    sections[path.section].insert(item..<item + 1, at: place)
    merge(place, path.section)
    if place > 0 { merge(place - 1, path.section) }
  }

  /// Removes items and makes those behind them take their places.
  mutating func removeItems(_ items: Range<Int>, section: Int) {
    guard sections.indices.contains(section) else { return }
    sections[section] = sections[section].compactMap { run in
      let lower = Self.moved(run.lowerBound, without: items)
      let upper = Self.moved(run.upperBound, without: items)
      return lower < upper ? lower..<upper : nil
    }
    mergeAll(section)
  }

  /// Makes room for items that have not been measured.
  mutating func insertItems(_ items: Range<Int>, section: Int) {
    guard sections.indices.contains(section) else { return }
    var runs: [Range<Int>] = []
    let at = items.lowerBound
    for run in sections[section] {
      if run.upperBound <= at {
        runs.append(run)
      } else if run.lowerBound >= at {
        runs.append(
          run.lowerBound + items.count..<run.upperBound + items.count)
      } else {
        runs.append(run.lowerBound..<at)
        runs.append(items.upperBound..<run.upperBound + items.count)
      }
    }
    sections[section] = runs
  }

  /// Takes a section out, with what is known of it.
  mutating func removeSection(_ section: Int) -> [Range<Int>] {
    sections.indices.contains(section) ? sections.remove(at: section) : []
  }

  /// Makes room for a section.
  mutating func insertSection(_ section: Int, _ runs: [Range<Int>] = []) {
    while sections.count < section { sections.append([]) }
    sections.insert(runs, at: section)
  }

  private mutating func merge(_ place: Int, _ section: Int) {
    guard place + 1 < sections[section].count,
      sections[section][place].upperBound
        == sections[section][place + 1].lowerBound
    else { return }
    let next = sections[section].remove(at: place + 1)
    sections[section][place] =
      sections[section][place].lowerBound..<next.upperBound
  }

  private mutating func mergeAll(_ section: Int) {
    var place = 0
    while place + 1 < sections[section].count {
      let count = sections[section].count
      merge(place, section)
      if sections[section].count == count { place += 1 }
    }
  }

  /// The first run that ends behind an item.
  private static func place(of item: Int, in runs: [Range<Int>]) -> Int {
    partition(runs.count) { runs[$0].upperBound > item }
  }

  private static func moved(_ item: Int, without items: Range<Int>) -> Int {
    if item <= items.lowerBound { return item }
    return max(items.lowerBound, item - items.count)
  }
}
