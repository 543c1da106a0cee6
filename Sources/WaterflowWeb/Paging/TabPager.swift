import WaterflowEngine
import WaterflowLayout

/// Tabs whose content is turned like pages: the sections below a bar of tabs,
/// which stays at the viewport's start.
///
/// A finger or a mouse that is dragged sideways over those sections moves them,
/// and the neighbour's come in beside them, in a view of their own that lies
/// above the other one. Each tab keeps how far it is scrolled, and never stands
/// above the place where the bar comes to be held.
///
/// ```swift
/// let pager = try TabPager(
///   view, neighbourIn: overlay, pageCount: 3, firstSection: 1)
/// pager.sourceOfPage = { page in tabs[page] }
/// pager.onTurn = { page in bar.select(page) }
/// register(cellsOf: view)
/// register(cellsOf: pager.neighbour)
/// pager.start()
/// ```
///
/// All tabs have the same sections before the tail; the last of them has the
/// bar as its header, which pins, and no header before it does. The element for
/// the neighbour lies exactly above the view's, is inert, and has no scroll bar;
/// it is shown as long as it has the class `waterflow-turning`.
public final class TabPager {
  /// Tells what a tab shows; without it there is nothing to turn.
  public var sourceOfPage: ((Int) -> any WaterflowViewDataSource)?

  /// Called when another tab has come to its place.
  public var onTurn: ((Int) -> Void)?

  /// The view in which neighbours come in; it needs the same kinds of cells.
  public let neighbour: WaterflowView

  /// The shown tab; while pages turn, the one before.
  public var page: Int { gesture.recognizer.page }

  /// The tab that is shown once all has come to rest.
  public var target: Int { gesture.recognizer.target }

  private let view: WaterflowView
  private let overlay: Element
  private let firstSection: Int
  private let gesture: PageTurnGesture
  private var offsets: PagedOffsets
  /// The extent that the gesture turns pages by, in points.
  private var breadth = 0.0
  /// Where the shown tab's sections are, in points from their place.
  private var shown = 0.0
  /// What takes them to where they belong, until they are there.
  private var motion: SettleMotion?
  private var isStepAsked = false
  /// The tab that the neighbour shows, if it shows one.
  private var neighbourPage: Int?

  /// Creates a pager that shows the first tab from ``start()`` on.
  ///
  /// - Parameters:
  ///   - view: a vertical one; it is given the tabs' data sources.
  ///   - overlay: the element in which neighbours come in.
  ///   - pageCount: the number of tabs; less than 1 counts as 1.
  ///   - firstSection: the first section of the tail, at least 1; the bar is
  ///     the header of the one before it.
  /// - Throws: `LayoutError.viewportOutOfRange` if the overlay has no size.
  public init(
    _ view: WaterflowView, neighbourIn overlay: Element, pageCount: Int,
    firstSection: Int
  ) throws(LayoutError) {
    self.view = view
    self.overlay = overlay
    self.firstSection = max(1, firstSection)
    neighbour = try WaterflowView(
      in: overlay, direction: view.layout.direction)
    offsets = PagedOffsets(pageCount: pageCount)
    gesture = PageTurnGesture(
      PageTurnRecognizer(
        pageCount: pageCount, breadth: 0, direction: view.layout.direction))
    neighbour.register(TailSource.blank) { WaterflowCell() }
    gesture.isTail = { [unowned(unsafe) self] in isTail($0) }
    gesture.shown = { [unowned(unsafe) self] in
      motion == nil ? nil : shown
    }
    gesture.show = { [unowned(unsafe) self] effects in
      for effect in effects { show(effect) }
    }
  }

  /// Shows the tab and turns pages from now on; again after ``stop()``.
  public func start() {
    view.addGesture(gesture)
    view.dataSource = sourceOfPage?(page)
    view.reloadData()
    fit()
  }

  /// Turns no more pages; what was on its way is at its place.
  public func stop() {
    view.removeGesture(gesture)
    if motion != nil { finish() }
    arrive()
    view.minimumContentLength = 0
  }

  /// Goes to a tab, for a click on it or a key.
  public func turn(to page: Int) {
    fit()
    if motion == nil { note() }
    gesture.turn(to: page)
  }

  // MARK: - Gesture

  private func isTail(_ element: ElementID?) -> Bool {
    fit()
    return element.map { Int($0.section) >= firstSection } ?? true
  }

