import Foundation
import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from the blogs' WaterFlowLayout.

struct Picture: Decodable {
  var thumbURL: String
  var width: Double
  var height: Double

  /// The pictures of a file.
  static func read(_ file: URL) throws -> [Picture] {
    try JSONDecoder().decode([Picture].self, from: Data(contentsOf: file))
  }

  /// Two lanes with 10 points around and between pictures.
  static var section: WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .fixed(2), sizing: .aspect),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10)
  }
}

final class PicturesController: UIViewController {
  var pictures: [Picture] = []
  let layout = WaterflowCollectionViewLayout()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.section = Picture.section
    layout.layoutDelegate = self
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}

extension PicturesController: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let picture = pictures[indexPath.item]
    return CGSize(width: picture.width, height: picture.height)
  }
}

extension PicturesController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
  }
}
