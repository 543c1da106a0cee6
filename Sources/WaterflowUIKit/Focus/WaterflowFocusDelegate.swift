/// Says which items of a ``WaterflowView`` can have the focus, of keys and of
/// UIKit, and hears where it goes.
@MainActor
public protocol WaterflowFocusDelegate: AnyObject {
  /// Returns whether an item can have the focus, of keys and of UIKit, which go
  /// on to the next one otherwise; true unless implemented.
  ///
  /// ``WaterflowView/focusItem(at:)`` does not ask.
  func waterflowView(
    _ waterflowView: WaterflowView, canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns the item to which UIKit's focus goes when it comes into the view,
  /// if it is on screen, or nil for the nearest. Nil unless implemented.
  func indexPathForPreferredFocusedView(
    in waterflowView: WaterflowView
  ) -> IndexPath?

  /// Tells that the focus has come to an item, or, with nil, gone from all.
  func waterflowView(
    _ waterflowView: WaterflowView, didMoveFocusTo indexPath: IndexPath?)
}

extension WaterflowFocusDelegate {
  /// The nearest.
  public func indexPathForPreferredFocusedView(
    in waterflowView: WaterflowView
  ) -> IndexPath? { nil }

  /// Yes.
  public func waterflowView(
    _ waterflowView: WaterflowView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didMoveFocusTo indexPath: IndexPath?
  ) {}
}