  private func show(_ effect: PageTurnEffect) {
    switch effect {
    case .claim:
      if motion == nil { note() }
      motion = nil
    case .move(let offset):
      place(at: offset)
    case .settle(_, let offset, let velocity):
      motion = SettleMotion(
        from: shown, to: offset, velocity: velocity, at: PageImports.now())
      if Page.prefersStillness || breadth <= 0 {
        finish()
      } else {
        requestStep()
      }
    }
  }

  private func requestStep() {
    guard !isStepAsked else { return }
    isStepAsked = true
    Page.requestFrame { [self] in
      isStepAsked = false
      guard let motion else { return }
      let now = PageImports.now()
      if motion.isOver(at: now) || breadth != view.layout.viewport.width {
        finish()
      } else {
        place(at: motion.position(at: now))
        requestStep()
      }
    }
  }

  /// The sections are where they were sent.
  private func finish() {
    motion = nil
    let bar = barStart
    let current = view.contentOffset.y
    guard let next = gesture.settled() else {
      arrive()
      return
    }
    let own = offsets.position(of: next, from: current, barHeldFrom: bar)
    view.layout.paging = nil
    view.dataSource = sourceOfPage?(next)
    view.reloadData()
    fit()
    view.scroll(to: own)
    arrive()
    onTurn?(next)
  }

  /// Everything is in its place: the neighbour goes.
  private func arrive() {
    shown = 0
    if view.paging != nil { view.paging = nil }
    guard neighbourPage != nil else { return }
    neighbourPage = nil
    overlay.setClass("waterflow-turning", false)
    neighbour.dataSource = nil
    neighbour.reloadData()
  }

  // MARK: - Places

  /// Where the bar rests in the content, in points: from there on it is held.
  private var barStart: Double {
    let bar = ElementID(kind: .header, section: firstSection - 1)
    return view.layout.frame(of: bar)?.y ?? 0
  }

  /// Notes how far the shown tab is scrolled.
  private func note() {
    offsets.note(view.contentOffset.y, of: page)
  }

  /// Takes over another size of the viewport.
  ///
  /// Content is never so short that the bar could not be held.
  private func fit() {
    let viewport = view.layout.viewport
    let least = barStart + viewport.height
    if view.minimumContentLength != least {
      view.minimumContentLength = least
    }
    guard breadth != viewport.width, !gesture.recognizer.isDragging else {
      return
    }
    breadth = viewport.width
    motion = nil
    arrive()
    gesture.recognizer = PageTurnRecognizer(
      pageCount: gesture.recognizer.pageCount, page: page, breadth: breadth,
      direction: view.layout.direction)
  }

  /// Shows the tab's sections out of their place, and a neighbour's beside.
  private func place(at x: Double) {
    shown = min(max(x, -breadth), breadth)
    view.paging =
      shown == 0
      ? nil : Paging(firstSection: firstSection, offset: Point(x: shown, y: 0))
    guard let next = gesture.recognizer.neighbour(at: shown) else { return }
    if next != neighbourPage { bring(next) }
    neighbour.paging = Paging(
      firstSection: firstSection,
      offset: Point(x: gesture.recognizer.neighbourOffset(at: shown), y: 0))
  }

  /// Has the neighbour show a tab as it will be once it is there.
  private func bring(_ next: Int) {
    neighbourPage = next
    neighbour.layout.pinMode = view.pinMode
    // Out of sight as long as it has no place.
    neighbour.layout.paging = Paging(
      firstSection: firstSection, offset: Point(x: 2 * breadth, y: 0))
    neighbour.layout.minimumContentLength = view.minimumContentLength
    neighbour.dataSource = sourceOfPage.map {
      TailSource($0(next), firstSection: firstSection)
    }
    neighbour.reloadData()
    neighbour.scroll(
      to: offsets.position(
        of: next, from: view.contentOffset.y, barHeldFrom: barStart))
    // What goes below the bar is not seen through it.
    let bar = ElementID(kind: .header, section: firstSection - 1)
    let end = view.frameInViewport(of: bar)?.maxY ?? 0
    let edge = min(max(end, 0), 100_000)
    // `rounded(.up)` would link the C library's `ceil`.
    let covered = Int(edge) + (Double(Int(edge)) < edge ? 1 : 0)
    overlay.setStyle("clip-path", to: "inset(\(covered)px 0 0 0)")
    overlay.setClass("waterflow-turning", true)
  }
}
