/// What a layout asks about one item.
public struct ItemSize: Equatable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double
  /// How many lanes of a waterfall the item spans, brought into 1...lanes.
  public var span: Int
  /// The lane in which the item starts, counted from the leading side, where
  /// the section's order is ``PlacementOrder/given``; not looked at elsewhere.
  public var lane: Int

  /// Creates the size of an item in points.
  ///
  /// A list and a waterfall of absolute lengths read the extent along the scroll
  /// axis, and the one across it only where items keep their own
  /// (``SectionStyle/itemAlignment``); a waterfall of aspect ratios and justified
  /// rows read only their ratio, and a flow reads both.
  public init(width: Double, height: Double, span: Int = 1, lane: Int = 0) {
    self.width = width
    self.height = height
    self.span = span
    self.lane = lane
  }
}
