/// Whom a view's host asks and tells of what not every app needs.
///
/// In an object of its own a view without them takes no code to forget them.
final class HostDelegates {
  var display: (any WaterflowDisplayDelegate)?
  var swipe: (any WaterflowSwipeDelegate)?
  var reorder: (any WaterflowReorderDelegate)?
  var multipleSelection: (any WaterflowMultipleSelectionDelegate)?
}

extension WebHost {
  /// Returns these, made by the first use.
  func requireDelegates() -> HostDelegates {
    let delegates = delegates ?? HostDelegates()
    self.delegates = delegates
    return delegates
  }
}
