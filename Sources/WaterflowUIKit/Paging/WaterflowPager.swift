import WaterflowEngine
import WaterflowLayout

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
///   view.selectionDelegate = tabs[page]
///   view.dataSource = tabs[page]
/// }
/// pager.didTurnTo = { [weak bar] page in bar?.select(page) }
/// ```
///
/// All tabs have the same sections before the first one that is turned. The
/// last of them has the bar as its header, which pins, and nothing below it.
/// The view scrolls vertically; it does not hold the pager. A collection view
/// with a ``WaterflowCollectionViewLayout`` has its pages turned likewise.
@MainActor
public final class WaterflowPager {
  /// Lets a view show a page with all its sections: registers cells, and sets
  /// the data source and the delegates.
  ///
  /// Called for the pager's own view, and for the one that slides in.
  public typealias PageProvider = (
    _ page: Int, _ waterflowView: WaterflowView
  ) -> Void

  /// Lets a collection view show a page with all its sections: registers cells
  /// with the collection view and backgrounds with its layout, and sets the
  /// data source and the layout's delegate.
  public typealias CollectionPageProvider = (
    _ page: Int, _ collectionView: UICollectionView,
    _ layout: WaterflowCollectionViewLayout
  ) -> Void

  let feature: any PageTurner
  private let views: any PagedViews

  /// Creates a pager and shows a page.
  ///
  /// A page that slides in is a view of its own, with the same settings: a plain
  /// ``WaterflowView``, whatever class the other has.
  ///
  /// - Parameters:
  ///   - view: a view that scrolls vertically; not held.
  ///   - firstSection: the first section that is turned; the bar is the header
  ///     of the one before it.
  ///   - pageCount: less than 1 counts as 1.
  ///   - page: the page to begin with, brought into range.
  ///   - provider: lets a view show a page.
  public init(
    _ view: WaterflowView, firstSection: Int, pageCount: Int, page: Int = 0,
    provider: @escaping PageProvider
  ) {
    view.pager?.stop()
    let views = PagerViews(
      view,
      makeNeighbour: { main in
        let neighbour = main.makeNeighbour()
        return (neighbour, neighbour)
      }, provider: provider)
    let feature = PagerFeature(
      view.controller, views, firstSection: firstSection,
      pageCount: pageCount, page: page)
    view.pager = feature
    view.addGesture(feature.gesture)
    self.views = views
    self.feature = feature
    views.reload(feature.page)
  }

  /// Creates a pager for a collection view and shows a page.
  ///
  /// ```swift
  /// let pager = WaterflowPager(
  ///   collectionView, layout, firstSection: 2, pageCount: 3
  /// ) { [tabs] page, collectionView, layout in
  ///   collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
  ///   collectionView.dataSource = tabs[page]
  ///   layout.layoutDelegate = tabs[page]
  /// }
  /// ```
  ///
  /// A page that slides in has a collection view of its own, with the same
  /// settings of its layout, both of them plain ones, whatever classes the
  /// others have: attributes are `UICollectionViewLayoutAttributes` there.
  /// Decoration views registered with the layout are not among the settings:
  /// the provider registers those too.
  ///
  /// - Parameters:
  ///   - collectionView: scrolls vertically; not held.
  ///   - layout: the collection view's; not held.
  ///   - firstSection: the first section that is turned; the bar is the header
  ///     of the one before it.
  ///   - pageCount: less than 1 counts as 1.
  ///   - page: the page to begin with, brought into range.
  ///   - provider: lets a collection view show a page.
  public init(
    _ collectionView: UICollectionView,
    _ layout: WaterflowCollectionViewLayout, firstSection: Int,
    pageCount: Int, page: Int = 0,
    provider: @escaping CollectionPageProvider
  ) {
    layout.pager?.stop()
    let pages = LayoutPages(layout, collectionView)
    let views = PagerViews(
      layout, content: pages,
      makeNeighbour: { main in
        let neighbour = main.makeNeighbour()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: neighbour)
        return (neighbour, view)
      },
      provider: { page, layout in
        guard let collectionView = layout.collectionView else { return }
        provider(page, collectionView, layout)
      })
    let feature = PagerFeature(
      pages, views, firstSection: firstSection, pageCount: pageCount,
      page: page)
    layout.pager = feature
    pages.addGesture(feature.gesture)
    self.views = views
    self.feature = feature
    collectionView.reloadData()
    provider(feature.page, collectionView, layout)
  }

  deinit {
    // Whoever held it last may be on any thread. What shows the pages is held
    // by the view alone from now on, and gone with it.
    Task { @MainActor [weak views] in views?.removePager() }
  }

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
    set { if views.isThere { feature.pageCount = newValue } }
  }

  /// Goes to a page, for a tap on its tab or a key.
  ///
  /// Does nothing if there is no such page, or while a finger turns one.
  ///
  /// - Parameters:
  ///   - page: which one; may be several away.
  ///   - animated: whether the page slides in, where things may slide at all.
  public func turn(to page: Int, animated: Bool = true) {
    if views.isThere { feature.turn(to: page, animated: animated) }
  }

  /// Turns no more pages; one on its way is at its place, as it is where
  /// another pager takes the view over.
  ///
  /// Once nobody holds the pager no more pages turn either, but one on its way
  /// is dropped: the shown one stays.
  public func stop() {
    guard views.isThere else { return }
    feature.stop()
    views.removePager()
  }
}
