/// An element and where it stands.
public struct LayoutElement: Equatable, Sendable {
  /// Which element it is.
  public var id: ElementID
  /// The lane in a waterfall or a list; -1 elsewhere.
  public var lane: Int32
  /// Whether the element is held at an edge of the viewport instead of where
  /// it rests.
  public var isPinned: Bool
  /// The frame in content coordinates, in points.
  public var frame: LayoutRect

  /// Which elements cover which: higher ones cover lower ones.
  ///
  /// Backgrounds lie below items, pinned elements above all, later sections
  /// above earlier.
  public var zIndex: Int32 {
    if isPinned { return 1_024 + id.section }
    return id.kind == .background ? -1 : 0
  }

  /// Creates an element with its frame in points.
  public init(
    id: ElementID, lane: Int32 = -1, isPinned: Bool = false, frame: LayoutRect
  ) {
    self.id = id
    self.lane = lane
    self.isPinned = isPinned
    self.frame = frame
  }
}
