import WaterflowLayout

/// Where a view was sent: to an element at a place of the viewport.
public struct ScrollDestination: Equatable, Sendable {
  /// Where the element is to stand.
  public enum Place: Equatable, Sendable {
    /// Aligned with the viewport.
    case aligned(ScrollAlignment)
    /// So many points behind the viewport's uncovered start, as in a
    /// ``ScrollAnchor``.
    case behindStart(Double)
  }

  /// The element that the view was scrolled to.
  public var element: ElementID
  /// Where it is to stand.
  public var place: Place

  /// Creates a target.
  public init(element: ElementID, place: Place) {
    self.element = element
    self.place = place
  }
}
