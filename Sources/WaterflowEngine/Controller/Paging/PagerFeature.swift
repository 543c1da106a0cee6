import WaterflowLayout

/// Tabs whose content is turned like pages: the sections below a bar of tabs,
/// the header of the last section before them.
///
/// ```swift
/// let pager = PagerFeature(
///   controller, views, firstSection: 2, pageCount: 3)
/// view.addGesture(pager.gesture)
/// ```
///
/// Each page keeps how far it is scrolled, and never stands above the place
/// where the bar comes to be held. The view scrolls vertically.
public final class PagerFeature<
  Content: PagedContent, Views: PagerSurface
>: ControllerFeature {
  /// What touches do; for the view's arena.
  public let gesture: PageTurnGesture

  /// What shows the pages.
  public let views: Views

  /// Called when another page has come to its place.
  public var didTurnTo: ((_ page: Int) -> Void)?

  /// The first section that is turned, at least 1; goes with its bar as
  /// sections come and go before it.
  public private(set) var firstSection: Int

  // Held by what it turns the pages of.
  private unowned(unsafe) let content: Content
  private var offsets: PagedOffsets
  /// The extent by which pages turn, in points.
  private var breadth = 0.0
  /// Where the page's sections are, to the right of their place in points.
  private var shown = 0.0
  /// What takes them to where they belong, until they are there.
  private var motion: SettleMotion?
  private var isStepping = false
  /// The page that the neighbour shows, if there is one.
  private var neighbour: Int?
  private var hasEnded = false

  /// Creates a feature that its content holds from now on.
  public init(
    _ content: Content, _ views: Views, firstSection: Int, pageCount: Int,
    page: Int = 0
  ) {
    self.content = content
    self.views = views
    self.firstSection = max(1, firstSection)
    gesture = PageTurnGesture(
      PageTurnRecognizer(pageCount: pageCount, page: page, breadth: 0))
    offsets = PagedOffsets(pageCount: gesture.recognizer.pageCount)
    super.init()
    gesture.isTail = { [unowned(unsafe) self] in isTurned($0) }
    gesture.shown = { [unowned(unsafe) self] in motion == nil ? nil : shown }
    gesture.show = { [unowned(unsafe) self] in
      for effect in $0 { carryOut(effect) }
    }
    content.add(self)
  }

  /// The shown page; while pages turn, the one before.
  public var page: Int { gesture.recognizer.page }

  /// The page that is shown once everything has come to rest.
  public var target: Int { gesture.recognizer.target }

  /// The number of pages; setting it ends a turn under way, and does nothing
  /// once no more pages turn.
  public var pageCount: Int {
    get { gesture.recognizer.pageCount }
    set {
      guard !hasEnded else { return }
      finish()
      let earlier = page
      gesture.recognizer.setPageCount(newValue, page: page)
      offsets.setPageCount(pageCount)
      if page != earlier { show(page, at: offset(of: page)) }
    }
  }

  /// Goes to a page, by and by if that is wanted; nothing happens if there is
  /// none, or while a finger turns one.
  public func turn(to page: Int, animated: Bool) {
    guard !hasEnded, !gesture.recognizer.isDragging else { return }
    fit()
    gesture.turn(to: page)
    if !animated { finish() }
  }

  /// Turns no more pages; one on its way is there.
  public func stop() {
    guard !hasEnded else { return }
    finish()
    leave()
  }

  /// Turns no more pages; the shown one stays.
  public func leave() {
    guard !hasEnded else { return }
    content.remove(self, gesture)
    letGo()
    rest()
    views.setMinimumContentLength(0)
  }

  // MARK: - Gesture

  private func isTurned(_ element: ElementID?) -> Bool {
    fit()
    gesture.recognizer.leavesFirstPage = views.leavesFirstPage
    guard let element else { return true }
    return Int(element.section) >= firstSection
      && element.kind != .contentHeader
  }

  private func carryOut(_ effect: PageTurnEffect) {
    switch effect {
    case .claim: motion = nil
    case .move(let offset): place(at: offset)
    case .settle(_, let offset, let velocity):
      guard content.canAnimate, breadth > 0 else { return finish() }
      motion = SettleMotion(
        from: shown, to: offset, velocity: velocity, at: content.now)
      guard !isStepping else { return }
      isStepping = true
      content.eachFrame { self.step(at: $0) }
    }
  }

  /// - Returns: whether there is something to do in the next frame.
  private func step(at time: Double) -> Bool {
    let fits = breadth == views.breadth
    if fits, let motion, !motion.isOver(at: time), content.canAnimate {
      place(at: motion.position(at: time))
      return true
    }
    isStepping = false
    if motion != nil { finish() }
    return false
  }

  // MARK: - Places

  private var bar: ElementID {
    ElementID(kind: .header, section: firstSection - 1)
  }

  /// Takes over the viewport and the data, once a pass has; ends a turn by
  /// another extent, so not to be called in the middle of a pass.
  public func fit() {
    guard !hasEnded else { return }
    fitLength()
    let width = views.breadth
    let direction = content.layout.direction
    let recognizer = gesture.recognizer
    guard breadth != width || recognizer.direction != direction,
      !recognizer.isDragging
    else { return }
    finish()
    breadth = width
    gesture.recognizer = PageTurnRecognizer(
      pageCount: pageCount, page: page, breadth: width,
      direction: direction)
  }

  /// Content is never so short that the bar could not be held.
  private func fitLength() {
    let layout = content.layout
    guard let start = barHeldFrom else { return }
    let least = max(
      0,
      start + layout.viewportLength - layout.axisInsets(content.room).after)
    if abs(layout.minimumContentLength - least) > 0.5 {
      views.setMinimumContentLength(least)
    }
  }

  /// Where another page is scrolled to once it is there.
  private func offset(of page: Int) -> LayoutPoint {
    var offset = content.contentOffset
    offset.y = offsets.position(
      of: page, from: offset.y, barHeldFrom: barHeldFrom ?? 0)
    return offset
  }

  /// From which offset on the bar is held, below headers that are held before
  /// it; nil without a bar.
  private var barHeldFrom: Double? {
    let layout = content.layout
    return layout.frame(of: bar).map {
      $0.y - layout.axisInsets(content.contentInsets).before
        - layout.heldLengths(around: bar).before
    }
  }

  /// Everything comes to where it was sent.
  private func finish() {
    motion = nil
    // It may have been scrolled on its way.
    offsets.note(content.contentOffset.y, of: page)
    guard let next = gesture.recognizer.settled() else { return rest() }
    let offset = offset(of: next)
    content.layout.sectionDisplacement = nil
    shown = 0
    show(next, at: offset)
    rest()
    didTurnTo?(next)
  }

  /// Has a page come to its place, scrolled to where it was.
  private func show(_ page: Int, at offset: LayoutPoint) {
    views.show(page)
    // What is before the bar may be shorter there.
    fit()
    views.scroll(to: content.layout.clamped(offset, content.room))
  }

  /// The sections are in their place, and no neighbour is there.
  private func rest() {
    if shown != 0 { views.displace(nil) }
    shown = 0
    dismissNeighbour()
  }

  private func dismissNeighbour() {
    guard neighbour != nil else { return }
    neighbour = nil
    views.removeNeighbour()
  }

  /// Shows the page's sections out of their place, and a neighbour's beside.
  private func place(at x: Double) {
    shown = min(max(x, -breadth), breadth)
    views.displace(shown == 0 ? nil : displacement(shown))
    guard let next = gesture.recognizer.neighbour(at: shown) else {
      return dismissNeighbour()
    }
    if next != neighbour {
      neighbour = next
      views.bringNeighbour(next)
    }
    let viewport = content.viewport
    let end = content.layout.element(bar, in: viewport)?.frame.maxY
    let edge = end.map { $0 - viewport.offset.y } ?? 0
    views.placeNeighbour(
      displacement(gesture.recognizer.neighbourOffset(at: shown)),
      scrolledTo: offset(of: next),
      below: min(max(edge, 0), content.layout.viewportLength))
  }

  private func displacement(_ x: Double) -> SectionDisplacement {
    SectionDisplacement(
      firstSection: firstSection, offset: LayoutPoint(x: x, y: 0))
  }

  // MARK: - ControllerFeature

  override func renameSections(_ plan: UpdatePlan) {
    guard let bar = plan.newSection(of: firstSection - 1) else { return }
    firstSection = bar + 1
    content.layout.sectionDisplacement?.firstSection = firstSection
  }

  override func didPass() {
    // Data stays what is laid out in the middle of a pass: a page on its way
    // that does not fit any more is at its place with the next frame.
    if motion == nil { fit() } else { fitLength() }
  }

  override func end() {
    // Nobody is told by what has ended.
    didTurnTo = nil
    letGo()
  }

  private func letGo() {
    hasEnded = true
    motion = nil
    // Nobody asks then where the page is.
    gesture.isTail = { _ in false }
    gesture.show = { _ in }
    dismissNeighbour()
  }
}
