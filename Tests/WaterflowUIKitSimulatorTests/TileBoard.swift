import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A collection view of tiles, given by their heights.
@MainActor
final class TileBoard: NSObject {
  let layout = WaterflowCollectionViewLayout()
  let collectionView: UICollectionView
  var sections: [[CGFloat]]

  private static let header = UICollectionView.elementKindSectionHeader

  init(_ sections: [[CGFloat]]) {
    self.sections = sections
    layout.pixelScale = 0
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: layout)
    super.init()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: Self.header,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    layout.layoutDelegate = self
  }

  /// The frames of the items of the first section, by the layout.
  func frames(_ count: Int) -> [CGRect] {
    (0..<count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?
        .frame
    }
  }
}

extension TileBoard: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

extension TileBoard: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40, height: sections[indexPath.section][indexPath.item])
  }
}
