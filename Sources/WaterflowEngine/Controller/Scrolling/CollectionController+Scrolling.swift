import WaterflowLayout

extension CollectionController {
  /// Scrolls so that an item stands at a place of the viewport, or as near to
  /// it as the content allows; headers and footers that are held there do not
  /// cover it.
  ///
  /// Lands there even where lengths on the way were estimates. A scroll by hand
  /// ends it, as does a finger that is seen to hold the content; where the item
  /// goes away, it ends where it is. Does nothing if there is no such item.
  ///
  /// - Parameters:
  ///   - item: which one.
  ///   - alignment: where it is to stand.
  ///   - animated: whether to go there by and by, where people want motion.
  public func scrollToItem(
    at item: ItemPath, at alignment: ScrollAlignment, animated: Bool
  ) {
    whenQuiet { [self] in
      catchUp()
      let element = shownElement(of: ElementID(item))
      guard engine.offset(showing: element, at: alignment) != nil else {
        return
      }
      if animated && !surface.prefersReducedMotion {
        glide(to: item, at: alignment)
      } else {
        jump(to: element, at: alignment)
        // Who waits for the end of it is told as if people wanted motion.
        if animated { surface.didEndScrollAnimation() }
      }
    }
  }

  /// Scrolls to an element at once, and keeps it there while cells are
  /// measured.
  public func jump(to element: ElementID, at alignment: ScrollAlignment) {
    let isOuter = beginJump(to: engine.offset(showing: element, at: alignment))
    endJump(
      engine.scroll(
        to: element, at: alignment, time: surface.now, host: surface), isOuter)
  }

  /// The first visible item, as the data calls it, and where it stands; nil
  /// without items and, unless the end is kept, at the content's start.
  public var scrollAnchor: ScrollAnchor? {
    engine.anchor.map {
      ScrollAnchor(element: dataElement(of: $0.element), distance: $0.distance)
    }
  }

  /// The item that stays where it is through updates, as the data calls it; see
  /// ``CollectionEngine/anchoredItem``.
  public var anchoredItem: ItemPath? {
    get { engine.anchoredItem.map { dataPath(of: $0) } }
    set { engine.anchoredItem = newValue.map { shownPath(of: $0) } }
  }

  /// Scrolls to where an anchor stood, whose element is one of the data; see
  /// ``scrollAnchor``.
  ///
  /// In a callback it waits until that is over.
  public func jump(to anchor: ScrollAnchor) {
    whenQuiet { [self] in
      catchUp()
      let shown = ScrollAnchor(
        element: shownElement(of: anchor.element), distance: anchor.distance)
      guard engine.layout.frame(of: shown.element) != nil else { return }
      let isOuter = beginJump(to: engine.offset(keeping: shown))
      endJump(
        engine.scroll(to: shown, time: surface.now, host: surface), isOuter)
    }
  }

  private func beginJump(to offset: LayoutPoint?) -> Bool {
    beginLeap(to: offset)
    let isOuter = engine.beginReading()
    beginPass()
    if let offset { narrowOverscan(toLeapTo: offset) }
    return isOuter
  }

  private func endJump(_ offset: LayoutPoint?, _ isOuter: Bool) {
    if let offset {
      surface.stop()
      surface.scroll(to: offset)
    }
    endPass()
    endLeap()
    engine.endReading(isOuter)
  }

  /// Scrolls to a content offset, in points, or as near to it as the content
  /// allows; ends a scroll to an item.
  ///
  /// In a callback it waits until that is over.
  public func scroll(to offset: LayoutPoint) {
    whenQuiet { [self] in
      catchUp()
      beginLeap(to: offset)
      surface.scroll(to: offset)
      pass(at: surface.contentOffset, time: surface.now)
      endLeap()
    }
  }

  private func beginLeap(to offset: LayoutPoint?) {
    scrollAnimation = nil
    isLeaping = offset != nil && offset != engine.offset
  }

  private func endLeap() {
    // What was touched is elsewhere.
    if isLeaping { touches?.arena.scrolled() }
  }

  /// The item that a scroll is on its way to, as the data calls it, or nil.
  public var scrollDestination: ItemPath? {
    scrollAnimation?.item
  }

  /// Ends a scroll to an item that is under way.
  public func stopScrolling() {
    scrollAnimation = nil
  }

  /// The platform shows another place than it was told to: it has rounded that
  /// to pixels, or a person or an app has scrolled.
  ///
  /// - Parameters:
  ///   - distance: how far from there, in points.
  ///   - isMoving: whether a hand or a fling moves the content, so that the
  ///     least step counts.
  ///   - isInset: whether the platform may have moved it for other insets, which
  ///     ends no scroll to an item.
  /// - Returns: whether it was scrolled.
  @discardableResult
  public func strayed(
    by distance: Double, isMoving: Bool = false, isInset: Bool = false
  ) -> Bool {
    if isMoving || distance > 1.5 && !isInset { stopScrolling() }
    let isScrolled = distance > (isMoving ? 0 : 0.75)
    if isScrolled { scrolledByHand() }
    return isScrolled
  }

  private func glide(to item: ItemPath, at alignment: ScrollAlignment) {
    surface.stop()
    let animation = ScrollAnimation(to: item, alignment, start: surface.now)
    scrollAnimation = animation
    let way = ScrollAnimation.longestWay * engine.layout.viewportLength
    if let end = end(of: animation) {
      let position = position
      if end - position > way { go(to: end - way) }
      if position - end > way { go(to: end + way) }
    }
    guard !isGliding else { return }
    isGliding = true
    eachFrame { [unowned(unsafe) self] in
      glide(at: $0)
      isGliding = scrollAnimation != nil
      return isGliding
    }
  }

  private func glide(at time: Double) {
    guard var animation = scrollAnimation else { return }
    if surface.isTracking { return stopScrolling() }
    if let end = end(of: animation) {
      let next = animation.next(from: position, to: end, at: time)
      if animation.eased < 1 {
        scrollAnimation = animation
        return go(to: next)
      }
    }
    scrollAnimation = nil
    if let element = element(of: animation) {
      jump(to: element, at: animation.alignment)
    }
    surface.didEndScrollAnimation()
  }

  private func end(of animation: ScrollAnimation) -> Double? {
    element(of: animation)
      .flatMap { engine.offset(showing: $0, at: animation.alignment) }
      .map { engine.layout.axis.along($0) }
  }

  private func element(of animation: ScrollAnimation) -> ElementID? {
    animation.item.map { ElementID(shownPath(of: $0)) }
  }

  /// Where the platform is, in points along the axis.
  private var position: Double {
    engine.layout.axis.along(surface.contentOffset)
  }

  private func go(to position: Double) {
    surface.scroll(to: engine.layout.axis.point(position))
    touches?.arena.scrolled()
    pass(at: surface.contentOffset, time: surface.now)
  }
}
