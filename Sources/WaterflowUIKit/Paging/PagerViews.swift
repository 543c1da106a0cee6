import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The view whose pages turn, and the one that slides in beside.
@MainActor
final class PagerViews: @MainActor PagerSurface, PagedViews {
  var didTurnTo: ((Int) -> Void)?
  private weak var view: WaterflowView?
  private let provider: WaterflowPager.PageProvider
  private var neighbour: NeighbourView?

  init(_ view: WaterflowView, _ provider: @escaping WaterflowPager.PageProvider)
  {
    self.view = view
    self.provider = provider
  }

  // MARK: - PagedViews

  var isThere: Bool { view?.pager?.views === self }

  func removePager() {
    guard let view, let pager = view.pager, pager.views === self else { return }
    pager.leave()
    view.pager = nil
  }

  // MARK: - PagerSurface

  var breadth: Double { Double(view?.bounds.width ?? 0) }

  var leavesFirstPage: Bool { view?.canPopByContent ?? false }

  func show(_ page: Int) {
    guard let view else { return }
    provider(page, view)
    view.setNeedsPass()
    view.catchUp()
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
    guard let view else { return }
    view.setContentOffset(view.contentOffset(of: offset), animated: false)
    view.catchUp()
  }

  func bringNeighbour(_ page: Int) {
    removeNeighbour()
    guard let view else { return }
    let neighbour = NeighbourView(beside: view)
    self.neighbour = neighbour
    provider(page, neighbour.view)
  }

  func placeNeighbour(
    _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
    below edge: Double
  ) {
    neighbour?.place(
      WaterflowSectionDisplacement(displacement), scrolledTo: offset,
      below: CGFloat(edge))
  }

  func removeNeighbour() {
    neighbour?.leave()
    neighbour = nil
  }

  func didTurn(to page: Int) { didTurnTo?(page) }
}
