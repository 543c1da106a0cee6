import WaterflowLayout

extension MeasuredItems {
  /// Follows an update: what moves keeps being measured, what is new or read
  /// anew is not.
  ///
  /// - Complexity: O(edits * runs).
  package mutating func carryOut(_ edits: [LayoutEdit], _ plan: UpdatePlan) {
    guard !isEmpty else { return }
    var items = Array(repeating: false, count: plan.movedItems.count)
    var sections = Array(
      repeating: [Range<Int>](), count: plan.movedSections.count)
    for edit in edits {
      switch edit {
      case .removeItems(let section, let range):
        removeItems(range, section: section)
      case .detachItem(let path, let move):
        items[move] = contains(path)
        removeItems(path.item..<path.item + 1, section: path.section)
      case .removeSection(let section): _ = removeSection(section)
      case .detachSection(let section, let move):
        sections[move] = removeSection(section)
      case .insertSection(let section, _): insertSection(section)
      case .attachSection(let section, let move):
        insertSection(section, sections[move])
      case .reloadSection(let section, _):
        _ = removeSection(section)
        insertSection(section)
      case .insertItems(let section, let range):
        insertItems(range, section: section)
      case .attachItem(let path, let move):
        insertItems(path.item..<path.item + 1, section: path.section)
        if items[move] { insert(path) }
      case .reloadItems(let section, let range):
        removeItems(range, section: section)
        insertItems(range, section: section)
      }
    }
  }
}
