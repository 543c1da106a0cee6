import WaterflowLayout

/// Hears which cells come to show something, and which show it no more.
///
/// Every method has a default, which does nothing. Each is told once; not for a
/// cell whose item an update gives another path, nor for one that is configured
/// again.
@MainActor
public protocol WaterflowDisplayDelegate: AnyObject {
  /// Tells that a filled cell, in its place, is about to show an item.
  ///
  /// Once for each item that comes into view, and not for one that gets another
  /// path or is configured again.
  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath)

  /// Tells that a cell, not emptied yet, shows an item no more; once for each
  /// of which this delegate was told that it was displayed.
  ///
  /// The path of an item that is gone is the one that it had last.
  func waterflowView(
    _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt indexPath: IndexPath)

  /// Tells that a filled cell is about to show a header, a footer, a background
  /// or the header above all, whose path is that of section 0; the item is 0.
  func waterflowView(
    _ waterflowView: WaterflowView,
    willDisplaySupplementaryView cell: WaterflowCell,
    forElementKind elementKind: ElementKind, at indexPath: IndexPath)

  /// Tells that a cell, not emptied yet, shows a header, a footer, a background
  /// or the header above all no more.
  func waterflowView(
    _ waterflowView: WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowCell,
    forElementOfKind elementKind: ElementKind, at indexPath: IndexPath)
}

extension WaterflowDisplayDelegate {
  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    willDisplaySupplementaryView cell: WaterflowCell,
    forElementKind elementKind: ElementKind, at indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowCell,
    forElementOfKind elementKind: ElementKind, at indexPath: IndexPath
  ) {}
}
