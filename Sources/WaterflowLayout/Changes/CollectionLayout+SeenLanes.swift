extension CollectionLayout {
  /// Has items stand in the lanes in which another layout of the same items has
  /// shown them, in the sections that keep those and look the same in both.
  ///
  /// Where items may not fit into the lanes that they had, they stay as they are.
  ///
  /// - Complexity: O(items of these sections).
  package func keepSeenLanes(of other: CollectionLayout) {
    for index in sections.indices where other.sections.indices.contains(index) {
      let (section, old) = (sections[index], other.sections[index])
      guard section.box.style == old.box.style,
        case .lanes(let body) = section.body, case .lanes(let seen) = old.body
      else { continue }
      let work = body.work
      let others = (sections.last?.end ?? .zero) - section.end + section.start
      if body.keepSeenLanes(of: seen, limit: section.box.room(behind: others)) {
        count(body.work, since: work)
        sectionsMoved(from: index + 1)
      }
    }
  }
}

extension LaneBody {
  /// Puts the items that another body has shown into the lanes that they have
  /// there, and places all anew; returns whether it has.
  fileprivate func keepSeenLanes(of other: LaneBody, limit: Fixed) -> Bool {
    guard
      assignment == .seen, lanes > 1, other.lanes == lanes,
      other.count == count, other.shownCount > 0,
      surelyFits(
        advanceOfAll, ends: [], below: laneLimit(limit), hasSpans: hasSpans)
    else { return false }
    pendingPlacement = {
      $0.placePendingItems(from: $1, $2, through: $3, before: $4)
    }
    placePending()
    var (theirs, start) = (0, 0)
    var item = 0
    for block in blocks {
      guard let laneOf = block.laneOf else { return false }
      for place in 0..<block.count where item < other.shownCount {
        while item - start >= other.blocks[theirs].count {
          start += other.blocks[theirs].count
          theirs += 1
        }
        let lane = other.lane(ofItem: item - start, in: other.blocks[theirs])
        laneOf[place] = UInt8(truncatingIfNeeded: lane)
        item += 1
      }
    }
    shownCount = other.shownCount
    pendingEnds = Array(repeating: 0, count: lanes)
    pendingBlock = 0
    placePending()
    return true
  }
}
