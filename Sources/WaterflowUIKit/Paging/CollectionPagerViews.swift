import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The collection view whose pages turn, and the one that slides in beside.
@MainActor
final class CollectionPagerViews: @MainActor PagerSurface, PagedViews {
  var didTurnTo: ((Int) -> Void)?
  private weak var collectionView: UICollectionView?
  private weak var layout: WaterflowCollectionViewLayout?
  /// Lives as long as what turns its pages.
  private let pages: LayoutPages
  private let provider: WaterflowPager.CollectionPageProvider
  private var neighbour: NeighbourCollectionView?

  init(
    _ collectionView: UICollectionView,
    _ layout: WaterflowCollectionViewLayout, _ pages: LayoutPages,
    _ provider: @escaping WaterflowPager.CollectionPageProvider
  ) {
    self.collectionView = collectionView
    self.layout = layout
    self.pages = pages
    self.provider = provider
  }

  // MARK: - PagedViews

  var isThere: Bool { layout?.pager?.views === self }

  func removePager() {
    guard let pager = layout?.pager, pager.views === self else { return }
    pager.leave()
    layout?.pager = nil
  }

  // MARK: - PagerSurface

  var breadth: Double { Double(collectionView?.bounds.width ?? 0) }

  var leavesFirstPage: Bool { collectionView?.canPopByContent ?? false }

  func show(_ page: Int) {
    guard let collectionView, let layout else { return }
    layout.sectionDisplacement = nil
    provider(page, collectionView, layout)
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
  }

  func displace(_ displacement: SectionDisplacement?) {
    layout?.sectionDisplacement = displacement.map {
      WaterflowSectionDisplacement($0)
    }
  }

  func setMinimumContentLength(_ length: Double) {
    layout?.minimumContentLength = CGFloat(length)
  }

  func scroll(to offset: LayoutPoint) {
    guard let collectionView else { return }
    collectionView.setContentOffset(
      CGPoint(
        x: -collectionView.adjustedContentInset.left, y: CGFloat(offset.y)),
      animated: false)
    collectionView.layoutIfNeeded()
  }

  func bringNeighbour(_ page: Int) {
    removeNeighbour()
    guard let collectionView, let layout else { return }
    let neighbour = NeighbourCollectionView(beside: layout, in: collectionView)
    self.neighbour = neighbour
    provider(page, neighbour.view, neighbour.layout)
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
