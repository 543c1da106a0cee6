import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Where an item is to stand once it has been scrolled to.
  public typealias ScrollPosition = ScrollAlignment

  /// Returns the frame at which an item rests in the content, in points, or
  /// nil if there is no such item.
  ///
  /// - Complexity: O(log(items)); in a flow or justified rows, and the items of
  ///   the line.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    ItemPath(indexPath).flatMap { loaded.frame(ofItem: $0) }
      .map { CGRect($0) }
  }

  /// Returns the path of the item that shows at a point of the content, in
  /// points, or nil; a header that is held there covers items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loaded.item(at: LayoutPoint(point)).map { IndexPath($0) }
  }

  /// Scrolls so that an item stands at a place of the viewport, or as near to
  /// it as the content allows; headers and footers that are held there do not
  /// cover it.
  ///
  /// Where sizes on the way are estimates, the goal moves as cells are measured,
  /// and the item still lands where it is to stand. Does nothing if there is no
  /// such item. For somebody who wants things to move little, nothing is
  /// animated.
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    guard let item = ItemPath(indexPath) else { return }
    catchUpWithScroll()
    controller.scrollToItem(at: item, at: position, animated: animated)
  }

  /// The item that an animated ``scrollToItem(at:at:animated:)`` is on its way
  /// to; nil if none is.
  public var scrollDestination: IndexPath? {
    controller.scrollDestination.map { IndexPath($0) }
  }

  /// The first visible item and where it stands, or nil without items and, unless
  /// the view ``anchorsToEnd``, at the content's start; for
  /// ``scroll(to:)-(ScrollAnchor)`` another day.
  ///
  /// - Complexity: O(live cells).
  public var scrollAnchor: ScrollAnchor? {
    loadIfNeeded()
    catchUpWithScroll()
    return controller.scrollAnchor
  }

  /// Scrolls so that an item stands where it stood when an anchor was taken,
  /// and keeps it there while cells are measured.
  ///
  /// Does nothing if there is no such item.
  public func scroll(to anchor: ScrollAnchor) { controller.jump(to: anchor) }

  // MARK: - Offsets

  /// The content offset as the engine counts it: across the axis from the
  /// content's edge and not from the view's.
  var engineOffset: LayoutPoint {
    scrollDirection.point(scrollDirection.along(LayoutPoint(contentOffset)))
  }

  /// Has a change keep in its place what was scrolled to since the last pass.
  ///
  /// Not in a place of another extent, into which the scroll view may have
  /// brought its content by itself.
  func followScroll() {
    let current = currentEnvironment
    guard hasScrolledOn, current.viewport == engine.layout.viewport,
      current.contentInsets == engine.contentInsets
    else { return }
    engine.follow(to: engineOffset)
    state.isPassDue = true
  }

  /// Whether the content is elsewhere than in the last pass.
  var hasScrolledOn: Bool {
    let way = engineOffset.shift(from: engine.offset)
    // Less is what rounding to pixels has left.
    return max(abs(way.x), abs(way.y)) >= 1
  }

  /// Scrolls to where the engine has gone in a pass: sizes before the first
  /// visible item have changed.
  func followEngine() {
    var offset = engine.offset
    let lead = state.lead
    state.lead = .zero
    guard offset != engineOffset else { return }
    // A finger or a bounce may hold the content beyond its end.
    let isHeld = isTracking || isDecelerating || isBeforeStart
    if isHeld && engine.clamped(engineOffset) == offset {
      engine.update(offset: engineOffset, at: now(), host: host)
    } else {
      // What the next pass would have followed, from where the change has led.
      offset.x += lead.x
      offset.y += lead.y
      scroll(to: lead == .zero ? offset : engine.clamped(offset))
    }
  }

  /// Goes to an offset of the engine's, and keeps still if it is there.
  func scroll(to offset: LayoutPoint) {
    let target = contentOffset(of: offset)
    if target != contentOffset { contentOffset = target }
  }

  func contentOffset(of offset: LayoutPoint) -> CGPoint {
    var target = CGPoint(offset)
    if scrollDirection == .vertical {
      target.x = -adjustedContentInset.left
    } else {
      target.y = -adjustedContentInset.top
    }
    return target
  }
}
