import WaterflowEngine
import WaterflowLayout

/// A collection view's data, and what a layout's delegate tells of it.
@MainActor
final class CollectionViewSource: @MainActor LayoutSource {
  private let layout: WaterflowCollectionViewLayout
  private let collectionView: UICollectionView
  private let margin: Insets

  /// Prepares to ask, with a margin that comes on top of sections' insets.
  init(
    _ layout: WaterflowCollectionViewLayout,
    _ collectionView: UICollectionView, inside margin: Insets
  ) {
    self.layout = layout
    self.collectionView = collectionView
    self.margin = margin
  }

  func numberOfSections() -> Int { collectionView.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    (layout.layoutDelegate?.collectionView(
      collectionView, layout: layout, styleForSectionAt: section)
      ?? layout.section).style(inside: margin)
  }

  func lengths(ofSection section: Int) -> [Double]? {
    layout.layoutDelegate?.collectionView(
      collectionView, layout: layout, lengthsOfItemsInSection: section
    )?.map { Double($0) }
  }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    layout.size(
      ofItemAt: IndexPath(item), in: collectionView, mode: style.mode)
  }

  func contentHeaderLength() -> Double { Double(layout.contentHeaderLength) }
}
