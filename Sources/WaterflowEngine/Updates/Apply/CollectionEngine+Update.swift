import WaterflowLayout

extension CollectionEngine {
  /// Carries out a batch update: the layout changes in place, cells stay with
  /// their items, and what is first in view stays where it is.
  ///
  /// ```swift
  /// let plan = try update.plan(oldCounts: counts, newCounts: newCounts)
  /// let offset = try engine.perform(
  ///   plan, animated: true, at: time, host: host,
  ///   sizeOfItem: { data.size(of: $0) }, styleOfSection: { data.styles[$0] })
  /// scrollView.scroll(to: offset)
  /// ```
  ///
  /// Outside of passes only: in a callback, wait with ``whenIdle(_:)``.
  ///
  /// - Parameters:
  ///   - plan: an update whose old counts are the layout's.
  ///   - animated: whether the host is told how cells get to their places.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  ///   - sizeOfItem: the size of an item that is new or read anew, by its path
  ///     after the update.
  ///   - styleOfSection: the style of a section that is new or read anew, by
  ///     its index after the update.
  /// - Returns: the content offset from now on, in points.
  /// - Throws: `LayoutError`; everything is as before then.
  /// - Complexity: O(changes * sqrt(items) + visible elements). Where so much
  ///   changes that this is more than O(items), everything is laid out anew.
  @discardableResult
  public func perform(
    _ plan: UpdatePlan, animated: Bool, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) -> Point {
    self.time = time
    let isKept = isAtKeptEnd
    let anchor = isKept ? nil : anchor(surviving: plan)
    let earlier =
      animated ? EarlierFrames(layout, at: viewport, plan) : EarlierFrames()
    try change(plan, sizeOfItem, styleOfSection)
    let before = offset
    let after = isKept ? endOffset : offset(keeping: anchor)
    pinTracker.rename { plan.newSection(of: $0) }
    prefetcher.rename { plan.newPath(of: $0) }
    measured.carryOut(plan.edits, plan)
    self.plan = plan
    if animated {
      transition = Transition(
        earlier, shift: Point(x: after.x - before.x, y: after.y - before.y),
        end: time + transitionDuration)
    }
    rename(plan, host)
    update(offset: after, at: time, host: host)
    self.plan = nil
    return offset
  }

  /// So many edits cost as much as laying out so many items anew.
  private static var itemsPerEdit: Int { 500 }

  /// Changes the layout in place, or for a great change makes another one.
  private func change(
    _ plan: UpdatePlan, _ sizeOfItem: @escaping (ItemPath) -> ItemSize,
    _ styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) {
    let edits = plan.edits
    var items = 0
    for count in plan.newCounts { items += count }
    if edits.count <= 64 + items / Self.itemsPerEdit {
      var editor = LayoutEditor(
        layout, plan, sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
      try editor.carryOut(edits)
      return
    }
    let next = try layout.emptied()
    for section in plan.newCounts.indices {
      let old = plan.oldSection(of: section)
      let isNew = old.map { plan.isReloaded(oldSection: $0) } ?? true
      let style =
        isNew ? nil : old.flatMap { layout.style(ofSection: $0) }
      let shown = style ?? styleOfSection(section)
      try next.appendSection(shown, count: plan.newCounts[section]) { item in
        let path = ItemPath(section: section, item: item)
        guard let old = plan.oldPath(of: path),
          !plan.isReloaded(ElementID(old)),
          layout.keepsSameSizes(old.section, as: shown),
          let size = layout.size(ofItem: old)
        else { return sizeOfItem(path) }
        return size
      }
    }
    earlierItemsLaidOut &+= layout.itemsLaidOut
    layout = next
  }

  /// Gives the live cells their elements' new names; those whose elements are
  /// gone, or read anew, leave.
  private func rename(_ plan: UpdatePlan, _ host: Host) {
    var next: [LiveCell] = []
    next.reserveCapacity(liveCells.count)
    for var live in liveCells {
      guard let element = plan.newElement(of: live.element) else {
        if transition != nil {
          leave(live, to: nil)
        } else {
          recycle(live.cell, host)
        }
        continue
      }
      if plan.isReloaded(live.element) {
        recycle(live.cell, host)
        continue
      }
      // Shown again even if it stands still: the host has to know its name.
      if element != live.element { live.isRenamed = true }
      live.element = element
      next.append(live)
    }
    next.sort { $0.element < $1.element }
    liveCells = next
    for index in leaving.indices {
      leaving[index].element = leaving[index].element.flatMap {
        plan.newElement(of: $0)
      }
    }
  }
}
