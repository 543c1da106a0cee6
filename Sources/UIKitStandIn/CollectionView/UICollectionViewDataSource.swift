import Foundation

/// What gives a collection view its data and the views for it.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item.
  ///
  /// As UIKit documents: a dequeued one, filled with the item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections.
  ///
  /// As UIKit documents: 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The supplementary view of a kind.
  ///
  /// As UIKit documents: a dequeued one; must be implemented where the layout
  /// has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    1
  }

  /// A view without content.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
