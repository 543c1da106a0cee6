import WaterflowLayout

extension CollectionEngine {
  /// The first visible item and where it rests, or nil without items and, unless
  /// the view ``anchorsToEnd``, at the content's start.
  ///
  /// See ``scroll(to:time:host:)`` for how to come back there another day.
  ///
  /// - Complexity: O(live cells).
  public var anchor: ScrollAnchor? {
    let shown = layout.axisSpan(of: viewport.rect)
    guard anchorsToEnd || shown.lower + layout.axisInsets(room).before > 0
    else { return nil }
    let start = shown.lower + layout.axisInsets(contentInsets).before
    let first = liveCells.first { isInView($0, behind: start) }
    // Where it rests, because a displacement moves what is shown.
    guard
      let element = first?.element, let frame = layout.frame(of: element)
    else { return nil }
    return ScrollAnchor(
      element: element, distance: layout.axisSpan(of: frame).lower - start)
  }

  /// Finds the content offset at which an anchor stands where it stood; the
  /// nearest one to the current offset that the content allows if there is no
  /// anchor or its element is gone.
  ///
  /// - Parameters:
  ///   - anchor: where things stood, from ``anchor``.
  ///   - layout: the layout to look in; the engine's own unless given.
  /// - Returns: a content offset inside the content and its insets, in points.
  public func offset(
    keeping anchor: ScrollAnchor?, in layout: CollectionLayout? = nil
  ) -> LayoutPoint {
    let layout = layout ?? self.layout
    guard let anchor, let frame = layout.frame(of: anchor.element) else {
      return clamped(offset, in: layout)
    }
    let position =
      layout.axisSpan(of: frame).lower - anchor.distance
      - layout.axisInsets(contentInsets).before
    return clamped(layout.offset(at: position), in: layout)
  }

  /// Lays out for another viewport and keeps the first visible item, or the
  /// start, the end or the item that the view was scrolled to, where it is on
  /// screen.
  ///
  /// Cells on their way out are gone with the next pass.
  ///
  /// - Parameters:
  ///   - viewport: the new extent, in points.
  ///   - contentInsets: what covers the viewport's edges from now on, in
  ///     points; as before unless given.
  /// - Returns: the content offset, in points, at which to call
  ///   ``update(offset:at:host:)`` next.
  /// - Throws: `LayoutError` if items do not fit any more, and
  ///   `LayoutError.inUse` while an update is carried out; the previous
  ///   viewport then stays.
  /// - Complexity: that of `CollectionLayout.resize(to:)`.
  public func resize(
    to viewport: LayoutSize, contentInsets: Insets? = nil
  ) throws(LayoutError) -> LayoutPoint {
    guard !isEditing else { throw .inUse }
    let hold = hold
    let breadth = layout.breadth
    try layout.resize(to: viewport)
    // Cells have another breadth now and may need another length.
    if layout.breadth != breadth { measured = ItemSet() }
    if let contentInsets { self.contentInsets = contentInsets }
    return settledOffset(afterMoving: hold)
  }

  /// Gives sections other styles, with the sizes that their items have, and
  /// keeps in place what ``resize(to:contentInsets:)`` keeps.
  ///
  /// Cells on their way out are gone with the next pass.
  ///
  /// - Parameters:
  ///   - sections: which ones.
  ///   - style: called once for each of them, in order.
  /// - Returns: the content offset, in points, at which to call
  ///   ``update(offset:at:host:)`` next.
  /// - Throws: `LayoutError` if items do not fit, and `LayoutError.inUse` while
  ///   an update is carried out; all sections then keep their styles.
  /// - Complexity: that of `CollectionLayout.setStyles(ofSections:_:)`.
  public func setStyles(
    ofSections sections: Range<Int>, _ style: (Int) -> SectionStyle
  ) throws(LayoutError) -> LayoutPoint {
    guard !isEditing else { throw .inUse }
    let hold = hold
    try layout.setStyles(ofSections: sections, style)
    // Cells may have another breadth now and need another length.
    measured.removeItems(ofSections: Array(sections))
    return settledOffset(afterMoving: hold)
  }

  /// Has the content be at least so long, in points, and keeps in place what
  /// ``resize(to:contentInsets:)`` keeps; cells on their way out go on.
  ///
  /// - Parameters:
  ///   - length: in points.
  ///   - fit: as of ``replaceLayout(with:keepsCells:fit:)``.
  /// - Returns: the content offset, in points, to go to.
  func setMinimumContentLength(
    _ length: Double, fit: () -> Void
  ) -> LayoutPoint {
    let hold = hold(within: 1)
    layout.minimumContentLength = length
    fit()
    let offset = settledOffset(keeping: hold)
    // Nobody has scrolled: from right to left all moves with the end.
    toldOffset = offset
    isShifting = true
    return offset
  }

  /// Takes another layout of the same items, and keeps in place what
  /// ``resize(to:contentInsets:)`` keeps.
  ///
  /// Cells on their way out are gone with the next pass. Lengths that are
  /// estimates are measured again.
  ///
  /// - Parameters:
  ///   - next: has the same items.
  ///   - keepsCells: whether each item keeps its cell; otherwise cells are asked
  ///     for anew with the next pass.
  ///   - fit: sets ``contentInsets`` to what covers the viewport where such
  ///     content is shown; called once, before the place is found.
  /// - Returns: the content offset, in points, at which to call
  ///   ``update(offset:at:host:)`` next.
  /// - Throws: `LayoutError.inUse` in a callback; the layout is as before then.
  /// - Complexity: O(live cells), and what the place to be kept takes to be
  ///   found in the new layout.
  public func replaceLayout(
    with next: CollectionLayout, keepsCells: Bool, fit: () -> Void = {}
  ) throws(LayoutError) -> LayoutPoint {
    guard !isUpdating && !isEditing else { throw .inUse }
    let hold = hold(within: 1)
    adopt(next)
    fit()
    measured = ItemSet()
    // It would be found again once there is such an item.
    if let element = scrollTarget?.element, next.frame(of: element) == nil {
      scrollTarget = nil
    }
    if !keepsCells { pending = .reload }
    return settledOffset(afterMoving: hold)
  }

  // Not inlined: each copy would take its bytes in every module.
  @inline(never)
  private func settledOffset(afterMoving hold: ScrollHold) -> LayoutPoint {
    for index in leaving.indices { leaving[index].end = -.infinity }
    let offset = settledOffset(keeping: hold)
    // What is first in view is held by now, and is to be while it is measured.
    settling = nil
    toldOffset = offset
    isShifting = true
    return offset
  }
}
