import Foundation

/// What UIKit ends a program for that updates a collection view.
///
/// As UIKit documents (`UICollectionView/performBatchUpdates(_:completion:)`
/// and its like): the data must have as many items as the changes make, which
/// name what is there. UIKit raises `NSInternalInconsistencyException`.
package enum CollectionInconsistency: Error, Equatable {
  /// A section, or the number of sections if that is `nil`, has another count
  /// than the changes make.
  case count(section: Int?, expected: Int, actual: Int)
  /// A change names what is not there.
  case outOfRange(IndexPath)
  /// Two changes name the same place before the update, or after it.
  case namedTwice(IndexPath)
}

extension UICollectionView {
  /// Takes what UIKit would end the program for, so that a test can see it;
  /// the collection view then shows what it showed.
  package var onInconsistency: ((CollectionInconsistency) -> Void)? {
    get { inconsistencyHandler }
    set { inconsistencyHandler = newValue }
  }
}
