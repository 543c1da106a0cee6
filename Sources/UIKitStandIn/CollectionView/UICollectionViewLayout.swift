import Foundation

/// What says where the elements of a collection view stand.
///
/// As UIKit documents: an abstract class. After an invalidation the collection
/// view calls `prepare()`, then asks for the content size and for the
/// attributes of what lies in a rectangle.
@MainActor
open class UICollectionViewLayout {
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Makes a layout.
  public init() {}

  /// Makes a layout from an archive: here an empty one.
  public required init?(coder: NSCoder) {}

  /// The collection view that uses the layout.
  ///
  /// As UIKit documents: set when the layout is given to a collection view.
  open internal(set) weak var collectionView: UICollectionView?

  // MARK: Preparing

  /// The class of the contexts that say what is invalid.
  ///
  /// As UIKit documents: overridden by layouts with a context of their own.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The class of the attributes that the layout makes.
  ///
  /// As UIKit documents: overridden by layouts whose attributes say more; what
  /// makes attributes makes those.
  open class var layoutAttributesClass: AnyClass {
    UICollectionViewLayoutAttributes.self
  }

  /// Brings the layout up to date.
  ///
  /// As UIKit documents: called before the first query and again after each
  /// invalidation, before the next; does nothing itself.
  open func prepare() {}

  /// Gets ready to take the place of another layout.
  ///
  /// As UIKit documents: called before a transition to this layout; does
  /// nothing itself.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Says that the whole layout is to be worked out again.
  ///
  /// As UIKit documents: returns at once, the work is done in the next update.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Says that what a context names is to be worked out again.
  ///
  /// As UIKit documents: overrides must call this.
  open func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    collectionView?.layoutInvalidated(context)
  }

  /// Whether new bounds, after scrolling or another size, need another layout.
  ///
  /// As UIKit documents: `false` unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// What new bounds make invalid.
  ///
  /// As UIKit documents: asked for where `shouldInvalidateLayout` said `true`;
  /// an instance of `invalidationContextClass`, for overrides to fill.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether a size that a cell prefers needs another layout.
  ///
  /// As UIKit documents: `false` unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes:
      UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What a size that a cell prefers makes invalid.
  ///
  /// As UIKit documents: as for new bounds.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes:
      UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// The offset to have instead of one after an update of the layout.
  ///
  /// As UIKit documents: the proposed one unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// The offset to come to rest at instead of one, as a finger is lifted.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`):
  /// the proposed one unless overridden; the velocity is in points a
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Interactive movement

  /// The path that a moved item has at a place.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `targetIndexPath(forInteractivelyMovingItem:withPosition:)`): that of the
  /// item at the place unless overridden, or else the one before.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    let place = CGRect(
      x: position.x, y: position.y, width: 1, height: 1)
    let found = layoutAttributesForElements(in: place)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return found?.indexPath ?? previousIndexPath
  }

  /// Where an item stands that is moved to a place.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`):
  /// its attributes with the place for their centre, unless overridden.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    if let place = layoutAttributesForItem(at: indexPath) {
      attributes.zIndex = place.zIndex
      attributes.frame = place.frame.offsetBy(
        dx: position.x - place.frame.midX, dy: position.y - place.frame.midY)
    }
    return attributes
  }

  /// What a movement of items makes invalid.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `invalidationContext(forInteractivelyMovingItems:withTargetPosition:`
  /// `previousIndexPaths:previousPosition:)`): an instance of
  /// `invalidationContextClass`, for overrides to fill.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// What the end of a movement makes invalid.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `invalidationContextForEndingInteractiveMovementOfItems(`
  /// `toFinalIndexPaths:previousIndexPaths:movementCancelled:)`): the final
  /// paths of a movement that was cancelled are those before it.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Answers

  /// The size of all content; overridden by every layout.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that lie in a rectangle at least in part;
  /// overridden by every layout.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of one item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of one supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of one decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Changes

  /// Tells of the changes of an update, before anything is asked for it.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `prepare(forCollectionViewUpdates:)`): overrides call this. UIKit does not
  /// document that it asks for what has come; reconstructions of it do.
  open func prepare(
    forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
  ) {
    for case let path? in updateItems.map(\.indexPathAfterUpdate)
    where path.item != .max {
      _ = layoutAttributesForItem(at: path)
    }
  }

  /// Tells that an update's animations have been described.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `finalizeCollectionViewUpdates()`): called within the animation block, as
  /// the last thing before it begins.
  open func finalizeCollectionViewUpdates() {}

  /// Tells that the bounds change with animation.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `prepare(forAnimatedBoundsChange:)`).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells that the animations of a change of bounds have been described.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `finalizeAnimatedBoundsChange()`).
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that comes into view begins.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `initialLayoutAttributesForAppearingItem(at:)`): `nil` unless overridden,
  /// for where it stands in the end.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where an item that goes out of view ends; by its path before the update.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `finalLayoutAttributesForDisappearingItem(at:)`): `nil` unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view that comes into view begins.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)`).
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view that goes out of view ends.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)`).
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view that comes into view begins.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)`).
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view that goes out of view ends.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)`).
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Decoration views

  /// Names the class of the decoration views of a kind; `nil` takes it back.
  ///
  /// As UIKit documents: decoration views are registered with the layout, not
  /// with the collection view.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func decorationClass(
    ofKind elementKind: String
  ) -> UICollectionReusableView.Type? {
    decorations[elementKind]
  }
}
