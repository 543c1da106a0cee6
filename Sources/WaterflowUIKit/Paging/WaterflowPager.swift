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
/// pager.didTurnTo = { [weak bar] page in bar?.select(page) }
/// ```
///
/// All tabs have the same sections before the first one that is turned. The
/// last of them has the bar as its header, which pins, and nothing below it.
/// The view scrolls vertically; it does not hold the pager.
@MainActor
public final class WaterflowPager {
  /// Lets a view show a page with all its sections: registers cells, and sets
  /// the data source and the delegate.
  ///
  /// Called for the pager's own view, and for the one that slides in.
  public typealias PageProvider = (
    _ page: Int, _ waterflowView: WaterflowView
  ) -> Void

  let feature: PagerFeature<ViewHost, PagerViews>
  private let views: PagerViews
  private weak var view: WaterflowView?

  /// Creates a pager and shows a page.
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
    self.view = view
    views = PagerViews(view, provider)
    feature = PagerFeature(
      view.controller, views, firstSection: firstSection,
      pageCount: pageCount, page: page)
    view.pager = feature
    view.addGesture(feature.gesture)
    provider(self.page, view)
    view.askForLayout()
  }

  deinit {
    guard let view else { return }
    // Whoever held it last may be on any thread.
    Task { @MainActor [weak view, views] in view?.removePager(of: views) }
  }

  /// Called when another page has come to its place.
  public var didTurnTo: ((_ page: Int) -> Void)? {
    get { views.didTurnTo }
    set { views.didTurnTo = newValue }
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
    set { if view != nil { feature.pageCount = newValue } }
  }

  /// Goes to a page, for a tap on its tab or a key.
  ///
  /// Does nothing if there is no such page, or while a finger turns one.
  ///
  /// - Parameters:
  ///   - page: which one; may be several away.
  ///   - animated: whether the page slides in, where things may slide at all.
  public func turn(to page: Int, animated: Bool = true) {
    if view != nil { feature.turn(to: page, animated: animated) }
  }

  /// Turns no more pages; one on its way is at its place, as it is where
  /// another pager takes the view over.
  ///
  /// Once nobody holds the pager no more pages turn either, but one on its way
  /// is dropped: the shown one stays.
  public func stop() {
    guard let view else { return }
    feature.stop()
    view.removePager(of: views)
  }
}

extension WaterflowView {
  /// Is as without a pager again, unless another one has come.
  fileprivate func removePager(of views: PagerViews) {
    guard let pager, pager.views === views else { return }
    pager.leave()
    self.pager = nil
  }
}
