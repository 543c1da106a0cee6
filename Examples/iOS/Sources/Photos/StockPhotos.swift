import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The photos in a stock collection view with the layout object.
@MainActor
final class StockPhotos: NSObject {
  let layout = WaterflowCollectionViewLayout()
  let view: UICollectionView
  private weak var page: PhotosController?
  /// What is got for where the last flick comes to rest.
  private var ahead: [Photo] = []

  init(_ page: PhotosController) {
    self.page = page
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = .systemBackground
    view.register(
      StockCell<PhotoCell>.self, forCellWithReuseIdentifier: "photo")
    view.allowsMultipleSelection = true
    layout.sectionInsetReference = .safeArea
    layout.layoutDelegate = self
    view.delegate = self
    view.dataSource = self
  }
}

extension StockPhotos: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { page?.photos.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? StockCell<PhotoCell>, let page {
      cell.content.show(
        page.photos[indexPath.item], page.cellArrangement, from: page.loader)
      cell.content.loadContent()
    }
    return cell
  }
}

extension StockPhotos: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { page?.showSelection() }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { page?.showSelection() }
}

extension StockPhotos: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, styleForSectionAt section: Int
  ) -> WaterflowSection { page?.look ?? WaterflowSection() }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { page?.lengths }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { page?.size(ofItem: indexPath.item) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { page.map { CGFloat(1 / $0.photos[indexPath.item].ratio) } }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    willScrollToItemsAt indexPaths: [IndexPath]
  ) {
    guard let page else { return }
    let next = page.photos(at: indexPaths)
    page.loader.prefetch(next)
    page.loader.cancelPrefetching(ahead.filter { !next.contains($0) })
    ahead = next
  }
}
