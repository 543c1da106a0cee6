import WaterflowLayout

extension ElementID {
  /// The path that an app is told with what is displayed; the header above all
  /// stands in no section, and is told with the first.
  public var displayPath: ItemPath {
    ItemPath(section: max(0, Int(section)), item: Int(item))
  }
}

/// Whom a ``DisplayFeature`` tells which cells show what.
///
/// Elements are named as the data names them; one that is gone as it was named
/// last.
public protocol DisplaySurface: AnyObject {
  /// Tells that a filled cell is about to show an element or, once it has
  /// ended and before the cell is emptied, that it shows it no more.
  func display(_ cell: CellID, for element: ElementID, hasEnded: Bool)
}
