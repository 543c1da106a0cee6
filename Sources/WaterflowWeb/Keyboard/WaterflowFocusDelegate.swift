import WaterflowEngine
import WaterflowLayout

/// Decides which items of a ``WaterflowView`` can have the focus, and hears of
/// it, where ``WaterflowView/allowsFocus`` is set.
///
/// Every method has a default.
public protocol WaterflowFocusDelegate: AnyObject {
  /// Returns whether an item can have the focus, which goes on to the next one
  /// otherwise; true unless implemented.
  ///
  /// ``WaterflowView/focusItem(at:)`` does not ask.
  func waterflowView(
    _ view: WaterflowView, canFocusItemAt path: ItemPath
  ) -> Bool

  /// Tells that the focus has come to an item, or, with nil, gone from all.
  func waterflowView(_ view: WaterflowView, didMoveFocusTo path: ItemPath?)
}

extension WaterflowFocusDelegate {
  /// Always.
  public func waterflowView(
    _ view: WaterflowView, canFocusItemAt path: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didMoveFocusTo path: ItemPath?
  ) {}
}
