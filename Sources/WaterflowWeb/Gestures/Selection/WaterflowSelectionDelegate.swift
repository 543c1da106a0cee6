import WaterflowEngine
import WaterflowLayout

/// Decides about taps and clicks on a ``WaterflowView`` and hears of them.
///
/// Every method has a default, so that an app implements what it is about.
///
/// ```swift
/// extension Library: WaterflowSelectionDelegate {
///   func waterflowView(
///     _ view: WaterflowView, didSelectItemAt path: ItemPath
///   ) { open(books[path.item]) }
/// }
///
/// view.selectionDelegate = library
/// ```
///
/// The order is that of `UICollectionView`: a finger that comes down asks
/// whether the item may be highlighted, lifting it whether it may be selected;
/// that it was is told before its highlight goes. A scroll, a swipe or a second
/// thought takes the highlight away again.
public protocol WaterflowSelectionDelegate: AnyObject {
  /// Returns whether a touched item is highlighted, without which it is not
  /// selected either; true unless implemented.
  func waterflowView(
    _ view: WaterflowView, shouldHighlightItemAt path: ItemPath
  ) -> Bool

  /// Tells that an item is highlighted.
  func waterflowView(
    _ view: WaterflowView, didHighlightItemAt path: ItemPath)

  /// Tells that an item is not highlighted any more.
  func waterflowView(
    _ view: WaterflowView, didUnhighlightItemAt path: ItemPath)

  /// Returns whether an item is selected by a tap, a click or a key; true
  /// unless implemented.
  func waterflowView(
    _ view: WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool

  /// Tells that an item was selected by a tap, a click or a key; again for a
  /// selected one.
  func waterflowView(_ view: WaterflowView, didSelectItemAt path: ItemPath)

  /// Returns whether an item is taken from the selection where several can be
  /// selected; true unless implemented.
  func waterflowView(
    _ view: WaterflowView, shouldDeselectItemAt path: ItemPath
  ) -> Bool

  /// Tells that an item is not selected any more.
  func waterflowView(_ view: WaterflowView, didDeselectItemAt path: ItemPath)

  /// Tells that a section's header was tapped or clicked.
  func waterflowView(
    _ view: WaterflowView, didTapHeaderInSection section: Int)

  /// Tells that a section's footer was tapped or clicked.
  func waterflowView(
    _ view: WaterflowView, didTapFooterInSection section: Int)

  /// Tells that a finger has rested on an item for half a second, where
  /// ``WaterflowView/allowsLongPress`` is set.
  ///
  /// - Parameters:
  ///   - view: where it rests.
  ///   - path: the item under it.
  ///   - location: where, in points from the viewport's top left corner.
  /// - Returns: whether something was done, such as showing a menu: the touch
  ///   then selects and scrolls nothing. False unless implemented.
  func waterflowView(
    _ view: WaterflowView, didLongPressItemAt path: ItemPath,
    location: LayoutPoint
  ) -> Bool
}

extension WaterflowSelectionDelegate {
  /// Always.
  public func waterflowView(
    _ view: WaterflowView, shouldHighlightItemAt path: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didHighlightItemAt path: ItemPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didUnhighlightItemAt path: ItemPath
  ) {}

  /// Always.
  public func waterflowView(
    _ view: WaterflowView, shouldSelectItemAt path: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) {}

  /// Always.
  public func waterflowView(
    _ view: WaterflowView, shouldDeselectItemAt path: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didTapHeaderInSection section: Int
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didTapFooterInSection section: Int
  ) {}

  /// Nothing is done: the touch goes on.
  public func waterflowView(
    _ view: WaterflowView, didLongPressItemAt path: ItemPath,
    location: LayoutPoint
  ) -> Bool { false }
}
