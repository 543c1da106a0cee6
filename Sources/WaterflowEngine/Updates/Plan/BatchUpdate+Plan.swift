import WaterflowLayout

extension BatchUpdate {
  /// Checks the update against the counts before and after it, and returns
  /// where everything goes.
  ///
  /// The rules are those of the platform's collection views:
  ///
  /// - every index is in its range: old ones in the old counts, new ones in the
  ///   new counts;
  /// - no two changes name one place of one index space: nothing is deleted
  ///   twice, deleted and moved, moved and reloaded, inserted where something
  ///   arrives, ...;
  /// - in a deleted section the deletion of an item, and in an inserted one the
  ///   insertion, is allowed and redundant; in a reloaded section both are, and
  ///   reloads too;
  /// - no item moves out of or into a section that is reloaded, and no item of
  ///   a deleted section is reloaded; one that moves out of a deleted section,
  ///   or into an inserted one, is read anew, and keeps who it is: see
  ///   ``UpdatePlan/finalPath(of:)``;
  /// - the number of sections, and of items in every section that is kept, is
  ///   the old one plus what comes minus what goes. A moved section is kept, and
  ///   its items may change too.
  ///
  /// ```swift
  /// var update = BatchUpdate()
  /// update.deleteItems(at: [ItemPath(section: 0, item: 9)])
  /// let plan = try update.plan(oldCounts: [10], newCounts: [9])
  /// ```
  ///
  /// - Parameters:
  ///   - oldCounts: the number of items in every section before the update.
  ///   - newCounts: the number of items in every section after it.
  /// - Returns: the plan, which maps paths in both directions.
  /// - Throws: the first fault in this order: negative counts, sections named
  ///   (before, after), the number of sections, items named (before, after),
  ///   the numbers of items by section.
  /// - Complexity: O(changes log changes), and a look at each section's two
  ///   counts, O(log changes) each; never O(items).
  public func plan(
    oldCounts: [Int], newCounts: [Int]
  ) throws(UpdateError) -> UpdatePlan {
    for counts in [oldCounts, newCounts] {
      for section in counts.indices where counts[section] < 0 {
        throw .negativeCount(section: section, count: counts[section])
      }
    }
    var plan = UpdatePlan(self, oldCounts: oldCounts, newCounts: newCounts)
    try addSections(to: &plan)
    try addItems(to: &plan)
    plan.edits = plan.makeEdits()
    return plan
  }

  // MARK: - Sections

  private func addSections(to plan: inout UpdatePlan) throws(UpdateError) {
    var old = Claims()
    for section in deletedSections { old.add(section, .delete) }
    for move in movedSections.indices {
      old.add(movedSections[move].from, .moveFrom, move: move)
    }
    for section in reloadedSections { old.add(section, .reload) }
    try check(&old, plan.oldCounts, ofItems: false)
    for claim in old.claims {
      if claim.role == .reload {
        plan.reloadedSections.append(claim.place.section)
      } else {
        plan.leavingSections.append(claim.place.section, move: claim.move)
      }
    }

    var new = Claims()
    for section in insertedSections { new.add(section, .insert) }
    for move in movedSections.indices {
      new.add(movedSections[move].to, .moveTo, move: move)
    }
    try check(&new, plan.newCounts, ofItems: false)
    for claim in new.claims {
      plan.enteringSections.append(claim.place.section, move: claim.move)
    }

    var tally = CountMismatch(
      section: nil, before: plan.oldCounts.count, actual: plan.newCounts.count)
    tally.inserted = insertedSections.count
    tally.deleted = deletedSections.count
    guard tally.expected == tally.actual else { throw .countMismatch(tally) }
  }

  // MARK: - Items

  private func addItems(to plan: inout UpdatePlan) throws(UpdateError) {
    try addLeavingItems(to: &plan)
    try addEnteringItems(to: &plan)
    for section in plan.newCounts.indices {
      // Inserted and reloaded sections may have any number of items.
      guard let old = plan.oldSection(of: section),
        !plan.isReloaded(oldSection: old)
      else { continue }
      let tally = plan.tally(of: section, before: old)
      guard tally.expected == tally.actual else { throw .countMismatch(tally) }
    }
  }

