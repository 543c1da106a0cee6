import WaterflowLayout

extension ItemSet {
  /// Returns what an update leaves in its section and does not read anew, by
  /// its new paths.
  ///
  /// - Complexity: as of ``renamed(_:_:)``.
  package func kept(by plan: UpdatePlan) -> ItemSet {
    if isEmpty { return self }
    let reloaded = ItemSet(
      plan.reloadedItems.compactMap { plan.newPath(of: $0) })
    return renamed(
      { old in
        let section = plan.newSection(of: old.section)
        return plan.newPath(of: old).flatMap {
          $0.section == section ? $0 : nil
        }
      }, { plan.run(from: $0) }
    ).part(.rest, with: reloaded)
  }

  /// Takes out all items of sections, which ascend.
  ///
  /// - Complexity: O(runs + sections).
  mutating func removeItems(ofSections sections: [Int]) {
    if isEmpty { return }
    var gone = ItemSet()
    for section in sections { gone.insert(0..<Int.max, inSection: section) }
    self = part(.rest, with: gone)
  }
}
