import WaterflowEngine
import WaterflowLayout

/// A snapshot as a list of lists that is searched from the start.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    var identifier: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var reloaded: [Int] = []
  var reconfigured: [Int] = []
  var reloadedSections: [Int] = []

  var items: [Int] { sections.flatMap(\.items) }

  func path(of item: Int) -> ItemPath? {
    for (section, body) in sections.enumerated() {
      if let place = body.items.firstIndex(of: item) {
        return ItemPath(section: section, item: place)
      }
    }
    return nil
  }

  func index(ofSection identifier: Int) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Faults

  func duplicate(_ given: [Int]) -> SnapshotError? {
    for (place, item) in given.enumerated()
    where items.contains(item) || given[..<place].contains(item) {
      return .duplicateItem(at: place)
    }
    return nil
  }

  func duplicate(sections given: [Int]) -> SnapshotError? {
    for (place, section) in given.enumerated()
    where index(ofSection: section) != nil || given[..<place].contains(section)
    {
      return .duplicateSection(at: place)
    }
    return nil
  }

  func missing(_ given: [Int]) -> SnapshotError? {
    given.firstIndex { path(of: $0) == nil }.map { .noSuchItem(at: $0) }
  }

  func missing(sections given: [Int]) -> SnapshotError? {
    given.firstIndex { index(ofSection: $0) == nil }
      .map { .noSuchSection(at: $0) }
  }

  // MARK: - Changes

  mutating func forgetMissing() {
    let (items, all) = (items, sections.map(\.identifier))
    reloaded.removeAll { !items.contains($0) }
    reconfigured.removeAll { !items.contains($0) }
    reloadedSections.removeAll { !all.contains($0) }
  }

  mutating func insert(_ given: [Int], beside other: Int, behind: Int) {
    guard let path = path(of: other) else { return }
    sections[path.section].items.insert(
      contentsOf: given, at: path.item + behind)
  }

  mutating func removeItem(_ item: Int) {
    for section in sections.indices {
      sections[section].items.removeAll { $0 == item }
    }
  }

  static func mark(_ given: [Int], in list: inout [Int]) {
    for item in given where !list.contains(item) { list.append(item) }
  }
}
