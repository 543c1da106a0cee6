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
    let anchor = isAtKeptEnd ? nil : anchor(surviving: plan)
    let earlier =
      animated ? EarlierFrames(layout, at: viewport, plan) : EarlierFrames()
    try change(plan, sizeOfItem, styleOfSection)
    let before = offset
    let after = isAtKeptEnd ? endOffset : offset(keeping: anchor)
    pinTracker.rename { plan.newSection(of: $0) }
    prefetcher.rename { plan.newPath(of: $0) }
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
}
