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
  /// In a callback it is refused, since the rest of the pass shows the data as
  /// it was: wait with ``whenIdle(_:)``, and change the data there too.
  ///
  /// A drag by a ``ReorderGesture`` ends first, and its item is where it was:
  /// the plan is for that order.
  ///
  /// The cells of an update without animation stand in their places at once,
  /// those still on their way out from an earlier one included.
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
  /// - Throws: `LayoutError`; everything is as before then. In a callback that
  ///   is `LayoutError.inUse`; for a plan of other counts than the layout's,
  ///   `LayoutError.noSuchSection` or `LayoutError.itemCountMismatch`.
  /// - Complexity: O(changes * sqrt(items) + visible elements). Where so much
  ///   changes that this is more than O(items), everything is laid out anew.
  @discardableResult
  public func perform(
    _ plan: UpdatePlan, animated: Bool, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) -> Point {
    catchUp(host)
    guard !isUpdating && !isEditing else { throw .inUse }
    guard let endDrag else {
      return try carryOut(
        plan, animated: animated, at: time, host: host,
        sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
    }
    // What a host asks for as the drag ends waits for the update's pass.
    isUpdating = true
    endDrag(true)
    isUpdating = false
    do throws(LayoutError) {
      return try carryOut(
        plan, animated: animated, at: time, host: host,
        sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
    } catch {
      shift(to: offset, host: host)
      throw error
    }
  }

  /// Carries a plan out while nothing else runs; see
  /// ``perform(_:animated:at:host:sizeOfItem:styleOfSection:)``.
  func carryOut(
    _ plan: UpdatePlan, animated: Bool, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) throws(LayoutError) -> Point {
    try check(plan)
    self.time = time
    transitions = TransitionSteps()
    let isAnimated = animated && transitionDuration > 0
    let hold = hold(surviving: plan)
    let before = offset
    let earlier =
      isAnimated ? EarlierFrames(layout, at: viewport, plan) : nil
    let edits = plan.edits
    // From here to the pass nobody may come in between.
    isUpdating = true
    isEditing = true
    let fault = change(plan, edits, sizeOfItem, styleOfSection)
    isEditing = false
    if let fault {
      isUpdating = false
      catchUp(host)
      throw fault
    }
    rename(plan, edits)
    let after = settledOffset(keeping: hold)
    let shift = Point(x: after.x - before.x, y: after.y - before.y)
    transition = earlier.map {
      Transition(
        plan, $0, shift: shift,
        shown: Rect(origin: after, size: layout.viewport),
        end: time + transitionDuration)
    }
    follow(plan, host)
    isUpdating = false
    self.shift(to: after, host: host)
    return offset
  }

  /// Carries a plan out without a pass, before one that comes anyway.
  ///
  /// - Returns: why nothing has changed, or nil.
  func carryOutQuietly(
    _ plan: UpdatePlan, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize
  ) -> LayoutError? {
    do throws(LayoutError) {
      try check(plan)
    } catch {
      return error
    }
    let edits = plan.edits
    isEditing = true
    let fault = change(plan, edits, sizeOfItem) { _ in
      SectionStyle(mode: .list)
    }
    isEditing = false
    if let fault { return fault }
    rename(plan, edits)
    follow(plan, host)
    return nil
  }

  /// Gives what is remembered the names that it has after an update.
  private func rename(_ plan: UpdatePlan, _ edits: [LayoutEdit]) {
    scrollTarget = nil
    anchoredItem = anchoredItem.flatMap { plan.newPath(of: $0) }
    renameKeptElements(plan)
    pinTracker.rename { plan.newSection(of: $0) }
    prefetcher.rename { plan.newPath(of: $0) }
    measured.carryOut(edits, plan)
  }

  /// Whether an update is meant for the layout as it is.
  private func check(_ plan: UpdatePlan) throws(LayoutError) {
    guard plan.oldCounts.count == layout.sectionCount else {
      throw .noSuchSection(plan.oldCounts.count, count: layout.sectionCount)
    }
    for section in plan.oldCounts.indices {
      let count = layout.itemCount(inSection: section)
      guard plan.oldCounts[section] == count else {
        throw .itemCountMismatch(
          section: section, expected: count, actual: plan.oldCounts[section])
      }
    }
  }

  /// So many edits cost as much as laying out so many items anew.
  private static var itemsPerEdit: Int { 500 }

  /// Changes the layout in place, or for a great change makes another one;
  /// returns why it did not.
  ///
  /// Where lanes are kept there is no other way than in place.
  private func change(
    _ plan: UpdatePlan, _ edits: [LayoutEdit],
    _ sizeOfItem: @escaping (ItemPath) -> ItemSize,
    _ styleOfSection: @escaping (Int) -> SectionStyle
  ) -> LayoutError? {
    needs.update(layout)
    var items = 0
    for count in plan.newCounts { items += count }
    do throws(LayoutError) {
      if needs.keepsLanes || edits.count <= 64 + items / Self.itemsPerEdit {
        var editor = LayoutEditor(
          layout, plan, sizeOfItem: sizeOfItem, styleOfSection: styleOfSection)
        try editor.carryOut(edits)
      } else {
        try makeAnew(plan, sizeOfItem, styleOfSection)
      }
      return nil
    } catch {
      return error
    }
  }

  private func makeAnew(
    _ plan: UpdatePlan, _ sizeOfItem: (ItemPath) -> ItemSize,
    _ styleOfSection: (Int) -> SectionStyle
  ) throws(LayoutError) {
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

  /// Gives the cells their elements' new names; those whose elements are gone,
  /// or read anew, leave.
  private func follow(_ plan: UpdatePlan, _ host: Host) {
    renameLeaving(host)
    // Taken out, so that a host that looks finds no cell under an old name.
    let old = liveCells
    liveCells = []
    var next: [LiveCell] = []
    next.reserveCapacity(old.count)
    for var live in old {
      guard let element = plan.newElement(of: live.element) else {
        if transition != nil {
          leave(live, to: nil, host)
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
  }
}
