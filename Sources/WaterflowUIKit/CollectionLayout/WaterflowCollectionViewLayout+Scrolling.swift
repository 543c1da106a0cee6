import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Returns the offset at which an item stands at a place of the viewport, or
  /// as near to it as the content allows, for
  /// `setContentOffset(_:animated:)`; nil if there is no such item.
  ///
  /// Headers and footers that are held there do not cover it, as they would
  /// after the collection view's own `scrollToItem(at:at:animated:)`.
  ///
  /// - Complexity: O(1) in lanes; O(log(lines)) in a flow.
  public func contentOffset(
    forItemAt indexPath: IndexPath, at position: WaterflowView.ScrollPosition
  ) -> CGPoint? {
    guard
      !data.isBetween, let content, let collectionView, let currentViewport,
      let id = ElementID(item: indexPath),
      let found = content.offset(
        showing: id, at: position, in: currentViewport)
    else { return nil }
    var offset = collectionView.contentOffset
    switch scrollDirection {
    case .vertical: offset.y = CGFloat(found.y)
    case .horizontal: offset.x = CGFloat(found.x)
    }
    return offset
  }

  /// Tells which items come into view where a flick comes to rest.
  func tellTarget(_ offset: CGPoint) {
    guard
      let layoutDelegate, let collectionView, let content, let environment,
      !data.isBetween, data.change == .none, !data.isStale
    else { return }
    let shown = items(
      of: content, at: collectionView.contentOffset, environment)
    let next = items(of: content, at: offset, environment)
      .filter { !shown.contains($0) }
    guard !next.isEmpty else { return }
    layoutDelegate.collectionView(
      collectionView, layout: self,
      willScrollToItemsAt: next.map { IndexPath($0) })
  }

  private func items(
    of content: CollectionLayout, at offset: CGPoint,
    _ environment: LayoutEnvironment
  ) -> [ItemPath] {
    content.query(environment.viewport(at: offset), into: &visible)
    return visible.elements.filter { $0.id.kind == .item }.map(\.id.path)
  }

  /// Tells that the end of the content is near, once for each number of items.
  func watchEnd(_ content: CollectionLayout, at viewport: Viewport) {
    guard nearEndLength > 0, data.change == .none, !data.isStale else { return }
    needs.update(content)
    let shown = content.axisSpan(of: viewport.rect).upper
    let isNear = content.contentLength - shown < Double(nearEndLength)
    guard endWatch.isNews(needs.itemCount, isNear: isNear) else { return }
    // More can be appended in no callback of the collection view.
    schedule { [weak self] in
      guard let self, let collectionView else { return }
      layoutDelegate?.collectionViewDidComeNearEnd(
        collectionView, layout: self)
    }
  }

  /// Goes to the content's end where the content begins there.
  func beginAtEnd() {
    guard offsets.isEndDue, let content, let collectionView, let environment,
      environment.length > 0
    else { return }
    offsets.isEndDue = false
    let context = WaterflowInvalidationContext()
    context.isTaken = true
    let end = content.clamped(
      content.offset(at: content.contentLength), environment.contentInsets)
    let offset = collectionView.contentOffset
    switch scrollDirection {
    case .vertical:
      context.contentOffsetAdjustment.y = CGFloat(end.y) - offset.y
    case .horizontal:
      context.contentOffsetAdjustment.x = CGFloat(end.x) - offset.x
    }
    invalidateLayout(with: context)
  }
}
