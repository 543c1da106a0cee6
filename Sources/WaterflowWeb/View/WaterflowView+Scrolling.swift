import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// The least extent of the content along the axis, in points.
  ///
  /// Setting it lays out nothing and keeps the first visible item where it is.
  public var minimumContentLength: Double {
    get { controller.minimumContentLength }
    set { controller.minimumContentLength = newValue }
  }

  /// What covers the viewport, in points: the content can be scrolled out from
  /// under it, and pinned elements are held inside of it.
  ///
  /// Only the insets along the axis count; `left` is the leading side. Where the
  /// page's CSS gives what scrolls a `scroll-padding`, that counts instead from
  /// the next change of its extent on.
  /// Setting them keeps the first visible item's distance from what is covered;
  /// in a callback of the view that waits until it has ended.
  public var contentInsets: Insets {
    get { givenInsets.first ?? engine.contentInsets }
    set {
      givenInsets = [newValue]
      controller.whenQuiet { [self] in
        guard let insets = givenInsets.first else { return }
        givenInsets = []
        engine.makesRoomForInsets = true
        var environment = environment
        environment.contentInsets = insets
        controller.resize(to: environment)
      }
    }
  }

  /// Scrolls so that an item stands at a place of the viewport, or as near to
  /// it as the content allows; headers and footers that are held there do not
  /// cover it.
  ///
  /// Lands there even where lengths on the way were estimates. A scroll by hand
  /// ends it. Does nothing if there is no such item.
  ///
  /// ```swift
  /// view.scrollToItem(at: ItemPath(section: 0, item: 500), at: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - alignment: where it is to stand; at the start unless given.
  ///   - animated: whether to go there by and by; people who prefer that
  ///     nothing moves see it at once.
  public func scrollToItem(
    at path: ItemPath, at alignment: ScrollAlignment = .start,
    animated: Bool = false
  ) {
    controller.scrollToItem(at: path, at: alignment, animated: animated)
  }

  /// The item that an animated ``scrollToItem(at:at:animated:)`` is on its way
  /// to; nil if none is.
  public var scrollDestination: ItemPath? { controller.scrollDestination }

  /// Scrolls to a place in the content, in points along the axis from its top
  /// or left edge, or as near to it as the content allows.
  public func scroll(to position: Double) {
    controller.scroll(to: layout.axis.point(position))
  }

  /// The first visible item and where it stands, or nil without items and, unless
  /// the view ``anchorsToEnd``, at the content's start; for
  /// ``scroll(to:)-(ScrollAnchor)`` another day.
  ///
  /// - Complexity: O(live cells).
  public var scrollAnchor: ScrollAnchor? { controller.scrollAnchor }

  /// Scrolls so that an item stands where it stood when an anchor was taken,
  /// and keeps it there while cells are measured.
  ///
  /// Does nothing if there is no such item.
  public func scroll(to anchor: ScrollAnchor) { controller.jump(to: anchor) }

  // MARK: - What the page tells

  func scrolled(to position: Double, at time: Double) {
    let isByHand = controller.strayed(
      by: (position - host.elementPosition).magnitude)
    // Where the view itself has gone at once, it is.
    if isByHand || !host.awaitsEcho || controller.scrollDestination != nil {
      host.isMoving = true
    }
    host.awaitsEcho = false
    host.scrolled(to: position)
    controller.pass(at: offset, time: time)
  }

  func settled(at time: Double) {
    host.isMoving = false
    host.window.settle()
    host.noteCorrection()
    controller.pass(at: offset, time: time)
  }

  func resized(
    width: Double, height: Double, before: Double = .nan, after: Double = .nan,
    pixelRatio: Double = 1
  ) {
    host.setPixelRatio(pixelRatio)
    if !before.isNaN {
      // What covers the page is no reason to scroll it, and takes no room in
      // it. Only those along the axis count.
      engine.makesRoomForInsets = host.isOuter
      engine.contentInsets = Insets(
        top: before, left: before, bottom: after, right: after)
    } else if !engine.makesRoomForInsets {
      // It covers nothing any more.
      engine.makesRoomForInsets = true
      engine.contentInsets = .zero
    }
    var environment = environment
    environment.viewport = LayoutSize(width: width, height: height)
    controller.resize(to: environment)
  }

  // MARK: - Passes

  /// The content offset that the page's scroll position stands for.
  var offset: LayoutPoint { layout.axis.point(host.position) }

  /// Takes over what the engine has decided by itself: the content's extents
  /// after an update, and where it is then.
  func followEngine() {
    let (first, last) = layout.edgeInsets(engine.room)
    host.fit(
      layout, firstInset: first, lastInset: last,
      at: layout.axis.along(engine.offset))
  }
}
