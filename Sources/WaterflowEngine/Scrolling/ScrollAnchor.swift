import WaterflowLayout

/// An item and where it stands on screen, to be found there again after a
/// change.
public struct ScrollAnchor: Equatable, Sendable {
  /// The element that stays where it is.
  public var element: ElementID
  /// How far the element rests behind the viewport's uncovered start, in
  /// points along the axis; negative if it begins before.
  ///
  /// What is no number leads to the content's top, or its left end.
  public var distance: Double

  /// Creates an anchor; the distance is in points.
  public init(element: ElementID, distance: Double) {
    self.element = element
    self.distance = distance
  }

  /// So far behind the content's start is still at the start for an update, in
  /// points: hosts round offsets, and what is inserted there has to be seen.
  package static var startSlack: Double { 0.5 }
}
