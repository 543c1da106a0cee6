import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from UICollectionViewCompositionalLayout.

final class MagazineController: UIViewController {
  let layout = WaterflowCollectionViewLayout()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.pinMode = .section
    layout.layoutDelegate = self
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension MagazineController: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    var style = WaterflowSection(
      insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      lineSpacing: 8, interitemSpacing: 8)
    if section == 1 {
      // As many columns as there is room for: nobody asks again for a rotation.
      style.mode = .waterfall(lanes: .minimumWidth(160), sizing: .aspect)
      style.headerLength = 44
      style.pinsHeader = true
    }
    return style
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // A row's height, and the shape of a picture.
    indexPath.section == 0
      ? CGSize(width: 0, height: 72) : CGSize(width: 4, height: 3)
  }
}

extension MagazineController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 3 : 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "story", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}
