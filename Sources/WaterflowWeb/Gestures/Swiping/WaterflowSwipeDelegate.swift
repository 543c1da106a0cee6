import WaterflowEngine
import WaterflowLayout

/// Tells what a swipe over an item of a ``WaterflowView`` reveals.
///
/// ```swift
/// extension Notes: WaterflowSwipeDelegate {
///   func waterflowView(
///     _ view: WaterflowView, swipeActionsForItemAt path: ItemPath,
///     edge: SwipeEdge
///   ) -> WaterflowSwipeActions? {
///     guard edge == .trailing else { return nil }
///     return WaterflowSwipeActions([delete, edit])
///   }
/// }
///
/// view.swipeDelegate = notes
/// ```
public protocol WaterflowSwipeDelegate: AnyObject {
  /// Returns the actions at an edge of an item; nil where there are none.
  ///
  /// Asked once for each touch that comes down on the item, and when a key or
  /// ``WaterflowView/openSwipeActions(at:edge:)`` opens it.
  func waterflowView(
    _ view: WaterflowView, swipeActionsForItemAt path: ItemPath,
    edge: SwipeEdge
  ) -> WaterflowSwipeActions?
}
