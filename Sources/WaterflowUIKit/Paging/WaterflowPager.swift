import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Tabs whose content is turned like pages: the sections below a bar of tabs,
/// which is held at the viewport's start.
///
/// A finger that drags sideways over those sections moves them, and the
/// neighbour's slide in beside them, in a view of its own that takes no
/// touches. On the first page a drag back pops the page of a navigation
/// controller, where one can be popped by it. Each tab keeps how far it is
/// scrolled, and never stands above the place where the bar comes to be held.
///
/// ```swift
/// let pager = WaterflowPager(view, firstSection: 2, pageCount: 3) {
///   [tabs] page, view in
///   view.register(RowCell.self, forCellWithReuseIdentifier: "row")
///   view.waterflowDelegate = tabs[page]
///   view.dataSource = tabs[page]
/// }
/// pager.onTurn = { [weak bar] page in bar?.select(page) }
/// ```
///
/// All tabs have the same sections before the tail. The last of them has the
/// bar as its header, which pins, and nothing below it. The view scrolls
/// vertically; it does not hold the pager.
@MainActor
public final class WaterflowPager {
  /// Lets a view show a page with all its sections: registers cells, and sets
  /// the data source and the delegate.
  ///
  /// Called for the pager's own view, and for the one that slides in.
  public typealias PageProvider = (
    _ page: Int, _ waterflowView: WaterflowView
  ) -> Void

  /// Called when another page has come to its place.
  public var onTurn: ((_ page: Int) -> Void)?

  /// The first section that is turned.
  public let firstSection: Int

  /// The shown page; while pages turn, the one before.
  public var page: Int { gesture.recognizer.page }

  /// The page that is shown once everything has come to rest.
  public var target: Int { gesture.recognizer.target }

  /// The number of pages; setting it ends a turn under way.
  ///
  /// Where the shown page is gone, the last one is shown.
  public var pageCount: Int {
    get { gesture.recognizer.pageCount }
    set { setPageCount(newValue) }
  }

  let gesture: PageTurnGesture
  weak var view: WaterflowView?
  private let provider: PageProvider
  private var offsets: PagedOffsets
  private var neighbour: NeighbourView?
  /// The extent by which pages turn, in points.
  private var breadth = 0.0
  /// Where the page's sections are, to the right of their place in points.
  private var shown = 0.0
  /// What takes them to where they belong, until they are there.
  private var motion: SettleMotion?
  private var clock: FrameClock?

  /// Creates a pager and shows a page.
  ///
  /// - Parameters:
  ///   - view: a view that scrolls vertically; not held.
  ///   - firstSection: the first section of the tail; the bar is the header of
  ///     the one before it.
  ///   - pageCount: less than 1 counts as 1.
  ///   - page: the page to begin with, brought into range.
  ///   - provider: lets a view show a page.
  public init(
    _ view: WaterflowView, firstSection: Int, pageCount: Int, page: Int = 0,
    provider: @escaping PageProvider
  ) {
    self.view = view
    self.firstSection = max(1, firstSection)
    self.provider = provider
    offsets = PagedOffsets(pageCount: max(1, pageCount))
    gesture = PageTurnGesture(
      PageTurnRecognizer(pageCount: pageCount, page: page, breadth: 0))
    gesture.isTail = { [weak self] in self?.isTail($0) ?? false }
    gesture.shown = { [weak self] in
      self.flatMap { $0.motion == nil ? nil : $0.shown }
    }
    gesture.show = { [weak self] effects in
      for effect in effects { self?.carryOut(effect) }
    }
    view.pager?.stop()
    provider(self.page, view)
    view.pager = self
    view.addGesture(gesture)
    view.askForLayout()
  }

  /// Goes to a page, for a tap on its tab or a key.
  ///
  /// Does nothing if there is no such page, or while a finger turns one.
  ///
  /// - Parameters:
  ///   - page: which one; may be several away.
  ///   - animated: whether the page slides in, where things may slide at all.
  public func turn(to page: Int, animated: Bool = true) {
    fit()
    if motion == nil { note() }
    gesture.turn(to: page)
    if !animated { finish() }
  }

  /// Turns no more pages; the shown one stays.
  ///
  /// So it is once nobody holds the pager, or another one has the view.
  public func stop() {
    guard let view else { return }
    view.removeGesture(gesture)
    finish()
    view.pager = nil
    self.view = nil
    view.pagerLeft(nil)
  }

  deinit {
    guard let view else { return }
    let neighbour = neighbour
    // Whoever held it last may be on any thread.
    Task { @MainActor [weak view] in view?.pagerLeft(neighbour) }
  }

