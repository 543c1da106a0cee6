import WaterflowLayout

extension UpdatePlan {
  /// Finds the steps that turn the old arrangement into the new one.
  func makeEdits() -> [LayoutEdit] {
    var edits: [LayoutEdit] = []
    add(leavingItems, isLeaving: true, to: &edits)
    edits.reverse()
    for place in leavingSections.all.reversed() {
      let section = leavingSections.slots[place]
      let move = leavingSections.moves[place]
      edits.append(
        move == SlotList.noMove
          ? .removeSection(section) : .detachSection(section, move: move))
    }
    for place in enteringSections.all {
      let section = enteringSections.slots[place]
      let move = enteringSections.moves[place]
      edits.append(
        move == SlotList.noMove
          ? .insertSection(section, itemCount: newCounts[section])
          : .attachSection(section, move: move))
    }
    let sections = reloadedSections.compactMap { newSection(of: $0) }
    for section in sections.inOrder({ ($0, 0, 0) }) {
      edits.append(.reloadSection(section, itemCount: newCounts[section]))
    }
    add(enteringItems, isLeaving: false, to: &edits)
    ItemSet(reloadedItems.compactMap { newPath(of: $0) }).forEachRun {
      edits.append(.reloadItems(section: $0.section, $0.item..<$1))
    }
    return edits
  }

  /// Adds one edit for each move and each range of neighbours, ascending.
  // Not inlined: it is called twice.
  @inline(never)
  private func add(
    _ paths: PathList, isLeaving: Bool, to edits: inout [LayoutEdit]
  ) {
    let list = paths.list
    for (group, section) in paths.sections.enumerated() {
      let places = paths.range(ofGroup: group)
      var place = places.lowerBound
      while place < places.upperBound {
        let first = list.slots[place]
        let move = list.moves[place]
        place += 1
        guard move == SlotList.noMove else {
          let path = ItemPath(section: section, item: first)
          edits.append(
            isLeaving
              ? .detachItem(path, move: move) : .attachItem(path, move: move))
          continue
        }
        var end = first + 1
        while place < places.upperBound && list.slots[place] == end
          && list.moves[place] == SlotList.noMove
        {
          end += 1
          place += 1
        }
        edits.append(
          isLeaving
            ? .removeItems(section: section, first..<end)
            : .insertItems(section: section, first..<end))
      }
    }
  }
}
