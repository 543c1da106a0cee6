import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

extension CollectionStage {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? { ratio }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, lengthsOfItemsInSection section: Int
  ) -> [CGFloat]? { lengths }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    willScrollToItemsAt indexPaths: [IndexPath]
  ) { targets.append(indexPaths) }

  func collectionViewDidComeNearEnd(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout
  ) {
    nearEnds += 1
    whenNearEnd?()
  }

  // MARK: - Movement

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath,
    to destination: IndexPath
  ) {
    moves.append("\(source) to \(destination)")
    let size = sections[source.section].sizes.remove(at: source.item)
    sections[destination.section].sizes.insert(size, at: destination.item)
  }

  /// Flicks the content by a finger that goes up, and waits until it rests.
  func flick(by distance: CGFloat) {
    let finger = Finger()
    let x = window.bounds.midX
    let y = window.bounds.maxY - 10
    finger.down(at: CGPoint(x: x, y: y), in: window)
    finger.move(to: CGPoint(x: x, y: y - distance), over: 0.1)
    finger.up()
  }
}
