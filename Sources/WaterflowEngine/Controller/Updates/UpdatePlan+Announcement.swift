import WaterflowLayout

extension UpdatePlan {
  /// How many items come, go and are elsewhere, those of sections included.
  public var announcedChanges: AnnouncedChanges {
    // What moves to or from a section that comes or goes is in its numbers.
    var added = -passingItems.count
    var moved = passingItems.count
    for edit in edits {
      switch edit {
      case .insertSection(_, let count): added += count
      case .insertItems(_, let range): added += range.count
      case .reloadSection(let section, let count):
        let old = oldSection(of: section).map { oldCounts[$0] } ?? 0
        added += max(0, count - old)
      case .detachItem: moved += 1
      case .removeItems, .removeSection, .detachSection, .attachSection,
        .attachItem, .reloadItems:
        break
      }
    }
    var growth = 0
    for count in newCounts { growth += count }
    for count in oldCounts { growth -= count }
    return AnnouncedChanges(
      added: added, removed: added - growth, moved: moved)
  }
}
