/// The part of the content that is shown, and where pinned elements are held.
public struct Viewport: Equatable, Sendable {
  /// The shown part's top left corner in content coordinates, in points.
  public var offset: LayoutPoint
  /// The shown part's extent, in points.
  public var size: LayoutSize
  /// The part at each edge that something covers, in points: pinned elements
  /// are held inside of it.
  ///
  /// One that is negative, infinite or no number counts as 0.
  public var contentInsets: Insets
  /// How far before the shown part elements count as visible, in points along
  /// the axis.
  ///
  /// A negative or not-a-number distance counts as 0; an infinite one reaches
  /// the content's end.
  public var overscanBefore: Double
  /// How far behind the shown part elements count as visible, in points along
  /// the axis; otherwise as ``overscanBefore``.
  public var overscanAfter: Double

  /// Creates a viewport; distances are in points.
  public init(
    offset: LayoutPoint, size: LayoutSize, contentInsets: Insets = .zero,
    overscanBefore: Double = 0, overscanAfter: Double = 0
  ) {
    self.offset = offset
    self.size = size
    self.contentInsets = contentInsets
    self.overscanBefore = overscanBefore
    self.overscanAfter = overscanAfter
  }

  /// The shown part without overscan, in content coordinates.
  public var rect: LayoutRect { LayoutRect(origin: offset, size: size) }
}
