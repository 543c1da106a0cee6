import WaterflowEngine
import WaterflowLayout

/// The view whose pages turn, and the one in which neighbours come in.
final class PagerViews: PagerSurface {
  let neighbour: WaterflowView

  private let host: WebHost
  private let provider: WaterflowPager.PageProvider
  private var covered = -1

  init(
    _ host: WebHost, _ neighbour: WaterflowView,
    _ provider: @escaping WaterflowPager.PageProvider
  ) {
    self.host = host
    self.neighbour = neighbour
    self.provider = provider
  }

  // MARK: - PagerSurface

  var breadth: Double { host.view?.layout.viewport.width ?? 0 }

  var leavesFirstPage: Bool { false }

  func show(_ page: Int) {
    if let view = host.view { fill(view, page) }
  }

  private func fill(_ view: WaterflowView, _ page: Int) {
    let before = view.reloads
    // Who has heard of the page before may hear of this one no more.
    view.displays?.endAll()
    provider(page, view)
    // It may have reloaded already, and selected items of the page.
    if view.isMounted, view.reloads == before { view.reloadData() }
  }

  func displace(_ displacement: SectionDisplacement?) {
    host.view?.sectionDisplacement = displacement
  }

  func setMinimumContentLength(_ length: Double) {
    host.view?.minimumContentLength = length
  }

  func scroll(to offset: LayoutPoint) { host.view?.scroll(to: offset.y) }

  /// Whether both views are there to be turned.
  private var isMounted: Bool { host.view != nil && neighbour.isMounted }

  func bringNeighbour(_ page: Int) {
    guard let view = host.view, isMounted else { return }
    neighbour.pixelScale = view.pixelScale
    neighbour.layout.pinMode = view.pinMode
    neighbour.layout.minimumContentLength = view.minimumContentLength
    neighbour.contentInsets = view.contentInsets
    fill(neighbour, page)
    guard isMounted else { return }
    neighbour.container.setClass("waterflow-turning", true)
  }

  func placeNeighbour(
    _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
    below edge: Double
  ) {
    guard isMounted else { return }
    neighbour.sectionDisplacement = displacement
    if neighbour.contentOffset.y != offset.y { neighbour.scroll(to: offset.y) }
    // `rounded(.up)` would link the C library's `ceil`.
    let whole = Int(min(edge, 100_000))
    let covered = whole + (Double(whole) < edge ? 1 : 0)
    guard covered != self.covered else { return }
    self.covered = covered
    // What goes below the bar is not seen through it.
    neighbour.container.setStyle("clip-path", to: "inset(\(covered)px 0 0 0)")
  }

  func removeNeighbour() {
    guard neighbour.isMounted else { return }
    neighbour.container.setClass("waterflow-turning", false)
    neighbour.dataSource = nil
    neighbour.reloadData()
  }
}
