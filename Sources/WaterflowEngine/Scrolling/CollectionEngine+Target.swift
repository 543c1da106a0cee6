import WaterflowLayout

extension CollectionEngine {
  /// Scrolls to an element at once, and keeps it there while sizes that were
  /// estimates become known.
  ///
  /// The cells that come into view are measured, what they need moves the
  /// element, and the offset follows, until the view is scrolled elsewhere with
  /// ``update(offset:at:host:)``, the data changes, or
  /// ``scrollTarget`` is set to nil. One point is no scrolling: hosts round.
  ///
  /// ```swift
  /// let id = ElementID(kind: .item, section: 0, item: 5_000)
  /// if let offset = engine.scroll(to: id, at: .center, time: now, host: host) {
  ///   scrollView.scroll(to: offset)
  /// }
  /// // An animation asks where to go for each of its frames, since the place
  /// // moves as cells are measured on the way, and ends with `scroll(to:)`:
  /// let goal = engine.offset(showing: id, at: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - element: what to scroll to.
  ///   - alignment: where it is to stand; with `nearest` it is kept at the
  ///     edge at which it came in, and not at all if it was in view.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  /// - Returns: the content offset from now on, in points; nil if there is no
  ///   such element. In a callback, the offset before.
  @discardableResult
  public func scroll(
    to element: ElementID, at alignment: ScrollAlignment, time: Double,
    host: Host
  ) -> LayoutPoint? {
    var alignment = alignment
    guard
      let goal = layout.offset(
        showing: element, at: &alignment, in: viewport)
    else { return nil }
    if alignment == .nearest {
      // Content that bounces may show all of it.
      update(offset: clamped(goal), at: time, host: host)
      return offset
    }
    return scroll(
      to: ScrollDestination(element: element, place: .aligned(alignment)), time,
      host)
  }

  /// Scrolls so that an element stands where it stood when an anchor was
  /// taken, and keeps it there as ``scroll(to:at:time:host:)`` does.
  ///
  /// This is how an app comes back to where its user was, in data that may have
  /// changed: it stores its own name of the anchor's item.
  ///
  /// ```swift
  /// let anchor = engine.anchor  // nil: at the start
  /// store(anchor.map { (messages[$0.element.path].id, $0.distance) })
  /// // The next day:
  /// if let (id, distance) = stored, let path = messages.path(of: id) {
  ///   engine.scroll(
  ///     to: ScrollAnchor(element: ElementID(path), distance: distance),
  ///     time: now, host: host)
  /// }
  /// ```
  ///
  /// - Returns: as ``scroll(to:at:time:host:)``.
  @discardableResult
  public func scroll(
    to anchor: ScrollAnchor, time: Double, host: Host
  ) -> LayoutPoint? {
    scroll(
      to: ScrollDestination(
        element: anchor.element, place: .behindStart(anchor.distance)), time,
      host)
  }

  private func scroll(
    to target: ScrollDestination, _ time: Double, _ host: Host
  ) -> LayoutPoint? {
    guard layout.frame(of: target.element) != nil else { return nil }
    let goal =
      isUpdating
      ? offset(reaching: target) ?? offset
      : settledOffset(keeping: .target(target))
    scrollTarget = target
    toldOffset = goal
    update(offset: goal, at: time, host: host)
    return offset
  }

  func offset(reaching target: ScrollDestination) -> LayoutPoint? {
    switch target.place {
    case .aligned(let alignment):
      return offset(showing: target.element, at: alignment)
    case .behindStart(let distance):
      guard layout.frame(of: target.element) != nil else { return nil }
      return offset(
        keeping: ScrollAnchor(element: target.element, distance: distance))
    }
  }

  /// Takes over where a host has been scrolled to since the last pass, so that
  /// a change keeps in its place what stands there; a pass has to follow.
  package func follow(to next: LayoutPoint) {
    noteScroll(to: next)
    offset = next
  }

  /// Lets go of what the view was scrolled to, and of what stays while cells
  /// are measured, if it goes elsewhere now.
  func noteScroll(to next: LayoutPoint) {
    let told = toldOffset ?? offset
    toldOffset = nil
    let isNear = abs(next.x - told.x) <= 1 && abs(next.y - told.y) <= 1
    if !isNear { letGo() }
  }

  /// Lets go of what the view was scrolled to, and of what stays while cells
  /// are measured.
  func letGo() {
    scrollTarget = nil
    settling = nil
  }
}
