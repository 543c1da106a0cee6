/// Decides about taps on a ``WaterflowView`` and hears of them.
///
/// Every method has a default. The order is that of `UICollectionView`: a
/// finger that comes down asks whether the item may be highlighted, lifting it
/// whether it may be selected; that it was is told before its highlight goes.
///
/// ```swift
/// view.selectionDelegate = self
/// ```
@MainActor
public protocol WaterflowSelectionDelegate: AnyObject {
  /// Returns whether an item under a finger is highlighted, without which it
  /// is not selected either; true unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells that an item was highlighted.
  func waterflowView(
    _ waterflowView: WaterflowView, didHighlightItemAt indexPath: IndexPath)

  /// Tells that an item's highlight was taken away.
  func waterflowView(
    _ waterflowView: WaterflowView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether a tapped item is selected; true unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tapped item is deselected, where several can be
  /// selected; true unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells that a person selected an item.
  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath)

  /// Tells that a person deselected an item.
  func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath)

  /// Tells that a section's header was tapped.
  func waterflowView(
    _ waterflowView: WaterflowView, didTapHeaderInSection section: Int)

  /// Tells that a section's footer was tapped.
  func waterflowView(
    _ waterflowView: WaterflowView, didTapFooterInSection section: Int)

  /// Tells that a finger rests on an item for half a second, where
  /// ``WaterflowView/allowsLongPress`` says so; before the item is lifted to be
  /// moved, where it can be.
  ///
  /// - Parameters:
  ///   - waterflowView: where it rests.
  ///   - indexPath: the item under it.
  ///   - location: where, in the view's coordinates, which are the content's.
  /// - Returns: whether the press is taken: then lifting the finger does not
  ///   select the item. False unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView, didLongPressItemAt indexPath: IndexPath,
    location: CGPoint
  ) -> Bool
}

extension WaterflowSelectionDelegate {
  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didTapHeaderInSection section: Int
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didTapFooterInSection section: Int
  ) {}

  /// Leaves the press to others.
  public func waterflowView(
    _ waterflowView: WaterflowView, didLongPressItemAt indexPath: IndexPath,
    location: CGPoint
  ) -> Bool { false }
}
