import WaterflowLayout

/// An item that can be swiped.
public struct SwipeRow: Equatable, Sendable {
  /// Which item it is.
  public var item: ItemPath
  /// Where it is shown, in the space of the samples, in points.
  public var frame: LayoutRect
  /// The actions where lines begin.
  public var leading: SwipeActions
  /// The actions where lines end.
  public var trailing: SwipeActions

  /// Creates the description of an item; the frame is in points.
  public init(
    item: ItemPath, frame: LayoutRect, leading: SwipeActions = .none,
    trailing: SwipeActions = .none
  ) {
    self.item = item
    self.frame = frame
    self.leading = leading
    self.trailing = trailing
  }

  /// Returns the actions at an edge.
  public func actions(at edge: SwipeEdge) -> SwipeActions {
    edge == .leading ? leading : trailing
  }
}
