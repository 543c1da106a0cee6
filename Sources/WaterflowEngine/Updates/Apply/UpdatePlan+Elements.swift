import WaterflowLayout

extension UpdatePlan {
  /// Returns what an element is called after the update, or nil if it goes.
  package func newElement(of old: ElementID) -> ElementID? {
    element(of: old, isOld: true)
  }

  /// Returns what an element was called before the update, or nil if it is new.
  package func oldElement(of new: ElementID) -> ElementID? {
    element(of: new, isOld: false)
  }

  @inline(never)
  private func element(of own: ElementID, isOld: Bool) -> ElementID? {
    switch own.kind {
    case .contentHeader: own
    case .item: path(of: own.path, isOld: isOld).map { ElementID($0) }
    default:
      section(of: Int(own.section), isOld: isOld).map {
        ElementID(kind: own.kind, section: $0)
      }
    }
  }

  /// Returns whether a cell that shows an element, by its old name, has to give
  /// way to one that is filled anew.
  package func isReloaded(_ old: ElementID) -> Bool {
    if old.kind == .contentHeader { return false }
    if isReloaded(oldSection: Int(old.section)) { return true }
    guard old.kind == .item, !reloadedItems.isEmpty else { return false }
    let path = old.path
    let place = partition(reloadedItems.count) { reloadedItems[$0] >= path }
    return place < reloadedItems.count && reloadedItems[place] == path
  }

  /// Returns whether an item, by its old name, moves on its own or with its
  /// section, while others keep their order.
  func isMoved(_ old: ItemPath) -> Bool {
    if movesSection(old.section) { return true }
    let part = leavingItems.range(of: old.section)
    return leavingItems.list.move(of: old.item, in: part) != SlotList.noMove
  }

  /// Returns the item next to one, by their old paths, that stays in its
  /// order: the nearest before it, or else the nearest behind it.
  ///
  /// - Complexity: O(changes + sections * log(changes)).
  func nearestKept(to path: ItemPath) -> ItemPath? {
    for section in (0...path.section).reversed() where keepsSection(section) {
      let end = section == path.section ? path.item : oldCounts[section]
      let places = leavingItems.range(of: section)
      let slots = leavingItems.list.slots
      var item = end - 1
      var place = leavingItems.list.place(of: end, in: places) - 1
      while item >= 0 && place >= places.lowerBound && slots[place] == item {
        item -= 1
        place -= 1
      }
      if item >= 0 { return ItemPath(section: section, item: item) }
    }
    let own = min(path.section, oldCounts.count)
    for section in own..<oldCounts.count where keepsSection(section) {
      let places = leavingItems.range(of: section)
      let slots = leavingItems.list.slots
      var item = section == path.section ? path.item + 1 : 0
      var place = leavingItems.list.place(of: item, in: places)
      while place < places.upperBound && slots[place] == item {
        item += 1
        place += 1
      }
      if item < oldCounts[section] {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// Returns which of the items in view, in their order, is held in its
  /// place through the update, by its old name.
  ///
  /// Items that the update moves on their own are held only if nothing else is
  /// in view. If all that is in view goes, what was before it stays where it
  /// was, so that what follows comes into view.
  ///
  /// - Returns: an element and its name after the update, or nil if the update
  ///   leaves none that could be held.
  package func survivor(
    of inView: [ElementID], finalElement: (ElementID) -> ElementID?
  ) -> (old: ElementID, new: ElementID)? {
    var moved: ElementID?
    // What is read anew in another section rather than what nobody sees.
    var passing: ElementID?
    for element in inView {
      guard let new = newElement(of: element) else {
        if passing == nil, finalElement(element) != nil { passing = element }
        continue
      }
      if !isMoved(element.path) { return (element, new) }
      if moved == nil { moved = element }
    }
    let old =
      moved ?? passing
      ?? inView.first.flatMap { nearestKept(to: $0.path) }.map { ElementID($0) }
    return old.flatMap { old in finalElement(old).map { (old, $0) } }
  }

  private func keepsSection(_ old: Int) -> Bool {
    newSection(of: old) != nil && !movesSection(old)
      && !isReloaded(oldSection: old)
  }

  private func movesSection(_ old: Int) -> Bool {
    leavingSections.move(of: old, in: leavingSections.all) != SlotList.noMove
  }
}
