import WaterflowEngine

/// Is told how far the start of the content is pulled, and what is to be done
/// when it is let go.
@MainActor
public protocol WaterflowPullDelegate: AnyObject {
  /// Tells how far the content is pulled past its start, for a label that comes
  /// into view there. Does nothing unless implemented.
  ///
  /// - Parameters:
  ///   - waterflowView: the view.
  ///   - distance: in points. Let go, it follows the content, which settles at
  ///     the start or, where it was armed, at the room that is kept until
  ///     ``WaterflowView/endPull()``.
  ///   - state: what comes of letting go now, or has come of it.
  func waterflowView(
    _ waterflowView: WaterflowView, didPullTo distance: CGFloat,
    state: PullState)

  /// Tells that the content was let go far enough: a row is to be typed, or
  /// data fetched. It keeps a distance from the start until
  /// ``WaterflowView/endPull()``.
  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView)
}

extension WaterflowPullDelegate {
  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didPullTo distance: CGFloat,
    state: PullState
  ) {}
}