  private func addLeavingItems(to plan: inout UpdatePlan) throws(UpdateError) {
    var old = Claims()
    for path in deletedItems { old.add(path, .delete) }
    for move in movedItems.indices {
      old.add(movedItems[move].from, .moveFrom, move: move)
    }
    for path in reloadedItems { old.add(path, .reload) }
    try check(&old, plan.oldCounts, ofItems: true)

    var section = -1
    var lost: UpdateRole?
    for claim in old.claims {
      if claim.place.section != section {
        section = claim.place.section
        lost =
          plan.isReloaded(oldSection: section)
          ? .reload : plan.newSection(of: section) == nil ? .delete : nil
      }
      if claim.role == .moveFrom, plan.kept(claim.move) == SlotList.noMove {
        plan.passingItems.append(movedItems[claim.move])
      }
      switch (lost, claim.role) {
      case (nil, .reload): plan.reloadedItems.append(claim.place)
      case (nil, _):
        plan.leavingItems.append(claim.place, move: plan.kept(claim.move))
      case (_, .delete), (.reload, .reload), (.delete, .moveFrom): continue
      case (.some(let lost), let role):
        throw .sectionNotKept(claim.place, role, section: lost)
      }
    }
  }

  private func addEnteringItems(to plan: inout UpdatePlan) throws(UpdateError) {
    var new = Claims()
    for path in insertedItems { new.add(path, .insert) }
    for move in movedItems.indices {
      new.add(movedItems[move].to, .moveTo, move: move)
    }
    try check(&new, plan.newCounts, ofItems: true)

    var section = -1
    var isNew: UpdateRole?
    for claim in new.claims {
      if claim.place.section != section {
        section = claim.place.section
        if let old = plan.oldSection(of: section) {
          isNew = plan.isReloaded(oldSection: old) ? .reload : nil
        } else {
          isNew = .insert
        }
      }
      switch (isNew, claim.role) {
      case (nil, _):
        plan.enteringItems.append(claim.place, move: plan.kept(claim.move))
      case (_, .insert), (.insert, .moveTo): continue
      case (.some(let isNew), let role):
        throw .sectionNotKept(claim.place, role, section: isNew)
      }
    }
  }

  private func check(
    _ claims: inout Claims, _ counts: [Int], ofItems: Bool
  ) throws(UpdateError) {
    let twice = claims.sort()
    for claim in claims.claims {
      let path = claim.place
      guard counts.indices.contains(path.section) else {
        throw .noSuchSection(
          claim.role, section: path.section, count: counts.count)
      }
      if ofItems, path.item < 0 || path.item >= counts[path.section] {
        throw .noSuchItem(claim.role, path, count: counts[path.section])
      }
    }
    guard let (first, second) = twice else { return }
    throw ofItems
      ? .itemNamedTwice(first.place, first.role, second.role)
      : .sectionNamedTwice(first.place.section, first.role, second.role)
  }
}

extension UpdatePlan {
  /// Returns the number of an item's move, if both its sections are kept; what
  /// leaves one and comes into another is told without a number.
  @inline(never)
  fileprivate func kept(_ move: Int) -> Int {
    move == SlotList.noMove || keeps(movedItems[move]) ? move : SlotList.noMove
  }

  // Copied to each call it would take a thousand bytes of a module.
  @inline(never)
  fileprivate func keeps(_ move: Move<ItemPath>) -> Bool {
    newSection(of: move.from.section) != nil
      && oldSection(of: move.to.section) != nil
  }

  /// Counts what comes to and goes from a section that is kept.
  fileprivate func tally(of section: Int, before old: Int) -> CountMismatch {
    var tally = CountMismatch(
      section: section, before: oldCounts[old], actual: newCounts[section])
    for place in leavingItems.range(of: old) {
      if leavingItems.list.moves[place] == SlotList.noMove {
        tally.deleted += 1
      } else {
        tally.movedOut += 1
      }
    }
    for place in enteringItems.range(of: section) {
      if enteringItems.list.moves[place] == SlotList.noMove {
        tally.inserted += 1
      } else {
        tally.movedIn += 1
      }
    }
    return tally
  }
}
