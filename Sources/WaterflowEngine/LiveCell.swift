import WaterflowLayout

/// A cell on screen and what it shows.
public struct LiveCell: Equatable, Sendable {
  /// What the cell shows.
  public var element: ElementID
  /// Which cell it is.
  public var cell: CellID
  /// Where it stands in content coordinates, in points.
  public var frame: LayoutRect
  /// Whether it is held at an edge of the viewport.
  public var isPinned: Bool
  /// Whether an update has given the element another name that the host has
  /// not heard of yet.
  var isRenamed = false
  /// The pass in which the cell was asked for.
  var firstPass = 0
}
