/// An element and where it stands.
public struct LayoutElement: Equatable, Sendable {
  /// Which element it is.
  public var id: ElementID
  /// The lane in a waterfall or a list; -1 elsewhere.
  public var lane: Int32
  /// The frame in content coordinates, in points.
  public var frame: Rect

  /// Creates an element with its frame in points.
  public init(id: ElementID, lane: Int32 = -1, frame: Rect) {
    self.id = id
    self.lane = lane
    self.frame = frame
  }
}
