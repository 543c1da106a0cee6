import WaterflowLayout

/// Hears which cells come to show something, and which show it no more.
///
/// Every method has a default, which does nothing. Each is told once, in this
/// order; not for a cell whose item an update gives another path, nor for one
/// that is configured again.
///
/// ```swift
/// extension Library: WaterflowDisplayDelegate {
///   func waterflowView(
///     _ view: WaterflowView, willDisplay cell: WaterflowCell,
///     forItemAt path: ItemPath
///   ) { cell.element.setStyle("--place", to: "\(path.item)") }
/// }
///
/// view.displayDelegate = library
/// ```
public protocol WaterflowDisplayDelegate: AnyObject {
  /// Tells that a filled cell is about to show an item.
  func waterflowView(
    _ view: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt path: ItemPath)

  /// Tells that a cell, not emptied yet, shows an item no more.
  ///
  /// The path of an item that is gone is the one that it had last.
  func waterflowView(
    _ view: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt path: ItemPath)

  /// Tells that a filled cell is about to show a header, a footer or a
  /// background, of which the item is 0.
  func waterflowView(
    _ view: WaterflowView, willDisplaySupplementaryView cell: WaterflowCell,
    forElementKind kind: ElementKind, at path: ItemPath)

  /// Tells that a cell, not emptied yet, shows a header, a footer or a
  /// background no more.
  func waterflowView(
    _ view: WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowCell,
    forElementOfKind kind: ElementKind, at path: ItemPath)
}

extension WaterflowDisplayDelegate {
  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt path: ItemPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt path: ItemPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView, willDisplaySupplementaryView cell: WaterflowCell,
    forElementKind kind: ElementKind, at path: ItemPath
  ) {}

  /// Does nothing.
  public func waterflowView(
    _ view: WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowCell,
    forElementOfKind kind: ElementKind, at path: ItemPath
  ) {}
}
