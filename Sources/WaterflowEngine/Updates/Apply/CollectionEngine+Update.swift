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
  ///   - renamed: called once the layout has changed, before the host is asked
  ///     or told anything about it.
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
    styleOfSection: @escaping (Int) -> SectionStyle,
    renamed: () -> Void = {}
  ) throws(LayoutError) -> LayoutPoint {
    catchUp(host)
    guard !isUpdating && !isEditing else { throw .inUse }
    let endsDrag = endDrag != nil
    if endsDrag { endDragQuietly() }
    do throws(LayoutError) {
      return try carryOut(
        plan, animated: animated, at: time, host: host,
        sizeOfItem: sizeOfItem, styleOfSection: styleOfSection,
        renamed: renamed)
    } catch {
      if endsDrag { shift(to: offset, host: host) }
      throw error
    }
  }

  /// Ends a drag without a pass, which would ask for the old order of data that
  /// has changed.
  func endDragQuietly() {
    // What a host asks for as the drag ends waits for the pass that comes.
    isUpdating = true
    endDrag?(true)
    isUpdating = false
  }

  /// Carries a plan out while nothing else runs; see
  /// ``perform(_:animated:at:host:sizeOfItem:styleOfSection:)``.
  func carryOut(
    _ plan: UpdatePlan, animated: Bool, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle, renamed: () -> Void = {}
  ) throws(LayoutError) -> LayoutPoint {
    try plan.check(against: layout)
    self.time = time
    transitions = TransitionSteps()
    let isAnimated = animated && transitionDuration > 0
    let hold = hold(surviving: plan)
    let before = offset
    var earlier = isAnimated ? EarlierFrames(layout, at: viewport) : nil
    earlier?.addMoves(of: plan, in: layout, at: viewport)
    // From here to the pass nobody may come in between.
    isUpdating = true
    isEditing = true
    let fault = change(plan, sizeOfItem, styleOfSection)
    isEditing = false
    if let fault {
      isUpdating = false
      catchUp(host)
      throw fault
    }
    rename(plan)
    renamed()
    let after = settledOffset(keeping: hold)
    let shift = after.shift(from: before)
    transition = earlier.map {
      Transition(
        plan, $0, shift: shift,
        shown: LayoutRect(origin: after, size: layout.viewport),
        end: time + transitionDuration)
    }
    follow(plan, host)
    isUpdating = false
    self.shift(to: after, host: host)
    return offset
  }

  /// Carries a plan for the layout as it is out without a pass, before one that
  /// comes anyway; nothing happens where that does not fit.
  func carryOutQuietly(
    _ plan: UpdatePlan, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize
  ) {
    isEditing = true
    let fault = change(plan, sizeOfItem) { _ in
      SectionStyle(mode: .list)
    }
    isEditing = false
    guard fault == nil else { return }
    rename(plan)
    follow(plan, host)
  }

  /// Gives what is remembered the names that it has after an update.
  private func rename(_ plan: UpdatePlan) {
    scrollTarget = nil
    settling = nil
    anchoredItem = anchoredItem.flatMap { finalPath(of: $0, plan) }
    cellsBefore = []
    renameKeptElements(plan)
    pinTracker.rename { plan.newSection(of: $0) }
    prefetcher.rename { finalPath(of: $0, plan) }
    measured = measured.kept(by: plan)
  }

  /// Where an item is after an update that may have read it anew.
  func finalPath(of old: ItemPath, _ plan: UpdatePlan) -> ItemPath? {
    plan.finalPath(of: old) ?? successor?(old)
  }

  /// The same of an element.
  func finalElement(of old: ElementID, _ plan: UpdatePlan) -> ElementID? {
    old.kind == .item
      ? finalPath(of: old.path, plan).map { ElementID($0) }
      : plan.newElement(of: old)
  }

  /// Changes the layout in place, or for a great change takes another one;
  /// returns why it did not.
  private func change(
    _ plan: UpdatePlan,
    _ sizeOfItem: @escaping (ItemPath) -> ItemSize,
    _ styleOfSection: @escaping (Int) -> SectionStyle
  ) -> LayoutError? {
    needs.update(layout)
    do throws(LayoutError) {
      let next = try plan.carryOut(
        on: layout, keepsLanes: needs.keepsLanes, sizeOfItem: sizeOfItem,
        styleOfSection: styleOfSection)
      if next !== layout { adopt(next) }
      return nil
    } catch {
      return error
    }
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
        if let element = finalElement(of: live.element, plan) {
          noteReloaded(element)
        }
        if transition != nil {
          leave(live, to: nil, host)
        } else {
          recycle(live.cell, host)
        }
        continue
      }
      if plan.isReloaded(live.element) {
        noteReloaded(element)
        recycle(live.cell, host)
        continue
      }
      // Shown again even if it stands still: the host has to know its name.
      if element != live.element { live.isRenamed = true }
      live.element = element
      next.append(live)
    }
    liveCells = next.inOrder { $0.element.orderKey }
  }
}
