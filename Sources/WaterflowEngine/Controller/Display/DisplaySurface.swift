import WaterflowLayout

/// Whom a ``DisplayFeature`` tells which cells show what.
///
/// Elements are named as the data names them; one that is gone as it was named
/// last.
public protocol DisplaySurface: AnyObject {
  /// Tells that a filled cell is about to show an element.
  func willDisplay(_ cell: CellID, for element: ElementID)

  /// Tells that a cell, not emptied yet, shows an element no more.
  func didEndDisplaying(_ cell: CellID, for element: ElementID)
}
