import WaterflowLayout

extension UpdatePlan {
  /// How many items come, go and are elsewhere, those of sections included.
  public var announcedChanges: AnnouncedChanges {
    var added = 0
    var moved = 0
    for place in enteringSections.all
    where enteringSections.moves[place] == SlotList.noMove {
      added += newCounts[enteringSections.slots[place]]
    }
    for old in reloadedSections {
      guard let new = newSection(of: old) else { continue }
      added += max(0, newCounts[new] - oldCounts[old])
    }
    for move in enteringItems.list.moves {
      if move == SlotList.noMove { added += 1 } else { moved += 1 }
    }
    var growth = 0
    for count in newCounts { growth += count }
    for count in oldCounts { growth -= count }
    return AnnouncedChanges(
      added: added, removed: added - growth, moved: moved)
  }
}
