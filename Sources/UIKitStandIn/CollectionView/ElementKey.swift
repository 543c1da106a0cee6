import Foundation

/// What tells one element of a layout from another.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for a cell.
  var kind: String
  var path: IndexPath

  init(
    _ category: UICollectionView.ElementCategory, kind: String = "",
    _ path: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory,
      kind: attributes.representedElementKind ?? "", attributes.indexPath)
  }
}
