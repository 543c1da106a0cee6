import Foundation

/// A view that a collection view uses for one element after the other.
@MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view with a frame.
  ///
  /// As UIKit documents: the way in which a collection view makes views of a
  /// registered class. Required here, as making a view from its class needs
  /// that without an Objective-C runtime.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the view was registered as; `nil` if it was made by hand.
  package internal(set) var reuseIdentifier: String?

  /// The attributes that the view would like to have instead.
  ///
  /// As UIKit documents: overridden where the size depends on the content.
  /// Here the ones that are given; UIKit fits them to constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Rids the view of what it showed.
  ///
  /// As UIKit documents: called before a used view is dequeued again; overrides
  /// call this, which does nothing itself.
  open func prepareForReuse() {}
}
