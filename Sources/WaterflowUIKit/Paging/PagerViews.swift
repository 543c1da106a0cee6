import WaterflowEngine
import WaterflowLayout

/// The view whose pages turn, and the one that slides in beside.
@MainActor
final class PagerViews<View: PagedView>: @MainActor PagerSurface, PagedViews {
  /// Lets a view show a page.
  typealias Provider = (_ page: Int, _ view: View) -> Void
  /// Makes a view as one is, and what scrolls it.
  typealias Maker = (View) -> (page: View, scrollView: UIScrollView)

  private weak var view: View?
  /// What the pager looks at, where nobody else holds that.
  private let content: AnyObject?
  private let makeNeighbour: Maker
  private let provider: Provider
  private var neighbour: Neighbour<View>?

  init(
    _ view: View, content: AnyObject? = nil, makeNeighbour: @escaping Maker,
    provider: @escaping Provider
  ) {
    self.view = view
    self.content = content
    self.makeNeighbour = makeNeighbour
    self.provider = provider
  }

  // MARK: - PagedViews

  var isThere: Bool { view?.pager?.surface === self }

  func removePager() {
    guard isThere, let view else { return }
    view.pager?.leave()
    view.pager = nil
  }

  // MARK: - PagerSurface

  var breadth: Double { Double(view?.scrollView?.bounds.width ?? 0) }

  var leavesFirstPage: Bool { view?.scrollView?.canPopByContent ?? false }

  /// Lets the view read a page's data with its next pass.
  func reload(_ page: Int) {
    guard let view else { return }
    // Before the provider, which may select items of the page.
    view.reloadPage()
    provider(page, view)
  }

  func show(_ page: Int) {
    guard let view else { return }
    view.sectionDisplacement = nil
    reload(page)
    view.makePass()
  }

  func displace(_ displacement: SectionDisplacement?) {
    view?.sectionDisplacement = displacement.map {
      WaterflowSectionDisplacement($0)
    }
  }

  func setMinimumContentLength(_ length: Double) {
    view?.minimumContentLength = CGFloat(length)
  }

  func scroll(to offset: LayoutPoint) {
    guard let view, let scrollView = view.scrollView else { return }
    scrollView.setContentOffset(
      scrollView.pageOffset(of: offset), animated: false)
    view.makePass()
  }

  func bringNeighbour(_ page: Int) {
    removeNeighbour()
    guard let view, let scrollView = view.scrollView else { return }
    let made = makeNeighbour(view)
    neighbour = Neighbour(made.page, made.scrollView, in: scrollView)
    provider(page, made.page)
  }

  func placeNeighbour(
    _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
    below edge: Double
  ) {
    guard let view else { return }
    neighbour?.page.minimumContentLength = view.minimumContentLength
    neighbour?.place(
      WaterflowSectionDisplacement(displacement), scrolledTo: offset,
      below: CGFloat(edge))
  }

  func removeNeighbour() {
    neighbour?.leave()
    neighbour = nil
  }
}