  private func setPageCount(_ count: Int) {
    let earlier = page
    finish()
    gesture.recognizer.setPageCount(count, page: page)
    offsets.setPageCount(pageCount)
    if page != earlier { show(page) }
  }

  // MARK: - Gesture

  private func isTail(_ element: ElementID?) -> Bool {
    fit()
    gesture.recognizer.leavesFirstPage = view?.canPopByContent ?? false
    guard let element else { return true }
    return Int(element.section) >= firstSection
      && element.kind != .contentHeader
  }

  private func carryOut(_ effect: PageTurnEffect) {
    switch effect {
    case .claim:
      if motion == nil { note() }
      halt()
    case .move(let offset): place(at: offset)
    case .settle(_, let offset, let velocity):
      guard let view, view.canAnimate, breadth > 0 else { return finish() }
      motion = SettleMotion(
        from: shown, to: offset, velocity: velocity, at: view.now())
      clock?.stop()
      clock = FrameClock { [weak self] in self?.step() ?? false }
    }
  }

  /// - Returns: whether there is something to do in the next frame.
  private func step() -> Bool {
    guard let motion, let view, view.window != nil else {
      finish()
      return false
    }
    let now = view.now()
    guard !motion.isOver(at: now), breadth == Double(view.bounds.width) else {
      finish()
      return false
    }
    place(at: motion.position(at: now))
    return true
  }

  private func halt() {
    motion = nil
    clock?.stop()
    clock = nil
  }

  // MARK: - Places

  /// Takes over another extent, with every layout.
  ///
  /// Content is never so short that the bar could not be held.
  func fit() {
    guard let view else { return }
    let layout = view.engine.layout
    let insets = view.adjustedContentInset
    if let bar = layout.frame(of: bar) {
      let least =
        CGFloat(bar.y) + view.bounds.height - insets.top - insets.bottom
      if abs(view.minimumContentLength - least) > 0.5 {
        view.minimumContentLength = least
      }
    }
    let width = Double(view.bounds.width)
    guard breadth != width, !gesture.recognizer.isDragging else { return }
    finish()
    breadth = width
    gesture.recognizer = PageTurnRecognizer(
      pageCount: pageCount, page: page, breadth: width,
      direction: view.isMirrored ? .rightToLeft : .leftToRight)
  }

  private var bar: ElementID {
    ElementID(kind: .header, section: firstSection - 1)
  }

  /// The content offset from which on the bar is held, in points.
  private var barStart: Double {
    guard let view, let bar = view.engine.layout.frame(of: bar) else {
      return 0
    }
    return bar.y - Double(view.adjustedContentInset.top)
  }

  private func note() {
    guard let view else { return }
    offsets.note(Double(view.contentOffset.y), of: page)
  }

  private func own(of page: Int) -> CGPoint {
    guard let view else { return .zero }
    return CGPoint(
      x: view.contentOffset.x,
      y: CGFloat(
        offsets.position(
          of: page, from: Double(view.contentOffset.y), barHeldFrom: barStart)))
  }

  /// Everything comes to where it was sent.
  private func finish() {
    let isTurning = motion != nil || shown != 0 || target != page
    halt()
    let next = gesture.settled()
    if isTurning { rest() }
    guard let next, let view else { return }
    let own = own(of: next)
    show(next)
    view.setContentOffset(own, animated: false)
    view.catchUp()
    onTurn?(next)
  }

  private func show(_ page: Int) {
    guard let view else { return }
    provider(page, view)
    view.catchUp()
  }

  /// The sections are in their place, and no neighbour is there.
  private func rest() {
    shown = 0
    view?.paging = nil
    neighbour?.leave()
    neighbour = nil
  }

  /// Shows the page's sections out of their place, and a neighbour's beside.
  private func place(at x: Double) {
    guard let view else { return }
    shown = x
    view.paging =
      x == 0
      ? nil
      : WaterflowPaging(
        firstSection: firstSection, offset: CGPoint(x: CGFloat(x), y: 0))
    guard let next = gesture.recognizer.neighbour(at: x) else {
      neighbour?.leave()
      neighbour = nil
      return
    }
    if neighbour?.page != next {
      neighbour?.leave()
      let neighbour = NeighbourView(next, beside: view)
      self.neighbour = neighbour
      provider(next, neighbour.view)
    }
    neighbour?.place(
      at: CGFloat(gesture.recognizer.neighbourOffset(at: x)),
      offset: own(of: next), firstSection: firstSection, below: bar)
  }
}
