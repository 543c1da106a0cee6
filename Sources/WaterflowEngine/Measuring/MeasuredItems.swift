import WaterflowLayout

/// Which items have been measured.
///
/// Kept as runs of neighbours: scrolling measures items in order, so there are
/// few.
package struct MeasuredItems {
  /// Creates a record of nothing.
  package init() {}

  /// For each section the items at which runs begin and end by turns,
  /// ascending: a run begins at an even place, and the next one ends it.
  var edges: [[Int]] = []

  /// Whether nothing has been measured; spares looking where that is usual.
  package var isEmpty: Bool { edges.isEmpty }

  /// Forgets all.
  package mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
  }

  /// Returns whether an item has been measured.
  ///
  /// - Complexity: O(log(runs of the section)).
  package func contains(_ path: ItemPath) -> Bool {
    guard edges.indices.contains(path.section) else { return false }
    let edges = edges[path.section]
    return !partition(edges.count) { edges[$0] > path.item }.isMultiple(of: 2)
  }

  /// Adds an item, whose numbers are not negative.
  ///
  /// - Complexity: O(runs of the section).
  package mutating func insert(_ path: ItemPath) {
    if !contains(path) { toggle(path) }
  }

  /// Takes an item out.
  ///
  /// - Complexity: O(runs of the section).
  mutating func remove(_ path: ItemPath) {
    if contains(path) { toggle(path) }
  }

  /// Takes all items of a section out.
  mutating func removeItems(ofSection section: Int) {
    if edges.indices.contains(section) { edges[section] = [] }
  }

  /// Takes a section out, with what is known of it.
  mutating func removeSection(_ section: Int) -> [Int] {
    edges.indices.contains(section) ? edges.remove(at: section) : []
  }

  /// Makes room for a section.
  mutating func insertSection(_ section: Int, _ known: [Int] = []) {
    while edges.count < section { edges.append([]) }
    edges.insert(known, at: section)
  }

  private mutating func toggle(_ path: ItemPath) {
    while edges.count <= path.section { edges.append([]) }
    for edge in path.item...path.item + 1 {
      let edges = edges[path.section]
      let place = partition(edges.count) { edges[$0] >= edge }
      if place < edges.count, edges[place] == edge {
        self.edges[path.section].remove(at: place)
      } else {
        self.edges[path.section].insert(edge, at: place)
      }
    }
  }
}
