import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// Migration from UICollectionViewFlexLayout: the collection view stays.

final class ShopFrontController: UIViewController {
  let layout = WaterflowCollectionViewLayout()
  lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.layoutDelegate = self
    layout.pinMode = .stacked
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  /// Lets the sections from the third on follow a finger; nothing is laid out.
  func turn(by offset: CGFloat) {
    layout.sectionDisplacement = WaterflowSectionDisplacement(
      firstSection: 2, offset: CGPoint(x: offset, y: 0))
  }
}

extension ShopFrontController: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    styleForSectionAt section: Int
  ) -> WaterflowSection {
    var look = WaterflowSection(
      mode: section == 0
        ? .flow(distribution: .leading) : .waterfall(lanes: .fixed(2)),
      lineSpacing: 10, interitemSpacing: 10)
    look.headerLength = 40
    look.pinsHeader = true
    return look
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 90) }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int { indexPath.item == 0 ? 2 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterflowCollectionViewLayout,
    didChangePin event: PinEvent
  ) {
    let section = event.element.section
    events.append(event.isPinned ? "pinned \(section)" : "rests \(section)")
  }
}

extension ShopFrontController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
