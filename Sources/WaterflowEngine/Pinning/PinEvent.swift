import WaterflowLayout

/// A header or a footer came to be pinned, or rests again.
public struct PinEvent: Equatable, Sendable {
  /// The header or footer.
  public var element: ElementID
  /// Whether it is pinned now.
  public var isPinned: Bool
  /// Where it stands at rest, in content coordinates, in points.
  public var naturalFrame: LayoutRect

  /// Creates an event.
  public init(element: ElementID, isPinned: Bool, naturalFrame: LayoutRect) {
    self.element = element
    self.isPinned = isPinned
    self.naturalFrame = naturalFrame
  }
}
