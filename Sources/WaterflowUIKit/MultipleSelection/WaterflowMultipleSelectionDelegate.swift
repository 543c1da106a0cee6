/// Lets people select several items of a ``WaterflowView`` by one drag.
///
/// A finger begins it by resting on an item for half a second, two by going
/// together, and, while something is selected, one by going across the scroll
/// axis: all from that item to the one under the finger are selected, or no
/// longer where the first one was. A pointer draws a rectangle, which selects
/// what it meets; with Shift as well as what was selected, with Command or
/// Control the other way round. Content scrolls by itself near the view's edges.
///
/// ```swift
/// view.allowsMultipleSelection = true
/// view.multipleSelectionDelegate = self
/// ```
///
/// Each item is asked about and told as after a tap, by the view's
/// ``WaterflowView/selectionDelegate``.
@MainActor
public protocol WaterflowMultipleSelectionDelegate: AnyObject {
  /// Returns whether a drag that begins on an item selects several; true unless
  /// implemented.
  ///
  /// Where items can be dragged to other places, that is what else it may do.
  /// Nobody is asked about a pointer that begins beside the items, or with a
  /// key that is held.
  func waterflowView(
    _ waterflowView: WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Tells that a drag selects from now on, before anybody is asked about an
  /// item.
  ///
  /// - Parameters:
  ///   - waterflowView: where.
  ///   - indexPath: the item where it began, or the first one that a rectangle
  ///     met.
  func waterflowView(
    _ waterflowView: WaterflowView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Tells that a drag is over, and what it has selected stays so; or, where it
  /// was taken away, that all is as before.
  func waterflowViewDidEndMultipleSelectionInteraction(
    _ waterflowView: WaterflowView)
}

extension WaterflowMultipleSelectionDelegate {
  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowViewDidEndMultipleSelectionInteraction(
    _ waterflowView: WaterflowView
  ) {}
}
