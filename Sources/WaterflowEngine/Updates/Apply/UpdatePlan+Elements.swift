import WaterflowLayout

extension UpdatePlan {
  /// Returns what an element is called after the update, or nil if it goes.
  func newElement(of old: ElementID) -> ElementID? {
    switch old.kind {
    case .contentHeader: old
    case .item:
      newPath(of: old.path).map {
        ElementID(kind: .item, section: $0.section, item: $0.item)
      }
    default:
      newSection(of: Int(old.section)).map {
        ElementID(kind: old.kind, section: $0)
      }
    }
  }

  /// Returns what an element was called before the update, or nil if it is new.
  func oldElement(of new: ElementID) -> ElementID? {
    switch new.kind {
    case .contentHeader: new
    case .item:
      oldPath(of: new.path).map {
        ElementID(kind: .item, section: $0.section, item: $0.item)
      }
    default:
      oldSection(of: Int(new.section)).map {
        ElementID(kind: new.kind, section: $0)
      }
    }
  }

  /// Returns whether a cell that shows an element, by its old name, has to give
  /// way to one that is filled anew.
  func isReloaded(_ old: ElementID) -> Bool {
    if old.kind == .contentHeader { return false }
    if isReloaded(oldSection: Int(old.section)) { return true }
    guard old.kind == .item, !reloadedItems.isEmpty else { return false }
    let path = old.path
    let place = partition(reloadedItems.count) { reloadedItems[$0] >= path }
    return place < reloadedItems.count && reloadedItems[place] == path
  }
}
