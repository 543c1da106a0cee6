/// A rectangle in points, given by its top left corner and its size.
public struct LayoutRect: Equatable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// A rectangle without extent at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its corner and its extents in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(
      x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// The top left corner.
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }

  /// The extents.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Returns whether the point lies inside; the right and the bottom edge do
  /// not count.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns the rectangle moved by a distance in points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
