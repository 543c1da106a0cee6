/// Makes data ready for items that come next.
@MainActor
public protocol WaterflowViewDataSourcePrefetching: AnyObject {
  /// Tells that items will come into view next in the direction of travel.
  ///
  /// Each is announced once, until it was shown or cancelled; after a reload
  /// all are announced anew.
  func waterflowView(
    _ waterflowView: WaterflowView, prefetchItemsAt indexPaths: [IndexPath])

  /// Tells that announced items will not come into view after all. Does
  /// nothing unless implemented.
  func waterflowView(
    _ waterflowView: WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension WaterflowViewDataSourcePrefetching {
  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
