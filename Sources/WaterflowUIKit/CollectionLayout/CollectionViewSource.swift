import WaterflowEngine
import WaterflowLayout

/// A collection view's data, and what a layout's delegate tells of it.
@MainActor
final class CollectionViewSource: @MainActor LayoutSource {
  private let layout: WaterflowCollectionViewLayout
  private let collectionView: UICollectionView

  init(
    _ layout: WaterflowCollectionViewLayout,
    _ collectionView: UICollectionView
  ) {
    self.layout = layout
    self.collectionView = collectionView
  }

  func numberOfSections() -> Int { collectionView.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    (layout.layoutDelegate?.collectionView(
      collectionView, layout: layout, styleForSectionAt: section)
      ?? layout.section).style(inside: layout.controller.margin)
  }

  func lengths(ofSection section: Int) -> [Double]? {
    layout.layoutDelegate?.collectionView(
      collectionView, layout: layout, lengthsOfItemsInSection: section
    )?.map { Double($0) }
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    guard let delegate = layout.layoutDelegate else {
      let size = layout.itemSize
      return ItemSize(width: Double(size.width), height: Double(size.height))
    }
    let path = IndexPath(item)
    return ItemSize(
      for: style,
      ratio: {
        delegate.collectionView(
          collectionView, layout: layout, aspectRatioForItemAt: path)
      },
      size: {
        delegate.collectionView(
          collectionView, layout: layout, sizeForItemAt: path)
      },
      span: {
        delegate.collectionView(
          collectionView, layout: layout, laneSpanForItemAt: path)
      },
      lane: {
        delegate.collectionView(
          collectionView, layout: layout, laneForItemAt: path)
      })
  }

  func contentHeaderLength() -> Double { Double(layout.contentHeaderLength) }
}
