import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension PhotosController: WaterflowViewDataSource {
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.show(photos[indexPath.item], from: loader)
    }
    return cell
  }
}

extension PhotosController: WaterflowViewDelegate {
  private static let spacing: CGFloat = 8

  /// How the photos are arranged.
  var look: WaterflowSection {
    WaterflowSection(
      mode: .waterfall(
        lanes: options.lanes, sizing: .aspect, order: options.order),
      insets: UIEdgeInsets(
        top: Self.spacing, left: Self.spacing, bottom: Self.spacing,
        right: Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing)
  }

  /// All at once, as 100,000 questions would take longer than the layout.
  var ratios: [CGFloat] { photos.map { CGFloat($0.ratio) } }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { ratios }

  /// For what an update brings, which is asked for by itself.
  func waterflowView(
    _ waterflowView: WaterflowView, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { CGFloat(1 / photos[indexPath.item].ratio) }

  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { showSelection() }

  func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath
  ) { showSelection() }
}

extension PhotosController: WaterflowViewDataSourcePrefetching {
  /// The photos of paths, some of which may be gone.
  func photos(at paths: [IndexPath]) -> [Photo] {
    paths.compactMap {
      photos.indices.contains($0.item) ? photos[$0.item] : nil
    }
  }

  func waterflowView(
    _ waterflowView: WaterflowView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    loader.prefetch(photos(at: indexPaths))
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    loader.cancelPrefetching(photos(at: indexPaths))
  }
}
