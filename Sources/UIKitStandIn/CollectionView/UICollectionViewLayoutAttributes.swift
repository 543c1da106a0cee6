import Foundation

/// Where an element of a collection view stands and how it looks.
///
/// As UIKit documents: layouts make them when they are asked, and the
/// collection view gives what they say to the views.
@MainActor
open class UICollectionViewLayoutAttributes {
  /// Makes attributes of nothing in particular.
  public init() {}

  /// Makes the attributes of a cell.
  ///
  /// As UIKit documents: of the class on which it is called, as all of these.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  /// Makes the attributes of a supplementary view.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(.supplementaryView, elementKind, indexPath)
  }

  /// Makes the attributes of a decoration view.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(.decorationView, decorationViewKind, indexPath)
  }

  private convenience init(
    _ category: UICollectionView.ElementCategory, _ kind: String?,
    _ indexPath: IndexPath
  ) {
    self.init()
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Which element it is, within its category and kind.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the element is a cell, a supplementary or a decoration view.
  package private(set) var representedElementCategory =
    UICollectionView.ElementCategory.cell

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  package private(set) var representedElementKind: String?

  /// The place in the coordinates of the content.
  open var frame = CGRect.zero

  /// How opaque the view is.
  ///
  /// As UIKit documents (`UICollectionViewLayoutAttributes/alpha`): 1 at first.
  open var alpha: CGFloat = 1

  /// What is in front of what.
  ///
  /// As UIKit documents: 0 at first; higher values are in front, and the order
  /// among equal ones is not determined.
  open var zIndex = 0
}
