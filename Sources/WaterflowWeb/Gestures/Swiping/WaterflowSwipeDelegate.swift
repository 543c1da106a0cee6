import WaterflowLayout

/// Says which actions a swipe over an item of a ``WaterflowView`` reveals.
///
/// ```swift
/// extension Notes: WaterflowSwipeDelegate {
///   func waterflowView(
///     _ view: WaterflowView,
///     trailingSwipeActionsConfigurationForItemAt path: ItemPath
///   ) -> WaterflowSwipeActions? {
///     WaterflowSwipeActions(actions: [delete, edit])
///   }
/// }
///
/// view.swipeDelegate = notes
/// ```
public protocol WaterflowSwipeDelegate: AnyObject {
  /// Returns the actions where an item's lines begin, or nil for none. None
  /// unless implemented.
  ///
  /// Asked once for each touch that comes down on the item, and when a key or
  /// ``WaterflowView/openSwipeActions(at:edge:)`` opens it; not again while the
  /// actions are shown.
  func waterflowView(
    _ view: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions?

  /// Returns the actions where an item's lines end, or nil for none. None
  /// unless implemented.
  ///
  /// Asked as for the other edge.
  func waterflowView(
    _ view: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions?
}

extension WaterflowSwipeDelegate {
  /// None.
  public func waterflowView(
    _ view: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? { nil }

  /// None.
  public func waterflowView(
    _ view: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? { nil }
}
