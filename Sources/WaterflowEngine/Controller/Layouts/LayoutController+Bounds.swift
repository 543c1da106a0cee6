import WaterflowLayout

extension LayoutController {
  /// Whether anything stands elsewhere at a new place; notes what was seen at
  /// the old one, and whether the end has come near.
  package func depends(on new: LayoutPlace, from place: LayoutPlace) -> Bool {
    guard let content, let last = environment else { return true }
    // The place may be left without a question.
    noteSeen(in: content, at: place)
    let viewport = new.viewport
    watchEnd(content, at: viewport)
    if isOtherSize(new.environment, than: last) { return true }
    forgetResize(at: new.offset)
    // What sizes have moved so far is on its way: others go on from here.
    if transition == nil, new.offset != place.offset {
      offsets.sizeAnchor = nil
      offsets.sizeShift = .zero
    }
    // The pass goes to where the end is now.
    if isEndMoved(
      at: LayoutPlace(last, at: new.offset), by: viewport.contentInsets)
    {
      return true
    }
    let isHolding = holds(content, at: viewport)
    // Another inset along the axis moves nothing that rests, but where the
    // content begins to be shown counts for the next rotation.
    if !isHolding { environment?.contentInsets = viewport.contentInsets }
    return isHolding
  }

  /// Who scrolls on from where a change of size has led is not led there again.
  private func forgetResize(at offset: LayoutPoint) {
    guard transition == nil,
      let way = offsets.resized?.shift(from: offset)
    else { return }
    // A scroll view rounds offsets to pixels.
    if max(abs(way.x), abs(way.y)) > 1 { offsets.resized = nil }
  }

  /// Notes where everything is before a collection view goes to a new place,
  /// and returns what stands elsewhere there.
  package func leave(
    _ offset: LayoutPoint, for new: LayoutPlace
  ) -> BoundsChange {
    guard let content, let last = environment else { return .unknown }
    guard isOtherSize(new.environment, than: last) else {
      return .offset(held: shownPins + pinned(at: new.viewport, of: content))
    }
    let place = LayoutPlace(last, at: offset)
    beforeResize = EarlierFrames(content, at: place.viewport)
    // In a view of the same size what counts is where it has been scrolled to.
    if offsets.anchor == nil && offsets.isResizeDue {
      offsets.anchor = ResizeAnchor(content, at: place, anchorChoice)
    }
    return .size
  }

  private func isOtherSize(
    _ new: LayoutEnvironment, than last: LayoutEnvironment
  ) -> Bool {
    new.viewport != last.viewport || !new.differsInSizeAlone(from: last)
  }

  /// Whether anything is pinned, or was in the last pass.
  private func holds(
    _ content: CollectionLayout, at viewport: Viewport
  ) -> Bool {
    // What is held out of sight need not move, but the app hears of it.
    pins.isAny
      && (!shownPins.isEmpty || !pinned(at: viewport, of: content).isEmpty
        || pins.isOther(content, at: viewport))
  }

  /// Remembers what is pinned at the end of a pass.
  func remember(_ content: CollectionLayout, at viewport: Viewport) {
    pins.update(content, at: viewport)
    shownPins = pinned(at: viewport, of: content)
  }

  /// The pinned elements that show.
  private func pinned(
    at viewport: Viewport, of content: CollectionLayout
  ) -> [ElementID] {
    guard pins.isAny else { return [] }
    content.query(viewport, into: &visible)
    return visible.elements.filter { $0.isPinned && isOffered($0.id) }
      .map { $0.id }
  }

  // MARK: - Sizes of the collection view

  /// How far it is to the offset after a change of size, in points; nil if
  /// there was none.
  package func wayAfterResize(from offset: LayoutPoint) -> LayoutPoint? {
    offsets.resized?.shift(from: offset)
  }

  /// The collection view gets another size.
  package func willResize() { offsets.isResizeDue = true }

  /// Returns, once, the offset after a change of size, in points; nil if there
  /// was none.
  package func takeGoalAfterResize() -> LayoutPoint? {
    defer { offsets.isResizeDue = false }
    return offsets.isResizeDue ? offsets.resized : nil
  }

  /// The offset where a change that is under way ends, in points.
  package var goal: LayoutPoint? { transition?.newOffset ?? offsets.resized }

  /// Notes where everything was before an animated change of size.
  package func beginResize(from old: LayoutPoint, to offset: LayoutPoint) {
    guard let earlier = beforeResize else { return }
    beforeResize = nil
    transition = LayoutTransition(
      plan: nil, earlier: earlier, oldOffset: old,
      newOffset: offsets.resized ?? offset)
  }

  /// Forgets where everything was before a change of size.
  package func endResize() {
    if transition?.plan == nil { transition = nil }
    beforeResize = nil
  }
}
