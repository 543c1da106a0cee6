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
      withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.show(photos[indexPath.item], cellArrangement, from: loader)
    }
    return cell
  }
}

extension PhotosController: WaterflowViewDelegate {
  private static let spacing: CGFloat = 8

  /// How the photos are arranged.
  var look: WaterflowSection {
    WaterflowSection(
      mode: sectionMode,
      insets: UIEdgeInsets(
        top: Self.spacing, left: Self.spacing, bottom: Self.spacing,
        right: Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing)
  }

  private var sectionMode: SectionMode {
    switch options.mode {
    case .waterfall:
      .waterfall(lanes: options.lanes, sizing: .aspect, order: options.order)
    case .justified:
      .justified(
        JustifiedRows(
          rowHeight: options.rowHeight, breaking: options.breaking))
    case .flow: .flow(distribution: .leading)
    case .list: .list
    }
  }

  /// How a cell shows its photo.
  var cellArrangement: PhotoCell.Arrangement {
    guard !options.mode.keepsRatios else { return .filling }
    // Forced by the menu, or that of the people's language.
    let direction = waterflow.effectiveUserInterfaceLayoutDirection
    return .beside(isRightToLeft: direction == .rightToLeft)
  }

  /// All at once, as 100,000 questions would take longer than the layout; nil
  /// where photos are tags, which have widths as well.
  var lengths: [CGFloat]? {
    switch options.mode {
    case .waterfall, .justified: photos.map { CGFloat($0.ratio) }
    case .flow: nil
    case .list: Array(repeating: sizes.row, count: photos.count)
    }
  }

  /// The size of a photo beside its title.
  func size(ofItem item: Int) -> CGSize {
    options.mode == .list
      ? CGSize(width: sizes.row, height: sizes.row) : sizes.tag(photos[item])
  }

  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func waterflowView(
    _ waterflowView: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { lengths }

  func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(ofItem: indexPath.item) }

  func waterflowView(
    _ waterflowView: WaterflowView, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { CGFloat(1 / photos[indexPath.item].ratio) }
}

extension PhotosController: WaterflowSelectionDelegate {
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
    // What comes next will have gone before it is there.
    if waterflowView.isDeferringContent { return }
    loader.prefetch(photos(at: indexPaths))
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    loader.cancelPrefetching(photos(at: indexPaths))
  }
}
