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

  /// Whether an item may be moved.
  ///
  /// As UIKit documents
  /// (`UICollectionViewDataSource/collectionView(_:canMoveItemAt:)`).
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Takes an item of the data to where a movement has ended.
  ///
  /// As UIKit documents
  /// (`UICollectionViewDataSource/collectionView(_:moveItemAt:to:)`).
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    1
  }

  /// No item: UIKit takes one that can be moved for granted only where the
  /// method that moves it is there, which cannot be told here.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  /// Moves nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// A view without content.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
