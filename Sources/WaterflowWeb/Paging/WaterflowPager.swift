import WaterflowEngine
import WaterflowLayout

/// Tabs whose content is turned like pages: the sections below a bar of tabs,
/// which is held at the viewport's start.
///
/// A finger or a mouse that is dragged sideways over those sections moves them,
/// and the neighbour's slide in beside them, in a view of its own. Each tab
/// keeps how far it is scrolled, and never stands above the place where the bar
/// comes to be held.
///
/// ```swift
/// let pager = WaterflowPager(
///   view, neighbour: overlay, firstSection: 2, pageCount: 3
/// ) { page, view in
///   view.register(.row) { RowCell() }
///   view.dataSource = tabs[page]
/// }
/// pager.didTurnTo = { page in bar.select(page) }
/// ```
///
/// All tabs have the same sections before the first one that is turned. The
/// last of them has the bar as its header, which pins, and nothing below it.
/// The view scrolls vertically; it does not hold the pager.
public final class WaterflowPager {
  /// Lets a view show a page with all its sections: registers cells, and sets
  /// the data source.
  ///
  /// Called for the pager's own view, and for the one that slides in. The data
  /// is read afterwards, unless it was in here: who selects items of the page
  /// calls ``WaterflowView/reloadData()`` before.
  public typealias PageProvider = (_ page: Int, _ view: WaterflowView) -> Void

  private let feature: PagerFeature<CollectionController<WebHost>, PagerViews>
  private let view: WaterflowView

  /// Creates a pager and shows a page.
  ///
  /// - Parameters:
  ///   - view: a view that scrolls vertically.
  ///   - neighbour: the view that slides in. Its element lies exactly above the
  ///     other one, is inert, has no scroll bar, and is to be seen as long as it
  ///     has the class `waterflow-turning`.
  ///   - firstSection: the first section that is turned; the bar is the header
  ///     of the one before it.
  ///   - pageCount: less than 1 counts as 1.
  ///   - page: the page to begin with, brought into range.
  ///   - provider: lets a view show a page.
  public init(
    _ view: WaterflowView, neighbour: WaterflowView, firstSection: Int,
    pageCount: Int, page: Int = 0, provider: @escaping PageProvider
  ) {
    self.view = view
    view.pager?.stop()
    feature = PagerFeature(
      view.controller, PagerViews(view.host, neighbour, provider),
      firstSection: firstSection, pageCount: pageCount, page: page)
    view.pager = feature
    view.addGesture(feature.gesture)
    feature.views.show(feature.page)
  }

  deinit { leave() }

  /// Called when another page has come to its place.
  public var didTurnTo: ((_ page: Int) -> Void)? {
    get { feature.didTurnTo }
    set { feature.didTurnTo = newValue }
  }

  /// The first section that is turned.
  public var firstSection: Int { feature.firstSection }

  /// The shown page; while pages turn, the one before.
  public var page: Int { feature.page }

  /// The page that is shown once everything has come to rest.
  public var target: Int { feature.target }

  /// The number of pages; setting it ends a turn under way.
  ///
  /// Where the shown page is gone, the last one is shown. Does nothing once no
  /// more pages turn.
  public var pageCount: Int {
    get { feature.pageCount }
    set { feature.pageCount = newValue }
  }

  /// Goes to a page, for a click on its tab or a key.
  ///
  /// Does nothing if there is no such page, or while a finger turns one.
  ///
  /// - Parameters:
  ///   - page: which one; may be several away.
  ///   - animated: whether the page slides in, where things may slide at all.
  public func turn(to page: Int, animated: Bool = true) {
    feature.turn(to: page, animated: animated)
  }

  /// Turns no more pages; one on its way is at its place, as it is where
  /// another pager takes the view over.
  ///
  /// Once nobody holds the pager no more pages turn either, but one on its way
  /// is dropped: the shown one stays.
  public func stop() {
    feature.stop()
    leave()
  }

  private func leave() {
    feature.leave()
    if view.pager === feature { view.pager = nil }
  }
}
