import WaterflowEngine

/// Hears of the content's start being pulled, to create a row or to fetch data
/// anew.
///
/// ```swift
/// extension Notes: WaterflowPullDelegate {
///   func waterflowView(
///     _ view: WaterflowView, didPullTo distance: Double, state: PullState
///   ) { label.setText(state == .armed ? "Let go" : "Pull down") }
///
///   func waterflowViewDidTriggerPull(_ view: WaterflowView) {
///     fetch { view.endPull() }
///   }
/// }
///
/// view.pullDelegate = notes
/// ```
public protocol WaterflowPullDelegate: AnyObject {
  /// Tells how far the content is pulled; draw it into
  /// ``WaterflowView/pullSlot``. Does nothing unless implemented.
  ///
  /// - Parameters:
  ///   - view: whose content is pulled.
  ///   - distance: how far, in points, up to a viewport. Let go while it is
  ///     armed, it stays as it was until ``WaterflowView/endPull()``, which tells
  ///     0; let go before, it is 0 at once.
  ///   - state: what comes of letting go now, or has come of it.
  func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, state: PullState)

  /// Tells that the content was let go when it was pulled far enough, or that
  /// ``WaterflowView/beginPull()`` was called: room is kept at the start until
  /// ``WaterflowView/endPull()``.
  func waterflowViewDidTriggerPull(_ view: WaterflowView)
}

extension WaterflowPullDelegate {
  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, state: PullState
  ) {}
}
