import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Browsers round scroll positions to pixels, so this far from a place still
  /// counts as being there, in points.
  static var rounding: Double { 1 }

  /// The least extent of the content along the axis, in points.
  ///
  /// Setting it lays out nothing and keeps the first visible item where it is.
  public var minimumContentLength: Double {
    get { layout.minimumContentLength }
    set {
      let isAtStart = engine.isAtStart(within: Self.rounding)
      let anchor = engine.anchor
      layout.minimumContentLength = newValue
      fit(
        layout,
        at: isAtStart ? engine.startOffset : engine.offset(keeping: anchor))
      measure { pass(at: PageImports.now()) }
    }
  }

  /// What covers the viewport, in points: the content can be scrolled out from
  /// under it, and pinned elements are held inside of it.
  ///
  /// Only the insets along the axis count; `left` is the leading side.
  /// Setting them keeps the first visible item's distance from what is covered.
  public var contentInsets: Insets {
    get { engine.contentInsets }
    set { resize(to: layout.viewport, newValue, at: PageImports.now()) }
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
    let id = ElementID(kind: .item, section: path.section, item: path.item)
    guard engine.offset(showing: id, at: alignment) != nil else { return }
    if animated && !Page.prefersStillness {
      begin(Glide(to: id, alignment, start: PageImports.now()))
    } else {
      jump(to: id, at: alignment)
    }
  }

  func jump(to element: ElementID, at alignment: ScrollAlignment) {
    jump { [engine, host] in
      engine.scroll(
        to: element, at: alignment, time: PageImports.now(), host: host)
    }
  }

  /// Lets the engine scroll somewhere else; a fling ends there.
  func jump(_ scroll: () -> Point?) {
    glide = nil
    host.isMoving = false
    measure {
      _ = scroll()
      host.finishPass()
    }
  }

  /// Scrolls to a place in the content, in points along the axis from its top
  /// or left edge, or as near to it as the content allows.
  public func scroll(to position: Double) {
    glide = nil
    go(to: position)
  }

  func go(to position: Double) {
    host.scroll(to: position)
    measure { pass(at: PageImports.now()) }
  }

  // MARK: - What the page tells

  func scrolled(to position: Double, at time: Double) {
    let strayed = position - host.window.elementOffset
    // Further than by rounding: not the glide has scrolled, but a hand.
    if strayed > 1.5 || strayed < -1.5 { glide = nil }
    if strayed > 0.75 || strayed < -0.75 { follower?.scrolledByHand() }
    host.isMoving = true
    _ = host.window.scrolled(to: position)
    host.noteCorrection()
    measure { pass(at: time) }
  }

  func settled(at time: Double) {
    host.isMoving = false
    host.window.settle()
    host.noteCorrection()
    engine.trimPool(at: time, host: host)
    pass(at: time)
    // Cells that nobody asks for meanwhile have then waited long enough.
    Page.schedule(after: engine.poolLifetime + 100) { [engine, host] in
      engine.trimPool(at: PageImports.now(), host: host)
    }
  }

  func resized(width: Double, height: Double, at time: Double) {
    resize(to: Size(width: width, height: height), nil, at: time)
  }

  private func resize(to viewport: Size, _ insets: Insets?, at time: Double) {
    do throws(LayoutError) {
      let offset = try engine.resize(to: viewport, contentInsets: insets)
      fit(layout, at: offset)
      measure { pass(at: time) }
    } catch {
      onError?(error)
    }
  }

  // MARK: - Passes

  /// The content offset that the page's scroll position stands for.
  var offset: Point {
    layout.axis == .vertical
      ? Point(x: 0, y: host.position) : Point(x: host.position, y: 0)
  }

  func fit(_ layout: CollectionLayout, at offset: Point) {
    let insets = layout.axisInsets(engine.contentInsets)
    let isMirrored =
      layout.axis == .horizontal && layout.direction == .rightToLeft
    host.fit(
      layout, firstInset: isMirrored ? insets.after : insets.before,
      lastInset: isMirrored ? insets.before : insets.after,
      at: position(of: offset))
  }

  /// Takes over what the engine has decided by itself: the content's extents
  /// after an update, and where it is then.
  func followEngine() {
    fit(layout, at: engine.offset)
  }

  func pass(at time: Double) {
    engine.update(offset: offset, at: time, host: host)
    host.finishPass()
  }

  /// Makes a pass that nothing else has asked for.
  func passAgain() {
    measure { pass(at: PageImports.now()) }
  }

  /// Does a pass, takes its time and sees to what follows from it.
  func measure(_ body: () -> Void) {
    let start = PageImports.now()
    body()
    passDuration = PageImports.now() - start
    layOutRest()
    onPass?(self)
  }

  /// Whether the content's end is in view.
  var isAtEnd: Bool {
    let distance = position(of: engine.endOffset) - position(of: offset)
    return distance < Self.rounding
      && distance > -Self.rounding - layout.viewportLength
  }

  /// Lays out in slices what an update has left for later.
  private func layOutRest() {
    guard !isSlicing && !layout.isComplete else { return }
    isSlicing = true
    Page.schedule(after: 0) { [self] in
      isSlicing = false
      measure {
        _ = engine.layOutMore(at: PageImports.now(), host: host)
        host.finishPass()
      }
    }
  }

  func position(of offset: Point) -> Double {
    layout.axis == .vertical ? offset.y : offset.x
  }
}
