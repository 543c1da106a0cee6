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
  ///   - distance: how far, in points, up to a viewport; 0 once it was let go.
  ///   - state: what comes of letting go now.
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
