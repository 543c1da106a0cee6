import GalleryParts
import WaterflowLayout
import WaterflowWeb

extension Gallery: WaterflowViewDataSource {
  /// The distance around and between photos, in points.
  static let spacing = 12.0
  /// The height of a row of the list, in points.
  static let rowHeight = 88.0

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    photos?.count ?? 0
  }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    let spacing = Self.spacing
    switch toolbar.mode {
    case .waterfall:
      return SectionStyle(
        mode: .waterfall(lanes: toolbar.laneCount, sizing: .aspect),
        insets: Insets(spacing), lineSpacing: spacing,
        interitemSpacing: spacing)
    case .flow:
      return SectionStyle(
        mode: .flow(), insets: Insets(spacing), lineSpacing: spacing,
        interitemSpacing: spacing)
    case .list:
      return SectionStyle(mode: .list)
    }
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    toolbar.mode == .waterfall ? photos?.ratios : nil
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    guard toolbar.mode == .flow, let photos else {
      return ItemSize(width: 0, height: Self.rowHeight)
    }
    return flowMetrics.size(ratio: photos.ratios[path.item])
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(.photo, for: path)
    if let photos {
      // Numbers are painted on the server's own pictures.
      let hasCaption = toolbar.mode == .list || photos.catalogue.hasAddresses
      cell.show(path.item, of: photos, hasCaption: hasCaption)
      if !passage.isFast { cell.load(path.item, of: photos) }
    }
    return cell
  }
}
