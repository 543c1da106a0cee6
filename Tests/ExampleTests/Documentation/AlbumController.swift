import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from CHTCollectionViewWaterfallLayout: the collection view stays.

final class AlbumController: UIViewController {
  var sizes: [CGSize] = []
  let layout = WaterflowCollectionViewLayout()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.section = WaterflowSection(
      mode: .waterfall(lanes: .fixed(2), sizing: .aspect),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10)
    layout.layoutDelegate = self
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension AlbumController: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

extension AlbumController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
  }
}
