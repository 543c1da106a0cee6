import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

// The same sections in a stock collection view.
extension SectionsSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    plans.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(ofSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = self.photo(at: indexPath)
    let isRow = plans[indexPath.section].isList
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isRow ? "row" : "photo", for: indexPath)
    (cell as? StockCell<RowCell>)?.content.show(photo)
    if let loader = controller?.loader,
      let content = (cell as? StockCell<PhotoCell>)?.content
    {
      content.show(photo, from: loader)
      content.loadContent()
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let plan = plans[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var identifier = "title"
    if isHeader, case .tabs = plan.arrangement { identifier = "tabs" }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? StockBar<TitleCell>)?.content.show(
      isHeader ? plan.title : "End of \(plan.title)",
      note: isHeader ? plan.note : nil)
    (view as? StockBar<TabsCell>)?.content.show(page) { [weak controller] in
      controller?.turn(to: $0)
    }
    return view
  }
}

extension SectionsSource: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tellSelection(of: indexPath, in: collectionView) }
}

extension SectionsSource: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, styleForSectionAt section: Int
  ) -> WaterflowSection { look(ofSection: section) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(ofItemAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int { plans[indexPath.section].isWide(indexPath.item) ? 2 : 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, didChangePin event: PinEvent
  ) { tell(event, in: collectionView) }
}
