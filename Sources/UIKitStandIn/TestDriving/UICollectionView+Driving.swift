import Foundation

extension UICollectionView {
  /// Has a cell that shows say again what size it prefers.
  ///
  /// As UIKit documents (`UICollectionView/selfSizingInvalidation`, from iOS 16
  /// on): where the cell's content needs another one.
  package func sizeAgain(_ indexPath: IndexPath) {
    let key = ElementKey(.cell, indexPath)
    if let view = shown[key], let attributes = known[key] {
      fit(view, attributes)
    }
  }
}
