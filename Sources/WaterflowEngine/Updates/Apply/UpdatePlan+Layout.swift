import WaterflowLayout

extension UpdatePlan {
  /// Checks that the update is meant for a layout as it is.
  ///
  /// - Throws: `LayoutError.noSuchSection` or `LayoutError.itemCountMismatch`
  ///   for other counts.
  package func check(
    against layout: CollectionLayout
  ) throws(LayoutError) {
    guard oldCounts.count == layout.sectionCount else {
      throw .noSuchSection(oldCounts.count, count: layout.sectionCount)
    }
    for section in oldCounts.indices {
      let count = layout.itemCount(inSection: section)
      guard oldCounts[section] == count else {
        throw .itemCountMismatch(
          section: section, expected: count, actual: oldCounts[section])
      }
    }
  }

  /// So many edits cost as much as laying out so many items anew.
  private static var itemsPerEdit: Int { 500 }

  /// Changes a layout in place, or for a great change makes another one.
  ///
  /// Where lanes are kept there is no other way than in place.
  ///
  /// - Parameters:
  ///   - layout: has the plan's old counts.
  ///   - keepsLanes: whether any section has items that keep their lanes.
  ///   - sizeOfItem: the size of an item that is new or read anew, by its path
  ///     after the update.
  ///   - styleOfSection: the style of a section that is new or read anew, by
  ///     its index after the update.
  /// - Returns: the layout, or the one that takes its place.
  /// - Throws: `LayoutError`; the layout is as before then.
  package func carryOut(
    on layout: CollectionLayout, keepsLanes: Bool,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) -> CollectionLayout {
    var items = 0
    for (section, count) in newCounts.enumerated() {
      guard count <= Int(Int32.max) else {
        throw .contentTooLong(section: section)
      }
      items &+= count
    }
    // One edit reads many items anew, one by one.
    let steps = edits.count + reloadedItems.count
    guard keepsLanes || steps <= 64 + items / Self.itemsPerEdit else {
      return try madeAnew(layout, sizeOfItem, styleOfSection)
    }
    var editor = LayoutEditor(
      layout, self, sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
    try editor.carryOut(edits)
    return layout
  }

  private func madeAnew(
    _ layout: CollectionLayout, _ sizeOfItem: (ItemPath) -> ItemSize,
    _ styleOfSection: (Int) -> SectionStyle
  ) throws(LayoutError) -> CollectionLayout {
    let next = try layout.emptied()
    for section in newCounts.indices {
      let old = oldSection(of: section)
      let isNew = old.map { isReloaded(oldSection: $0) } ?? true
      let style =
        isNew ? nil : old.flatMap { layout.style(ofSection: $0) }
      let shown = style ?? styleOfSection(section)
      try next.appendSection(shown, count: newCounts[section]) { item in
        let path = ItemPath(section: section, item: item)
        guard let old = oldPath(of: path),
          !isReloaded(ElementID(old)),
          layout.keepsSameSizes(old.section, as: shown),
          let size = layout.size(ofItem: old)
        else { return sizeOfItem(path) }
        return size
      }
    }
    // Whoever was asked may have set them.
    next.pinMode = layout.pinMode
    next.sectionDisplacement = layout.sectionDisplacement
    next.minimumContentLength = layout.minimumContentLength
    return next
  }
}
