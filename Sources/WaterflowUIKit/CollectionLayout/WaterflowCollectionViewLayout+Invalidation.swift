import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Whether anything stands elsewhere at new bounds.
  func dependsOnBounds(_ newBounds: CGRect) -> Bool {
    guard let collectionView, let content, let last = environment else {
      return true
    }
    // The bounds are still the old ones, which may be left without a question.
    noteSeen()
    let new = currentEnvironment(of: collectionView, bounds: newBounds)
    watchEnd(content, at: new.viewport(at: newBounds.origin))
    if new.breadth != last.breadth || !new.differsInSizeAlone(from: last) {
      return true
    }
    let isHolding = holds(content, at: new.viewport(at: newBounds.origin))
    // Another inset along the axis moves nothing that rests, but where the
    // content begins to be shown counts for the next rotation.
    if !isHolding { environment?.contentInsets = new.contentInsets }
    return isHolding
  }

  /// Whether anything is pinned, or was in the last pass.
  private func holds(
    _ content: CollectionLayout, at viewport: Viewport
  ) -> Bool {
    // What is held out of sight need not move, but the delegate hears of it.
    pins.isAny
      && (!pins.shown.isEmpty || !pinned(at: viewport, of: content).isEmpty
        || pins.headers != content.pinnedHeaderCount(at: viewport)
        || pins.restingFooters != content.unpinnedFooterCount(at: viewport))
  }

  /// Remembers what is pinned at the end of a pass.
  func remember(_ content: CollectionLayout, at viewport: Viewport) {
    pins.isAny =
      !content.pinnableHeaders.isEmpty || !content.pinnableFooters.isEmpty
    pins.shown = pinned(at: viewport, of: content)
    pins.headers = content.pinnedHeaderCount(at: viewport)
    pins.restingFooters = content.unpinnedFooterCount(at: viewport)
    pins.tracker.update(content, at: viewport)
  }

  /// Tells a context what stands elsewhere at new bounds.
  func describe(
    _ newBounds: CGRect, in context: WaterflowInvalidationContext
  ) {
    guard let collectionView, let content, let last = environment else {
      return
    }
    let new = currentEnvironment(of: collectionView, bounds: newBounds)
    guard new.breadth == last.breadth && new.differsInSizeAlone(from: last)
    else {
      context.isResize = true
      beforeResize = EarlierFrames(
        content, at: last.viewport(at: collectionView.contentOffset))
      // The bounds are still the old ones, and so is the content.
      if offsets.anchor == nil {
        offsets.anchor = ResizeAnchor(
          content, last, at: collectionView.contentOffset, anchorChoice)
      }
      return
    }
    context.isOffsetOnly = true
    let next = pinned(at: new.viewport(at: newBounds.origin), of: content)
    context.invalidate(pins.shown.union(next))
  }

  /// Fits the content to what surrounds it now, and has the collection view
  /// keep the first visible item.
  func followMargins() {
    guard
      let collectionView, let last = environment, content != nil,
      currentEnvironment(of: collectionView) != last, !isPreparing,
      !needsRebuild, data.change == .none
    else { return }
    let error = preparing { bringUpToDate(with: collectionView) }
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    if let goal = offsets.resized {
      let offset = collectionView.contentOffset
      context.contentOffsetAdjustment = CGPoint(
        x: goal.x - offset.x, y: goal.y - offset.y)
    }
    invalidateLayout(with: context)
    tell(error, to: collectionView)
  }

  /// Notes where everything was before an animated change of size.
  func beginResize(from oldBounds: CGRect) {
    guard let collectionView, let earlier = beforeResize else { return }
    beforeResize = nil
    transition = LayoutTransition(
      plan: nil, earlier: earlier, oldOffset: oldBounds.origin,
      newOffset: offsets.resized ?? collectionView.contentOffset)
  }

  func endResize() {
    if transition?.plan == nil { transition = nil }
    beforeResize = nil
  }

  /// Has everything that shows asked for again, and lays nothing out.
  ///
  /// A tail that moves can come from, or go to, any place a collection view
  /// still knows attributes of, so naming what shows would not do.
  func elementsMoved() {
    let context = WaterflowInvalidationContext()
    context.isOffsetOnly = true
    invalidateLayout(with: context)
  }

  /// The pinned elements that show.
  private func pinned(
    at viewport: Viewport, of content: CollectionLayout
  ) -> Set<ElementID> {
    guard pins.isAny else { return [] }
    content.query(viewport, into: &visible)
    var result: Set<ElementID> = []
    for element in visible.elements
    where element.isPinned && isOffered(element.id) {
      result.insert(element.id)
    }
    return result
  }
}

extension WaterflowInvalidationContext {
  /// Has the attributes of some headers and footers asked for again.
  fileprivate func invalidate(_ elements: Set<ElementID>) {
    for kind in [ElementKind.header, .footer] {
      // Named even if there are none: a context that names nothing at all
      // would stand for everything.
      invalidateSupplementaryElements(
        ofKind: kind.elementKind,
        at: elements.filter { $0.kind == kind }.sorted().map(\.indexPath))
    }
  }
}
