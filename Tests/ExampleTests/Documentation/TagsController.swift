import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from UICollectionViewFlowLayout: the collection view stays.

final class TagsController: UIViewController {
  let layout = WaterflowCollectionViewLayout()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 80, height: 32)
    layout.section = WaterflowSection(
      mode: .flow(), lineSpacing: 10, interitemSpacing: 10)
    layout.sectionInsetReference = .safeArea
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension TagsController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "tag", for: indexPath)
  }
}
