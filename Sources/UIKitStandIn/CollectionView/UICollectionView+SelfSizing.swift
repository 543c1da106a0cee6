import Foundation

extension UICollectionView {
  /// Asks a cell or a supplementary view what size it prefers, and the layout
  /// whether it cares.
  ///
  /// As UIKit documents: `preferredLayoutAttributesFitting(_:)` is a method of
  /// all reusable views, which get attributes of their own to change; where the
  /// layout is invalidated for them, its context says what else moves. UIKit
  /// does not document when it asks: here when a view is new to its element, and
  /// when the layout has given it another size.
  func fit(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.representedElementCategory != .decorationView else {
      return
    }
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
    let copy =
      representedElementKind.map {
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.frame = frame
    copy.zIndex = zIndex
    return copy
  }
}
