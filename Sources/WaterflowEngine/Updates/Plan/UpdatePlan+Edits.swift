import WaterflowLayout

extension UpdatePlan {
  /// The steps that turn the old arrangement into the new one; see
  /// ``LayoutEdit`` for their order and indices.
  ///
  /// ```swift
  /// for edit in plan.edits {
  ///   switch edit {
  ///   case .removeItems(let section, let range):
  ///     sections[section].removeSubrange(range)
  ///   // ...
  ///   }
  /// }
  /// ```
  ///
  /// Neighbours that go or appear together make one step.
  ///
  /// - Complexity: O(changes log changes).
  public var edits: [LayoutEdit] {
    var edits: [LayoutEdit] = itemEdits(
      leavingItems,
      range: { .removeItems(section: $0, $1) },
      move: { .detachItem($0, move: $1) }
    ).reversed()
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
    edits += itemEdits(
      enteringItems,
      range: { .insertItems(section: $0, $1) },
      move: { .attachItem($0, move: $1) })
    var reloads = PathList()
    for path in ItemSet(reloadedItems.compactMap { newPath(of: $0) }).paths {
      reloads.append(path, move: SlotList.noMove)
    }
    return edits
      + itemEdits(
        reloads,
        range: { .reloadItems(section: $0, $1) },
        move: { .attachItem($0, move: $1) })
  }

  /// Returns one edit for each move and each range of neighbours, ascending.
  private func itemEdits(
    _ paths: PathList, range: (Int, Range<Int>) -> LayoutEdit,
    move: (ItemPath, Int) -> LayoutEdit
  ) -> [LayoutEdit] {
    let list = paths.list
    var edits: [LayoutEdit] = []
    for (group, section) in paths.sections.enumerated() {
      let places = paths.range(ofGroup: group)
      var place = places.lowerBound
      while place < places.upperBound {
        let first = list.slots[place]
        let number = list.moves[place]
        place += 1
        guard number == SlotList.noMove else {
          edits.append(move(ItemPath(section: section, item: first), number))
          continue
        }
        var end = first + 1
        while place < places.upperBound && list.slots[place] == end
          && list.moves[place] == SlotList.noMove
        {
          end += 1
          place += 1
        }
        edits.append(range(section, first..<end))
      }
    }
    return edits
  }
}
