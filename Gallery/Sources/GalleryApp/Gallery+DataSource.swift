import GalleryParts
import WaterflowLayout
import WaterflowWeb

extension Gallery: WaterflowViewDataSource {
  /// The distance around photos, and between those of lanes, in points.
  static let spacing = 12.0
  /// The distance between photos of a row, and between tags, in points.
  static let gap = 8.0
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
    var style = SectionStyle(mode: .list)
    var spacing = Self.gap
    switch toolbar.mode {
    case .waterfall:
      style.mode = .waterfall(lanes: toolbar.laneCount, sizing: .aspect)
      spacing = Self.spacing
    case .justified: style.mode = .justified(toolbar.justifiedRows)
    case .flow: style.mode = .flow(distribution: .leading)
    case .list: return style
    }
    style.insets = Insets(Self.spacing)
    style.lineSpacing = spacing
    style.interitemSpacing = spacing
    return style
  }

  func waterflowView(
    _ view: WaterflowView, lengthsOfItemsInSection section: Int
  ) -> [Double]? {
    toolbar.mode.keepsRatios ? photos?.ratios : nil
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    guard toolbar.mode == .flow, let photos else {
      return ItemSize(width: 0, height: Self.rowHeight)
    }
    return photos.sizeOfTag(forItem: path.item)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(.photo, for: path)
    if let photos {
      // Numbers are painted on the server's own pictures.
      let hasCaption =
        !toolbar.mode.keepsRatios || photos.catalogue.hasAddresses
      cell.show(path.item, of: photos, hasCaption: hasCaption)
    }
    return cell
  }
}
