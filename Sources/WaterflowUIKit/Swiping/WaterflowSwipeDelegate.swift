/// Says which actions a swipe reveals.
@MainActor
public protocol WaterflowSwipeDelegate: AnyObject {
  /// Returns the actions where an item's lines begin, or nil for none. None
  /// unless implemented.
  ///
  /// Asked once for each touch that comes down on the item, when a key or
  /// ``WaterflowView/openSwipeActions(at:edge:)`` opens it, and by assistive
  /// technology; not again while the actions are shown.
  func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions?

  /// Returns the actions where an item's lines end, or nil for none. None
  /// unless implemented.
  ///
  /// Asked as for the other edge.
  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions?
}

extension WaterflowSwipeDelegate {
  /// None.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? { nil }

  /// None.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? { nil }
}
