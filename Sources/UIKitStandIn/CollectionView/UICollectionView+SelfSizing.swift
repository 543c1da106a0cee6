import Foundation

extension UICollectionView {
  /// Asks a cell what size it prefers, and the layout whether it cares.
  ///
  /// As UIKit documents: the cell gets attributes of its own to change; where
  /// the layout is invalidated for them, its context says what else moves. UIKit
  /// does not document when it asks: here when a cell is new to its item, and
  /// when the layout has given it another size.
  func fit(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.representedElementCategory == .cell else { return }
    let layout = collectionViewLayout
    let preferred = view.preferredLayoutAttributesFitting(
      attributes.duplicate())
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes))
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.frame = frame
    copy.zIndex = zIndex
    return copy
  }
}
