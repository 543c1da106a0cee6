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
    var edits: [LayoutEdit] = []
    addLeavingItems(to: &edits)
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
    for section in reloadedSections.compactMap({ newSection(of: $0) }).sorted()
    {
      edits.append(.reloadSection(section, itemCount: newCounts[section]))
    }
    addEnteringItems(to: &edits)
    addReloads(to: &edits)
    return edits
  }

  private func addLeavingItems(to edits: inout [LayoutEdit]) {
    let list = leavingItems.list
    for group in leavingItems.sections.indices.reversed() {
      let section = leavingItems.sections[group]
      let range = leavingItems.range(ofGroup: group)
      var run: Range<Int>?
      for place in range.reversed() {
        let item = list.slots[place]
        if let gathered = run {
          let joins =
            list.moves[place] == SlotList.noMove
            && item + 1 == gathered.lowerBound
          if joins {
            run = item..<gathered.upperBound
            continue
          }
          edits.append(.removeItems(section: section, gathered))
          run = nil
        }
        if list.moves[place] == SlotList.noMove {
          run = item..<item + 1
        } else {
          edits.append(
            .detachItem(
              ItemPath(section: section, item: item), move: list.moves[place]))
        }
      }
      if let run { edits.append(.removeItems(section: section, run)) }
    }
  }

  private func addEnteringItems(to edits: inout [LayoutEdit]) {
    let list = enteringItems.list
    for group in enteringItems.sections.indices {
      let section = enteringItems.sections[group]
      var run: Range<Int>?
      for place in enteringItems.range(ofGroup: group) {
        let item = list.slots[place]
        if let gathered = run {
          if list.moves[place] == SlotList.noMove && item == gathered.upperBound
          {
            run = gathered.lowerBound..<item + 1
            continue
          }
          edits.append(.insertItems(section: section, gathered))
          run = nil
        }
        if list.moves[place] == SlotList.noMove {
          run = item..<item + 1
        } else {
          edits.append(
            .attachItem(
              ItemPath(section: section, item: item), move: list.moves[place]))
        }
      }
      if let run { edits.append(.insertItems(section: section, run)) }
    }
  }

  private func addReloads(to edits: inout [LayoutEdit]) {
    var run: (section: Int, items: Range<Int>)?
    for path in reloadedItems.compactMap({ newPath(of: $0) }).sorted() {
      if let gathered = run {
        if gathered.section == path.section
          && gathered.items.upperBound == path.item
        {
          run = (path.section, gathered.items.lowerBound..<path.item + 1)
          continue
        }
        edits.append(.reloadItems(section: gathered.section, gathered.items))
      }
      run = (path.section, path.item..<path.item + 1)
    }
    if let run {
      edits.append(.reloadItems(section: run.section, run.items))
    }
  }
}
