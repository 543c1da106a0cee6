import WaterflowEngine
import WaterflowLayout

/// Carries edits out on lists, strictly: each index has to be in place.
struct EditReplay {
  private(set) var sections: [NaiveSection]
  /// The items that were read anew while kept, by their new paths.
  private(set) var reloaded: Set<ItemPath> = []
  private var items: [Int: ItemPath?] = [:]
  private var parked: [Int: NaiveSection] = [:]

  init(_ counts: [Int]) {
    sections = NaiveUpdate.start(counts)
  }

  /// Carries all out; returns what is wrong, or nil.
  mutating func run(_ edits: [LayoutEdit]) -> String? {
    for edit in edits where !carryOut(edit) {
      return "\(edit) does not fit \(sections)"
    }
    guard items.isEmpty, parked.isEmpty else { return "something is parked" }
    return nil
  }

  private mutating func carryOut(_ edit: LayoutEdit) -> Bool {
    switch edit {
    case .removeItems(let section, let range):
      guard has(section, range) else { return false }
      sections[section].items.removeSubrange(range)
    case .detachItem(let path, let move):
      guard has(path.section, path.item..<path.item + 1), items[move] == nil
      else { return false }
      items.updateValue(
        sections[path.section].items.remove(at: path.item), forKey: move)
    case .removeSection(let section):
      guard sections.indices.contains(section) else { return false }
      sections.remove(at: section)
    case .detachSection(let section, let move):
      guard sections.indices.contains(section), parked[move] == nil
      else { return false }
      parked[move] = sections.remove(at: section)
    case .insertSection(let section, let count):
      guard (0...sections.count).contains(section) else { return false }
      sections.insert(
        NaiveSection(origin: nil, items: Array(repeating: nil, count: count)),
        at: section)
    case .attachSection(let section, let move):
      guard (0...sections.count).contains(section),
        let body = parked.removeValue(forKey: move)
      else { return false }
      sections.insert(body, at: section)
    case .reloadSection(let section, let count):
      guard sections.indices.contains(section) else { return false }
      sections[section].items = Array(repeating: nil, count: count)
    case .insertItems(let section, let range):
      guard sections.indices.contains(section), !range.isEmpty,
        (0...sections[section].items.count).contains(range.lowerBound)
      else { return false }
      sections[section].items.insert(
        contentsOf: Array(repeating: nil, count: range.count),
        at: range.lowerBound)
    case .attachItem(let path, let move):
      guard sections.indices.contains(path.section),
        (0...sections[path.section].items.count).contains(path.item),
        let item = items.removeValue(forKey: move)
      else { return false }
      sections[path.section].items.insert(item, at: path.item)
    case .reloadItems(let section, let range):
      guard has(section, range) else { return false }
      for item in range {
        reloaded.insert(ItemPath(section: section, item: item))
      }
    }
    return true
  }

  private func has(_ section: Int, _ range: Range<Int>) -> Bool {
    sections.indices.contains(section) && !range.isEmpty
      && range.lowerBound >= 0
      && range.upperBound <= sections[section].items.count
  }
}
